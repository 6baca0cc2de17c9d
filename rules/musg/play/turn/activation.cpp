// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace escarmouche::rules::musg::play {

namespace {

using ActivationStep = ActivationFrame::Step;

// MUSG-FIGURANT-08
constexpr std::int32_t kEscortReach = 1 * kPas;

/** Figurants of a seat who are still to be activated and have a will of their own. */
FigureSet freeFigurants(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet figurants;
    toActivate(game, state, seat).each([&](FigureId figure) {
        if (game.fighter(figure).rank == Rank::Figurant && !state[figure].has(Mark::Fleeing))
            figurants.insert(figure);
    });
    return figurants;
}

/** Who of the free figurants would be activated with the figure: the rest of a figurant's compact
    group, or those within 1 pas of anybody else (MUSG-FIGURANT-08). */
FigureSet company(const Skirmish &game, const State &state, FigureId leader,
                  const FigureSet &figurants)
{
    FigureSet others;
    if (state[leader].has(Mark::Fleeing))
        return others;
    if (game.fighter(leader).rank == Rank::Figurant) {
        others = chain(game, state, leader, figurants);
        others.erase(leader);
        return others;
    }
    figurants.each([&](FigureId figurant) {
        if (isWithin(game, state, leader, figurant, kEscortReach))
            others.insert(figurant);
    });
    return others;
}

/** What a figure can still do in an activation: it has PA, or leaves melee for free
    (MUSG-MERC-11). */
bool canAct(const Skirmish &game, const State &state, FigureId figure)
{
    if (!state[figure].onTable())
        return false;
    return state[figure].pa > 0 ||
           (game.fighter(figure).has(Trait::LeavesMeleeFree) && isEngaged(game, state, figure));
}

FigureSet unitOf(const ActivationFrame &frame)
{
    FigureSet unit = frame.others;
    unit.insert(frame.leader);
    return unit;
}

bool leads(const Skirmish &game, const State &state, const ActivationFrame &frame)
{
    return !frame.isGroup && !frame.leaderDone && canAct(game, state, frame.leader);
}

/** Whether the figure of the unit may act now, and do only what its leader did (MUSG-FIGURANT-09).
 */
struct Leave {
    bool allowed = false;
    Deed only = Deed::None;
};
Leave leaveOf(const Skirmish &game, const State &state, const ActivationFrame &frame,
              FigureId figure)
{
    if (!canAct(game, state, figure))
        return {};
    if (figure == frame.leader)
        return {frame.isGroup || !frame.leaderDone, Deed::None};
    if (!leads(game, state, frame))
        return {true, Deed::None};
    // MUSG-FIGURANT-09
    if (frame.following.contains(figure))
        return {true, frame.followed};
    return {};
}

/** When the leader ends, his escort uses what it has left. */
bool escortGoesOn(const Skirmish &game, const State &state, const ActivationFrame &frame)
{
    bool escort = false;
    frame.others.each([&](FigureId figure) { escort = escort || canAct(game, state, figure); });
    return escort && leads(game, state, frame);
}

// The options of a unit.

Deed deedOf(const Action &action)
{
    return std::visit(
        [](const auto &chosen) {
            using A = std::decay_t<decltype(chosen)>;
            if constexpr (std::is_same_v<A, Walk>)
                return Deed::Walk;
            else if constexpr (std::is_same_v<A, Run>)
                return Deed::Run;
            else if constexpr (std::is_same_v<A, Charge>)
                return Deed::Charge;
            else if constexpr (std::is_same_v<A, BreakAway>)
                return Deed::BreakAway;
            else if constexpr (std::is_same_v<A, Shoot>)
                return Deed::Shoot;
            else if constexpr (std::is_same_v<A, Strike>)
                return Deed::Strike;
            else if constexpr (requires { chosen.figure; })
                return Deed::Item;
            else
                return Deed::None;
        },
        action);
}

void addActsOf(const Skirmish &game, const State &state, FigureId figure, Deed only, Options &out)
{
    const std::size_t before = out.size();
    addMoves(game, state, figure, out);
    addShots(game, state, figure, out);
    addStrikes(game, state, figure, out);
    addItems(game, state, figure, out);
    if (only == Deed::None)
        return;
    const auto other = [&](const Option<Action> &option) { return deedOf(option.action) != only; };
    out.erase(std::remove_if(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), other),
              out.end());
}

// The steps.

void begin(const Stage &stage, ActivationFrame &frame)
{
    unitOf(frame).each([&](FigureId figure) {
        FigureState &own = stage[figure];
        own.set(Mark::Activated);
        // MUSG-PROFILE-09
        own.pa = static_cast<std::uint8_t>(stage.fighter(figure).pa);
        own.shots = 0;
    });
    const auto told = [&] {
        ActivationBegan began{frame.leader, {}};
        frame.others.each([&](FigureId figure) { began.others.push_back(figure); });
        return began;
    };
    if (frame.others.empty())
        stage.tell({{"MUSG-TURN-06"}, {"MUSG-PROFILE-09"}}, told);
    else
        stage.tell({{"MUSG-TURN-06"}, {"MUSG-PROFILE-09"}, {"MUSG-FIGURANT-08"}}, told);
    unitOf(frame).each([&](FigureId figure) {
        if (stage[figure].has(Mark::Hidden))
            reveal(stage, figure);
    });
    frame.step =
        stage[frame.leader].has(Mark::Fleeing) ? ActivationStep::Fleeing : ActivationStep::Asking;
}

void ask(const Stage &stage, ActivationFrame &frame)
{
    bool anybody = false;
    unitOf(frame).each([&](FigureId figure) {
        anybody = anybody || leaveOf(stage.game, stage.state, frame, figure).allowed;
    });
    if (!anybody) {
        frame.step = ActivationStep::Ending;
        return;
    }
    stage.ask(stage.fighter(frame.leader).seat(), Prompt::Act);
}

/** What holds for one activation only, and the rule it goes by. */
constexpr std::pair<Mark, std::string_view> kOfOneActivation[] = {
    {Mark::Charged, "MUSG-MELEE-08"},
    {Mark::Dived, "MUSG-MERC-11"},
    {Mark::NoRun, "MUSG-REACT-04"},
    {Mark::Walked, "MUSG-ACT-04"},
};

void end(const Stage &stage, ActivationFrame &frame)
{
    const FigureSet unit = unitOf(frame);
    unit.each([&](FigureId figure) {
        stage[figure].pa = 0;
        for (const auto &[of, rule] : kOfOneActivation)
            mark(stage, figure, of, false, {rule});
        if (stage[figure].onTable())
            stage[figure].foe = {};
    });
    // The fright of a charge lasts as long as the charger acts (MUSG-REACT-06).
    onTable(stage.game, stage.state).each([&](FigureId figure) {
        FigureState &own = stage[figure];
        if (!own.has(Mark::Shaken) || !own.foe.valid() || !unit.contains(own.foe))
            return;
        mark(stage, figure, Mark::Shaken, false, {"MUSG-REACT-06"});
        own.foe = {};
    });
    stage.tell({{"MUSG-TURN-06"}}, [&] { return ActivationEnded{frame.leader}; });
    stage.pop();
}

} // namespace

FigureSet toActivate(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet left;
    friendsOf(game, state, seat).each([&](FigureId figure) {
        if (!state[figure].has(Mark::Activated))
            left.insert(figure);
    });
    return left;
}

FigureSet wastedByEnd(const Skirmish &game, const State &state)
{
    FigureSet wasted;
    const ActivationFrame *frame = activation(state);
    if (!frame)
        return wasted;
    const FigureSet ending = escortGoesOn(game, state, *frame) ? FigureSet{} : frame->others;
    const auto addIfAble = [&](FigureId figure) {
        const Leave leave = leaveOf(game, state, *frame, figure);
        if (!leave.allowed || state[figure].pa == 0)
            return;
        Options acts;
        addActsOf(game, state, figure, leave.only, acts);
        if (!acts.empty())
            wasted.insert(figure);
    };
    ending.each(addIfAble);
    addIfAble(frame->leader);
    return wasted;
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Activate &action)
{
    if (!action.figure.valid() || action.figure.value >= game.size() ||
        game.fighter(action.figure).seat() != seat)
        return refuse({"MUSG-TURN-04"}, "not-yours");
    if (!state[action.figure].onTable())
        return refuse({"MUSG-PROFILE-08"}, "not-on-the-table");
    // MUSG-TURN-06
    if (state[action.figure].has(Mark::Activated))
        return refuse({"MUSG-TURN-06"}, "already-activated");
    ActivatePlan plan{action.figure, {}, false};
    if (action.withOthers) {
        plan.others = company(game, state, action.figure, freeFigurants(game, state, seat));
        plan.isGroup = game.fighter(action.figure).rank == Rank::Figurant;
        if (plan.others.empty())
            return refuse({"MUSG-FIGURANT-08"}, "nobody-beside");
    }
    const RuleId wave{turnOf(state).wave == 1 ? "MUSG-TURN-04" : "MUSG-TURN-05"};
    if (plan.others.empty())
        return Plan{plan, {wave}};
    return Plan{plan, {{"MUSG-FIGURANT-08"}, wave}};
}

Judged<Plan> judge(const Skirmish &, const State &state, SeatId, const EndWave &)
{
    const RuleId wave{turnOf(state).wave == 1 ? "MUSG-TURN-04" : "MUSG-TURN-05"};
    return Plan{ActivatePlan{}, {wave}};
}

Judged<Plan> judge(const Skirmish &, const State &, SeatId, const EndActivation &)
{
    return Plan{EndPlan{}, {{"MUSG-TURN-06"}}};
}

void addActivations(const Skirmish &game, const State &state, Options &out)
{
    const SeatId seat = state.request.decision.seat;
    const FigureSet figurants = freeFigurants(game, state, seat);
    toActivate(game, state, seat).each([&](FigureId figure) {
        out.push_back({Activate{figure, false}, false});
        if (!company(game, state, figure, figurants).empty())
            out.push_back({Activate{figure, true}, false});
    });
    out.push_back({EndWave{}, false});
}

void addActs(const Skirmish &game, const State &state, Options &out)
{
    const ActivationFrame &frame = *activation(state);
    unitOf(frame).each([&](FigureId figure) {
        const Leave leave = leaveOf(game, state, frame, figure);
        if (leave.allowed)
            addActsOf(game, state, figure, leave.only, out);
    });
    out.push_back({EndActivation{}, false});
}

std::optional<Refusal> whyNotNow(const Skirmish &game, const State &state, const Action &action)
{
    const FigureId figure = std::visit(
        [](const auto &chosen) {
            if constexpr (requires { chosen.figure; })
                return chosen.figure;
            else
                return FigureId{};
        },
        action);
    const ActivationFrame *frame = activation(state);
    if (!frame || std::holds_alternative<EndActivation>(action))
        return std::nullopt;
    if (!figure.valid() || !isActing(state, figure))
        return Refusal{{"MUSG-TURN-06"}, "not-its-activation"};
    if (!canAct(game, state, figure))
        return Refusal{{"MUSG-PROFILE-09"}, "no-actions-left"};
    const Leave leave = leaveOf(game, state, *frame, figure);
    if (!leave.allowed && (frame->isGroup || figure == frame->leader))
        return Refusal{{"MUSG-TURN-06"}, "has-finished"};
    if (!leave.allowed || (leave.only != Deed::None && leave.only != deedOf(action)))
        return Refusal{{"MUSG-FIGURANT-09"}, "escort-follows"};
    return std::nullopt;
}

void noteDeed(State &state, const Plan &plan)
{
    struct Done {
        FigureId figure;
        Deed deed = Deed::None;
        FigureSet with;
    };
    const Done done = std::visit(
        [](const auto &what) -> Done {
            using P = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<P, MovePlan>) {
                constexpr Deed kMoves[] = {Deed::Walk, Deed::Run, Deed::Charge, Deed::BreakAway};
                return {what.figure, kMoves[static_cast<std::size_t>(what.kind)], {}};
            } else if constexpr (std::is_same_v<P, ShotPlan>) {
                return {what.shooter, Deed::Shoot, {}};
            } else if constexpr (std::is_same_v<P, StrikePlan>) {
                return {what.attacker, Deed::Strike, what.together};
            } else if constexpr (std::is_same_v<P, ItemPlan>) {
                return {what.figure, Deed::Item, {}};
            } else {
                return {};
            }
        },
        plan.what);
    if (done.deed == Deed::None)
        return;
    for (Frame &frame : state.frames) {
        auto *active = std::get_if<ActivationFrame>(&frame);
        if (!active || active->isGroup)
            continue;
        if (done.figure == active->leader) {
            active->followed = done.deed;
            active->following = active->others;
        } else {
            active->following.erase(done.figure);
            done.with.each([&](FigureId figure) { active->following.erase(figure); });
        }
    }
}

void carryOut(const Stage &stage, const ActivatePlan &plan)
{
    TurnFrame &turn = turnOf(stage.state);
    if (!plan.leader.valid()) {
        turn.passed = true;
        turn.activationsLeft = 0;
        return;
    }
    // MUSG-TURN-04
    if (turn.wave == 1)
        --turn.activationsLeft;
    ActivationFrame frame;
    frame.leader = plan.leader;
    frame.others = plan.others;
    frame.isGroup = plan.isGroup;
    stage.push(frame);
}

/** The leader has finished; his escort goes on with what it has left (MUSG-FIGURANT-09). A second
    time, or without an escort that can act, it is the end of the activation. */
void carryOut(const Stage &stage, const EndPlan &)
{
    auto &frame = std::get<ActivationFrame>(stage.state.frames.back());
    if (escortGoesOn(stage.game, stage.state, frame))
        frame.leaderDone = true;
    else
        frame.step = ActivationStep::Ending;
}

void run(const Stage &stage, ActivationFrame &frame)
{
    switch (frame.step) {
    case ActivationStep::Begin:
        return begin(stage, frame);
    case ActivationStep::Fleeing:
        if (!flee(stage, frame.leader))
            frame.step = ActivationStep::Ending;
        return;
    case ActivationStep::Asking:
        return ask(stage, frame);
    case ActivationStep::Ending:
        return end(stage, frame);
    }
}

} // namespace escarmouche::rules::musg::play
