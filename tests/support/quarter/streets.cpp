// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/streets.h"

namespace escarmouche::tests::quarter {

namespace {

/** Bit set of the sides that lead out of a tile that is not turned. */
constexpr std::array<unsigned, 6> kSidesOf{0, 0b1111, 0b0101, 0b0111, 0b0001, 0b1111};

const Tile &tileAt(const Streets &streets, int cell)
{
    return streets[static_cast<std::size_t>(cell)];
}

bool isShut(const Tile &tile)
{
    return tile.kind == kHouse && !tile.isOpen;
}

} // namespace

Tiles allTiles()
{
    return Tiles::of({8, 6, 6, 8});
}

bool leadsOut(const Tile &tile, int side)
{
    const unsigned sides = kSidesOf[tile.kind];
    return ((sides >> static_cast<unsigned>((side + 4 - tile.turn) % 4)) & 1U) != 0;
}

bool meet(const Streets &streets, int cell, int side)
{
    const int other = Grid::neighbour(cell, side);
    return other >= 0 && leadsOut(tileAt(streets, cell), side) &&
           leadsOut(tileAt(streets, other), Grid::opposite(cell, side));
}

bool isWay(const Streets &streets, int cell, int side)
{
    return meet(streets, cell, side) && !isShut(tileAt(streets, cell)) &&
           !isShut(tileAt(streets, Grid::neighbour(cell, side)));
}

bool isFree(const Streets &streets, int cell, int side)
{
    const int other = Grid::neighbour(cell, side);
    return other >= 0 && tileAt(streets, other).kind == 0 && leadsOut(tileAt(streets, cell), side);
}

bool isPatrolled(const Streets &streets, int cell, int side)
{
    return cell != kGate && Grid::neighbour(cell, side) != kGate && isWay(streets, cell, side);
}

} // namespace escarmouche::tests::quarter
