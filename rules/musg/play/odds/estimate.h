// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

// Closed forms for the machine's judgement only, from the same plans as everything else; whatever
// a person sees comes from the exact walk (rules/core/game/odds.h).

inline constexpr int kCertain = 1000; // a chance in thousandths

/** What an attack takes from its first victim, in thousandths: PV expected, and the chance that he
    is put out of action. */
struct Toll {
    int pv = 0;
    int out = 0;

    bool operator==(const Toll &) const = default;
};

/** Of `dice` that each take a PV with that chance (thousandths), from somebody with `pv` left. */
Toll tollOf(int dice, int each, int pv);

/** The chance of a d6 to show `needed` or more, in thousandths; 0 needs no roll. */
int chanceOf(int needed);

/** Expected PV that a shot or a Strike takes from its targets, in thousandths: cover, to hit,
    damage, a victim's PV as the most. Nobody intervenes, nothing is rolled again. */
int expectedPv(const Skirmish &game, const State &state, const ShotPlan &plan);
int expectedPv(const Skirmish &game, const State &state, const StrikePlan &plan);

/** The same for a shot that is one of the options, as one who does not look for cover sees it; much
    cheaper than its plan. */
int expectedAtSight(const Skirmish &game, const State &state, const Shoot &shot);

/** The same for what a figure's best blades would do to a foe of that PV and R if it stood beside
    him, for each PA. */
int expectedBlow(const Skirmish &game, const State &state, FigureId figure, FigureId foe,
                 bool charging);

} // namespace escarmouche::rules::musg::play
