// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/kit/cells/walk.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace escarmouche::rules::kit {

/** Whether a corner is a way to go. */
enum class Corners : std::uint8_t { No, Yes };

/** A board of squares, numbered row by row. A square has four sides, or eight with its corners:
    north first, then clockwise. */
template<int Columns, int Rows, Corners corners = Corners::No>
struct Grid {
    static constexpr int kCells = Columns * Rows;
    static constexpr int kSides = corners == Corners::Yes ? 8 : 4;

    /** The cell next to it on that side; kNoCell: the edge. */
    static constexpr int neighbour(int cell, int side)
    {
        constexpr std::array<std::array<int, 2>, 8> kBy{
            {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
        const auto &by = kBy[static_cast<std::size_t>(side * (8 / kSides))];
        return cellAt(cell % Columns + by[0], cell / Columns + by[1]);
    }
    static constexpr int opposite(int /*cell*/, int side) { return (side + kSides / 2) % kSides; }
    /** The side of the cell on which the other one lies; -1: they are no neighbours. */
    static constexpr int sideTowards(int cell, int other)
    {
        for (int side = 0; side < kSides; ++side) {
            if (other >= 0 && neighbour(cell, side) == other)
                return side;
        }
        return -1;
    }
    static constexpr int column(int cell) { return cell % Columns; }
    static constexpr int row(int cell) { return cell / Columns; }
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
        return CellPlace{static_cast<std::int16_t>(column(cell)),
                         static_cast<std::int16_t>(row(cell)), 0};
    }
    /** "C4": the column as a letter, "AA" after "Z", then the row from 1. */
    static std::string addressOf(int cell)
    {
        std::string letters;
        for (int left = column(cell) + 1; left > 0; left = (left - 1) / 26)
            letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
        return letters + std::to_string(row(cell) + 1);
    }
};

} // namespace escarmouche::rules::kit
