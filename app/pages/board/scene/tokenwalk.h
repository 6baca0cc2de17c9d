// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/seat.h"

#include <vector>

namespace escarmouche::app {

class BoardScene;

/** A seat's tokens that stand or wait, by id; without a seat everybody's. */
std::vector<int> ownTokens(const BoardScene &scene, rules::SeatId seat);

/** Those of others that stand on the board, the nearest to the chosen token first. */
std::vector<int> enemyTokens(const BoardScene &scene, rules::SeatId seat);

/** The one after `current`, in a circle; the first where it is not among them; -1: there is none.
 */
int nextOf(const std::vector<int> &tokens, int current, bool isForward);

} // namespace escarmouche::app
