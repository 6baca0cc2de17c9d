// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

// How what comes with a tile or a card is put on squares.

namespace escarmouche::rules::zombies {

enum class Coming : std::uint8_t { Nothing, Zombie, Bullet, Life };
using FillSquares = FixedList<StoredSquare, 64>;

/** What is put next. */
Coming nextComing(const FillFrame &fill);
/** Where it can be put. */
FillSquares squaresFor(const Zombies &game, const State &state, const FillFrame &fill);
RuleId ruleOf(const Zombies &game, const State &state, const FillFrame &fill);

/** The step of a tile that is drawn from the town's pile. */
inline constexpr std::uint8_t kFromTown = 1;
void choosePile(const Stage &stage, int area);
void layTile(const Stage &stage, SeatId placer, const Action &action);
/** One of what is asked for. */
void putThere(const Stage &stage, Square square);

} // namespace escarmouche::rules::zombies
