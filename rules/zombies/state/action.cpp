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

Cell middleOf(Tiling::Spot spot)
{
    return cellAt(Tiling::placeOf(spot, kCentre));
}

} // namespace escarmouche::rules::zombies
