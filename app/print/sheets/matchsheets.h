// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "rules/core/match/match.h"
#include "rules/core/sheets/systemsheets.h"

#include <vector>

namespace escarmouche::app {

/** The rules in force, to lie beside the board. */
PrintDocument referenceSheet(const rules::Text &game, const rules::ReferenceSheet &sheet,
                             rules::Language language);

/** A grid to write in for each game, as many as one page holds, and one for all of them. */
PrintDocument scoreSheet(const rules::Text &game, const rules::ScoreSheet &sheet,
                         const std::vector<rules::Text> &players, rules::Language language);

/** The counters of the game at their true size, each group below its name. */
PrintDocument counterSheet(const rules::Text &game, const rules::CounterSheet &sheet,
                           rules::Language language);

/** The names of the sides: those that the scenario gives are in both languages. */
std::vector<rules::Text> sideNames(const rules::MatchSetup &setup, const rules::MatchRules &rules);

} // namespace escarmouche::app
