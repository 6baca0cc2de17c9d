// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/charging.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/moving/onway.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::placeAlong;
using kit::geometry::walkedLength;

namespace {

using MoveStep = MoveFrame::Step;

/** The next point of the way at which sight, contact and triggers are asked: a whole pas, a point
    of the path, or the end. */
std::int32_t nextStop(const Path &path, std::int32_t walked)
{
    std::int32_t next = (walked / kPas + 1) * kPas;
    std::int32_t corner = 0;
    for (std::int32_t at = 1; at < path.count; ++at) {
        Path leg;
        leg.add(path.points[static_cast<std::size_t>(at - 1)]);
        leg.add(path.points[static_cast<std::size_t>(at)]);
        corner += walkedLength(leg);
        if (corner > walked)
            next = std::min(next, corner);
    }
    return std::min(next, walkedLength(path));
}

/** Enemies of a lower level who see the mover for the first time, and may react
    (MUSG-REACT-07). */
FigureSet newObservers(const Skirmish &game, State &state, FigureId mover)
{
    FigureSet observers;
    // MUSG-REACT-01
    if (!game.switches().spotEnemy)
        return observers;
    const Fighter &fighter = game.fighter(mover);
    foesOf(game, state, fighter.seat()).each([&](FigureId foe) {
        // MUSG-REACT-07
        if (game.fighter(foe).level >= fighter.level || state.seen[foe.value].contains(mover) ||
            !sees(game, state, foe, mover))
            return;
        state.seen[foe.value].insert(mover);
        const bool ignores = game.fighter(foe).has(Trait::NeverRouts);
        if (!ignores && !state[foe].has(Mark::Fleeing) && !isEngaged(game, state, foe))
            observers.insert(foe);
    });
    return observers;
}

/** Who of them reacts first: in turn order of the seats, within a seat as the band stands. */
FigureId firstObserver(const State &state, const Skirmish &game, const FigureSet &observers)
{
    const auto &turn = std::get<TurnFrame>(state.frames[0]);
    FigureId first;
    for (const SeatId seat : turn.order) {
        observers.each([&](FigureId observer) {
            if (!first.valid() && game.fighter(observer).seat() == seat)
                first = observer;
        });
    }
    if (!first.valid())
        observers.each([&](FigureId observer) { first = first.valid() ? first : observer; });
    return first;
}

/** A hidden enemy that the base now touches (MUSG-MERC-10). */
FigureId runInto(const Skirmish &game, const State &state, FigureId mover)
{
    FigureId met;
    foesOf(game, state, game.fighter(mover).seat()).each([&](FigureId foe) {
        if (state[foe].has(Mark::Hidden) && inContact(game, state, mover, foe))
            met = foe;
    });
    return met;
}

/** The body that the troll bears comes along (MUSG-MERC-07). */
void bringBody(const Stage &stage, FigureId bearer)
{
    if (!stage.fighter(bearer).has(Trait::CarriesChief))
        return;
    for (std::size_t at = 0; at < stage.game.size(); ++at) {
        const FigureId body{static_cast<std::uint8_t>(at)};
        if (stage[body].has(Mark::Carried) && stage[body].foe == bearer)
            moveTo(stage, body, MoveKind::Walk, stage[bearer].place());
    }
}

/** Tells of the stretch behind that was not told yet. */
void tellSoFar(const Stage &stage, MoveFrame &frame)
{
    if (frame.told == frame.walked)
        return;
    tellMove(stage, frame.figure, frame.kind, placeAlong(frame.path, frame.told));
    frame.told = frame.walked;
}

void stop(const Stage &stage, MoveFrame &frame)
{
    tellSoFar(stage, frame);
    frame.step = MoveStep::Arrived;
}

bool isHanging(const Stage &stage, FigureId figure)
{
    return !stage.game.table().supports(stage[figure].place());
}

/** Puts the figure back to an earlier point of its way and ends the move there. */
void endAt(const Stage &stage, MoveFrame &frame, std::int32_t walked)
{
    FigureState &own = stage[frame.figure];
    const auto place = placeAlong(frame.path, walked);
    own.at = place.at;
    own.level = place.level;
    frame.walked = walked;
    stop(stage, frame);
}

/** Puts the figure at the stop and looks round; pushes nothing itself. */
void arriveAt(const Stage &stage, MoveFrame &frame, std::int32_t stopAt)
{
    FigureState &own = stage[frame.figure];
    const std::int32_t before = frame.walked;
    const auto place = placeAlong(frame.path, stopAt);
    own.at = place.at;
    own.level = place.level;
    frame.walked = stopAt;
    if (const FigureId hidden = runInto(stage.game, stage.state, frame.figure); hidden.valid()) {
        // It stands where it last touched neither him nor a friend; the contact is nobody's charge.
        endAt(stage, frame, lastStop(stage.game, stage.state, frame, before));
        return reveal(stage, hidden);
    }
    if (!own.has(Mark::Hidden))
        frame.pending = newObservers(stage.game, stage.state, frame.figure);
    if (!frame.pending.empty()) {
        tellSoFar(stage, frame);
        stage.state.result = 0;
        frame.step = MoveStep::Watched;
    } else if (stopAt == walkedLength(frame.path)) {
        stop(stage, frame);
    }
}

/** A look round from where it stands, then it moves. */
void setOut(const Stage &stage, MoveFrame &frame)
{
    frame.pending = {};
    frame.step = MoveStep::Moving;
    if (frame.path.count < 2)
        frame.step = MoveStep::Arrived;
    else
        arriveAt(stage, frame, frame.walked);
}

void goOn(const Stage &stage, MoveFrame &frame)
{
    const std::int32_t end = walkedLength(frame.path);
    if (frame.walked >= end)
        return stop(stage, frame);
    arriveAt(stage, frame, nextStop(frame.path, frame.walked));
}

/** The rest of the way is lost. */
void breakOff(const Stage &stage, MoveFrame &frame)
{
    if (stage[frame.figure].onTable())
        stage.tell({{"MUSG-ACT-05"}}, [&] { return MoveBrokenOff{frame.figure}; });
    frame.step = MoveStep::Arrived;
}

/** Those who reacted may now stand in the way: it ends before them, a charge at them
    (MUSG-ACT-15). False: it ends here. */
bool canGoOn(const Stage &stage, MoveFrame &frame)
{
    const std::int32_t reach = wayLeft(stage.game, stage.state, frame);
    if (reach == walkedLength(frame.path))
        return true;
    if (reach <= frame.walked) {
        endAt(stage, frame, reach);
        if (!isEngaged(stage.game, stage.state, frame.figure))
            breakOff(stage, frame);
        return false;
    }
    frame.path = cut(frame.path, reach);
    stage.tell({ruleOf(frame.kind), {"MUSG-ACT-15"}}, [&] {
        return MoveDeclared{frame.figure, frame.kind, wayOf(frame.path), reach};
    });
    return true;
}

/** Whether it is for the player to go on or not: there is a way left, the figure goes where he
    wanted, and it could stop here. */
bool mayBeAsked(const Stage &stage, const MoveFrame &frame)
{
    const bool isWilled = frame.kind == MoveKind::Walk || frame.kind == MoveKind::Run ||
                          frame.kind == MoveKind::Charge || frame.kind == MoveKind::BreakAway;
    return isWilled && frame.walked < walkedLength(frame.path) &&
           mayStopAt(stage.game, stage.state, frame, frame.walked);
}

/** Reactions to reactions end somewhere (kMostFrames). */
bool mayBeSpotted(const State &state)
{
    return state.frames.size() + kFramesOfSighting <= kMostFrames;
}

/** The way is what it will be: the mover sets out along it, is asked whether he does, or has been
    stopped. */
void headOn(const Stage &stage, MoveFrame &frame)
{
    if (!canGoOn(stage, frame))
        return;
    if (frame.wasShotAt && mayBeAsked(stage, frame)) {
        frame.wasShotAt = false;
        frame.step = MoveStep::Asked;
        return stage.ask(stage.fighter(frame.figure).seat(), Prompt::GoOn);
    }
    frame.step = MoveStep::SettingOut;
}

/** All have reacted: a charger who has lost his target may follow it (MUSG-ACT-07). */
void settleWay(const Stage &stage, MoveFrame &frame)
{
    if (hasLostTarget(stage.game, stage.state, frame)) {
        if (mayFollow(stage.game, stage.state, frame)) {
            frame.step = MoveStep::FollowAsked;
            return stage.ask(stage.fighter(frame.figure).seat(), Prompt::Follow);
        }
        fallShort(stage, frame);
    }
    headOn(stage, frame);
}

/** The next observer reacts; when all have, the mover goes on, is asked, or has been moved. */
void letReact(const Stage &stage, MoveFrame &frame)
{
    const FigureState &own = stage[frame.figure];
    // MUSG-ACT-05
    if (!own.onTable() || own.place() != placeAlong(frame.path, frame.walked))
        return breakOff(stage, frame);
    if (stage.state.result != 0)
        frame.wasShotAt = true; // SpotFrame leaves 1 when it shot
    stage.state.result = 0;
    if (!frame.pending.empty() && mayBeSpotted(stage.state)) {
        const FigureId observer = firstObserver(stage.state, stage.game, frame.pending);
        frame.pending.erase(observer);
        SpotFrame spotting;
        spotting.observer = observer;
        spotting.mover = frame.figure;
        return stage.push(spotting);
    }
    frame.pending = {};
    settleWay(stage, frame);
}

void arrive(const Stage &stage, MoveFrame &frame)
{
    const FigureId figure = frame.figure;
    if (stage[figure].onTable()) {
        mark(stage, figure, Mark::Hanging, isHanging(stage, figure), {"MUSG-EQUIP-09"});
        bringBody(stage, figure);
        if (frame.kind == MoveKind::Charge)
            endCharge(stage, frame);
        if (frame.kind == MoveKind::Flee)
            leaveAtEdge(stage, figure);
    }
    stage.pop();
}

} // namespace

void run(const Stage &stage, MoveFrame &frame)
{
    switch (frame.step) {
    case MoveStep::Begin:
        if (frame.kind == MoveKind::Charge)
            return beginCharge(stage, frame);
        return setOut(stage, frame);
    case MoveStep::NerveTested:
        return afterNerveTest(stage, frame);
    case MoveStep::Receiving:
        return receive(stage, frame);
    case MoveStep::TrollAsked:
        return afterTroll(stage, frame);
    case MoveStep::Setting:
        frame.step = MoveStep::SettingOut;
        if (!endsInContact(stage.game, stage.state, frame))
            settleWay(stage, frame);
        return;
    case MoveStep::FollowAsked: // and declined
        fallShort(stage, frame);
        return headOn(stage, frame);
    case MoveStep::SettingOut:
        return setOut(stage, frame);
    case MoveStep::Moving:
        return goOn(stage, frame);
    case MoveStep::Watched:
        return letReact(stage, frame);
    case MoveStep::Asked:
        if (!stage.state.reply.accepted)
            return breakOff(stage, frame);
        frame.step = MoveStep::Moving;
        return;
    case MoveStep::Arrived:
        return arrive(stage, frame);
    }
}

void noteSights(const Stage &stage)
{
    const auto note = [&](FigureId observer, FigureId other) {
        if (!stage[other].has(Mark::Hidden))
            stage.state.seen[observer.value].insert(other);
    };
    onTable(stage.game, stage.state).each([&](FigureId figure) {
        foesOf(stage.game, stage.state, stage.fighter(figure).seat()).each([&](FigureId foe) {
            // A line of sight is the same both ways.
            if (foe < figure || !isInSight(stage.game, stage.state, figure, foe))
                return;
            note(figure, foe);
            note(foe, figure);
        });
    });
}

} // namespace escarmouche::rules::musg::play
