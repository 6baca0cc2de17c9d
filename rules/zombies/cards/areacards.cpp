// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/areacards.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::rules::zombies {

namespace {

constexpr RuleId kOfCard{"ZZZ-CARD-15"};

/** The passages between the inside of a building and the street. */
FixedList<Barrier, 9> doorsOf(const Zombies &game, const State &state, int tile)
{
    const TownMap map = game.map(state);
    FixedList<Barrier, 9> doors;
    for (int within = 0; within < kSquares; ++within) {
        const Square inside = squareOf(tile, within);
        for (const Side side : kAllSides) {
            const Square to = map.stepTo(inside, side);
            const bool isDoor = map.floor(inside) == Floor::Interior && to != kNowhere &&
                                map.floor(to) == Floor::Street;
            if (isDoor && !doors.full())
                doors.push_back({.from = static_cast<StoredSquare>(inside),
                                 .to = static_cast<StoredSquare>(to)});
        }
    }
    return doors;
}

} // namespace

int tilesBetween(const State &state, Square one, Square other)
{
    const Tile &from = state.town.tileOf(one), &to = state.town.tileOf(other);
    return std::abs(from.x - to.x) + std::abs(from.y - to.y);
}

bool isInLine(const Zombies &game, const State &state, Square from, Square to)
{
    constexpr int kReach = 4;
    const TownMap map = game.map(state);
    return std::ranges::any_of(kAllSides, [&](Side side) {
        Square square = from;
        for (int step = 0; step < kReach && square != kNowhere; ++step) {
            square = map.stepTo(square, side);
            if (square == to)
                return true;
        }
        return false;
    });
}

Judged<void> judgeSeal(const Zombies &game, const State &state, const CardFrame &card)
{
    if (game.tile(state, card.at).role != TileRole::Named)
        return refuse(kOfCard, "no-building");
    const auto doors = doorsOf(game, state, card.at / kSquares);
    const auto &barriers = state.town.barriers;
    const bool hasRoom = barriers.size() + doors.size() <= barriers.capacity();
    return refuseUnless(!doors.empty() && hasRoom, kOfCard, "no-way");
}

void seal(const Stage &stage, const CardFrame &card)
{
    State &state = stage.state;
    Changes changes;
    for (Barrier door : doorsOf(stage.game, state, card.at / kSquares)) {
        door.id = ++state.lastBarrier;
        door.by = card.seat;
        state.town.barriers.push_back(door);
        changes.push_back(kit::laidIs(barrierLaid(state.town, door)));
    }
    stage.tell(at(state, card.at,
                  by(card.seat, kSealed, kOfCard, {kTileWord + state.town.tileOf(card.at).kind},
                     std::move(changes))));
}

Judged<void> judgeLanding(const Zombies &game, const State &state, const CardFrame &card)
{
    constexpr int kFarthest = 2;
    const Player &player = playerOf(state, card.seat);
    if (player.isBelow)
        return refuse({"ZZZ-SEWER-07"}, "below");
    if (game.map(state).floor(card.at) != Floor::Street)
        return refuse(kOfCard, "no-street");
    return refuseUnless(tilesBetween(state, player.at, card.at) <= kFarthest, kOfCard,
                        "too-many-tiles", kFarthest);
}

void land(const Stage &stage, const CardFrame &card)
{
    State &state = stage.state;
    Player &player = playerOf(state, card.seat);
    const Place from = placeOf(state.town, player.at), to = placeOf(state.town, card.at);
    player.at = card.at;
    state.turn.skipsMove = true;
    stage.tell(fromTo(from, to,
                      by(card.seat, kLanded, kOfCard, {}, {kit::tokenMoved(card.seat.value, to)})));
    if (state.town.zombie(card.at) != 0)
        return fightZombie(stage, {"ZZZ-COMBAT-01"});
    takeToken(stage, card.seat);
    endIfWon(stage);
}

Judged<void> judgePush(const Zombies &game, const State &state, Square to)
{
    const SeatId seat = state.turn.seat;
    const Square from = playerOf(state, seat).at;
    if (state.turn.pushes >= pushesOf(game, state, seat))
        return refuse({"ZZZ-CARD-08"}, "no-push");
    const TownMap map = game.map(state);
    const bool isWay = to != kNowhere && std::ranges::any_of(kAllSides, [&](Side side) {
                           return map.stepTo(from, side) == to;
                       });
    return refuseUnless(isWay && state.town.zombie(to) == 0, {"ZZZ-ZMOVE-02"}, "no-free-square");
}

void pushAway(const Stage &stage, Square to)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const Square from = playerOf(state, seat).at;
    stage.pop();
    ++state.turn.pushes;
    const std::uint16_t zombie = std::exchange(state.town.zombie(from), std::uint16_t{0});
    state.town.zombie(to) = zombie;
    stage.tell(fromTo(placeOf(state.town, from), placeOf(state.town, to),
                      by(seat, kPushed, kOfCard, {},
                         {kit::tokenMoved(zombieToken(zombie), placeOf(state.town, to))})));
    takeToken(stage, seat);
    endIfWon(stage);
}

} // namespace escarmouche::rules::zombies
