// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

using TurnStep = TurnFrame::Step;

SeatId current(const TurnFrame &frame)
{
    return frame.order[frame.place];
}

void setPhase(TurnFrame &frame, Phase phase, SeatId active = {})
{
    frame.phase = phase;
    frame.active = active;
}

// Before the first turn.

void afterOrderRoll(const Stage &stage, TurnFrame &frame)
{
    if (!placeInOrder(stage, frame))
        return;
    frame.place = 0;
    // MUSG-TURN-01
    frame.step = stage.state.turn > 0 ? TurnStep::LateEntries : TurnStep::ChoosingZone;
}

/** The next seat chooses among the zones left; a single one needs no question. */
void chooseZone(const Stage &stage, TurnFrame &frame)
{
    if (frame.place == frame.order.size()) {
        frame.place = 0;
        frame.step = TurnStep::DeployingLast;
        return;
    }
    const auto zones = freeZones(stage.game, stage.state);
    frame.step = TurnStep::Deploying;
    // MUSG-DEPLOY-04
    if (zones.size() > 1)
        return stage.ask(current(frame), Prompt::ChooseZone);
    takeZone(stage, current(frame), zones.front());
}

/** Whole bands in turn (MUSG-DEPLOY-04). */
void deploy(const Stage &stage, TurnFrame &frame)
{
    if (!toPlace(stage.game, stage.state, current(frame)).empty())
        return stage.ask(current(frame), Prompt::Deploy);
    ++frame.place;
    frame.step = TurnStep::ChoosingZone;
}

/** Seat after seat, those who come after everybody, or later in the game. */
void deployLate(const Stage &stage, TurnFrame &frame, TurnStep next)
{
    while (frame.place < frame.order.size()) {
        if (!toPlace(stage.game, stage.state, current(frame)).empty())
            return stage.ask(current(frame), Prompt::Deploy);
        ++frame.place;
    }
    frame.place = 0;
    frame.step = next;
}

// A turn.

void beginTurn(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    ++state.turn;
    for (std::size_t at = 0; at < stage.game.size(); ++at)
        state.figures[at].marks &= ~kMarksOfOneTurn;
    setPhase(frame, Phase::Start);
    stage.tell({{"MUSG-TURN-01"}}, [&] { return TurnBegan{state.turn}; });
    rollForOrder(stage, frame, Reason::Initiative);
}

void rally(const Stage &stage, TurnFrame &frame)
{
    while (frame.place < frame.order.size()) {
        const FigureSet pending = ralliers(stage.game, stage.state, current(frame));
        ++frame.place;
        if (!pending.empty()) {
            MoraleFrame rallying;
            rallying.test = Reason::Rally;
            rallying.pending = pending;
            return stage.push(rallying);
        }
    }
    frame.place = 0;
    frame.wave = 1;
    frame.step = TurnStep::BeginWave;
}

void rollForWave(const Stage &stage, TurnFrame &frame, int activatable)
{
    Roll roll = rollOf(current(frame), Reason::FirstWave, 1, Reading::Sum, {});
    for (int face = 2; face <= std::min(activatable, 6); ++face)
        roll.breaks.push_back(static_cast<std::uint8_t>(face));
    stage.ask(roll);
    frame.step = TurnStep::WaveRolled;
}

/** The next seat with somebody to activate; after the last one the next wave, then the end. */
void beginWave(const Stage &stage, TurnFrame &frame)
{
    FigureSet left;
    while (frame.place < frame.order.size()) {
        left = toActivate(stage.game, stage.state, current(frame));
        if (!left.empty())
            break;
        ++frame.place;
    }
    if (frame.place == frame.order.size()) {
        frame.place = 0;
        // MUSG-TURN-05
        if (frame.wave == 1)
            frame.wave = 2;
        else
            frame.step = TurnStep::EndTurn;
        return;
    }
    const SeatId seat = current(frame);
    if (frame.wave == 1)
        return rollForWave(stage, frame, left.count());
    setPhase(frame, Phase::SecondWave, seat);
    stage.tell({{"MUSG-TURN-05"}}, [&] { return WaveBegan{seat, 2, 0}; });
    frame.step = TurnStep::Activating;
}

void afterWaveRoll(const Stage &stage, TurnFrame &frame)
{
    const SeatId seat = current(frame);
    frame.activationsLeft = stage.state.chance.faces[0];
    tellDice(stage, {}, 0, frame.activationsLeft);
    setPhase(frame, Phase::FirstWave, seat);
    stage.tell({{"MUSG-TURN-04"}}, [&] { return WaveBegan{seat, 1, frame.activationsLeft}; });
    frame.step = TurnStep::Activating;
}

void endWaveOf(const Stage &stage, TurnFrame &frame)
{
    const RuleId rule{frame.wave == 1 ? "MUSG-TURN-04" : "MUSG-TURN-05"};
    stage.tell({rule}, [&] { return WaveEnded{current(frame), frame.wave}; });
    frame.activationsLeft = 0;
    frame.passed = false;
    frame.active = {};
    ++frame.place;
    frame.step = TurnStep::BeginWave;
}

FigureId firstInFlight(const State &state, const FigureSet &figures)
{
    FigureId first;
    figures.each([&](FigureId figure) {
        if (!first.valid() && state[figure].has(Mark::Fleeing))
            first = figure;
    });
    return first;
}

bool allFlee(const State &state, const FigureSet &figures)
{
    bool all = true;
    figures.each([&](FigureId figure) { all = all && state[figure].has(Mark::Fleeing); });
    return all;
}

/** The seat activates on. Those in flight have no choice: in its second wave they run when nobody
    else is left or wanted (MUSG-ROUT-06). */
void activate(const Stage &stage, TurnFrame &frame)
{
    if (oneBandLeft(stage.game, stage.state)) {
        endWaveOf(stage, frame);
        frame.step = TurnStep::EndTurn;
        return;
    }
    const FigureSet left = toActivate(stage.game, stage.state, current(frame));
    // MUSG-TURN-04
    const bool isSpent = frame.wave == 1 && frame.activationsLeft == 0;
    if (left.empty() || isSpent)
        return endWaveOf(stage, frame);
    if (!frame.passed && !allFlee(stage.state, left))
        return stage.ask(current(frame), Prompt::Activate);
    const FigureId runner = firstInFlight(stage.state, left);
    if (frame.wave == 1 || !runner.valid())
        return endWaveOf(stage, frame);
    ActivationFrame flight;
    flight.leader = runner;
    stage.push(flight);
}

// Its end.

void endTurn(const Stage &stage, TurnFrame &frame)
{
    setPhase(frame, Phase::End);
    stage.tell({{"MUSG-TURN-01"}}, [&] { return TurnEnded{stage.state.turn}; });
    frame.place = 0;
    frame.step = TurnStep::Rout;
}

void tellRout(const Stage &stage, SeatId seat, const RoutCause &cause, int testing)
{
    if (!stage.events)
        return;
    std::vector<RuleId> rules{{"MUSG-ROUT-01"}};
    if (testing > 1)
        rules.push_back({"MUSG-ROUT-04"});
    // MUSG-ROUT-09
    if (!stage.game.sides()[static_cast<std::size_t>(seat.value)].hasChief)
        rules.push_back({"MUSG-ROUT-09"});
    const RoutCalled called{seat, cause.chiefLost, static_cast<std::int16_t>(cause.gone),
                            static_cast<std::int16_t>(cause.strength)};
    stage.events->push_back({std::move(rules), {}, called});
}

void rout(const Stage &stage, TurnFrame &frame)
{
    while (frame.place < frame.order.size()) {
        const SeatId seat = current(frame);
        ++frame.place;
        const RoutCause cause = routCauseOf(stage.game, stage.state, seat);
        MoraleFrame routing;
        routing.pending = routers(stage.game, stage.state, seat);
        if (!cause.tests() || routing.pending.empty())
            continue;
        tellRout(stage, seat, cause, routing.pending.count());
        return stage.push(routing);
    }
    stage.state.chiefLost = 0;
    frame.step = TurnStep::Scoring;
}

void score(const Stage &stage, TurnFrame &frame)
{
    scoreTurn(stage);
    if (!isOver(stage.game, stage.state)) {
        frame.step = TurnStep::BeginTurn;
        return;
    }
    setPhase(frame, Phase::Over);
    finish(stage);
}

} // namespace

const TurnFrame &turnOf(const State &state)
{
    return std::get<TurnFrame>(state.frames[0]);
}

TurnFrame &turnOf(State &state)
{
    return std::get<TurnFrame>(state.frames[0]);
}

void run(const Stage &stage, TurnFrame &frame)
{
    switch (frame.step) {
    case TurnStep::BeginMatch:
        return rollForOrder(stage, frame, Reason::DeploymentOrder);
    case TurnStep::OrderRolled:
        return afterOrderRoll(stage, frame);
    case TurnStep::ChoosingZone:
        return chooseZone(stage, frame);
    case TurnStep::Deploying:
        return deploy(stage, frame);
    case TurnStep::DeployingLast:
        return deployLate(stage, frame, TurnStep::Deployed);
    case TurnStep::Deployed:
        noteSights(stage);
        frame.step = TurnStep::BeginTurn;
        return;
    case TurnStep::BeginTurn:
        return beginTurn(stage, frame);
    case TurnStep::LateEntries:
        return deployLate(stage, frame, TurnStep::Rally);
    case TurnStep::Rally:
        return rally(stage, frame);
    case TurnStep::BeginWave:
        return beginWave(stage, frame);
    case TurnStep::WaveRolled:
        return afterWaveRoll(stage, frame);
    case TurnStep::Activating:
        return activate(stage, frame);
    case TurnStep::EndTurn:
        return endTurn(stage, frame);
    case TurnStep::Rout:
        return rout(stage, frame);
    case TurnStep::Scoring:
        return score(stage, frame);
    }
}

} // namespace escarmouche::rules::musg::play
