// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

namespace escarmouche::rules::zombies {

Judged<void> judge(const Zombies &game, const State &state, SeatId seat, const Action &action);
void carryOut(const Stage &stage, Asked asked, SeatId seat, const Action &action);
/** The deeds that answer a question, beside cards, in the order in which they are offered. */
const std::vector<Deed> &answersTo(Asked asked);
} // namespace escarmouche::rules::zombies
