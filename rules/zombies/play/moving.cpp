// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/moving.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>
#include <cstdlib>

// ZZZ-MOVE, -SEWER, -SUBWAY: steps 4 and 5 of a turn.

namespace escarmouche::rules::zombies {

namespace {

enum MoveStep : std::uint8_t { MoveBelow, MoveReady, MoveWarn, MoveThrow, MoveRolled, MoveWalking };

/** Whoever steers the pawn may not stop it, and it can go nowhere. */
bool isStuck(const Zombies &game, const State &state)
{
    if (!state.turn.steeredBy.valid())
        return false;
    const Walk walk(game, state);
    for (Square square = 0; square < state.town.squares(); ++square) {
        if (walk.reaches(square))
            return false;
    }
    return true;
}

/** Nothing that is left of the move can be used. */
bool isDone(const Zombies &game, const State &state)
{
    const SeatId seat = state.turn.seat;
    if (state.turn.hasDied || playerOf(state, seat).waits)
        return true;
    const bool mayChange = !state.turn.steeredBy.valid() &&
                           (judgeManhole(game, state, seat) || judgeRide(game, state, seat));
    return (state.turn.left == 0 || isStuck(game, state)) && !mayChange;
}

/** ZZZ-SEWER-04: for a turn that began below ground. */
bool owesPenalty(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Player &player = playerOf(state, seat);
    if (!state.turn.wasBelow || !player.isBelow)
        return false;
    if (player.freePenalties == 0)
        return true;
    --player.freePenalties;
    stage.tell(by(seat, kSpared, {"ZZZ-SEWER-04"}, {player.freePenalties}));
    return false;
}

} // namespace

void run(const Stage &stage, MoveFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Turn &turn = state.turn;
    switch (frame.step) {
    case MoveBelow:
        frame.step = MoveReady;
        if (owesPenalty(stage))
            stage.ask(seat, Asked::Penalty);
        return;
    case MoveReady:
        if (turn.hasDied || turn.skipsMove)
            return stage.pop();
        return stage.ask(seat, Asked::Ready);
    case MoveWarn:
        frame.step = MoveThrow;
        return openWindow(stage, Asked::Before, kit::allSeats(stage.game.seats(), seat), seat);
    case MoveThrow:
        if (turn.hasDied || turn.skipsMove)
            return stage.pop();
        if (turn.left > 0) { // a card says how far
            frame.step = MoveWalking;
            return;
        }
        return stage.ask(kit::rollOf(seat, kMoveRoll, turn.dice, Reading::Sum, {}));
    case MoveRolled:
        frame.step = MoveWalking;
        return openWindow(stage, Asked::After, kit::allSeats(stage.game.seats()), seat);
    default:
        if (isDone(stage.game, state))
            return stage.pop();
        return stage.ask(turn.steeredBy.valid() ? turn.steeredBy : seat, Asked::Go);
    }
}

namespace {

/** What laid cards add to the move roll: the best of them (ZZZ-CARD-08). */
int laidBonus(const Zombies &game, const State &state)
{
    const SeatId seat = state.turn.seat;
    const Square at = playerOf(state, seat).at;
    const bool isOnStreet = isAbove(state, seat) && game.map(state).floor(at) == Floor::Street;
    int most = 0;
    for (const LaidCard &laid : laidBy(state, seat)) {
        for (const Effect &effect : game.box().card(laid.card.kind).laid->always) {
            if (effect.op == Op::MoveBonus && (isOnStreet || !effect.streetOnly))
                most = std::max(most, effect.n);
        }
    }
    return most;
}

} // namespace

void take(const Stage &stage, MoveFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    frame.step = MoveRolled;
    Turn &turn = state.turn;
    turn.roll = 0;
    for (const std::uint8_t face : chance.faces)
        addTo(turn.roll, face);
    const bool drives = state.driver == turn.seat;
    turn.streetBonus = small(laidBonus(stage.game, state) + (drives ? turn.roll : 0));
    turn.left = small(turn.roll + turn.streetBonus);
    const RuleId rule{drives ? "ZZZ-EXP-09" : "ZZZ-MOVE-01"};
    stage.tell(withFaces(chance, by(turn.seat, kRolledMove, rule, {turn.left})));
}

void rollMove(const Stage &stage)
{
    topFrame<MoveFrame>(stage.state)->step = MoveWarn;
}

namespace {

/** What a step takes from the move, bonuses of some ground with it. */
void spend(State &state, const TownMap &map, Square to)
{
    Turn &turn = state.turn;
    const bool isBelow = playerOf(state, turn.seat).isBelow;
    const auto lose = [&](std::uint8_t &bonus) {
        addTo(turn.left, -std::min(bonus, turn.left));
        bonus = 0;
    };
    if (!isBelow)
        lose(turn.sewerBonus);
    if (isBelow || map.floor(to) != Floor::Street)
        lose(turn.streetBonus);
    --turn.left;
    turn.hasMoved = true;
    turn.hasChanged = false;
}

/** Up to the first square on which the pawn has won. */
Way wayTo(const Zombies &game, const State &state, Square to)
{
    Way way = Walk(game, state).way(to);
    for (std::size_t at = 0; at < way.size(); ++at) {
        if (isAbove(state, state.turn.seat) && isWinningSquare(game, state, way[at]))
            way.resize(at + 1);
    }
    return way;
}

/** Every token on the way (ZZZ-MOVE-05) but those under zombies. */
void takeTokens(const Stage &stage, const Way &way)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const StoredSquare end = playerOf(state, seat).at;
    for (const StoredSquare square : way) {
        playerOf(state, seat).at = square;
        if (state.town.zombie(square) == 0)
            takeToken(stage, seat);
    }
    playerOf(state, seat).at = end;
}

/** Of the way that was gone. */
RuleId ruleOf(const State &state, const Way &way)
{
    if (!isAbove(state, state.turn.seat))
        return {"ZZZ-SEWER-06"};
    const bool passes =
        std::ranges::any_of(way, [&](Square square) { return state.town.zombie(square) != 0; });
    return {passes && state.turn.noCombat ? "ZZZ-CARD-12" : "ZZZ-MOVE-01"};
}

} // namespace

void goTo(const Stage &stage, Square goal)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Player &player = playerOf(state, seat);
    const TownMap map = stage.game.map(state);
    const Way way = wayTo(stage.game, state, goal);
    const Square from = player.at;
    Changes steps;
    for (const Square square : way) {
        if (!player.isBelow && map.floor(square) == Floor::Blocked)
            --state.turn.blocked;
        spend(state, map, square);
        if (stage.events)
            steps.push_back(kit::tokenMoved(seat.value, placeOf(state.town, square)));
    }
    player.at = way.back();
    const bool isInside = !player.isBelow && map.floor(player.at) == Floor::Interior;
    const int number =
        isInside ? kTileWord + state.town.tileOf(player.at).kind : static_cast<int>(way.size());
    stage.tell(fromTo(
        placeOf(state.town, from), placeOf(state.town, player.at),
        by(seat, isInside ? kEntered : kWent, ruleOf(state, way), {number}, std::move(steps))));
    if (isInside && state.driver == seat)
        state.driver = {}; // the jeep is back in its yard
    takeTokens(stage, way);
    if (!player.isBelow && state.town.zombie(player.at) != 0 && !state.turn.noCombat)
        return fightZombie(stage, {"ZZZ-COMBAT-01"});
    takeJeep(stage);
    endIfWon(stage);
}

void takeJeep(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const Player &player = playerOf(state, seat);
    const bool isThere = stage.game.chosen().jeep && !state.driver.valid() && !player.isBelow &&
                         stage.game.tile(state, player.at).special == Special::Jeep &&
                         stage.game.map(state).floor(player.at) == Floor::Interior &&
                         state.town.zombie(player.at) == 0;
    if (!isThere)
        return;
    const Watch watch(stage);
    state.driver = seat;
    watch.tell(by(seat, kTookJeep, {"ZZZ-EXP-09"}));
}

// The air ducts of the mall (ZZZ-EXP-09).

Square ventOf(const Zombies &game, const State &state, int tile)
{
    const bool isOne =
        game.chosen().ducts &&
        game.box().tile(state.town.tiles[static_cast<std::size_t>(tile)].kind).special ==
            Special::Vent;
    for (int within = 0; isOne && within < kSquares; ++within) {
        if (game.map(state).floor(squareOf(tile, within)) == Floor::Interior)
            return squareOf(tile, within);
    }
    return kNowhere;
}

Judged<void> judgeDuct(const Zombies &game, const State &state, SeatId seat, Square to)
{
    const Player &player = playerOf(state, seat);
    constexpr RuleId kDucts{"ZZZ-EXP-09"};
    if (player.isBelow || player.at != ventOf(game, state, player.at / kSquares))
        return refuse(kDucts, "no-vent");
    if (!state.town.isThere(to) || to != ventOf(game, state, to / kSquares))
        return refuse(kDucts, "no-vent-there");
    const Tile &here = state.town.tileOf(player.at), &there = state.town.tileOf(to);
    const bool isBeside = std::abs(here.x - there.x) <= 1 && std::abs(here.y - there.y) <= 1;
    return refuseUnless(isBeside && to != player.at, kDucts, "no-vent-there");
}

void crawl(const Stage &stage, Square to)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const Place from = placeOf(state.town, playerOf(state, seat).at);
    playerOf(state, seat).at = static_cast<StoredSquare>(to);
    state.turn.skipsMove = true;
    stage.tell(fromTo(from, placeOf(state.town, to),
                      by(seat, kCrawled, {"ZZZ-EXP-09"}, {kTileWord + state.town.tileOf(to).kind},
                         {kit::tokenMoved(seat.value, placeOf(state.town, to))})));
    if (state.town.zombie(to) != 0)
        return fightZombie(stage, {"ZZZ-COMBAT-01"});
    takeToken(stage, seat);
}

// The sewers.

bool isTownStreet(const Zombies &game, const State &state, Square square)
{
    return game.map(state).floor(square) == Floor::Street &&
           game.tile(state, square).role != TileRole::Helipad;
}

Judged<void> judgeManhole(const Zombies &game, const State &state, SeatId seat)
{
    const Player &player = playerOf(state, seat);
    if (!game.chosen().sewers || state.turn.seat != seat)
        return refuse({"ZZZ-SEWER-01"}, "no-sewers");
    if (state.turn.hasChanged)
        return refuse({"ZZZ-SEWER-02"}, "changed-already");
    if (!isTownStreet(game, state, player.at))
        return refuse({"ZZZ-SEWER-01"}, "no-street");
    if (!player.isBelow && state.town.zombie(player.at) != 0)
        return refuse({"ZZZ-SEWER-02"}, "zombie-there");
    const Lying lying = state.town.lying(player.at);
    if (lying == Lying::Manhole)
        return {};
    if (lying != Lying::Nothing)
        return refuse({"ZZZ-SEWER-01"}, "token-there");
    return refuseUnless(player.manholes > 0, {player.isBelow ? "ZZZ-SEWER-03" : "ZZZ-SEWER-02"},
                        "no-manhole");
}

void changeLevel(const Stage &stage, bool isDown)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    Lying &lying = state.town.lying(player.at);
    Changes changes;
    if (lying != Lying::Manhole) {
        --player.manholes;
        lying = Lying::Manhole;
        changes.push_back(kit::tokenCame(lyingOn(state.town, player.at)));
    }
    state.turn.hasChanged = true;
    player.isBelow = isDown;
    const RuleId rule{isDown ? "ZZZ-SEWER-02" : "ZZZ-SEWER-03"};
    watch.tell(
        at(state, player.at, by(seat, isDown ? kWentDown : kCameUp, rule, {}, std::move(changes))));
    if (!isDown && state.town.zombie(player.at) != 0)
        fightZombie(stage, {"ZZZ-SEWER-06"});
}

// The subway.

bool isStationSquare(const Zombies &game, const State &state, Square square)
{
    return game.tile(state, square).isStation && game.map(state).floor(square) == Floor::Interior;
}

Judged<void> judgeRide(const Zombies &game, const State &state, SeatId seat)
{
    const Player &player = playerOf(state, seat);
    if (!game.chosen().subway || player.isBelow || state.turn.seat != seat ||
        !isStationSquare(game, state, player.at))
        return refuse({"ZZZ-SUBWAY-05"}, "no-station");
    if (state.subwayClosedBy.valid())
        return refuse({"ZZZ-SUBWAY-01"}, "subway-closed");
    const Tile &here = state.town.tileOf(player.at);
    const bool hasOther = std::ranges::any_of(state.town.tiles, [&](const Tile &tile) {
        return &tile != &here && game.box().tile(tile.kind).isStation;
    });
    return refuseUnless(hasOther, {"ZZZ-SUBWAY-03"}, "one-station");
}

void waitForRide(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const Watch watch(stage);
    playerOf(state, seat).waits = true;
    state.turn.left = 0;
    watch.tell(by(seat, kWaits, {"ZZZ-SUBWAY-01"}));
}

void arrive(const Stage &stage, SeatId seat, Square to)
{
    State &state = stage.state;
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    const Square from = player.at;
    player.waits = false;
    player.at = static_cast<StoredSquare>(to);
    watch.tell(fromTo(placeOf(state.town, from), placeOf(state.town, to),
                      by(seat, from == to ? kRodeNowhere : kRode, {"ZZZ-SUBWAY-01"},
                         {kTileWord + state.town.tileOf(to).kind})));
    if (state.town.zombie(to) == 0)
        takeToken(stage, seat, {"ZZZ-SUBWAY-04"});
}

} // namespace escarmouche::rules::zombies
