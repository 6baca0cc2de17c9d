// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/sheets/evening.h"
#include "app/print/sheets/rostersheet.h"

namespace escarmouche::app {

/** All the paper of an evening: its games, and of each the roster sheets of who comes and a blank
    grid in the order in which the result is entered, on the first page where there is but one game;
    at the end the rules that the bands use. Pure. */
PrintDocument eveningPack(const Evening &evening, const rules::PhraseBook &phrases,
                          const RuleFinder &rule, rules::Language language, const Units &units);

} // namespace escarmouche::app
