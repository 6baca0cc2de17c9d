// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/stage.h"

namespace escarmouche::rules::musg::play {

/** One PV lost, and perhaps the last; false: the first wound is ignored (MUSG-INJURY-10). */
bool takeWound(const Stage &stage, FigureId victim, FigureId by, EntryId weapon);

// A climber who is hit (MUSG-EQUIP-10).

/** One die, or two of which the better counts (MUSG-CAMP-28). */
Roll fallRoll(const Stage &stage, FigureId climber);
/** What the dice just thrown say; tells of them. */
bool falls(const Stage &stage, FigureId climber);
/** He lands at the foot of what he climbed, or on the nearest free place beside whoever stands
    there. */
void comeDown(const Stage &stage, FigureId climber);
/** The body of a climber put out of action comes down; a shot has then killed him for good. */
void fallDead(const Stage &stage, FigureId climber, bool byShot);

} // namespace escarmouche::rules::musg::play
