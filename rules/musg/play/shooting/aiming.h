// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/burst.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/state/plan.h"

#include <optional>

namespace escarmouche::rules::musg::play {

// What a shot is judged on: pure, shared by plans, previews, options and the steps of a shot.

/** Somebody with a gun in his hands. */
struct Aimer {
    Aimer(const Skirmish &match, const State &now, FigureId shooter, std::uint8_t gunIndex);

    const Fighter &fighter() const { return game.fighter(figure); }
    bool isTemplate() const { return gun.shape != Template::None; }
    /** Some rule lets him fire into melee: without risk (MUSG-MERC-08), or at his allies' risk. */
    bool spares() const { return fighter().has(Trait::ShootsIntoMelee); }
    bool mayFireIntoMelee() const { return spares() || game.switches().shootingIntoMelee; }

    const Skirmish &game;
    const State &state;
    FigureId figure;
    std::uint8_t index;
    const Gun &gun;
    bool isEngaged;
};

/** Whether an earlier gun of the figure is the same and as it is, lost, empty or neither: what one
    can do with either is offered once. */
bool isDouble(const Skirmish &game, const State &state, FigureId figure, std::size_t gun);

/** Whether the gun can be fired at all now; `pa` 0: a free shot (MUSG-REACT-07). */
std::optional<Refusal> cannotFire(const Aimer &aimer, int pa);

/** PA of one Shoot action (MUSG-RANGED-11..13, MUSG-MERC-09) and the rule of that price. */
int priceOf(const Skirmish &game, const Gun &gun);
RuleId priceRule(const Fighter &fighter, const Gun &gun);

/** Why an enemy cannot be a victim of a shot; nothing when he can. */
std::optional<Refusal> spared(const Aimer &aimer, FigureId target);

/** All who can be victims. */
FigureSet eligible(const Aimer &aimer);
/** Those of them who stand in one group with a victim: who may be hit with him (MUSG-RANGED-08). */
FigureSet groupOf(const Aimer &aimer, FigureId victim);

/** Those of a set who are nearest to the shooter (MUSG-RANGED-08). */
FigureSet nearest(const Aimer &aimer, const FigureSet &among);
/** Those of a set who are of the same band as a figure: whose owner has to pick. */
FigureSet ofOneSeat(const Skirmish &game, const FigureSet &among, FigureId figure);

/** Who is the first victim when that one's group is shot at; of two equally near the lower id. */
FigureId firstOfGroup(const Aimer &aimer, FigureId target);

/** The number to hit and what made it, in the order of MUSG-RANGED-06; 7 or more: impossible
    (MUSG-RANGED-05). */
struct ToHit {
    std::int32_t distance = 0;
    int band = 0; // 0 short, 1 medium, 2 long, 3 out of range
    int needed = 0;
    FixedList<Term, 6> terms;
};
ToHit toHit(const Aimer &aimer, const kit::geometry::Base &target);

/** The whole of one shot at a first victim, or of a template at a place. */
Judged<ShotPlan> aim(const Aimer &aimer, FigureId target, const Place &at);

// cover.cpp

/** Something between shooter and target that one rolls for. */
struct Hurdle {
    std::int32_t index = 0; // of the piece, or of the figure
    bool isFigure = false;
    std::int32_t distance = 0;
    std::uint8_t needed = 0;
};
using Hurdles = FixedList<Hurdle, kit::geometry::kMostObstacles>;

/** What is rolled for between shooter and target, nearest first: nothing unless more than half of
    the target is hidden (MUSG-COVER-01..03). `target` invalid: a template aimed at a place. */
Hurdles hurdles(const Aimer &aimer, const kit::geometry::Base &base, FigureId target);
/** Those that hide one figure and not another (MUSG-RANGED-08). */
Hurdles furtherHurdles(const Aimer &aimer, FigureId first, FigureId next);
/** The cover roll at that distance with that gun (MUSG-COVER-03). */
int coverNeeded(const Gun &gun, std::int32_t distance);

// blast.cpp, flame.cpp

/** Who is under a blast, friend or foe (MUSG-RANGED-16). */
FigureSet underBlast(const Skirmish &game, const State &state, const Place &centre);
kit::geometry::Flame flameOf(const Aimer &aimer, Point at);
/** Whom a flame touches that the shooter sees (MUSG-RANGED-17). */
FigureSet inFlame(const Aimer &aimer, const kit::geometry::Flame &flame);
/** Allies of the shooter in melee among those (MUSG-RANGED-17). */
bool touchesAllyInMelee(const Aimer &aimer, const FigureSet &touched);

} // namespace escarmouche::rules::musg::play
