// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

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

} // namespace escarmouche::app
