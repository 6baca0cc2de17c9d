// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/town/town.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

void Town::lay(int kind, int turn, Tiling::Spot spot)
{
    Tiling::lay(tiles, Tile{.kind = static_cast<std::uint8_t>(kind),
                            .turn = static_cast<std::uint8_t>(turn),
                            .x = static_cast<std::int8_t>(spot.x),
                            .y = static_cast<std::int8_t>(spot.y)});
}

bool TownMap::isBarred(Square from, Square to) const
{
    return std::ranges::any_of(m_town.barriers, [&](const Barrier &barrier) {
        return (barrier.from == from && barrier.to == to) ||
               (barrier.from == to && barrier.to == from);
    });
}

RuleId TownMap::ruleOfWall(Square from, Square to) const
{
    if (isBarred(from, to))
        return {"ZZZ-CARD-15"};
    if (floor(from) == Floor::Blocked || floor(to) == Floor::Blocked)
        return {"ZZZ-TILE-10"};
    return {from / kSquares != to / kSquares ? "ZZZ-TILE-11" : "ZZZ-MOVE-06"};
}

bool isInTown(const Town &town, int zombie)
{
    return std::ranges::any_of(town.tiles, [zombie](const Tile &tile) {
        return std::ranges::find(tile.zombies, zombie) != tile.zombies.end();
    });
}

Place placeOf(const Town &town, Square square)
{
    if (square == kNowhere)
        return {};
    return Tiling::placeOf(Tiling::spotOf(town.tileOf(square)), square % kSquares);
}

} // namespace escarmouche::rules::zombies
