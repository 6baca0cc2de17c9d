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
    for (Square from = 0; from < state.town.squares(); ++from) {
        if (state.town.zombie(from) == 0 || !judgeMover(game, state, herd, from))
            continue;
        for (const Side side : kAllSides) {
            const bool isOne =
                map.hasWay(from, side) && state.town.zombie(map.next(from, side)) == 0;
            if (isOne && visit(from, map.next(from, side)))
                return;
        }
    }
}
bool canAnyMove(const Zombies &game, const State &state, const HerdFrame &herd);
void shamble(const Stage &stage, Square from, Square to);
/** One of those that a card takes away. */
void clearOne(const Stage &stage, Square square);

} // namespace escarmouche::rules::zombies
