// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/town/face.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

using Within = Tiling::Within;

Floor floorOf(char square)
{
    if (square == '.')
        return Floor::Street;
    return square == 'b' ? Floor::Interior : Floor::Blocked;
}

bool hasDoor(const TileKind &kind, int square, Side side)
{
    return std::ranges::any_of(kind.doors, [&](const Door &door) {
        const int inside = Within::cellAt(door.column, door.row);
        const bool isOut = inside == square && door.side == side;
        const bool isIn =
            Within::neighbour(inside, indexOf(door.side)) == square && opposite(door.side) == side;
        return isOut || isIn;
    });
}

/** As it is printed (ZZZ-MOVE-03, -06, -07). */
Face printed(const TileKind &kind)
{
    Face face;
    for (std::size_t square = 0; square < kSquares; ++square)
        face.floors[square] = floorOf(kind.grid[square / kAcross][square % kAcross]);
    for (int square = 0; square < kSquares; ++square) {
        for (const Side side : kAllSides) {
            const int other = Within::neighbour(square, indexOf(side));
            if (other == kit::kNoCell || face.floor(square) == Floor::Blocked ||
                face.floor(other) == Floor::Blocked)
                continue;
            if (face.floor(square) == face.floor(other) || hasDoor(kind, square, side))
                face.openWay(square, side);
        }
    }
    for (const Side side : kind.exits)
        face.openExit(side, side == kind.townSide ? kTownRoad : kTownRoad + 1 + areaOf(kind.set));
    return face;
}

} // namespace

Faces facesOf(const Box &box)
{
    Faces faces;
    for (const TileKind &kind : box.tiles)
        faces.add(kind.count > 0 ? printed(kind) : Face{});
    return faces;
}

} // namespace escarmouche::rules::zombies
