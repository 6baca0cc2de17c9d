// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::musg {

// Entries of the recruits' and mercenaries' tabs: "chief", "sous-chef", "sous-fifre" are figures
// of the band's race; "goblin-sous-fifre" is a row of another race; any other id is a catalogue
// entry of kind Figure ("figurant", "elf-sniper").

/** One figure of the entry as it joins the band, without id; else EntryNotFound. */
Result<Member> recruit(const Catalogue &catalogue, const Band &band, std::string_view entry);

/** What the band's race, theme and phase open to it, mercenaries apart. */
std::vector<std::string> recruitEntries(const Catalogue &catalogue, const Band &band);
std::vector<std::string> mercenaryEntries(const Catalogue &catalogue);

/** "Chief" of the band's own race, "Goblin sous-fifre" of another, "Elf sniper". */
Text kindOf(const Catalogue &catalogue, const Band &band, const Member &member);

/** "Sous-fifre 5": the one place that makes these words. */
Text numbered(const Text &kind, int number);
/** Whether it is told by its number: one of a campaign, unless it is the first one of which a band
    has but one. */
bool isNumbered(const Catalogue &catalogue, const Member &member);

/** What a figure of a line is called: its name, else its kind and, where it is told by it, its
    number. */
Text calledIn(const Catalogue &catalogue, const Band &band, const Member &member);

/** Those alike in it are counted together: the name, else the kind whatever the number. */
Text sortOf(const Catalogue &catalogue, const Band &band, const Member &member);

/** So many figures of a line: "Grok", "Sous-fifre", "4 sous-fifres", "3 × Elf sniper". */
Text headsOf(const Catalogue &catalogue, const Band &band, const Member &member, int count);

/** All of them, those called alike together: "Grok, Elf sniper and 4 sous-fifres". Lines that the
    band lacks are left out. */
Text everyoneOf(const Catalogue &catalogue, const Band &band, std::span<const Figures> figures);

} // namespace escarmouche::rules::musg
