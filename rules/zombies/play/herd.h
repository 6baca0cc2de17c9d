// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

// Zombies are moved, or taken off the board (ZZZ-ZMOVE).

namespace escarmouche::rules::zombies {

/** The zombie on `from` may go to its neighbour now. */
Judged<void> judgeShamble(const Zombies &game, const State &state, const HerdFrame &herd,
                          Square from, Square to);
/** One may go from there now, wherever there is room for it. */
Judged<void> judgeMover(const Zombies &game, const State &state, const HerdFrame &herd,
                        Square from);
/** Moves that are allowed, until it says that it has seen enough: visit(from, to). */
template<class Visit>
void forEachShamble(const Zombies &game, const State &state, const HerdFrame &herd,
                    const Visit &visit)
{
    const TownMap map = game.map(state);
    const bool isOneTile = herd.tile >= 0 && herd.moving == 0;
    const int first = isOneTile ? herd.tile : 0;
    const int end = isOneTile ? first + 1 : static_cast<int>(state.town.tiles.size());
    for (int tile = first; tile < end; ++tile) {
        const auto &zombies = state.town.tiles[static_cast<std::size_t>(tile)].zombies;
        for (int within = 0; within < kSquares; ++within) {
            const Square from = squareOf(tile, within);
            if (zombies[static_cast<std::size_t>(within)] == 0 ||
                !judgeMover(game, state, herd, from))
                continue;
            for (const Side side : kAllSides) {
                const Square to = map.stepTo(from, side);
                if (to != kNowhere && state.town.zombie(to) == 0 && visit(from, to))
                    return;
            }
        }
    }
}
bool canAnyMove(const Zombies &game, const State &state, const HerdFrame &herd);
void shamble(const Stage &stage, Square from, Square to);
/** One of those that a card takes away. */
void clearOne(const Stage &stage, Square square);

} // namespace escarmouche::rules::zombies
