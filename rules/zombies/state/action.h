// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/town/town.h"

#include <cstdint>

namespace escarmouche::rules::zombies {

enum class Deed : std::uint8_t {
    Draw, // a tile, from the pile of `area`
    Order, // of the next tiles that one, numbered by `turn`, comes first
    Crawl, // through the ducts to `at`
    Push, // the zombie that is met to `to`, by a laid card
    Lay, // the tile, there, turned so
    Put, // a zombie or token on `at`
    Roll, // for the move; in combat with `card`, or none
    Reroll, // the combat die, by the weapon
    Pay, // bullets
    Suffer, // the loss of a life token
    Take, // the token under a dodged zombie
    Leave, // it alone, or what is left of a choice
    Go, // to `at`
    Stop, // moving
    Down, // into the sewers
    Up, // out of them
    Penalty, // below ground: life, or guts with `card` 1
    Ride, // the subway; at the end of the ride to `at`
    Move, // the zombie on `at` to `to`
    Clear, // the zombie on `at`
    Play, // a card of the hand; against `whom`, and his card `other`
    Aim, // the card that was played `at` a square: of a tile its centre
    Use, // a laid card, giving it up
    Discard, // a card of the hand
    End, // the turn
    Pass,
};

/** A square of the board: columns grow eastwards, rows southwards, Town Square begins at 0, 0. */
struct Cell {
    static constexpr std::int16_t kNone = 0x7fff;
    std::int16_t column = kNone, row = kNone;

    bool isGiven() const { return column != kNone; }
    bool operator==(const Cell &) const = default;
};

/** What a seat does. Members that a deed does not name say nothing. */
struct Action {
    Deed deed = Deed::Pass;
    Cell at = {}, to = {}; // of a tile its centre
    std::uint8_t turn = 0;
    std::int8_t area = -1; // -1: the town
    std::uint16_t card = 0, other = 0; // ids of cards
    SeatId whom = {};

    bool operator==(const Action &) const = default;
};

Place placeOf(const Cell &cell);
inline Cell cellOf(const Town &town, Square square)
{
    if (!town.isThere(square))
        return {};
    const Tile &tile = town.tileOf(square);
    const int within = square % kSquares;
    return {static_cast<std::int16_t>(tile.x * kAcross + within % kAcross),
            static_cast<std::int16_t>(tile.y * kAcross + within / kAcross)};
}
/** The middle of a tile, laid or not. */
Cell middleOf(Tiling::Spot spot);
/** The tile in which the cell lies, or would. */
inline Tiling::Spot spotOf(const Cell &cell)
{
    return Tiling::spotAt(cell.column, cell.row);
}
inline Square squareAt(const Town &town, const Cell &cell)
{
    return squareAt(town, placeOf(cell));
}

} // namespace escarmouche::rules::zombies
