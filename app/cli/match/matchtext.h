// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/jsonreport.h"
#include "rules/core/match/match.h"

#include <QString>

namespace escarmouche::app::cli {

/** "win", "draw", "loss". */
QString resultWord(rules::SeatResult result);
/** How a match ended: a line a seat. */
QString resultText(const rules::BattleReport &report, const rules::MatchRules &rules);

/** What a match waits for, in one sentence: "Seat 2 (Karnash): Who acts next?" */
QString awaitedText(const rules::Match &match, const rules::MatchRules &rules);
/** The lines of a script that answer it, and what each does; empty when the match is over. */
QString answersText(const rules::Match &match, const rules::PhraseBook &phrases);
/** Who is where, as the seat that is asked knows it, by the numbers that actions name. */
QString figuresText(const rules::Match &match);

/** Both of the first as values: keys and lines as a script takes them. */
Json awaitedJson(const rules::Match &match, const rules::MatchRules &rules);
Json figuresJson(const rules::Match &match);

} // namespace escarmouche::app::cli
