// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/ai/mind.h"

#include "rules/zombies/play/deeds.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace escarmouche::rules::zombies {

namespace {

constexpr int kPoint = 1'000;
constexpr int kVictory = 200 * kPoint;
constexpr int kAtPawn = kPoint;
constexpr int kFar = 150; // steps, to anywhere in a town

/** The first life tokens are worth the most. */
int worthOfLife(int life)
{
    constexpr std::array<int, 4> kFirst{0, 6'000, 9'000, 11'000};
    const int counted = std::min(life, 3);
    return kFirst[static_cast<std::size_t>(counted)] + (life - counted) * kPoint;
}

using Distances = kit::Steps<TownWays>;

/** Steps of a pawn over the town; zombies count as some more. */
Distances distancesFrom(const Zombies &game, const State &state, Square from, kit::Bounds bounds)
{
    constexpr int kOfZombie = 2;
    const TownMap map = game.map(state);
    const auto costs = [&](int square, int /*side*/) {
        return state.town.zombie(square) != 0 && square != from ? 1 + kOfZombie : 1;
    };
    return kit::stepsFrom(TownWays{map}, from, costs, bounds);
}

Square helipadCentre(const Zombies &game, const State &state)
{
    for (std::size_t tile = 0; tile < state.town.tiles.size(); ++tile) {
        if (game.box().tile(state.town.tiles[tile].kind).role == TileRole::Helipad)
            return squareOf(static_cast<int>(tile), kCentre);
    }
    return kNowhere;
}

/** The nearer the Helipad the more; it draws from anywhere in the town. */
int worthOfWayOut(int draw, const Distances &steps, Square out)
{
    const int away = std::min<int>(steps[static_cast<std::size_t>(out)], kFar);
    return draw / (4 + away) + draw / 3'000 * (kFar - away);
}

/** What lies and stands near the pawn: tokens it can take, zombies to fight, the way out. */
int worthOfPlace(const ZombiesMind &mind, const Zombies &game, const State &state, SeatId seat)
{
    constexpr int kZombie = 1'200, kFarthest = 12;
    const Player &player = playerOf(state, seat);
    const Square out = helipadCentre(game, state);
    const Distances steps =
        distancesFrom(game, state, player.at,
                      {.most = out == kNowhere ? kFarthest : kFar, .goal = out, .near = kFarthest});
    const bool isFull = player.life >= game.limits().most.life;
    int worth = 0, nearestZombie = kFarthest;
    for (Square square = 0; square < state.town.squares(); ++square) {
        const int away = steps[static_cast<std::size_t>(square)];
        if (away >= kFarthest)
            continue;
        const Lying lying = state.town.lying(square);
        if (isToken(lying) && (lying == Lying::Bullet || !isFull))
            worth += mind.token / (2 + away);
        if (state.town.zombie(square) != 0)
            nearestZombie = std::min(nearestZombie, away);
    }
    worth += kZombie / (1 + nearestZombie);
    return out == kNowhere ? worth : worth + worthOfWayOut(mind.wayOut, steps, out);
}

/** How near another is to the Helipad. */
int worthToRival(const ZombiesMind &mind, const Zombies &game, const State &state, SeatId rival)
{
    const Square out = mind.rival > 0 ? helipadCentre(game, state) : kNowhere;
    if (out == kNowhere || !isAbove(state, rival))
        return 0;
    const Distances steps =
        distancesFrom(game, state, playerOf(state, rival).at, {.most = kFar, .goal = out});
    return worthOfWayOut(mind.rival, steps, out);
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
    worth.add("life", life * worthOfLife(player.life));
    worth.add("bullets", 2 * kPoint * std::min<int>(player.bullets, 6));
    worth.add("guts", kPoint * player.guts);
    worth.add("cards", kPoint * static_cast<int>(handOf(state, seat).size()));
    worth.add("laid", 3 * kPoint * static_cast<int>(laidBy(state, seat).size()));
    if (!player.isBelow)
        worth.add("place", worthOfPlace(*this, game, state, seat));
    worth.add("met", metBy(state, seat) ? -kAtPawn : 0);
    for (const SeatId each : game.everySeat()) {
        if (each == seat)
            continue;
        const Player &other = playerOf(state, each);
        worth.add("others", -(2 * kPoint * other.kills + worthOfLife(other.life) / 4 +
                              kPoint / 2 * std::min<int>(other.bullets, 6) +
                              worthToRival(*this, game, state, each)));
    }
    return worth;
}

void ZombiesMind::shorten(const Zombies &game, const State &seen, SeatId seat,
                          std::vector<Option<Action>> &options) const
{
    constexpr std::size_t kMany = 8;
    constexpr int kNear = 8;
    if (askedOf(seen) != Asked::Move || options.size() <= kMany)
        return;
    // From where to where zombies go; whatever else could be done goes nowhere.
    std::vector<std::pair<Square, Square>> moves(options.size());
    for (std::size_t at = 0; at < options.size(); ++at) {
        const Action &move = options[at].action;
        if (move.deed == Deed::Move)
            moves[at] = {squareAt(seen.town, move.at), squareAt(seen.town, move.to)};
    }
    std::vector<int> urges(options.size());
    for (const SeatId each : game.everySeat()) {
        if (!isAbove(seen, each))
            continue;
        const Distances steps = distancesFrom(game, seen, playerOf(seen, each).at, {.most = kNear});
        const auto nearness = [&](Square square) {
            return kPoint / (1 + steps[static_cast<std::size_t>(square)]);
        };
        for (std::size_t at = 0; at < options.size(); ++at) {
            const int nearer = nearness(moves[at].second) - nearness(moves[at].first);
            urges[at] += each == seat ? std::abs(nearer) : nearer;
        }
    }
    std::vector<int> best = urges;
    std::ranges::nth_element(best, best.begin() + kMany - 1, std::ranges::greater{});
    const int least = best[kMany - 1];
    std::size_t at = 0;
    std::erase_if(options, [&](const Option<Action> &option) {
        return urges[at++] < least && option.action.deed == Deed::Move;
    });
    if (options.size() > 2 * kMany)
        options.resize(2 * kMany);
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
