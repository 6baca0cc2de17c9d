// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/musg/campaign/joining.h"

namespace escarmouche::rules::musg {

/** What stays with the figures of a company, as its documents told it; what they have beside that
    came by hand or before the campaign, and stands first. */
std::vector<Befallen> befallenOf(const Catalogue &catalogue, const Company &company,
                                 std::span<const PlayedGame> games);
/** The figure whom the key of a line names; none: it is the band's. */
MemberId memberOf(std::string_view line);
/** Lines about the band as a whole name figures in their sentences alone. */
bool isOfOne(std::string_view line);
FigureGlance glanceOf(const Catalogue &catalogue, const Band &band, const Member &member);
std::vector<FallenFigure> fallenOf(const Catalogue &catalogue, const Company &company);
/** Leaders who left, and mercenaries in contact (MUSG-CAMP-10, MUSG-MERC-01). */
std::vector<Hireling> hirelingsOf(const Catalogue &catalogue, const Company &company);
/** Mercenaries put out of action, as the settled lines tell (MUSG-MERC-02): each loss stays, for
    whoever is hired later is another figure, whatever he is called. */
std::vector<FallenFigure> lostContactsOf(std::span<const PlayedGame> games);
/** Kits he may have used up where they are not restocked, and the marks of his return. */
std::vector<ReportWord> reportWordsOf(const Catalogue &catalogue, const Company &company,
                                      MemberId member, std::span<const Setting> options);
/** What such a word is called, by its key; an unknown key as it is. */
Text wordNameOf(const Catalogue &catalogue, std::string_view word);

} // namespace escarmouche::rules::musg
