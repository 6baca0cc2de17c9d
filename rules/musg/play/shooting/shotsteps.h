// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/hits.h"

namespace escarmouche::rules::musg::play {

// The steps of a shot, by the chapter they stand in; each leaves the frame at its next step.

/** The base of the first victim, or of the place aimed at. */
kit::geometry::Base aimedBase(const Stage &stage, const ShotFrame &frame);
const Gun &gunOf(const Stage &stage, const ShotFrame &frame);

/** One hit of the gun on somebody; `frame.shotAt` remembers him. */
void hitWith(const Stage &stage, ShotFrame &frame, FigureId victim, int hits, Cited rules);

// rolls.cpp: cover, allies in melee, to hit
void rollCover(const Stage &stage, ShotFrame &frame);
void afterCover(const Stage &stage, ShotFrame &frame);
void rollAlly(const Stage &stage, ShotFrame &frame);
void afterAlly(const Stage &stage, ShotFrame &frame);
void rollToHit(const Stage &stage, ShotFrame &frame);
void afterToHit(const Stage &stage, ShotFrame &frame);
void rollAstray(const Stage &stage, ShotFrame &frame);
void afterAstray(const Stage &stage, ShotFrame &frame);

// accidents.cpp: bursts, strays, ammunition
/** The gunsmith of the band looks after its weapons, until he is out of action (MUSG-MERC-09). */
bool hasGunsmith(const Stage &stage, SeatId seat);
void rollAccident(const Stage &stage, ShotFrame &frame);
void afterAccident(const Stage &stage, ShotFrame &frame);
void burstOn(const Stage &stage, ShotFrame &frame);
void rollStray(const Stage &stage, ShotFrame &frame);
void afterStray(const Stage &stage, ShotFrame &frame);
void rollAmmunition(const Stage &stage, ShotFrame &frame);
void afterAmmunition(const Stage &stage, ShotFrame &frame);

// blast.cpp, flame.cpp, touched.cpp
void layBlast(const Stage &stage, ShotFrame &frame);
void afterScatter(const Stage &stage, ShotFrame &frame);
void afterScatterDistance(const Stage &stage, ShotFrame &frame);
void layFlame(const Stage &stage, ShotFrame &frame);
void touchNext(const Stage &stage, ShotFrame &frame);
void rollTouchedCover(const Stage &stage, ShotFrame &frame);
void afterTouchedCover(const Stage &stage, ShotFrame &frame);

// victims.cpp: whose hit it is, who takes it
/** Who may take a hit for the chief as they stand: trolls, and whoever throws himself in the way
    (MUSG-MERC-06, MUSG-FREE-01). */
FigureSet interceptorsFor(const Stage &stage, FigureId chief);
void giveNextHit(const Stage &stage, ShotFrame &frame);
void afterNextChosen(const Stage &stage, ShotFrame &frame);
void rollFurtherCover(const Stage &stage, ShotFrame &frame);
void afterFurtherCover(const Stage &stage, ShotFrame &frame);
void takeHit(const Stage &stage, ShotFrame &frame);
void afterTroll(const Stage &stage, ShotFrame &frame);
void afterChef(const Stage &stage, ShotFrame &frame);
void giveAstrayHit(const Stage &stage, ShotFrame &frame);

} // namespace escarmouche::rules::musg::play
