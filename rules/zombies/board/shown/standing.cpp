// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/board/shown/standing.h"

#include "rules/zombies/play/areas.h"

#include <algorithm>
#include <array>
#include <utility>

namespace escarmouche::rules::zombies {

int zombieToken(std::uint16_t zombie)
{
    return kFirstZombie + zombie;
}

int lyingToken(Square square, Lying what)
{
    return kFirstLying + 4 * square + static_cast<int>(what);
}

Token pawnOf(const State &state, SeatId seat)
{
    const Player &player = playerOf(state, seat);
    const std::uint32_t states = (player.isBelow ? kIsBelow : 0U) |
                                 (player.waits ? kIsWaiting : 0U) | (player.isDead ? kIsDead : 0U) |
                                 (player.isBound ? kIsBound : 0U) |
                                 (state.driver == seat ? kIsDriving : 0U);
    return {.id = seat.value,
            .owner = seat,
            .kind = kPawnKind,
            .place = placeOf(state.town, player.at),
            .states = states};
}

Token zombieOn(const Town &town, Square square)
{
    static constexpr std::array<std::uint16_t, 3> kKinds{kZombieKind, kEnhancedKind, kDogKind};
    const int zombie = town.zombie(square);
    return {.id = kFirstZombie + zombie,
            .owner = kNoSeat,
            .kind = kKinds.at(static_cast<std::size_t>(breedOf(zombie))),
            .place = placeOf(town, square)};
}

Token lyingOn(const Town &town, Square square)
{
    const Lying what = town.lying(square);
    return {.id = lyingToken(square, what),
            .owner = kNoSeat,
            .kind = static_cast<std::uint16_t>(kLifeKind + static_cast<int>(what) - 1),
            .place = placeOf(town, square)};
}

Laid tileLaid(const Town &town, int tile)
{
    const Tile &laid = town.tiles[static_cast<std::size_t>(tile)];
    return {.id = tile,
            .kind = laid.kind,
            .place = Tiling::placeOf(Tiling::spotOf(laid), kCentre),
            .turn = laid.turn};
}

Laid barrierLaid(const Town &town, const Barrier &barrier)
{
    const TownGround ground{town};
    int turn = 0;
    while (turn < kSides - 1 && ground.neighbour(barrier.from, turn) != barrier.to)
        ++turn;
    return {
        .id = barrier.id, .kind = kBarrierKind, .place = placeOf(town, barrier.from), .turn = turn};
}

std::vector<Counter> countersOf(const Zombies &game, const State &state)
{
    std::vector<Counter> counters{{kNoSeat, kCardsLeft, state.deck.stock.size},
                                  {kNoSeat, kZombiesLeft, state.zombies}};
    for (int pile = kTownPile; pile < kAreas; ++pile) {
        const bool isOpen = pile == kTownPile || areaAt(state, pile).entrance == Entrance::Laid;
        if (isOpen)
            counters.push_back(
                {kNoSeat, counterOfPile(pile), state.isClosed ? 0 : tilesInPile(state, pile)});
    }
    std::ranges::sort(counters, {}, &Counter::kind);
    for (const SeatId seat : game.everySeat()) {
        const Player &player = playerOf(state, seat);
        counters.push_back({seat, kKills, player.kills});
        counters.push_back({seat, kLife, player.life});
        counters.push_back({seat, kBullets, player.bullets});
        if (game.chosen().guts)
            counters.push_back({seat, kGuts, player.guts});
        if (game.chosen().sewers)
            counters.push_back({seat, kManholes, player.manholes});
    }
    return counters;
}

std::vector<Token> watchedTokens(const Zombies &game, const State &state)
{
    std::vector<Token> pawns;
    for (const SeatId seat : game.everySeat())
        pawns.push_back(pawnOf(state, seat));
    return pawns;
}

namespace {

void showTown(const Town &town, BoardView &board)
{
    for (std::size_t tile = 0; tile < town.tiles.size(); ++tile)
        board.laid.push_back(tileLaid(town, static_cast<int>(tile)));
    for (Square square = 0; square < town.squares(); ++square) {
        if (town.zombie(square) != 0)
            board.tokens.push_back(zombieOn(town, square));
        if (town.lying(square) != Lying::Nothing)
            board.tokens.push_back(lyingOn(town, square));
    }
    for (const Barrier &barrier : town.barriers)
        board.laid.push_back(barrierLaid(town, barrier));
}

} // namespace

BoardView Zombies::view(const State &state, SeatId seat) const
{
    BoardView board;
    board.turn = state.round;
    board.active = state.round > 0 ? state.turn.seat : kNoSeat;
    board.counters = countersOf(*this, state);
    showTown(state.town, board);
    for (const SeatId owner : everySeat()) {
        board.tokens.push_back(pawnOf(state, owner));
        for (const kit::HeldCard &card : handOf(state, owner))
            board.cards.push_back(
                kit::cardSeen(card, kHandPile, owner, Audience::only(owner), seat));
        for (const LaidCard &laid : laidBy(state, owner))
            board.cards.push_back(kit::cardSeen(laid.card, kLaidPile, owner, {}, seat));
    }
    std::ranges::sort(board.tokens, {}, &Token::id);
    std::ranges::sort(board.cards, {}, &Card::id);
    std::ranges::sort(board.laid, [](const Laid &one, const Laid &other) {
        return std::pair(one.kind, one.id) < std::pair(other.kind, other.id);
    });
    return board;
}

} // namespace escarmouche::rules::zombies
