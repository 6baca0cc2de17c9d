// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/actlines.h"
#include "rules/core/board/boardface.h"
#include "rules/core/board/boardview.h"

#include <cstdint>
#include <set>
#include <vector>

namespace escarmouche::app {

class MatchController;

/** Seats of those who stand there and hold it; two or more: it is contested. */
std::set<std::int8_t> sidesAt(const rules::GroundMark &mark, const rules::BoardView &view,
                              const rules::Cast &cast, const std::vector<rules::StateWord> &states);

/** Something that is fought for, where somebody stands. */
struct Held {
    int number = 0;
    rules::SeatId seat; // none: it is contested
};
/** But for what has been taken, and what counts for one side alone. */
std::vector<Held> heldOn(const std::vector<rules::GroundMark> &marks, const rules::BoardView &view,
                         const rules::Cast &cast, const std::vector<rules::StateWord> &states);

/** The sum of a turn with who holds what, where the game has words for that; others as they are. */
ActLine withHolders(ActLine sum, const MatchController &controller, const rules::BoardView &view);

} // namespace escarmouche::app
