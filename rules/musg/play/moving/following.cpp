// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/following.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/moving/onway.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Gait;
using kit::geometry::walkedLength;

namespace {

/** The charger at the place where the charge began. */
kit::geometry::Base atStart(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    kit::geometry::Base mover = game.base(state, charge.figure);
    mover.place = charge.path.points[0];
    return mover;
}

/** What is left of a failed charge for want of the second PA, from where it began (MUSG-ACT-08). */
std::int32_t halfMove(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    const kit::geometry::Base mover = atStart(game, state, charge);
    const bool inRough = game.table().isDifficult(mover.place);
    Gait gait = gaitOf(game, charge.figure, MoveKind::Walk);
    if (inRough && gait.roughFactor > 1)
        return 0;
    // MUSG-ACT-08
    gait.budget = (inRough ? gait.roughBudget : gait.budget) / 2;
    gait.roughBudget /= 2;
    const auto others = othersFor(game, state, charge.figure, {});
    const Path half = kit::geometry::shortened(game.table(), mover, charge.path, gait, others);
    return half.count < 2 ? 0 : walkedLength(half);
}

} // namespace

const MoveFrame *askedToFollow(const State &state)
{
    const Request &request = state.request;
    if (request.what != Awaited::Decision ||
        static_cast<Prompt>(request.decision.prompt) != Prompt::Follow)
        return nullptr;
    return top<MoveFrame>(state);
}

FigureSet quarryOf(const State &state, const MoveFrame &charge)
{
    FigureSet quarry;
    charge.targets.each([&](FigureId target) {
        if (state[target].onTable())
            quarry.insert(target);
    });
    return quarry;
}

Gait gaitLeft(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    Gait gait = gaitOf(game, charge.figure, MoveKind::Charge);
    if (charge.walked == 0)
        return gait;
    const auto cost = kit::geometry::judge(game.table(), atStart(game, state, charge),
                                           cut(charge.path, charge.walked), gait, {})
                          .cost;
    // MUSG-ACT-07
    gait.budget = std::max(0, gait.budget - gait.spent(cost));
    gait.roughBudget = std::max(0, gait.roughBudget - gait.roughSpent(cost));
    return gait;
}

bool endsInContact(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    kit::geometry::Base end = game.base(state, charge.figure);
    end.place = charge.path.last();
    bool touches = false;
    bool isFree = true;
    foesOf(game, state, game.fighter(charge.figure).seat()).each([&](FigureId foe) {
        if (state[foe].has(Mark::Hidden))
            return;
        touches = touches || kit::geometry::inContact(end, game.base(state, foe));
        isFree = isFree && !kit::geometry::overlap(end, game.base(state, foe));
    });
    return touches && isFree;
}

bool hasLostTarget(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    return charge.kind == MoveKind::Charge && !endsInContact(game, state, charge) &&
           wayLeft(game, state, charge) == walkedLength(charge.path);
}

bool mayFollow(const Skirmish &game, const State &state, const MoveFrame &charge)
{
    const std::int32_t reach = gaitLeft(game, state, charge).budget + kit::geometry::kContactGap;
    bool isNear = false;
    quarryOf(state, charge).each([&](FigureId target) {
        // MUSG-ACT-07
        isNear = isNear || isWithin(game, state, charge.figure, target, reach);
    });
    return isNear;
}

Path wholeWay(const MoveFrame &charge, const Path &rest)
{
    if (charge.walked == 0)
        return rest;
    Path whole = cut(charge.path, charge.walked);
    for (const Place &place : rest.all().subspan(1)) {
        if (!whole.add(place))
            return {};
    }
    return whole;
}

void follow(const Stage &stage, const MovePlan &plan)
{
    auto &charge = std::get<MoveFrame>(stage.state.frames.back());
    stage.tell(plan.rules, [&] {
        return TargetFollowed{plan.figure, plan.targets.first(), wayOf(plan.path), plan.spent};
    });
    const Path whole = wholeWay(charge, plan.path);
    // Counted along the new way: the point where it leaves the old one is one of its own.
    charge.walked = walkedLength(whole) - walkedLength(plan.path);
    charge.told = charge.walked;
    charge.path = whole;
    charge.targets = plan.targets;
    charge.wasShotAt = false;
    charge.step = MoveFrame::Step::SettingOut;
}

void fallShort(const Stage &stage, MoveFrame &charge)
{
    const FigureId figure = charge.figure;
    // MUSG-ACT-07
    const bool canRun = stage[figure].pa > 0;
    const RuleId rule{canRun ? "MUSG-ACT-07" : "MUSG-ACT-08"};
    if (canRun)
        spend(stage, figure, 1, rule);
    else
        charge.path =
            cut(charge.path, std::max(charge.walked, halfMove(stage.game, stage.state, charge)));
    charge.kind = MoveKind::Run;
    charge.targets = {};
    stage.tell({rule}, [&] {
        return MoveDeclared{figure, MoveKind::Run, wayOf(charge.path), walkedLength(charge.path)};
    });
}

} // namespace escarmouche::rules::musg::play
