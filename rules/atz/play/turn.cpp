// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"
#include "rules/kit/stage/rolloff.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

// Set-up, turns, initiative, and whose impulse comes.

namespace escarmouche::rules::atz {

namespace {

bool isInGame(const Survivor &survivor)
{
    return survivor.where == Where::Here || survivor.where == Where::Waiting;
}

bool takesPart(const State &state, int side)
{
    return side == kZombieSide || !thoseOf(state, side).empty();
}

/** ATZ-INIT-03 */
std::uint32_t eligibleOf(const Atz &game, const State &state, int side)
{
    const int die = state.dice[static_cast<std::size_t>(side)];
    const auto mine = thoseOf(state, side);
    std::uint32_t byRep = 0;
    for (const int who : mine) {
        const Survivor &each = survivorAt(state, who);
        if (faceOf(game, each).rep >= die - (each.isOnDrugs ? 1 : 0))
            byRep |= bitOf(who);
    }
    std::uint32_t eligible = byRep;
    for (const int star : mine) { // ATZ-STAR-05
        const Survivor &leader = survivorAt(state, star);
        for (const int who : mine) {
            if ((byRep & bitOf(star)) != 0 && game.kindOf(leader).isStar &&
                game.field().distance(survivorAt(state, who).cell, leader.cell) == 1)
                eligible |= bitOf(who);
        }
    }
    return eligible;
}

void tellOfSide(const Stage &stage, int side, std::uint16_t kind, RuleId rule)
{
    auto event = ofGame(kind, rule);
    event.seat = stage.game.seatOf(side);
    stage.tell(std::move(event));
}

/** The game is over so, for that side; -1: for nobody. */
void endFor(const Stage &stage, Ending ending, int winner, std::uint16_t kind, RuleId rule)
{
    stage.end();
    stage.state.ending = ending;
    stage.state.winner = tiny(winner);
    tellOfSide(stage, winner, kind, rule);
}

/** Whoever is left, or nobody (ATZ-SCEN-43). */
void endWithLastSide(const Stage &stage)
{
    std::set<int> sides;
    for (const Survivor &each : stage.state.survivors) {
        if (isInGame(each))
            sides.insert(each.side);
    }
    if (sides.size() > 1)
        return;
    if (sides.empty())
        return endFor(stage, Ending::Drawn, -1, told("drawn"), {"ATZ-SCEN-43"});
    const int seats = stage.game.seats();
    const int last = *sides.begin();
    const std::uint16_t alone = last < seats ? told("won") : told("lost");
    endFor(stage, Ending::Won, last, seats > 1 ? told("won-by") : alone, {"ATZ-SCEN-43"});
}

/** ATZ-SKIRM-04, -05 */
void endByGlory(const Stage &stage)
{
    constexpr int kEnough = 5; // for one side alone
    const Atz &game = stage.game;
    const auto rank = [&](int side) {
        return std::pair(gloryOf(game, stage.state, side), aliveOf(stage.state, side));
    };
    if (game.seats() == 1) {
        const bool isWon = rank(0).first >= kEnough && rank(0).second > 0;
        return endFor(stage, isWon ? Ending::Won : Ending::Lost, isWon ? 0 : -1,
                      isWon ? told("won") : told("lost"), {"ATZ-SKIRM-05"});
    }
    int best = 0;
    bool isShared = false;
    for (int side = 1; side < game.seats(); ++side) {
        isShared = rank(side) == rank(best) || (isShared && rank(side) < rank(best));
        best = rank(side) > rank(best) ? side : best;
    }
    if (isShared)
        return endFor(stage, Ending::Drawn, -1, told("equal"), {"ATZ-SKIRM-04"});
    endFor(stage, Ending::Won, best, told("won-by"), {"ATZ-SKIRM-04"});
}

/** Everybody has left (ATZ-SCEN-12). */
void endOutside(const Stage &stage)
{
    const State &state = stage.state;
    const auto first = state.buildings.begin();
    const int buildings = stage.game.field().buildings();
    const bool isAllSearched = std::count(first, first + buildings, Searched::Yes) == buildings;
    const bool isEachArmed = std::ranges::all_of(
        state.survivors, [&](const Survivor &one) { return hasFoundGun(stage.game, one); });
    if (isAllSearched || isEachArmed)
        return endFor(stage, Ending::Won, 0, told("won"), {"ATZ-SCEN-12"});
    endFor(stage, Ending::Lost, -1, told("lost"), {"ATZ-SCEN-04"});
}

} // namespace

void endIfOver(const Stage &stage)
{
    const auto &survivors = stage.state.survivors;
    const Goal goal = stage.game.terms().goal;
    if (goal == Goal::LastSide)
        return endWithLastSide(stage);
    if (goal == Goal::BulletsAndOut && std::ranges::count(survivors, Where::Dead, &Survivor::where))
        return endFor(stage, Ending::Lost, -1, told("lost"), {"ATZ-SCEN-04"});
    if (std::ranges::any_of(survivors, [&](const Survivor &one) {
            return isInGame(one) && one.side < stage.game.seats();
        }))
        return;
    if (goal == Goal::Glory)
        return endByGlory(stage);
    if (goal == Goal::BulletsAndOut)
        return endOutside(stage);
    endFor(stage, Ending::Lost, -1, told("lost"), {"ATZ-TURN-08"});
}

bool isLong(const Atz &game, const State &state)
{
    return game.terms().goal == Goal::LastSide && game.seats() == 2 && state.round > 40; // turns
}

void offerDraw(const Stage &stage)
{
    SideFrame &frame = *topFrame<SideFrame>(stage.state);
    frame.hasDeclined = true;
    tellOfSide(stage, frame.side, told("offered-draw"), {"ATZ-SCEN-43"});
    stage.ask(SeatId{tiny(1 - frame.side)}, Asked::Agree);
}

void agreeOrNot(const Stage &stage, const Action &action)
{
    if (action.deed == Deed::Offer)
        return endFor(stage, Ending::Drawn, -1, told("agreed"), {"ATZ-SCEN-43"});
    const int side = topFrame<SideFrame>(stage.state)->side;
    tellOfSide(stage, 1 - side, told("declined-draw"), {"ATZ-SCEN-43"});
}

void run(const Stage &stage, SetUpFrame &frame)
{
    State &state = stage.state;
    if (stage.game.terms().findsPeople && state.finding < 0)
        return stage.ask(kit::rollOf(kNoSeat, reason("finding-roll"), 1, Reading::Sum, {}));
    if (frame.step == 0) {
        const auto later = waiting(state);
        const auto side = [&](int who) { return survivorAt(state, who).side; };
        if (!later.empty()) // one side after the other
            return stage.ask(seatOf(state, *std::ranges::min_element(later, {}, side)),
                             Asked::Enter);
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

void take(const Stage &stage, SetUpFrame &, const ChanceAnswer &chance)
{
    const int face = chance.faces[0];
    stage.state.finding = tiny(face);
    stage.tell([&] {
        return withFaces(chance, ofGame(told("finding-rolled"), {"ATZ-SKIRM-03"}, {face}));
    });
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
        watch.tell(
            ofGame(told("round"), {"ATZ-TURN-01"}, {state.round}, {kit::turnIs(state.round)}));
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
    for (const int who :
         those(state, [&](int each) { return survivorAt(state, each).isOnDrugs; })) {
        const Watch watch(stage);
        survivorAt(state, who).isOnDrugs = false;
        watch.tell(by(stage, who, told("sobered"), {"ATZ-ITEM-02"}));
    }
    const int turns = stage.game.terms().turns;
    stage.tell([&] { return ofGame(told("turn-ended"), {"ATZ-TURN-01"}, {state.round}); });
    if (turns > 0 && state.round >= turns)
        return stage.game.terms().goal == Goal::Glory
                   ? endByGlory(stage)
                   : endFor(stage, Ending::Lost, -1, told("lost"), {"ATZ-SCEN-04"});
    endIfOver(stage);
}

std::vector<int> drugTakers(const Atz &game, const State &state, int side)
{
    const int die = state.dice[static_cast<std::size_t>(side)];
    auto takers = thoseOf(state, side);
    std::erase_if(takers, [&](int who) {
        const Survivor &each = survivorAt(state, who);
        return faceOf(game, each).rep + 1 != die || each.isOnDrugs ||
               itemOf(game, each, ItemType::Drugs) < 0;
    });
    return takers;
}

void takeDrugs(const Stage &stage, const Action &action)
{
    if (action.deed == Deed::Done) {
        topFrame<SideFrame>(stage.state)->hasDeclined = true;
        return;
    }
    Survivor &survivor = survivorAt(stage.state, action.who);
    const Watch watch(stage);
    survivor.isOnDrugs = true;
    useUp(stage.game, survivor, ItemType::Drugs);
    watch.tell(by(stage, action.who, told("took-drugs"), {"ATZ-INIT-07"}));
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
    stage.ask(kit::rollOf(kNoSeat, reason("initiative-roll"), std::popcount(frame.rolling),
                          Reading::Each, {}));
}

void take(const Stage &stage, InitiativeFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    kit::addRolls(frame.keys, frame.rolling, chance.faces);
    for (std::size_t side = 0; side < kMostSides && !frame.isForOrder; ++side)
        state.dice[side] = small(static_cast<int>(frame.keys[side] % 7));
    kit::sortByKeys(state.order, frame.keys);
    frame.rolling = kit::tiedIn(state.order, frame.keys);
    if (frame.rolling != 0) {
        stage.tell([&] { return withFaces(chance, ofGame(told("tied"), {"ATZ-INIT-01"})); });
        if (state.order.size() == 2)
            frame.keys = {}; // both dice are thrown again
        else
            frame.isForOrder = true;
        return;
    }
    const bool isVersus = stage.game.seats() > 1, areStrangersIn = takesPart(state, kStrangers);
    const RuleId rule{areStrangersIn ? "ATZ-INIT-05" : (isVersus ? "ATZ-INIT-06" : "ATZ-INIT-01")};
    stage.tell([&] { return withFaces(chance, ofGame(told("initiative"), rule)); });
    stage.pop();
}

void run(const Stage &stage, SideFrame &frame)
{
    State &state = stage.state;
    const SeatId seat{frame.side};
    if (!frame.isBegun && !frame.hasDeclined && // ATZ-INIT-07
        !drugTakers(stage.game, state, frame.side).empty())
        return stage.ask(seat, Asked::Drugs);
    if (!frame.isBegun) {
        frame.isBegun = true;
        frame.hasDeclined = frame.hasDeclined && !isLong(stage.game, state);
        state.active = stage.game.seatOf(frame.side);
        frame.eligible = eligibleOf(stage.game, state, frame.side);
        const int die = state.dice[static_cast<std::size_t>(frame.side)];
        const bool isAny = frame.eligible != 0;
        stage.tell([&] {
            const bool isPlayed = frame.side < stage.game.seats();
            const std::uint16_t kind = isPlayed
                                           ? (isAny ? told("side-acts") : told("side-rests"))
                                           : (isAny ? told("others-act") : told("others-rest"));
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
