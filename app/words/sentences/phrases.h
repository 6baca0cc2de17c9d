// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/rulesystem.h"

#include <QString>

namespace escarmouche::rules {
class MatchRules;
}

namespace escarmouche::app {

/** The sentence of a system in a language; never markup, so show it as plain text. */
QString say(const rules::BandRules &rules, const rules::Phrase &phrase, rules::Language language);

/** The same in the language of the window. */
QString say(const rules::BandRules &rules, const rules::Phrase &phrase);

/** A sentence of that book in the language of the window, a time named "when" as people write it
    there. */
QString say(const rules::PhraseBook &book, const rules::Phrase &phrase);

/** What a game calls that turn, in the language of the window: "Turn 3", "Setting up". */
QString turnText(const rules::MatchRules &rules, int turn);

/** A name of the catalogue in the language of the window. */
QString inUiLanguage(const rules::Text &text);

/** What a roster calls one of its figures: "Snik", in a campaign "Sous-fifre 5", else the kind. */
QString calledIn(const rules::RosterRow &row, const rules::FigureName &figure);

/** What a game calls that of which a band is besides its name: "Race". */
rules::Text factionWord(const rules::BandRules &rules);
/** The same over the bands of several games: one word that fits all. */
rules::Text factionWord(const rules::RuleSystems &systems);

} // namespace escarmouche::app
