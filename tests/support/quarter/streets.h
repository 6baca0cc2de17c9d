// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/members.h"
#include "rules/core/values/seat.h"
#include "rules/kit/cards/pile.h"
#include "rules/kit/squares/grid.h"

#include <array>
#include <cstdint>

// The ground of Quarter: squares of seven by seven, each of which may get a tile.

namespace escarmouche::tests::quarter {

using rules::SeatId;

inline constexpr int kSide = 7;
using Grid = rules::kit::Grid<kSide, kSide>;
inline constexpr int kCells = Grid::kCells;
inline constexpr int kGate = 3 * kSide + 3; // where the thieves come in and get out

/** A house has one side that leads in, with a door; the gate is no tile of the pile. */
enum TileKind : std::uint8_t { kStreet = 1, kAlley, kYard, kHouse, kGateTile };
using Tiles = rules::kit::Pile<4>;
Tiles allTiles();

struct Tile {
    std::uint8_t kind = 0; // 0: nothing lies there
    std::uint8_t turn = 0; // quarters, clockwise
    bool isOpen = false; // the door of a house

    bool operator==(const Tile &) const = default;
};
ESCARMOUCHE_MEMBERS(Tile, &T::kind, &T::turn, &T::isOpen)
using Streets = std::array<Tile, kCells>;

/** Whether the tile has no wall on that side. */
bool leadsOut(const Tile &tile, int side);
/** Both tiles lead there; a door between them may be shut. */
bool meet(const Streets &streets, int cell, int side);
/** Somebody can go from the cell to that side. */
bool isWay(const Streets &streets, int cell, int side);
/** A tile could be laid on that side of the cell. */
bool isFree(const Streets &streets, int cell, int side);
/** Somebody who never enters the gate can. */
bool isPatrolled(const Streets &streets, int cell, int side);

} // namespace escarmouche::tests::quarter
