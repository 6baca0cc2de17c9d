// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/path.h"
#include "rules/musg/play/stage/stage.h"

namespace escarmouche::rules::musg::play {

// A charge whose target has moved in reaction: the charger may give the rest of his way anew
// (MUSG-ACT-07).

/** The charge whose rest of the way is asked for; null: none is. */
const MoveFrame *askedToFollow(const State &state);

/** Its targets, those on the table. */
FigureSet quarryOf(const State &state, const MoveFrame &charge);

/** What the charger may still spend: 1.5 Mvt for the whole charge, less what lies behind him. */
kit::geometry::Gait gaitLeft(const Skirmish &game, const State &state, const MoveFrame &charge);

/** Whether an enemy is touched where the way ends, and none stands on that place. */
bool endsInContact(const Skirmish &game, const State &state, const MoveFrame &charge);
/** Nobody any more is touched there, and nobody has come into the way. */
bool hasLostTarget(const Skirmish &game, const State &state, const MoveFrame &charge);

/** Whether one of its targets is near enough for what is left, as the crow flies: whether there is
    a way is for the charger to find. */
bool mayFollow(const Skirmish &game, const State &state, const MoveFrame &charge);

/** What lies behind the charger and then that rest; no point where it has more than a path holds.
 */
Path wholeWay(const MoveFrame &charge, const Path &rest);

/** Sends the charger along the rest of the way. */
void follow(const Stage &stage, const MovePlan &plan);

/** The target is not followed: the charge becomes a run, for want of the second PA one of half a
    move at most (MUSG-ACT-07, -08). */
void fallShort(const Stage &stage, MoveFrame &charge);

} // namespace escarmouche::rules::musg::play
