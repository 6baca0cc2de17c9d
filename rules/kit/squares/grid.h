// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/values/fixedlist.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace escarmouche::rules::kit {

inline constexpr int kNoCell = -1;
inline constexpr std::uint8_t kUnreached = 0xff;

constexpr int oppositeSide(int side)
{
    return (side + 2) % 4;
}

/** A board of squares, numbered row by row. A square has four sides, north first, then clockwise.
 */
template<int Columns, int Rows>
struct Grid {
    static constexpr int kCells = Columns * Rows;
    using Steps = std::array<std::uint8_t, kCells>; // to each cell

    /** The cell next to it on that side; kNoCell: the edge. */
    static constexpr int neighbour(int cell, int side)
    {
        constexpr std::array<std::array<int, 2>, 4> kBy{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        const auto &by = kBy[static_cast<std::size_t>(side)];
        return cellAt(cell % Columns + by[0], cell / Columns + by[1]);
    }
    /** The side of the cell on which the other one lies; -1: they are no neighbours. */
    static constexpr int sideTowards(int cell, int other)
    {
        for (int side = 0; side < 4; ++side) {
            if (other >= 0 && neighbour(cell, side) == other)
                return side;
        }
        return -1;
    }
    static constexpr int cellAt(int column, int row)
    {
        const bool isInside = column >= 0 && column < Columns && row >= 0 && row < Rows;
        return isInside ? row * Columns + column : kNoCell;
    }
    static int cellAt(const Place &place)
    {
        const auto *cell = std::get_if<CellPlace>(&place);
        return cell && cell->floor == 0 ? cellAt(cell->q, cell->r) : kNoCell;
    }
    static Place placeOf(int cell)
    {
        return CellPlace{static_cast<std::int16_t>(cell % Columns),
                         static_cast<std::int16_t>(cell / Columns), 0};
    }

    /** The fewest steps from there to each cell; `isWay(cell, side)`: one can go that way. */
    template<class IsWay>
    static Steps stepsFrom(int from, const IsWay &isWay)
    {
        Steps steps;
        steps.fill(kUnreached);
        FixedList<std::int16_t, kCells> reached;
        reached.push_back(static_cast<std::int16_t>(from));
        steps[static_cast<std::size_t>(from)] = 0;
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const int cell = reached[next];
            for (int side = 0; side < 4; ++side) {
                const int other = neighbour(cell, side);
                if (other < 0 || steps[static_cast<std::size_t>(other)] != kUnreached ||
                    !isWay(cell, side))
                    continue;
                steps[static_cast<std::size_t>(other)] =
                    static_cast<std::uint8_t>(steps[static_cast<std::size_t>(cell)] + 1);
                reached.push_back(static_cast<std::int16_t>(other));
            }
        }
        return steps;
    }
    /** The first neighbour that is nearer to the goal, in the order of the sides; `from` itself
        where none is. */
    template<class IsWay>
    static int stepTowards(int from, int goal, const IsWay &isWay)
    {
        const auto back = [&](int cell, int side) {
            return isWay(neighbour(cell, side), oppositeSide(side));
        };
        const Steps steps = stepsFrom(goal, back);
        for (int side = 0; side < 4; ++side) {
            const int other = neighbour(from, side);
            if (other >= 0 && isWay(from, side) &&
                steps[static_cast<std::size_t>(other)] < steps[static_cast<std::size_t>(from)])
                return other;
        }
        return from;
    }
};

} // namespace escarmouche::rules::kit
