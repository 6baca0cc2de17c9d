// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

// A pawn moves: above ground, in the sewers, by subway.

namespace escarmouche::rules::zombies {

/** The square of a store with its vent; kNowhere: there is none. */
Square ventOf(const Zombies &game, const State &state, int tile);
Judged<void> judgeDuct(const Zombies &game, const State &state, SeatId seat, Square to);
/** Instead of a move roll. */
void crawl(const Stage &stage, Square to);
/** ZZZ-EXP-09: whoever is where the jeep stands has it from then on. */
void takeJeep(const Stage &stage);
void rollMove(const Stage &stage);
void goTo(const Stage &stage, Square to);
/** Down into the sewers, or up out of them. */
void changeLevel(const Stage &stage, bool isDown);
/** Waits for the subway; the move is over. */
void waitForRide(const Stage &stage);
/** Gets off there. */
void arrive(const Stage &stage, SeatId seat, Square at);

/** Why the pawn cannot go down, or come up, where it is; nothing: it can. */
Judged<void> judgeManhole(const Zombies &game, const State &state, SeatId seat);
Judged<void> judgeRide(const Zombies &game, const State &state, SeatId seat);
bool isStationSquare(const Zombies &game, const State &state, Square square);
bool isTownStreet(const Zombies &game, const State &state, Square square);

} // namespace escarmouche::rules::zombies
