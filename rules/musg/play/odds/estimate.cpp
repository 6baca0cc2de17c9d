// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/estimate.h"

#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace escarmouche::rules::musg::play {

namespace {

/** What `dice` with that chance each take from somebody with `pv` left; never more than he has. */
int taken(int dice, int each, int pv)
{
    return std::min(dice * each, pv * kCertain);
}

int pvOf(const State &state, const FigureSet &figures)
{
    int total = 0;
    figures.each([&](FigureId figure) { total += std::max<int>(0, state[figure].pv); });
    return total;
}

/** A template: each figure under it once, friends against foes. */
int expectedUnder(const Skirmish &game, const State &state, const ShotPlan &plan)
{
    const SeatId seat = game.fighter(plan.shooter).seat();
    int total = 0;
    plan.victims.each([&](FigureId victim) {
        const int wounds =
            chanceOf(damageNeeded(plan.force, resistance(game, state, victim, plan.shooter)));
        total += game.fighter(victim).seat() == seat ? -2 * wounds : wounds;
    });
    return total * chanceOf(plan.needed) / kCertain;
}

bool isTemplate(const Skirmish &game, const ShotPlan &plan)
{
    return game.fighter(plan.shooter).guns[plan.gun].shape != Template::None;
}

int expectedDice(const Skirmish &game, const State &state, const Blade &blade, FigureId figure,
                 FigureId foe, bool charging)
{
    const Fighter &fighter = game.fighter(figure);
    const int force = fighter.f + blade.force + (charging ? 1 : 0);
    const int wound = chanceOf(damageNeeded(force, resistance(game, state, foe, figure)));
    return blade.dice * chanceOf(fighter.cc) * wound / kCertain;
}

} // namespace

int chanceOf(int needed)
{
    return needed == 0 ? kCertain : kCertain * std::clamp(7 - needed, 0, 6) / 6;
}

Toll tollOf(int dice, int each, int pv)
{
    if (pv <= 0 || dice <= 0)
        return {};
    // The chance of so many successes, the last one of as many as there are PV, or more.
    constexpr int kMostPv = 15;
    constexpr int kUnit = 1 << 14;
    std::array<int, kMostPv + 1> chances{kUnit};
    const int most = std::min(pv, kMostPv);
    for (int die = 0; die < dice; ++die) {
        for (int wounds = std::min(die, most - 1); wounds >= 0; --wounds) {
            auto &from = chances[static_cast<std::size_t>(wounds)];
            const int hit = from * each / kCertain;
            from -= hit;
            chances[static_cast<std::size_t>(wounds + 1)] += hit;
        }
    }
    int expected = 0;
    for (int wounds = 1; wounds <= most; ++wounds)
        expected += wounds * chances[static_cast<std::size_t>(wounds)];
    return {static_cast<int>(std::int64_t{expected} * kCertain / kUnit),
            pv > kMostPv ? 0 : chances[static_cast<std::size_t>(most)] * kCertain / kUnit};
}

int expectedPv(const Skirmish &game, const State &state, const ShotPlan &plan)
{
    if (isTemplate(game, plan))
        return expectedUnder(game, state, plan);
    int each = chanceOf(plan.needed) * chanceOf(plan.toWound) / kCertain;
    for (const int needed : plan.cover)
        each = each * chanceOf(needed) / kCertain;
    return taken(plan.dice * std::max<int>(1, plan.shots), each, pvOf(state, plan.victims));
}

int expectedAtSight(const Skirmish &game, const State &state, const Shoot &shot)
{
    const Aimer aimer(game, state, shot.figure, shot.gun);
    const int wound =
        chanceOf(damageNeeded(aimer.gun.force, resistance(game, state, shot.target, shot.figure)));
    if (!aimer.gun.bands)
        return wound;
    const int hit = chanceOf(toHit(aimer, game.base(state, shot.target)).needed);
    return taken(aimer.gun.dice * aimer.gun.shotsPerAction, hit * wound / kCertain,
                 std::max<int>(0, state[shot.target].pv));
}

int expectedPv(const Skirmish &game, const State &state, const StrikePlan &plan)
{
    int total = 0;
    for (const StrikeFrame::Blow &blow : plan.blows) {
        const int hit = blow.automatic ? kCertain : chanceOf(blow.needed);
        const int wound =
            chanceOf(damageNeeded(blow.force, resistance(game, state, plan.target, plan.attacker)));
        // The worst of one die more is left out: the others together hit a little oftener.
        const int dice = blow.dice - (blow.dropWorst ? 1 : 0);
        total += dice * hit * wound / kCertain;
    }
    return std::min(total, std::max<int>(0, state[plan.target].pv) * kCertain);
}

int expectedBlow(const Skirmish &game, const State &state, FigureId figure, FigureId foe,
                 bool charging)
{
    // The best two hands' worth of his weapons.
    int twoHanded = 0;
    int best = 0;
    int second = 0;
    int handless = 0;
    for (const Blade &blade : game.fighter(figure).blades) {
        const int expected = expectedDice(game, state, blade, figure, foe, charging);
        if (blade.hands == 0) {
            handless += expected;
        } else if (blade.hands == 2) {
            twoHanded = std::max(twoHanded, expected);
        } else if (expected > best) {
            second = best;
            best = expected;
        } else {
            second = std::max(second, expected);
        }
    }
    const int oneHanded = best + (game.fighter(figure).shield ? 0 : second);
    return std::min(handless + std::max(twoHanded, oneHanded),
                    std::max<int>(0, state[foe].pv) * kCertain);
}

} // namespace escarmouche::rules::musg::play
