// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/stage.h"

namespace escarmouche::rules::musg::play {

namespace {

using MoraleStep = MoraleFrame::Step;

/** The highest own command of those still to test; equals stand in the order of the band. */
FigureId highest(const Stage &stage, const FigureSet &pending)
{
    FigureId best;
    int most = -1;
    pending.each([&](FigureId figure) {
        const int own = ownCommandOf(stage.game, stage.state, figure);
        // MUSG-ROUT-04
        if (own > most) {
            best = figure;
            most = own;
        }
    });
    return best;
}

/** Who failed takes to flight once the whole band has tested (MUSG-ROUT-06). */
void breakThem(const Stage &stage)
{
    onTable(stage.game, stage.state).each([&](FigureId figure) {
        FigureState &own = stage[figure];
        if (!own.has(Mark::FailedRout))
            return;
        mark(stage, figure, Mark::FailedRout, false, {"MUSG-ROUT-03"});
        mark(stage, figure, Mark::Fleeing, true, {"MUSG-ROUT-06"});
        own.brokeOnTurn = static_cast<std::uint8_t>(stage.state.turn);
    });
}

void next(const Stage &stage, MoraleFrame &frame)
{
    if (frame.pending.empty()) {
        if (frame.test == Reason::Rout)
            breakThem(stage);
        return stage.pop();
    }
    frame.testing = highest(stage, frame.pending);
    frame.pending.erase(frame.testing);
    frame.step = MoraleStep::Tested;
    TestFrame test;
    test.figure = frame.testing;
    test.test = frame.test;
    stage.push(test);
}

void afterTest(const Stage &stage, MoraleFrame &frame)
{
    const bool passed = stage.state.result != 0;
    FigureState &own = stage[frame.testing];
    frame.step = MoraleStep::Next;
    // MUSG-ROUT-06
    if (frame.test == Reason::Rout && !passed)
        mark(stage, frame.testing, Mark::FailedRout, true, {"MUSG-ROUT-06"});
    // MUSG-RALLY-03
    // MUSG-RALLY-04
    if (frame.test == Reason::Rally && passed) {
        ++own.rallies;
        mark(stage, frame.testing, Mark::Fleeing, false, {"MUSG-RALLY-03"});
    }
}

} // namespace

RoutCause routCauseOf(const Skirmish &game, const State &state, SeatId seat)
{
    RoutCause cause;
    cause.chiefLost = ((state.chiefLost >> seat.value) & 1) != 0;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const Standing standing = state.figures[at].standing;
        if (game.fighters()[at].seat() != seat || standing == Standing::Waiting ||
            standing == Standing::Absent)
            continue;
        ++cause.strength;
        // MUSG-ROUT-01
        cause.gone += standing == Standing::OutOfAction ? 1 : 0;
    }
    return cause;
}

FigureSet routers(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet set;
    friendsOf(game, state, seat).each([&](FigureId figure) {
        if (!state[figure].has(Mark::Fleeing) && !game.fighter(figure).has(Trait::NeverRouts))
            set.insert(figure);
    });
    return set;
}

FigureSet ralliers(const Skirmish &game, const State &state, SeatId seat)
{
    FigureSet set;
    friendsOf(game, state, seat).each([&](FigureId figure) {
        const FigureState &own = state[figure];
        // MUSG-RALLY-01
        // MUSG-ROUT-07
        const bool ranATurn = state.turn >= own.brokeOnTurn + 2;
        if (own.has(Mark::Fleeing) && ranATurn)
            set.insert(figure);
    });
    return set;
}

void run(const Stage &stage, MoraleFrame &frame)
{
    if (frame.step == MoraleStep::Tested)
        return afterTest(stage, frame);
    next(stage, frame);
}

} // namespace escarmouche::rules::musg::play
