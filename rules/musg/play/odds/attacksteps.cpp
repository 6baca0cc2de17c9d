// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/attacksteps.h"

#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/state/damage.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

using What = AttackStep::What;

std::vector<AttackStep> stepsOfShot(const Skirmish &game, const ShotPlan &plan)
{
    const std::string &weapon = game.fighter(plan.shooter).guns[plan.gun].id;
    std::vector<AttackStep> steps;
    // MUSG-COVER-02
    for (std::size_t at = 0; at < plan.cover.size(); ++at)
        steps.push_back({.what = What::Cover,
                         .weapon = weapon,
                         .needed = plan.cover[at],
                         .distance = plan.coverDistances[at]});
    if (plan.needed > 0) {
        AttackStep hit{.what = What::Hit, .weapon = weapon, .needed = plan.needed};
        for (const Term &term : plan.terms)
            hit.terms.push_back({term.amount, term.rule});
        steps.push_back(std::move(hit));
    }
    steps.push_back({.what = What::Wound,
                     .weapon = weapon,
                     .needed = plan.toWound,
                     .force = plan.force,
                     .resistance = plan.resistance});
    steps.front().dice = plan.dice;
    return steps;
}

AttackStep hitBy(const Skirmish &game, const StrikeFrame::Blow &blow)
{
    const Fighter &fighter = game.fighter(blow.by);
    return {.what = What::Hit,
            .weapon = fighter.blades[blow.blade].id,
            .dice = blow.dice,
            .needed = blow.automatic ? 0 : blow.needed};
}

/** The wound rolls of the blow before it. */
AttackStep woundBy(const Skirmish &game, const State &state, FigureId target,
                   const StrikeFrame::Blow &blow)
{
    const int against = resistance(game, state, target, blow.by);
    AttackStep wound{.what = What::Wound,
                     .weapon = game.fighter(blow.by).blades[blow.blade].id,
                     .needed = damageNeeded(blow.force, against),
                     .force = blow.force,
                     .resistance = against};
    if (state[blow.by].has(Mark::Charged))
        wound.terms.push_back({1, {"MUSG-MELEE-08"}});
    return wound;
}

bool isAlike(const AttackStep &a, const AttackStep &b)
{
    return a.weapon == b.weapon && a.needed == b.needed && a.force == b.force;
}

} // namespace

std::vector<AttackStep> stepsOfStrike(const Skirmish &game, const State &state,
                                      const StrikePlan &plan)
{
    std::vector<AttackStep> steps; // a hit and its wound in turn
    for (const StrikeFrame::Blow &blow : plan.blows) {
        AttackStep hit = hitBy(game, blow);
        AttackStep wound = woundBy(game, state, plan.target, blow);
        std::size_t at = 0;
        while (at < steps.size() && !(isAlike(steps[at], hit) && isAlike(steps[at + 1], wound)))
            at += 2;
        if (at < steps.size()) {
            steps[at].dice += hit.dice;
            continue;
        }
        steps.push_back(std::move(hit));
        steps.push_back(std::move(wound));
    }
    return steps;
}

std::string rangeOf(const Plan &plan)
{
    static constexpr std::array<const char *, 3> kBands{"short", "medium", "long"};
    const auto *shot = std::get_if<ShotPlan>(&plan.what);
    return shot && shot->needed > 0 ? kBands[shot->band] : "";
}

std::vector<AttackStep> stepsOf(const Skirmish &game, const State &state, const Plan &plan)
{
    if (const auto *shot = std::get_if<ShotPlan>(&plan.what))
        return stepsOfShot(game, *shot);
    return stepsOfStrike(game, state, std::get<StrikePlan>(plan.what));
}

} // namespace escarmouche::rules::musg::play
