// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/state/action.h"

#include <variant>

namespace escarmouche::rules::zombies {

namespace {

Cell cellAt(const Place &place)
{
    const auto &cell = std::get<CellPlace>(place);
    return {cell.q, cell.r};
}

} // namespace

Place placeOf(const Cell &cell)
{
    return cell.isGiven() ? Place(CellPlace{cell.column, cell.row, 0}) : Place{};
}

Cell cellOf(const Town &town, Square square)
{
    if (!town.isThere(square))
        return {};
    const Tile &tile = town.tileOf(square);
    const int within = square % kSquares;
    return {static_cast<std::int16_t>(tile.x * kAcross + within % kAcross),
            static_cast<std::int16_t>(tile.y * kAcross + within / kAcross)};
}

Cell middleOf(Tiling::Spot spot)
{
    return cellAt(Tiling::placeOf(spot, kCentre));
}

} // namespace escarmouche::rules::zombies
