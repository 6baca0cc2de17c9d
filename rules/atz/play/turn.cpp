// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>

// Set-up, turns, initiative, and whose impulse comes.

namespace escarmouche::rules::atz {

namespace {

bool isInGame(const Survivor &survivor)
{
    return survivor.where == Where::Here || survivor.where == Where::Waiting;
}

bool takesPart(const State &state, int side)
{
    return side == kZombieSide || std::ranges::any_of(state.survivors, [&](const Survivor &each) {
               return each.side == side && each.isHere();
           });
}

/** ATZ-INIT-03 */
std::uint32_t eligibleOf(const Atz &game, const State &state, int side)
{
    const int die = state.dice[static_cast<std::size_t>(side)];
    const auto isMine = [&](const Survivor &each) { return each.isHere() && each.side == side; };
    std::uint32_t byRep = 0, eligible = 0;
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        if (isMine(each) && faceOf(game, each).rep >= die)
            byRep |= bitOf(who);
    }
    eligible = byRep;
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        for (const int star : everyone(state)) { // ATZ-STAR-05
            const Survivor &other = survivorAt(state, star);
            if (isMine(each) && (byRep & bitOf(star)) != 0 && game.kindOf(other).isStar &&
                game.field().distance(each.cell, other.cell) == 1)
                eligible |= bitOf(who);
        }
    }
    return eligible;
}

/** Sides in the order of their keys, highest first. */
void sortSides(State &state, const InitiativeFrame &frame)
{
    std::ranges::stable_sort(state.order, [&](std::uint8_t one, std::uint8_t other) {
        return frame.keys[one] > frame.keys[other];
    });
}

/** Those of whom it is not known yet who comes first, a bit each. */
std::uint8_t tiedIn(const State &state, const InitiativeFrame &frame)
{
    constexpr std::uint32_t kLongEnough = 40'353'607; // nine rolls: then the order of the sides
    unsigned tied = 0;
    for (std::size_t at = 1; at < state.order.size(); ++at) {
        const std::uint8_t one = state.order[at - 1], other = state.order[at];
        if (frame.keys[one] == frame.keys[other] && frame.keys[one] < kLongEnough)
            tied |= 1U << one | 1U << other;
    }
    return static_cast<std::uint8_t>(tied);
}

bool isRolling(const InitiativeFrame &frame, int side)
{
    return (frame.rolling >> static_cast<unsigned>(side) & 1U) != 0;
}

bool isIn(const State &state, int side)
{
    return std::ranges::any_of(
        state.survivors, [&](const Survivor &each) { return each.side == side && isInGame(each); });
}

/** ATZ-SCEN-43 */
Ending lastSideOf(const State &state)
{
    const auto sides = [&] {
        int in = 0;
        for (int side = 0; side < kMostTeams; ++side)
            in += isIn(state, side) ? 1 : 0;
        return in;
    }();
    return sides == 0 ? Ending::Drawn : (sides == 1 ? Ending::Won : Ending::None);
}

/** ATZ-SCEN-12 */
Ending endingOf(const Atz &game, const State &state)
{
    if (game.terms().goal == Goal::LastSide)
        return lastSideOf(state);
    if (game.terms().goal == Goal::Glory)
        return std::ranges::any_of(state.survivors, isInGame) ? Ending::None : Ending::Lost;
    const auto isSo = [&](auto what) { return std::ranges::any_of(state.survivors, what); };
    const bool isAnyDead = isSo([](const Survivor &one) { return one.where == Where::Dead; });
    const bool isAnyIn = isSo([](const Survivor &one) { return isInGame(one); });
    if (game.terms().goal == Goal::BulletsAndOut && isAnyDead)
        return Ending::Lost;
    if (isAnyIn)
        return Ending::None;
    if (game.terms().goal != Goal::BulletsAndOut)
        return Ending::Lost;
    const int buildings = game.field().buildings();
    const bool isAllSearched =
        std::count(state.buildings.begin(), state.buildings.begin() + buildings, Searched::Yes) ==
        buildings;
    const bool isOneWithout = isSo([&](const Survivor &one) { return !hasFoundGun(game, one); });
    return isAllSearched || !isOneWithout ? Ending::Won : Ending::Lost;
}

/** ATZ-SKIRM-04, -05 */
void countGlory(const Stage &stage)
{
    constexpr int kEnough = 5; // for one side alone
    State &state = stage.state;
    const Atz &game = stage.game;
    state.ending = Ending::Won;
    if (game.seats() == 1) {
        const bool isWon = gloryOf(game, state, 0) >= kEnough && aliveOf(state, 0) > 0;
        state.ending = isWon ? Ending::Won : Ending::Lost;
        state.winner = tiny(isWon ? 0 : -1);
        return stage.tell(ofGame(isWon ? kWon : kLost, {"ATZ-SKIRM-05"}));
    }
    const auto rank = [&](int side) {
        return std::pair(gloryOf(game, state, side), aliveOf(state, side));
    };
    int best = 0;
    bool isShared = false;
    for (int side = 1; side < game.seats(); ++side) {
        isShared = rank(side) == rank(best) || (isShared && rank(side) < rank(best));
        best = rank(side) > rank(best) ? side : best;
    }
    if (isShared) {
        state.ending = Ending::Drawn;
        return stage.tell(ofGame(kEqual, {"ATZ-SKIRM-04"}));
    }
    state.winner = tiny(best);
    auto event = ofGame(kWonBy, {"ATZ-SKIRM-04"});
    event.seat = {state.winner};
    stage.tell(std::move(event));
}

/** Whoever is left, or nobody. */
void tellLastSide(const Stage &stage)
{
    State &state = stage.state;
    const Atz &game = stage.game;
    if (state.ending == Ending::Drawn)
        return stage.tell(ofGame(kDrawn, {"ATZ-SCEN-43"}));
    while (!isIn(state, ++state.winner))
        ;
    const bool isSeat = state.winner < game.seats();
    auto event = ofGame(game.seats() > 1 ? kWonBy : (isSeat ? kWon : kLost), {"ATZ-SCEN-43"});
    event.seat = game.seatOf(state.winner);
    stage.tell(std::move(event));
}

} // namespace

void endIfOver(const Stage &stage)
{
    const Ending ending = endingOf(stage.game, stage.state);
    if (ending == Ending::None)
        return;
    stage.state.ending = ending;
    stage.end();
    const bool isGoal = stage.game.terms().goal == Goal::BulletsAndOut;
    if (stage.game.terms().goal == Goal::LastSide)
        return tellLastSide(stage);
    if (stage.game.terms().goal == Goal::Glory)
        return countGlory(stage);
    stage.state.winner = tiny(ending == Ending::Won ? 0 : -1);
    if (ending == Ending::Won)
        stage.tell(ofGame(kWon, {"ATZ-SCEN-12"}));
    else
        stage.tell(ofGame(kLost, {isGoal ? "ATZ-SCEN-04" : "ATZ-TURN-08"}));
}

void run(const Stage &stage, SetUpFrame &frame)
{
    State &state = stage.state;
    if (frame.step == 0) {
        int side = kMostTeams; // one after the other
        for (const Survivor &each : state.survivors)
            side = each.where == Where::Waiting ? std::min<int>(side, each.side) : side;
        if (side < kMostTeams)
            return stage.ask(SeatId{tiny(side)}, Asked::Enter);
        const int dice = stage.game.terms().startDice;
        for (const int who : everyone(state)) {
            if (survivorAt(state, who).isHere() && dice > 0)
                layShot(stage, who, survivorAt(state, who).cell, dice, {"ATZ-SPAWN-05"});
        }
        frame.step = 1;
        return stage.push(SpawnFrame{.distance = small(stage.game.terms().startDistance)});
    }
    stage.pop();
    stage.push(TurnFrame{});
}

void run(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    const int step = frame.step++, sides = static_cast<int>(state.order.size());
    if (step == 0) {
        ++state.round;
        const Watch watch(stage);
        for (Survivor &each : state.survivors)
            each.hasActed = each.hasTested = false;
        watch.tell(ofGame(kTurnBegan, {"ATZ-TURN-01"}, {state.round}, {kit::turnIs(state.round)}));
        state.order.clear();
        return stage.push(InitiativeFrame{});
    }
    if (step <= sides) {
        const std::uint8_t side = state.order[static_cast<std::size_t>(step - 1)];
        if (side == kZombieSide)
            return stage.push(HordeFrame{});
        return stage.push(SideFrame{.side = tiny(side)});
    }
    if (step == sides + 1)
        return stage.push(SpawnFrame{.distance = small(stage.game.limits().shots.distance)});
    frame.step = 0;
    const int turns = stage.game.terms().turns;
    stage.tell([&] { return ofGame(kTurnEnded, {"ATZ-TURN-01"}, {state.round}); });
    if (turns > 0 && state.round >= turns) {
        stage.end();
        if (stage.game.terms().goal == Goal::Glory)
            return countGlory(stage);
        state.ending = Ending::Lost;
        return stage.tell(ofGame(kLost, {"ATZ-SCEN-04"}));
    }
    endIfOver(stage);
}

// Initiative.

void run(const Stage &stage, InitiativeFrame &frame)
{
    State &state = stage.state;
    if (frame.rolling == 0) {
        unsigned all = 0;
        for (int side = 0; side < kMostSides; ++side) {
            state.dice[static_cast<std::size_t>(side)] = 0;
            if (!takesPart(state, side)) // ATZ-TURN-08
                continue;
            all |= 1U << static_cast<unsigned>(side);
            state.order.push_back(small(side));
        }
        frame.rolling = static_cast<std::uint8_t>(all);
    }
    int rolling = 0;
    for (int side = 0; side < kMostSides; ++side)
        rolling += isRolling(frame, side) ? 1 : 0;
    stage.ask(kit::rollOf(kNoSeat, kInitiativeRoll, rolling, Reading::Each, {}));
}

void take(const Stage &stage, InitiativeFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    std::size_t next = 0;
    for (std::size_t side = 0; side < kMostSides; ++side) {
        const int face = isRolling(frame, static_cast<int>(side)) ? chance.faces[next++] : 0;
        frame.keys[side] = frame.keys[side] * 7 + static_cast<std::uint32_t>(face);
        if (!frame.isForOrder)
            state.dice[side] = small(face);
    }
    sortSides(state, frame);
    frame.rolling = tiedIn(state, frame);
    if (frame.rolling != 0) {
        stage.tell([&] { return withFaces(chance, ofGame(kTied, {"ATZ-INIT-01"})); });
        if (state.order.size() == 2)
            frame.keys = {}; // both dice are thrown again
        else
            frame.isForOrder = true;
        return;
    }
    const bool isVersus = stage.game.seats() > 1;
    const RuleId rule{isVersus ? "ATZ-INIT-06" : "ATZ-INIT-01"};
    stage.tell([&] { return withFaces(chance, ofGame(kInitiative, rule)); });
    stage.pop();
}

void run(const Stage &stage, SideFrame &frame)
{
    State &state = stage.state;
    const SeatId seat{frame.side};
    if (!frame.isBegun) {
        frame.isBegun = true;
        state.active = stage.game.seatOf(frame.side);
        frame.eligible = eligibleOf(stage.game, state, frame.side);
        const int die = state.dice[static_cast<std::size_t>(frame.side)];
        const bool isAny = frame.eligible != 0;
        stage.tell([&] {
            const bool isPlayed = frame.side < stage.game.seats();
            const Happened kind =
                isPlayed ? (isAny ? kSideActs : kSideRests) : (isAny ? kOthersAct : kOthersRest);
            auto event = ofGame(kind, {isPlayed ? "ATZ-INIT-02" : "ATZ-FIND-07"}, {die},
                                {kit::activeIs(state.active)});
            event.seat = state.active;
            return event;
        });
    }
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        if ((frame.eligible & bitOf(who)) != 0 && each.isHere() && !each.hasActed)
            return stage.ask(seat, Asked::Activate);
    }
    stage.pop();
}

} // namespace escarmouche::rules::atz
