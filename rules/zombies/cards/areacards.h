// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/filling.h"

// What only cards of the areas do.

namespace escarmouche::rules::zombies {

/** Steps from tile to tile between the two squares. */
int tilesBetween(const State &state, Square one, Square other);
/** The square lies on the line of at most four squares that one could walk from the other. */
bool isInLine(const Zombies &game, const State &state, Square from, Square to);

/** A building whose doors are shut until its player's next turn. */
Judged<void> judgeSeal(const Zombies &game, const State &state, const CardFrame &card);
void seal(const Stage &stage, const CardFrame &card);

/** The pawn comes to a street at most two tiles away, instead of its move. */
Judged<void> judgeLanding(const Zombies &game, const State &state, const CardFrame &card);
void land(const Stage &stage, const CardFrame &card);

/** The zombie that is met is pushed away by a laid card. */
Judged<void> judgePush(const Zombies &game, const State &state, Square to);
void pushAway(const Stage &stage, Square to);

} // namespace escarmouche::rules::zombies
