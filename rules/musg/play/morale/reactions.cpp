// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

void startTest(const Stage &stage, FigureId figure, FigureId against, Reason reason)
{
    TestFrame test;
    test.figure = figure;
    test.against = against;
    test.test = reason;
    stage.push(test);
}

/** Throws a d3 for how far a figure is driven. */
void rollDistance(const Stage &stage, FigureId figure, Reason reason)
{
    stage.ask(rollOf(stage.fighter(figure).seat(), reason, 1, Reading::D3, {}));
}

/** The distance that was thrown, in hundredths of a pas. */
std::int32_t rolledDistance(const Stage &stage, FigureId figure)
{
    const int pas = reading(stage.state.rolled, stage.state.chance);
    tellDice(stage, figure, 0, pas);
    // MUSG-PROFILE-01
    return pas * kPas;
}

void startReaction(const Stage &stage, FigureId figure, MoveKind kind, const Path &path,
                   RuleId rule)
{
    stage.tell({rule, {"MUSG-REACT-12"}}, [&] {
        return MoveDeclared{figure, kind, wayOf(path), walkedLength(path)};
    });
    MoveFrame frame;
    frame.figure = figure;
    frame.kind = kind;
    frame.path = path;
    stage.push(frame);
}

/** Drives the figure there, if there is anywhere to go. */
void drive(const Stage &stage, FigureId figure, const Path &path, RuleId rule)
{
    if (path.count >= 2)
        startReaction(stage, figure, MoveKind::Reaction, path, rule);
}

Base baseAt(const Skirmish &game, const State &state, FigureId figure, const Place &place)
{
    Base base = game.base(state, figure);
    base.place = place;
    return base;
}

/** The shots the observer has at the mover, or his group, for nothing (MUSG-REACT-07). */
Options freeShots(const Skirmish &game, const State &state, const SpotFrame &spotting)
{
    Options shots;
    const std::size_t guns = game.fighter(spotting.observer).guns.size();
    for (std::size_t gun = 0; gun < guns; ++gun) {
        const Aimer aimer(game, state, spotting.observer, static_cast<std::uint8_t>(gun));
        const Shoot shot{spotting.observer, aimer.index, firstOfGroup(aimer, spotting.mover),
                         state[spotting.mover].place()};
        const SeatId seat = game.fighter(spotting.observer).seat();
        if (!isDouble(game, state, spotting.observer, gun) && judge(game, state, seat, shot))
            shots.push_back({shot, false});
    }
    return shots;
}

void afterSpotTest(const Stage &stage, SpotFrame &frame)
{
    // MUSG-REACT-08
    if (stage.state.result == 0) {
        if (isEngaged(stage.game, stage.state, frame.observer)) // MUSG-REACT-12
            return stage.pop();
        frame.step = SpotFrame::Step::DistanceRolled;
        return rollDistance(stage, frame.observer, Reason::SpotDistance);
    }
    // What may be shot is judged as the answer to the question, so it is asked first.
    frame.step = SpotFrame::Step::Shot;
    stage.ask(stage.fighter(frame.observer).seat(), Prompt::FreeShot);
    if (freeShots(stage.game, stage.state, frame).empty()) {
        stage.state.request = {};
        stage.pop();
    }
}

void hideFrom(const Stage &stage, SpotFrame &frame)
{
    const Skirmish &game = stage.game;
    const State &state = stage.state;
    const std::int32_t length = rolledDistance(stage, frame.observer);
    const Base mover = game.base(state, frame.mover);
    const Path path =
        refuge(game, state, frame.observer, frame.mover, length, [&](const Place &place) {
            return !kit::geometry::sees(game.table(), mover,
                                        baseAt(game, state, frame.observer, place));
        });
    frame.step = SpotFrame::Step::Done;
    drive(stage, frame.observer, path, {"MUSG-REACT-08"});
}

/** R -1 against this charge (MUSG-REACT-06). */
void shake(const Stage &stage, ReceptionFrame &frame)
{
    stage[frame.target].foe = frame.charger;
    mark(stage, frame.target, Mark::Shaken, true, {"MUSG-REACT-06"});
    frame.step = ReceptionFrame::Step::Done;
}

void afterStepBackDie(const Stage &stage, ReceptionFrame &frame)
{
    // MUSG-REACT-06
    constexpr int kNeeded = 5;
    tellDice(stage, frame.target, kNeeded, successes(stage, kNeeded));
    // MUSG-REACT-12
    if (successes(stage, kNeeded) == 0 || isEngaged(stage.game, stage.state, frame.target))
        return shake(stage, frame);
    frame.step = ReceptionFrame::Step::Asked;
    stage.ask(stage.fighter(frame.target).seat(), Prompt::StepBack);
}

void stepBack(const Stage &stage, ReceptionFrame &frame)
{
    const std::int32_t length = rolledDistance(stage, frame.target);
    const Path path = awayFrom(stage.game, stage.state, frame.target, frame.charger, length);
    // Somebody who cannot go back all the way stays where he is.
    if (path.count < 2 || walkedLength(path) < length - 1)
        return shake(stage, frame);
    frame.step = ReceptionFrame::Step::Done;
    startReaction(stage, frame.target, MoveKind::StepBack, path, {"MUSG-REACT-06"});
}

/** Within the thrown distance to where the shooter would have to shoot past something, else away
    from him (MUSG-REACT-10). */
void takeCover(const Stage &stage, UnderFireFrame &frame)
{
    const Skirmish &game = stage.game;
    const State &state = stage.state;
    const std::int32_t length = rolledDistance(stage, frame.figure);
    const Base shooter = game.base(state, frame.shooter);
    const Path path =
        refuge(game, state, frame.figure, frame.shooter, length, [&](const Place &place) {
            const Base there = baseAt(game, state, frame.figure, place);
            return !kit::geometry::sees(game.table(), shooter, there) ||
                   kit::geometry::cover(game.table(), shooter, there, {}).isGiven();
        });
    frame.step = UnderFireFrame::Step::Done;
    drive(stage, frame.figure, path, {"MUSG-REACT-10"});
}

} // namespace

void run(const Stage &stage, SpotFrame &frame)
{
    using Step = SpotFrame::Step;
    switch (frame.step) {
    case Step::Begin:
        if (!stage[frame.observer].onTable() || !stage[frame.mover].onTable())
            return stage.pop();
        frame.step = Step::Tested;
        return startTest(stage, frame.observer, frame.mover, Reason::Spot);
    case Step::Tested:
        return afterSpotTest(stage, frame);
    case Step::Shot:
        return stage.pop(1); // the mover was shot at
    case Step::DistanceRolled:
        return hideFrom(stage, frame);
    case Step::Done:
        return stage.pop();
    }
}

void run(const Stage &stage, ReceptionFrame &frame)
{
    using Step = ReceptionFrame::Step;
    switch (frame.step) {
    case Step::Begin:
        frame.step = Step::Tested;
        return startTest(stage, frame.target, frame.charger, Reason::ReceiveCharge);
    case Step::Tested:
        if (stage.state.result != 0)
            return stage.pop();
        frame.step = Step::DieRolled;
        return stage.ask(
            rollOf(stage.fighter(frame.target).seat(), Reason::StepBack, 1, Reading::Each, {5}));
    case Step::DieRolled:
        return afterStepBackDie(stage, frame);
    case Step::Asked:
        if (!stage.state.reply.accepted)
            return shake(stage, frame);
        frame.step = Step::DistanceRolled;
        return rollDistance(stage, frame.target, Reason::StepBackDistance);
    case Step::DistanceRolled:
        return stepBack(stage, frame);
    case Step::Done:
        return stage.pop();
    }
}

void run(const Stage &stage, UnderFireFrame &frame)
{
    using Step = UnderFireFrame::Step;
    switch (frame.step) {
    case Step::Begin:
        if (!stage[frame.figure].onTable())
            return stage.pop();
        frame.step = Step::Tested;
        return startTest(stage, frame.figure, frame.shooter, Reason::UnderFire);
    case Step::Tested:
        // MUSG-REACT-10
        // MUSG-REACT-12
        if (stage.state.result != 0 || isEngaged(stage.game, stage.state, frame.figure))
            return stage.pop();
        frame.step = Step::DistanceRolled;
        return rollDistance(stage, frame.figure, Reason::UnderFireDistance);
    case Step::DistanceRolled:
        return takeCover(stage, frame);
    case Step::Done:
        return stage.pop();
    }
}

void addFreeShots(const Skirmish &game, const State &state, Options &out)
{
    if (const auto *spotting = top<SpotFrame>(state))
        out = freeShots(game, state, *spotting);
    out.push_back({Decline{}, false});
}

} // namespace escarmouche::rules::musg::play
