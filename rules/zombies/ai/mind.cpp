// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/ai/mind.h"

#include "rules/zombies/play/deeds.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

constexpr int kPoint = 1'000;
constexpr int kVictory = 200 * kPoint;
constexpr int kAtPawn = kPoint;

/** The first life tokens are worth the most. */
int worthOfLife(int life)
{
    constexpr std::array<int, 4> kFirst{0, 6'000, 9'000, 11'000};
    const int counted = std::min(life, 3);
    return kFirst[static_cast<std::size_t>(counted)] + (life - counted) * kPoint;
}

using Distances = kit::Steps<TownGround>;

/** Steps of a pawn over the town; zombies count as so many more. */
Distances distancesFrom(const Zombies &game, const State &state, Square from)
{
    constexpr int kOfZombie = 2;
    const TownMap map = game.map(state);
    return kit::stepsFrom(map.ground(), from, [&](int square, int side) {
        if (!state.town.isThere(square) || !map.hasWay(square, static_cast<Side>(side)))
            return kit::kNoWay;
        return state.town.zombie(square) != 0 && square != from ? 1 + kOfZombie : 1;
    });
}

Square helipadCentre(const Zombies &game, const State &state)
{
    for (std::size_t tile = 0; tile < state.town.tiles.size(); ++tile) {
        if (game.box().tile(state.town.tiles[tile].kind).role == TileRole::Helipad)
            return squareOf(static_cast<int>(tile), kCentre);
    }
    return kNowhere;
}

/** What lies and stands near the pawn: tokens to take, zombies to fight, the way out. */
int worthOfPlace(const Zombies &game, const State &state, SeatId seat)
{
    constexpr int kToken = 2'400, kZombie = 1'200, kOut = 30'000, kFarthest = 18;
    const Player &player = playerOf(state, seat);
    const Distances steps = distancesFrom(game, state, player.at);
    int worth = 0, nearestZombie = kFarthest;
    for (Square square = 0; square < state.town.squares(); ++square) {
        const int away = steps[static_cast<std::size_t>(square)];
        if (away >= kFarthest)
            continue;
        if (isToken(state.town.lying(square)))
            worth += kToken / (2 + away);
        if (state.town.zombie(square) != 0)
            nearestZombie = std::min(nearestZombie, away);
    }
    worth += kZombie / (1 + nearestZombie);
    if (const Square out = helipadCentre(game, state); out != kNowhere) {
        const int away = std::min<int>(steps[static_cast<std::size_t>(out)], 60);
        worth += kOut / (4 + away);
    }
    return worth;
}

/** A zombie has come to the pawn, whose player has to fight it when his turn comes (ZZZ-ZMOVE-07).
 */
bool metBy(const State &state, SeatId seat)
{
    const Player &player = playerOf(state, seat);
    const bool fights = seat == state.turn.seat && topFrame<FightFrame>(state);
    return !player.isBelow && !fights && state.town.zombie(player.at) != 0;
}

} // namespace

kit::Worth ZombiesMind::worth(const Zombies &game, const State &state, SeatId seat) const
{
    kit::Worth worth;
    if (state.winner.valid())
        worth.add("end", state.winner == seat ? kVictory : -kVictory);
    const Player &player = playerOf(state, seat);
    worth.add("zombies", 4 * kPoint * player.kills);
    worth.add("life", worthOfLife(player.life));
    worth.add("bullets", 2 * kPoint * std::min<int>(player.bullets, 6));
    worth.add("guts", kPoint * player.guts);
    worth.add("cards", kPoint * static_cast<int>(handOf(state, seat).size()));
    worth.add("laid", 3 * kPoint * static_cast<int>(laidBy(state, seat).size()));
    if (!player.isBelow)
        worth.add("place", worthOfPlace(game, state, seat));
    worth.add("met", metBy(state, seat) ? -kAtPawn : 0);
    for (const SeatId each : game.everySeat()) {
        if (each == seat)
            continue;
        const Player &other = playerOf(state, each);
        worth.add("others", -(2 * kPoint * other.kills + worthOfLife(other.life) / 4 +
                              kPoint / 2 * std::min<int>(other.bullets, 6)));
    }
    return worth;
}

void ZombiesMind::guess(const Zombies &game, State &seen, SeatId seat, Generator &generator) const
{
    kit::Pile<kCardKinds> rest = allCards(game);
    kit::leaveOut(rest, seen.deck.discard);
    kit::leaveOut(rest, handOf(seen, seat));
    for (const auto &all : seen.laid) {
        for (const LaidCard &laid : all)
            rest.take(laid.card.kind);
    }
    for (const Frame &frame : seen.frames) {
        const auto *card = std::get_if<CardFrame>(&frame);
        if (card && isUnderWay(*card))
            rest.take(card->card.kind);
    }
    for (Hand &hand : seen.hands)
        kit::fillIn(hand, rest, generator);
    kit::fillIn(seen.deck.stock, rest, generator);
}

} // namespace escarmouche::rules::zombies
