// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/judging.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Gait;
using kit::geometry::PathCost;
using kit::geometry::PathFault;

namespace {

/** The rule that the move is made by. */
RuleId ruleOf(const MovePlan &plan)
{
    return plan.follows ? RuleId{"MUSG-ACT-07"} : play::ruleOf(plan.kind);
}

/** The key and rule by which a way is refused. */
Refusal refusalOf(const kit::geometry::Walk &walk, const MovePlan &plan, const Gait &gait)
{
    switch (walk.fault) {
    case PathFault::None:
        break;
    case PathFault::NoWay:
    case PathFault::StartsElsewhere:
        return {ruleOf(plan), "way-starts-elsewhere"};
    case PathFault::Slanted:
        return {{"MUSG-ACT-14"}, "way-slanted"};
    case PathFault::OffTable:
        return {ruleOf(plan), "way-off-table"};
    case PathFault::Blocked:
        return {{"MUSG-ACT-03"}, "way-blocked"};
    case PathFault::InTheAir:
        return {{"MUSG-ACT-14"}, "way-in-the-air"};
    case PathFault::NoHold:
        return {{"MUSG-ACT-14"}, "way-no-hold"};
    case PathFault::TooHigh:
        // MUSG-ACT-14
        if (gait.wallFactor == 0)
            return {{"MUSG-ACT-14"}, "way-needs-rope"};
        return {{"MUSG-EQUIP-08"}, "way-too-high"};
    case PathFault::Figure:
        return {{"MUSG-ACT-15"}, "way-through-figure"};
    case PathFault::NoStand:
        return {{"MUSG-ACT-15"}, "way-no-stand"};
    case PathFault::TooFar:
        return {ruleOf(plan), "way-too-far"};
    }
    return {};
}

/** The rules a move rests on, its own first. */
std::vector<RuleId> rulesOf(const Fighter &fighter, const MovePlan &plan, const Gait &gait)
{
    const PathCost &cost = plan.cost;
    std::vector<RuleId> rules{ruleOf(plan)};
    if (gait.budget % kPas != 0)
        rules.push_back({"MUSG-PROFILE-17"});
    if (cost.rough > 0)
        rules.push_back({"MUSG-ACT-03"});
    if (cost.rough > 0 && fighter.has(Trait::IgnoresDifficultGround))
        rules.push_back(fighter.ruleOf(Trait::IgnoresDifficultGround));
    if (cost.climb > 0)
        rules.push_back({"MUSG-ACT-14"});
    for (const Trait climber : {Trait::JumpPack, Trait::ClimbsFree, Trait::RopeAndGrapple}) {
        if (cost.wall > 0 && fighter.has(climber)) {
            rules.push_back(fighter.ruleOf(climber));
            break;
        }
    }
    if (cost.wall > 0 && fighter.has(Trait::FallBestOfTwo))
        rules.push_back(fighter.ruleOf(Trait::FallBestOfTwo));
    for (const Trait stride : {Trait::BionicLegPair, Trait::JumpPack}) {
        if (gait.spent(cost) > gait.roughBudget && fighter.has(stride))
            rules.push_back(fighter.ruleOf(stride));
    }
    if (plan.kind == MoveKind::BreakAway)
        rules.push_back({"MUSG-ACT-12"});
    if (plan.kind == MoveKind::BreakAway && plan.pa == 0)
        rules.push_back({"MUSG-MERC-11"});
    return rules;
}

Judged<void> mayActNow(const Skirmish &game, const State &state, SeatId seat, FigureId figure)
{
    if (!figure.valid() || figure.value >= game.size() || game.fighter(figure).seat() != seat ||
        !isActing(state, figure))
        return refuse({"MUSG-TURN-06"}, "not-acting");
    return {};
}

/** Whether a figure that is not engaged may walk, run or charge at all now, the way aside. */
Judged<void> mayMoveFreely(const Skirmish &game, const State &state, FigureId figure, MoveKind kind,
                           int pa)
{
    const FigureState &own = state[figure];
    // MUSG-ACT-01
    if (own.pa < pa)
        return refuse({"MUSG-ACT-01"}, "too-few-pa", own.pa, pa);
    if (kind == MoveKind::Run && own.has(Mark::NoRun))
        return refuse({"MUSG-REACT-04"}, "may-not-run");
    if (kind == MoveKind::Walk && game.switches().oneWalk && own.has(Mark::Walked))
        return refuse({"MUSG-ACT-04"}, "one-walk");
    return {};
}

Judged<void> mayMove(const Skirmish &game, const State &state, FigureId figure, MoveKind kind,
                     int pa)
{
    if (isEngaged(game, state, figure))
        return refuse({"MUSG-ACT-13"}, "engaged");
    return mayMoveFreely(game, state, figure, kind, pa);
}

int priceOf(MoveKind kind)
{
    // MUSG-ACT-02
    // MUSG-ACT-04
    return kind == MoveKind::Run ? 2 : 1;
}

/** Judges the way itself and fills the plan with what it costs. */
Judged<MovePlan> judgeWay(const Skirmish &game, const State &state, MovePlan plan, const Gait &gait,
                          const FigureSet &touchable)
{
    const auto others = othersFor(game, state, plan.figure, touchable);
    const kit::geometry::Walk walk =
        kit::geometry::judge(game.table(), game.base(state, plan.figure), plan.path, gait, others);
    if (!walk.isLegal())
        return tl::unexpected<Refusal>(refusalOf(walk, plan, gait));
    plan.cost = walk.cost;
    plan.spent = gait.spent(walk.cost);
    plan.hanging = walk.isHanging;
    if (strays(game, state, plan.figure, plan.path.last()))
        return refuse({"MUSG-MERC-06"}, "stays-by-chief");
    return plan;
}

/** The same, with all rules that it rests on. */
Judged<Plan> judgeMove(const Skirmish &game, const State &state, const MovePlan &plan,
                       const Gait &gait, const FigureSet &touchable)
{
    auto judged = judgeWay(game, state, plan, gait, touchable);
    if (!judged)
        return tl::unexpected<Refusal>(judged.error());
    judged->rules = rulesOf(game.fighter(plan.figure), *judged, gait);
    // Journals that are stored hold the event with a rule for each of its effects.
    return Plan{*judged, Cited(judged->rules).list()};
}

Judged<Plan> judgeMove(const Skirmish &game, const State &state, const MovePlan &plan,
                       const FigureSet &touchable)
{
    return judgeMove(game, state, plan, gaitOf(game, plan.figure, plan.kind), touchable);
}

Judged<Plan> judgeOnFoot(const Skirmish &game, const State &state, SeatId seat, FigureId figure,
                         const Path &path, MoveKind kind)
{
    if (const auto may = mayActNow(game, state, seat, figure); !may)
        return tl::unexpected<Refusal>(may.error());
    const int pa = priceOf(kind);
    if (const auto may = mayMove(game, state, figure, kind, pa); !may)
        return tl::unexpected<Refusal>(may.error());
    MovePlan plan;
    plan.figure = figure;
    plan.kind = kind;
    plan.path = path;
    plan.pa = static_cast<std::uint8_t>(pa);
    return judgeMove(game, state, plan, {});
}

/** The enemies in sight that a base at the end of the way touches. */
FigureSet foesAt(const Skirmish &game, const State &state, FigureId figure, const Place &end)
{
    FigureSet shown;
    foesOf(game, state, game.fighter(figure).seat()).each([&](FigureId foe) {
        if (!state[foe].has(Mark::Hidden))
            shown.insert(foe);
    });
    return touchedAt(game, state, figure, end, shown);
}

/** The best of the targets, when it is better than the charger and must be tested for
    (MUSG-REACT-03). */
bool needsNerve(const Skirmish &game, FigureId charger, const FigureSet &targets)
{
    bool better = false;
    targets.each([&](FigureId target) {
        // MUSG-REACT-03
        better = better || game.fighter(target).level > game.fighter(charger).level;
    });
    // MUSG-REACT-01
    return better && game.switches().wantToCharge;
}

} // namespace

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Walk &action)
{
    return judgeOnFoot(game, state, seat, action.figure, action.path, MoveKind::Walk);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Run &action)
{
    return judgeOnFoot(game, state, seat, action.figure, action.path, MoveKind::Run);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Charge &action)
{
    const FigureId figure = action.figure;
    if (const auto may = mayActNow(game, state, seat, figure); !may)
        return tl::unexpected<Refusal>(may.error());
    if (game.fighter(figure).has(Trait::NeverRouts))
        return refuse({"MUSG-PULP-17"}, "never-charges");
    if (const auto may = mayMove(game, state, figure, MoveKind::Charge, 1); !may)
        return tl::unexpected<Refusal>(may.error());
    if (action.path.count < 2)
        return refuse({"MUSG-ACT-06"}, "way-starts-elsewhere");
    MovePlan plan;
    plan.figure = figure;
    plan.kind = MoveKind::Charge;
    plan.path = action.path;
    plan.targets = foesAt(game, state, figure, action.path.last());
    if (plan.targets.empty())
        return refuse({"MUSG-ACT-06"}, "charge-touches-nobody");
    if (state[figure].has(Mark::NoRun) && plan.targets.contains(state[figure].foe))
        return refuse({"MUSG-REACT-04"}, "may-not-charge-him");
    plan.nerveTest = needsNerve(game, figure, plan.targets);
    return judgeMove(game, state, plan, plan.targets);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId, const Follow &action)
{
    constexpr RuleId kRule{"MUSG-ACT-07"};
    const MoveFrame &charge = *askedToFollow(state);
    if (action.figure != charge.figure)
        return refuse(kRule, "not-the-charger");
    if (action.path.count < 2)
        return refuse(kRule, "way-starts-elsewhere");
    MovePlan plan;
    plan.figure = action.figure;
    plan.kind = MoveKind::Charge;
    plan.path = action.path;
    plan.pa = 0;
    plan.follows = true;
    // MUSG-ACT-07
    plan.targets = touchedAt(game, state, plan.figure, plan.path.last(), quarryOf(state, charge));
    if (plan.targets.empty())
        return refuse(kRule, "follows-nobody");
    if (wholeWay(charge, plan.path).count == 0)
        return refuse(kRule, "way-too-winding");
    return judgeMove(game, state, plan, gaitLeft(game, state, charge), plan.targets);
}

int breakAwayPrice(const Skirmish &game, const State &state, FigureId figure)
{
    // MUSG-MERC-11
    if (game.fighter(figure).has(Trait::LeavesMeleeFree))
        return 0;
    int foes = touchedFoes(game, state, figure).count();
    friendsOf(game, state, game.fighter(figure).seat()).each([&](FigureId friendly) {
        // MUSG-ACT-12
        if (friendly != figure && isWithin(game, state, figure, friendly, kPas))
            --foes;
    });
    return std::max(1, foes);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const BreakAway &action)
{
    const FigureId figure = action.figure;
    if (const auto may = mayActNow(game, state, seat, figure); !may)
        return tl::unexpected<Refusal>(may.error());
    const FigureSet foes = touchedFoes(game, state, figure);
    if (foes.empty())
        return refuse({"MUSG-ACT-11"}, "not-engaged");
    const int pa = breakAwayPrice(game, state, figure);
    if (state[figure].pa < pa)
        return refuse({"MUSG-ACT-12"}, "too-few-pa", state[figure].pa, pa);
    MovePlan plan;
    plan.figure = figure;
    plan.kind = MoveKind::BreakAway;
    plan.path = action.path;
    plan.pa = static_cast<std::uint8_t>(pa);
    auto judged = judgeMove(game, state, plan, foes);
    if (!judged)
        return judged;
    if (!foesAt(game, state, figure, action.path.last()).empty())
        return refuse({"MUSG-ACT-12"}, "still-in-contact");
    return judged;
}

void addFollowing(const State &state, Options &out)
{
    out.push_back({Follow{askedToFollow(state)->figure, {}}, true});
    out.push_back({Decline{}, false});
}

void addMoves(const Skirmish &game, const State &state, FigureId figure, Options &out)
{
    if (isEngaged(game, state, figure)) {
        if (state[figure].pa >= breakAwayPrice(game, state, figure))
            out.push_back({BreakAway{figure, {}}, true});
        return;
    }
    for (const MoveKind kind : {MoveKind::Walk, MoveKind::Run, MoveKind::Charge}) {
        if (!mayMoveFreely(game, state, figure, kind, priceOf(kind)))
            continue;
        if (kind == MoveKind::Walk)
            out.push_back({Walk{figure, {}}, true});
        else if (kind == MoveKind::Run)
            out.push_back({Run{figure, {}}, true});
        else if (!game.fighter(figure).has(Trait::NeverRouts))
            out.push_back({Charge{figure, {}}, true});
    }
}

void carryOut(const Stage &stage, const MovePlan &plan)
{
    if (plan.follows)
        return follow(stage, plan);
    const FigureId figure = plan.figure;
    const RuleId rule = ruleOf(plan.kind);
    reveal(stage, figure);
    spend(stage, figure, plan.pa, rule);
    if (plan.kind == MoveKind::Walk && stage.game.switches().oneWalk)
        mark(stage, figure, Mark::Walked, true, {"MUSG-ACT-04"});
    stage.tell(plan.rules, [&] {
        return MoveDeclared{figure, plan.kind, wayOf(plan.path), plan.spent};
    });
    MoveFrame frame;
    frame.figure = figure;
    frame.kind = plan.kind;
    frame.path = plan.path;
    frame.nerveTest = plan.nerveTest;
    frame.targets = plan.targets;
    frame.pending = plan.targets;
    stage.push(frame);
}

} // namespace escarmouche::rules::musg::play
