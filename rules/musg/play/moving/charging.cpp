// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/charging.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/going.h"

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Gait;
using kit::geometry::walkedLength;

namespace {

using MoveStep = MoveFrame::Step;

/** The highest of the targets, the first of several. */
FigureId highest(const Skirmish &game, const FigureSet &targets)
{
    FigureId best;
    targets.each([&](FigureId target) {
        if (!best.valid() || game.fighter(target).level > game.fighter(best).level)
            best = target;
    });
    return best;
}

FigureId firstChief(const Skirmish &game, const FigureSet &targets)
{
    FigureId chief;
    targets.each([&](FigureId target) {
        if (!chief.valid() && game.fighter(target).rank == Rank::Chief)
            chief = target;
    });
    return chief;
}

/** Lets the target test, if it has to (MUSG-REACT-05). */
void letReceive(const Stage &stage, MoveFrame &frame, FigureId target)
{
    frame.pending.erase(target);
    const Fighter &fighter = stage.fighter(target);
    // MUSG-REACT-01
    // MUSG-REACT-05
    if (!stage.game.switches().receiveCharge || fighter.has(Trait::NeverRouts) ||
        stage.fighter(frame.figure).level <= fighter.level)
        return;
    ReceptionFrame receiving;
    receiving.target = target;
    receiving.charger = frame.figure;
    stage.push(receiving);
}

/** Where the charger stops against somebody who now stands at the end of his way. */
Path upTo(const Skirmish &game, const Path &path)
{
    const std::int64_t apart = std::int64_t{2} * game.radius();
    std::int32_t walked = walkedLength(path);
    while (walked > 0 &&
           kit::geometry::squaredDistance(kit::geometry::placeAlong(path, walked).at,
                                          path.last().at) < kit::geometry::squared(apart))
        --walked;
    return cut(path, walked);
}

/** The bodyguard has room where the charge was to end, and the charger before him
    (MUSG-ACT-15). */
bool hasRoom(const Skirmish &game, const State &state, const MoveFrame &frame, FigureId troll)
{
    Base guarding = game.base(state, troll);
    Base charging = game.base(state, frame.figure);
    guarding.place = frame.path.last();
    charging.place = upTo(game, frame.path).last();
    bool isFree = true;
    onTable(game, state).each([&](FigureId other) {
        if (other == troll || other == frame.figure)
            return;
        const Base base = game.base(state, other);
        isFree = isFree && !kit::geometry::overlap(base, guarding) &&
                 !kit::geometry::overlap(base, charging);
    });
    return isFree;
}

} // namespace

void beginCharge(const Stage &stage, MoveFrame &frame)
{
    frame.step = MoveStep::Receiving;
    frame.pending = frame.targets;
    if (!frame.nerveTest)
        return;
    frame.step = MoveStep::NerveTested;
    TestFrame test;
    test.figure = frame.figure;
    test.against = highest(stage.game, frame.targets);
    test.test = Reason::WantToCharge;
    stage.push(test);
}

void afterNerveTest(const Stage &stage, MoveFrame &frame)
{
    frame.step = MoveStep::Receiving;
    // MUSG-REACT-04
    if (stage.state.result != 0)
        return;
    const FigureId figure = frame.figure;
    const FigureId foe = highest(stage.game, frame.targets);
    mark(stage, figure, Mark::NoRun, true, {"MUSG-REACT-04"});
    stage[figure].foe = foe;
    const Gait gait = gaitOf(stage.game, figure, MoveKind::Walk);
    const Path away = awayFrom(stage.game, stage.state, figure, foe, gait.budget);
    frame.kind = MoveKind::Reaction;
    frame.targets = {};
    frame.path =
        away.count < 2
            ? away
            : kit::geometry::shortened(stage.game.table(), stage.game.base(stage.state, figure),
                                       away, gait, othersFor(stage.game, stage.state, figure, {}));
    frame.step = MoveStep::Begin;
}

void receive(const Stage &stage, MoveFrame &frame)
{
    if (frame.pending.empty()) {
        frame.step = MoveStep::Setting;
        return;
    }
    if (!trollsFor(stage.game, stage.state, frame).empty()) {
        const FigureId chief = firstChief(stage.game, frame.pending);
        frame.step = MoveStep::TrollAsked;
        return stage.ask(stage.fighter(chief).seat(), Prompt::TakeCharge);
    }
    FigureId next;
    frame.pending.each([&](FigureId target) { next = next.valid() ? next : target; });
    letReceive(stage, frame, next);
}

void afterTroll(const Stage &stage, MoveFrame &frame)
{
    const FigureId chief = firstChief(stage.game, frame.pending);
    const Reply reply = stage.state.reply;
    frame.step = MoveStep::Receiving;
    if (!reply.accepted)
        return letReceive(stage, frame, chief);
    const FigureId troll = reply.figure;
    stage.tell({{"MUSG-MERC-06"}}, [&] { return Intercepted{troll, chief}; });
    moveTo(stage, troll, MoveKind::Reaction, frame.path.last());
    frame.path = upTo(stage.game, frame.path);
    frame.targets = {};
    frame.targets.insert(troll);
    frame.pending = frame.targets;
}

FigureSet trollsFor(const Skirmish &game, const State &state, const MoveFrame &frame)
{
    constexpr int kLeastPv = 2;
    constexpr std::int32_t kReach = 2 * kPas;
    const FigureId chief = firstChief(game, frame.pending);
    FigureSet trolls;
    // There must be room for him between charger and chief.
    if (!chief.valid() || walkedLength(frame.path) < 2 * game.radius())
        return trolls;
    friendsOf(game, state, game.fighter(chief).seat()).each([&](FigureId figure) {
        if (game.fighter(figure).has(Trait::InterceptsForChief) &&
            !frame.targets.contains(figure) && state[figure].pv >= kLeastPv &&
            !state[figure].has(Mark::Fleeing) && !isEngaged(game, state, figure) &&
            isWithin(game, state, figure, chief, kReach) && hasRoom(game, state, frame, figure))
            trolls.insert(figure);
    });
    return trolls;
}

bool isDive(const Fighter &charger, std::int32_t dropped)
{
    return charger.has(Trait::DivesWithoutRoll) && dropped >= kPas;
}

void endCharge(const Stage &stage, MoveFrame &frame)
{
    const FigureId figure = frame.figure;
    if (!isEngaged(stage.game, stage.state, figure))
        return;
    mark(stage, figure, Mark::Charged, true, {"MUSG-MELEE-08"});
    const std::int32_t dropped = frame.path.points[0].level - stage[figure].level;
    if (isDive(stage.fighter(figure), dropped))
        mark(stage, figure, Mark::Dived, true, {"MUSG-MERC-11"});
}

} // namespace escarmouche::rules::musg::play
