// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/squares/grid.h"

namespace escarmouche::rules::kit {

/** Whether nothing stands in the line between the middles of two squares, reckoned exactly; the
   same both ways. `isClear(cell)` is asked of the squares between; `isOpen(cell, side)` of the
   sides that are crossed, by the number they have in a grid without corners. A line through a
   corner passes if either way around it is free. */
template<int Columns, int Rows, Corners corners, class IsClear, class IsOpen>
bool sees(const Grid<Columns, Rows, corners> &, int from, int to, const IsClear &isClear,
          const IsOpen &isOpen)
{
    using Sides = Grid<Columns, Rows>;
    const int columns = Sides::column(to) - Sides::column(from);
    const int rows = Sides::row(to) - Sides::row(from);
    const int across = columns < 0 ? -columns : columns, down = rows < 0 ? -rows : rows;
    const int side = columns < 0 ? 3 : 1, rise = rows < 0 ? 0 : 2;
    const auto goes = [&](int cell, int by) {
        const int other = Sides::neighbour(cell, by);
        return isOpen(cell, by) && (other == to || isClear(other));
    };
    int cell = from;
    // The line leaves its square of (x, y) where (2x + 1) / across meets (2y + 1) / down.
    for (int x = 0, y = 0; cell != to;) {
        const int sideways = (2 * x + 1) * down, upright = (2 * y + 1) * across;
        const int other = sideways <= upright ? side : rise;
        if (sideways == upright) {
            const int corner = Sides::neighbour(Sides::neighbour(cell, side), rise);
            const bool first = goes(cell, side) && isOpen(Sides::neighbour(cell, side), rise);
            const bool second = goes(cell, rise) && isOpen(Sides::neighbour(cell, rise), side);
            if ((!first && !second) || (corner != to && !isClear(corner)))
                return false;
            cell = corner;
            ++x;
            ++y;
            continue;
        }
        if (!goes(cell, other))
            return false;
        cell = Sides::neighbour(cell, other);
        ++(other == side ? x : y);
    }
    return true;
}

} // namespace escarmouche::rules::kit
