// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/stage.h"

namespace escarmouche::rules::musg::play {

// The part of a move that is a charge's, or a flight's (moveframe.cpp has the rest).

/** A charge at a better enemy tests its nerve first (MUSG-REACT-03). */
void beginCharge(const Stage &stage, MoveFrame &frame);
void afterNerveTest(const Stage &stage, MoveFrame &frame); // MUSG-REACT-04
void receive(const Stage &stage, MoveFrame &frame); // MUSG-REACT-05
void afterTroll(const Stage &stage, MoveFrame &frame); // MUSG-MERC-06
/** Contact made: F +1 for this activation, and perhaps a dive (MUSG-MELEE-08, MUSG-MERC-11). */
void endCharge(const Stage &stage, MoveFrame &frame);
/** Whether a charge that has come down so far is a dive (MUSG-MERC-11). */
bool isDive(const Fighter &charger, std::int32_t dropped);
/** A fleeing figure whose base touches the edge leaves the game (MUSG-ROUT-08). */
void leaveAtEdge(const Stage &stage, FigureId figure);

/** The trolls who may take the charge on their chief. */
FigureSet trollsFor(const Skirmish &game, const State &state, const MoveFrame &frame);

} // namespace escarmouche::rules::musg::play
