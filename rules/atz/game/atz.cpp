// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/atz.h"

#include "rules/atz/game/judging.h"
#include "rules/atz/play/deeds.h"

#include <utility>

namespace escarmouche::rules::atz {

namespace {

/** What answers a question, whatever it is. */
constexpr std::pair<Asked, void (*)(const Stage &, const Action &)> kAnswers[]{
    {Asked::Team, pick},
    {Asked::Kit, pick},
    {Asked::Load, loadOrNot},
    {Asked::Room, makeRoom},
    {Asked::Row, pickRow},
    {Asked::Surprise, meetSurprised},
    {Asked::Place, placeFriend},
    {Asked::Duck, duck},
    {Asked::Drugs, takeDrugs},
    {Asked::Peek, lookInside},
    {Asked::Cure, tryCure},
    {Asked::Follow, follow},
    {Asked::Agree, agreeOrNot},
    {Asked::Reroll, rollAgainOrKeep},
    {Asked::ForceReroll, rollAgainOrKeep}};

void carryOut(const Stage &stage, Asked asked, const Action &action)
{
    State &state = stage.state;
    const int who = state.impulse.who;
    const int cell = stage.game.field().cellAt(action.at.address);
    if (const auto *answer = kit::valueIn(kAnswers, asked))
        return (*answer)(stage, action);
    if (action.deed == Deed::Aim || (asked == Asked::Aim && action.deed == Deed::Fire))
        return nameTarget(stage, action);
    switch (action.deed) {
    case Deed::Enter:
        return enter(stage, action.who, cell);
    case Deed::Activate:
        return activate(stage, action.who);
    case Deed::Done:
        return stage.pop();
    case Deed::Offer:
        return offerDraw(stage);
    case Deed::Go: {
        if (!hasEnemy(state, survivorAt(state, who).side, cell))
            return step(stage, who, cell);
        if (!state.impulse.hasRun) { // ATZ-REACT-41
            state.impulse.actions = 0;
            state.impulse.hasMoved = true;
        }
        return stage.push(TestFrame{.who = tiny(who), .test = Test::Charge, .cell = medium(cell)});
    }
    case Deed::Leave:
        return leaveMap(stage, who);
    case Deed::Shoot:
        return shootNow(stage);
    case Deed::End:
        state.impulse.isOver = true;
        return;
    case Deed::Kill:
        return killInMelee(stage, action.whom);
    default:
        return handle(stage, who, action);
    }
}

/** Until a person is asked, or chance: what those do that nobody plays (ATZ-FIND-07). */
void runAll(const Stage &stage)
{
    State &state = stage.state;
    kit::runOn(stage);
    while (state.request.what == Awaited::Decision &&
           state.request.decision.seat.value >= stage.game.seats()) {
        const auto action = conductOf(stage.game, state);
        const Asked asked = askedOf(state);
        state.request = {};
        if (action)
            carryOut(stage, asked, *action);
        else
            stage.push(LotFrame{.who = state.impulse.who});
        kit::runOn(stage);
    }
}

} // namespace

Atz::Atz(std::vector<Text> names, Box box, Field field, Terms terms,
         FixedList<Survivor, kMostSurvivors> survivors)
    : m_names(std::move(names)), m_box(std::move(box)), m_teams(teamBoxOf(m_box)),
      m_field(std::move(field)), m_terms(std::move(terms)), m_survivors(survivors)
{
}

State Atz::start(Events *events) const
{
    State state = m_stage ? *m_stage : fresh();
    const Stage stage{*this, state, events};
    stage.tell([&] {
        return ofGame(told("begun"), {"ATZ-SCEN-01"}, {}, kit::allOf(view(state, kNoSeat)));
    });
    if (!m_stage)
        stage.push(SetUpFrame{});
    if (!m_stage && !terms().teams.empty())
        stage.push(PickFrame{});
    runAll(stage);
    return state;
}

Judged<Atz::Plan> Atz::plan(const State &state, SeatId seat, const Action &action) const
{
    return judge(*this, state, seat, action).map([&] { return Plan{seat, action}; });
}

void Atz::commit(State &state, const Plan &plan, Events *events) const
{
    const Stage stage{*this, state, events};
    const Asked asked = askedOf(state);
    state.request = {};
    carryOut(stage, asked, plan.action);
    runAll(stage);
}

void Atz::answer(State &state, const ChanceAnswer &chance, Events *events) const
{
    const Stage stage{*this, state, events};
    kit::answer(stage, chance);
    runAll(stage);
}

void Atz::options(const State &state, std::vector<Option<Action>> &out) const
{
    for (const Action &action : candidates(*this, state)) {
        if (judge(*this, state, state.request.decision.seat, action))
            out.push_back({action, false});
    }
}

BattleReport Atz::report(const State &state) const
{
    return kit::reportOf("atz", state.round, seats(), [&](SeatReport &each) {
        each.result = state.ending == Ending::Drawn     ? SeatResult::Draw
                      : state.winner == each.seat.value ? SeatResult::Win
                                                        : SeatResult::Loss;
        each.scores.push_back({"glory", gloryOf(*this, state, each.seat.value)});
    });
}

static_assert(Game<Atz>);

} // namespace escarmouche::rules::atz
