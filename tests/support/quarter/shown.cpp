// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

#include <algorithm>

// What each seat of Quarter sees on the board.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;

kit::BoardChange tileIs(const State &state, int cell)
{
    const Tile &tile = state.streets[static_cast<std::size_t>(cell)];
    return kit::laidIs({cell, tile.kind, Grid::placeOf(cell), tile.turn, tile.isOpen ? 1U : 0U});
}

kit::BoardChange tilesLeft(const State &state)
{
    return kit::counterIs(rules::kNoSeat, kTilesLeft, state.tiles.size);
}

kit::BoardChange cardsLeft(const State &state)
{
    return kit::counterIs(rules::kNoSeat, kCardsLeft, state.cards.stock.size);
}

rules::Token tokenOf(const State &state, SeatId seat)
{
    return {.id = seat.value,
            .owner = seat,
            .kind = kThiefKind,
            .place = Grid::placeOf(thiefOf(state, seat).at)};
}

rules::Token findToken(const State &state, int find, bool isSeen)
{
    const Find &each = state.lying[static_cast<std::size_t>(find)];
    return {.id = kFirstFind + find,
            .owner = rules::kNoSeat,
            .kind = static_cast<std::uint16_t>(kFindKind + (isSeen ? each.kind : 0)),
            .place = Grid::placeOf(each.cell)};
}

rules::BoardView Quarter::view(const State &state, SeatId seat) const
{
    rules::BoardView board;
    board.turn = state.round;
    board.active = state.active;
    board.counters = {{rules::kNoSeat, kAlarm, state.alarm},
                      {rules::kNoSeat, kTilesLeft, state.tiles.size},
                      {rules::kNoSeat, kCardsLeft, state.cards.stock.size}};
    for (std::int8_t each = 0; each < m_thieves; ++each) {
        board.tokens.push_back(tokenOf(state, {each}));
        board.counters.push_back({{each}, kHome, state.thieves[index({each})].home});
        board.counters.push_back({{each}, kLoot, state.thieves[index({each})].loot});
        for (const kit::HeldCard &card : state.hands[index({each})])
            board.cards.push_back(
                kit::cardSeen(card, kHandPile, {each}, rules::Audience::only({each}), seat));
    }
    std::ranges::sort(board.cards, {}, &rules::Card::id);
    board.tokens.push_back({.id = kWatchman,
                            .owner = rules::kNoSeat,
                            .kind = kWatchmanKind,
                            .place = Grid::placeOf(state.watchman)});
    for (int find = 0; find < state.houses; ++find) {
        const Find &each = state.lying[static_cast<std::size_t>(find)];
        if (each.isThere)
            board.tokens.push_back(findToken(state, find, each.seen.includes(seat)));
    }
    for (int cell = 0; cell < kCells; ++cell) {
        const Tile &tile = state.streets[static_cast<std::size_t>(cell)];
        if (tile.kind > 0)
            board.laid.push_back(
                {cell, tile.kind, Grid::placeOf(cell), tile.turn, tile.isOpen ? 1U : 0U});
    }
    std::ranges::stable_sort(board.laid, {}, &rules::Laid::kind);
    return board;
}

} // namespace escarmouche::tests::quarter
