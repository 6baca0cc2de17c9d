// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"

#include <cstdint>

namespace escarmouche::model {

/** What the program throws for answer number `nth` (from 0) of entry `entry` of a match's journal.
    It depends on nothing else: not on what was thrown before, on who asks, nor on how often.

    So a kill buys no other dice. Dice are on disk before anybody sees them; a kill before that
    leaves a match in which nobody has seen anything, and the same act at the same place throws the
    same again. An act undone had no dice yet. One taken back keeps its entry, so that whatever is
    done instead stands in a later one and throws anew; done again by redo, it keeps the dice it
    had. A machine's choice depends on seed and entry in the same way (Match::choose), and so does
    the rest of its turn when it is worked out again. Dice typed take a number like any others. */
rules::ChanceAnswer throwDice(std::uint64_t seed, int entry, std::size_t nth,
                              const rules::Request &request);

/** The same for what the match awaits now. */
rules::ChanceAnswer throwDice(std::uint64_t seed, const rules::Match &match);

/** One that nobody chose. */
std::uint64_t newSeed();

} // namespace escarmouche::model
