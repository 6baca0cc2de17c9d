// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/seat.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** A place on a measured table, in hundredths of a pas; z is the level of the feet. */
struct TablePlace {
    std::int32_t x = 0, y = 0, z = 0;

    bool operator==(const TablePlace &) const = default;
};

/** A cell of a hex map (axial q, r) or of a square board, on one of its floors. */
struct CellPlace {
    std::int16_t q = 0, r = 0, floor = 0;

    bool operator==(const CellPlace &) const = default;
};

/** A zone of a plan; who stands where inside it does not matter. */
struct ZonePlace {
    std::int16_t zone = 0;

    bool operator==(const ZonePlace &) const = default;
};

/** Off the board, or not known to this seat. */
using Place = std::variant<std::monostate, TablePlace, CellPlace, ZonePlace>;

/** One thing that stands or lies on the board, as one seat knows it. Codes are the system's. */
struct Token {
    int id = -1; // never reused in a match
    SeatId owner;
    std::uint16_t kind = 0; // figure, counter, tile...
    Place place;
    int radius = 0; // of its base, hundredths of a pas; 0 where the board is not measured
    int facing = 0;
    int points = 0; // left, as BoardWords calls them
    int actions = 0; // left, as BoardWords calls them
    std::uint32_t states = 0; // bit set of the system's states: fleeing, out of action...

    bool operator==(const Token &) const = default;
};

/** Something of the ground that came in the match, or has a state: a tile laid, a door opened, a
    building searched. */
struct Laid {
    int id = -1; // of its kind; of a GroundLink its id
    std::uint16_t kind = 0; // the system's
    Place place = {};
    int turn = 0; // by so many sixths or quarters
    std::uint32_t states = 0; // bit set of the system's

    bool operator==(const Laid &) const = default;
};

/** One card, as one seat knows it. */
struct Card {
    int id = -1; // of what lies there, not of what it shows: never reused in a match
    std::uint16_t kind = 0; // see CardKind; 0: this seat sees its back
    std::uint16_t pile = 0; // see CardPile
    SeatId owner; // nobody: the game's
    int holder = -1; // the token that carries it; -1: nobody does
    std::uint32_t states = 0; // bit set of the system's
    int order = 0; // within its pile

    bool operator==(const Card &) const = default;
};

/** A number beside the board: victory points, cards in hand, an alarm. */
struct Counter {
    SeatId owner; // nobody: the game's
    std::uint16_t kind = 0; // see CounterKind
    int value = 0;

    bool operator==(const Counter &) const = default;
};

/** What one seat may see, complete. The window, the log and a screen reader draw on this alone;
    folded from events it equals what the state gives. */
struct BoardView {
    int turn = 0; // 0: before the first
    std::uint16_t phase = 0; // the system's
    SeatId active;
    int acting = -1; // the token in the middle of its activation
    std::vector<Token> tokens; // by id
    std::vector<Counter> counters; // by owner, then kind
    std::vector<int> taken; // marks of the ground that count no more, by id, ascending
    std::vector<Laid> laid; // in the system's order
    std::vector<Card> cards; // by id

    bool operator==(const BoardView &) const = default;
};

} // namespace escarmouche::rules
