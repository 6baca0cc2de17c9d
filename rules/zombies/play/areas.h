// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

#include <array>

// ZZZ-EXP: areas that an entrance opens, each with a pile of its own.

namespace escarmouche::rules::zombies {

inline constexpr int kTownPile = -1; // beside the numbers of the areas

/** What lies ready of the areas in play, and where their entrances are. */
void setOut(const Zombies &game, State &state);
/** The piles from which a tile can be drawn: the town's first. */
FixedList<std::int8_t, kAreas + 1> pilesToDraw(const State &state);
/** Tiles of that pile that are still to come, of the town's with its Helipad. */
int tilesInPile(const State &state, int pile);
/** Entrances that lie in the upper half of the town's pile, by their areas. */
FixedList<std::int8_t, kAreas> entrancesAhead(const State &state);

/** What is attached to the kind, if it is an entrance, can be laid with it (ZZZ-EXP-04). */
bool hasRoomBeyond(const Zombies &game, const State &state, int kind, int turn, Tiling::Spot spot);
/** The kind can be laid there, turned so, with what is attached to it. */
bool fits(const Zombies &game, const State &state, int kind, int turn, Tiling::Spot spot);
/** All places where it can be laid: visit(spot, turn). */
template<class Visit>
void forEachPlace(const Zombies &game, const State &state, int kind, const Visit &visit)
{
    game.map(state).forEachPlace(kind, [&](Tiling::Spot spot, int turn) {
        if (hasRoomBeyond(game, state, kind, turn, spot))
            visit(spot, turn);
    });
}

/** Asks chance whether the next of the town's tiles is an entrance, where that can be. */
bool asksForEntrance(const Stage &stage, Audience audience);
/** The entrance that comes then; 0: another tile. */
int entranceMet(const Stage &stage, int picked);

/** Of the tiles that are looked at, the one that comes next. */
void putNext(const Stage &stage, int which);
/** For a seat that has not looked, they lie in the pile like the others. */
void forgetTop(const Zombies &game, State &seen);

/** A tile as it lies, or will. */
struct Placed {
    int kind = 0, turn = 0;
    Tiling::Spot spot;
};
/** The straight and the crossroads, in line away from the town. */
std::array<Placed, 2> attachedTo(const Zombies &game, const Placed &entrance);

} // namespace escarmouche::rules::zombies
