// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/values/fixedlist.h"
#include "rules/core/values/members.h"
#include "rules/core/values/ruleid.h"
#include "rules/core/values/seat.h"
#include "rules/kit/cells/walk.h"
#include "rules/zombies/town/face.h"

#include <array>
#include <cstdint>

namespace escarmouche::rules::zombies {

inline constexpr int kMostTiles = 112;
/** A square of the town: nine to a tile, in the order in which tiles were laid. */
using Square = int;
using StoredSquare = std::int16_t;
inline constexpr StoredSquare kNowhere = -1;

enum class Lying : std::uint8_t { Nothing, Life, Bullet, Manhole };
/** A pawn could take it. */
constexpr bool isToken(Lying lying)
{
    return lying == Lying::Life || lying == Lying::Bullet;
}

/** Which zombie it is goes by its id. */
enum class Breed : std::uint8_t { Plain, Enhanced, Dog };
inline constexpr int kOfABreed = 3'000; // ids
constexpr Breed breedOf(int zombie)
{
    return static_cast<Breed>(zombie / kOfABreed);
}

/** A tile that lies in the town. */
struct Tile {
    std::uint8_t kind = 0, turn = 0; // quarters clockwise
    std::int8_t x = 0, y = 0; // of Town Square 0, 0; y grows southwards
    std::array<std::uint8_t, kSides> beside{}; // the tiles next to it, numbered from 1
    std::array<std::uint16_t, kSquares> zombies{}; // their ids, 0: none
    std::array<Lying, kSquares> lying{};

    bool operator==(const Tile &) const = default;
};
ESCARMOUCHE_MEMBERS(Tile, &T::kind, &T::turn, &T::x, &T::y, &T::beside, &T::zombies, &T::lying)

using Tiles = FixedList<Tile, kMostTiles>;

/** Nobody goes from the one square to the other until it is that player's turn again. */
struct Barrier {
    std::uint16_t id = 0;
    StoredSquare from = kNowhere, to = kNowhere;
    SeatId by = {};

    bool operator==(const Barrier &) const = default;
};
ESCARMOUCHE_MEMBERS(Barrier, &T::id, &T::from, &T::to, &T::by)

/** All tiles that are laid. */
struct Town {
    Tiles tiles = {};
    FixedList<Barrier, 24> barriers = {};

    bool operator==(const Town &) const = default;

    Tile &tileOf(Square square) { return tiles[static_cast<std::size_t>(square / kSquares)]; }
    const Tile &tileOf(Square square) const
    {
        return tiles[static_cast<std::size_t>(square / kSquares)];
    }
    std::uint16_t &zombie(Square square) { return tileOf(square).zombies[within(square)]; }
    std::uint16_t zombie(Square square) const { return tileOf(square).zombies[within(square)]; }
    Lying &lying(Square square) { return tileOf(square).lying[within(square)]; }
    Lying lying(Square square) const { return tileOf(square).lying[within(square)]; }
    int squares() const { return static_cast<int>(tiles.size()) * kSquares; }
    bool isThere(Square square) const { return square >= 0 && square < squares(); }
    void lay(int kind, int turn, Tiling::Spot spot);

    static std::size_t within(Square square) { return static_cast<std::size_t>(square % kSquares); }
};
ESCARMOUCHE_MEMBERS(Town, &T::tiles, &T::barriers)

constexpr Square squareOf(int tile, int within)
{
    return tile * kSquares + within;
}
inline constexpr int kCentre = 4; // of a tile
inline constexpr StoredSquare kTownSquare = kCentre; // the first tile

/** Squares as cells of the kit: ways go over them. */
struct TownGround {
    static constexpr int kCells = kMostTiles * kSquares;
    static constexpr int kSides = zombies::kSides;

    const Town &town;

    /** Also where no way leads. */
    int neighbour(int square, int side) const
    {
        return Tiling::neighbour(town.tiles, square, side);
    }
    static int opposite(int /*square*/, int side) { return (side + 2) % kSides; }
};

/** What of the town follows from what is printed on its tiles (ZZZ-TILE-02, -03, -04, -11). */
class TownMap : public kit::TileMap<kAcross, Floor, Tiles>
{
public:
    TownMap(const Faces &faces, const Town &town) : TileMap(faces, town.tiles), m_town(town) {}

    /** The square to which pawns and zombies can step there (ZZZ-MOVE-02, -03, -06, ZZZ-TILE-11);
        kNowhere: they cannot. */
    Square stepTo(Square square, Side side) const
    {
        const Square to = TileMap::stepTo(square, side);
        return m_town.barriers.empty() || !isBarred(square, to) ? to : kNowhere;
    }
    bool hasWay(Square square, Side side) const { return stepTo(square, side) != kNowhere; }
    bool isBarred(Square from, Square to) const;
    /** Why nobody steps from the one to its neighbour. */
    RuleId ruleOfWall(Square from, Square to) const;
    TownGround ground() const { return {m_town}; }
    const Town &town() const { return m_town; }

private:
    const Town &m_town;
};

/** The ground on which a neighbour is a square that one can step to. */
struct TownWays {
    static constexpr int kCells = TownGround::kCells;
    static constexpr int kSides = TownGround::kSides;

    const TownMap &map;

    int neighbour(int square, int side) const
    {
        return map.stepTo(square, static_cast<Side>(side));
    }
    static int opposite(int square, int side) { return TownGround::opposite(square, side); }
};

bool isInTown(const Town &town, int zombie);
/** Tile columns and rows on the board. */
Place placeOf(const Town &town, Square square);
/** The square there; kNowhere: none is laid. */
inline Square squareAt(const Town &town, const Place &place)
{
    return Tiling::squareAt(town.tiles, place);
}

} // namespace escarmouche::rules::zombies
