// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/boardaddress.h"
#include "rules/kit/hex/hexes.h"
#include "rules/kit/squares/tiling.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

enum class Joined : std::uint8_t { WestEast, NorthSouth };

/** The coordinates that boards of that size can come to have. */
template<int Rows, int Columns, int MostBoards>
using HexBoardsMap = HexMap<MostBoards * Columns + (Rows - 1) * MostBoards / 2, MostBoards * Rows,
                            -(Rows - 1) * MostBoards / 2>;

/** Boards of one size, joined in a line: hexes with a corner to the north, every second row half a
    hex further east, and so is a board below another. Cells are numbered board by board, row by
    row; their sides go clockwise from north-east. */
template<int Rows, int Columns, int MostBoards>
class HexBoards
    : public HexTable<HexBoardsMap<Rows, Columns, MostBoards>, MostBoards * Rows * Columns>
{
    using Table = HexTable<HexBoardsMap<Rows, Columns, MostBoards>, MostBoards * Rows * Columns>;

public:
    using Address = BoardAddress<Rows, Columns>;
    static constexpr int kBoardCells = Rows * Columns;

    /** The board, by its number. */
    int boardOf(int cell) const { return m_boards[static_cast<std::size_t>(cell / kBoardCells)]; }
    /** From the west or from the north. */
    const std::vector<int> &boards() const { return m_boards; }
    Address address(int cell) const { return Address::of(boardOf(cell), cell % kBoardCells); }
    using Table::cellAt;
    /** kNoCell: the board is not there. */
    int cellAt(Address address) const
    {
        const auto board = std::ranges::find(m_boards, address.board());
        if (!address.isGiven() || board == m_boards.end())
            return kNoCell;
        return static_cast<int>(board - m_boards.begin()) * kBoardCells + address.cell();
    }
    int cellNamed(std::string_view address) const { return cellAt(Address::named(address)); }

    bool isOnBorder(int cell, Side border) const
    {
        const int last = static_cast<int>(m_boards.size()) - 1, place = cell / kBoardCells;
        const int row = cell % kBoardCells / Columns, column = cell % Columns;
        const bool isAcross = m_joined == Joined::WestEast;
        const std::array isOn{row == 0 && (isAcross || place == 0),
                              column == Columns - 1 && (!isAcross || place == last),
                              row == Rows - 1 && (isAcross || place == last),
                              column == 0 && (!isAcross || place == 0)};
        return isOn[static_cast<std::size_t>(border)];
    }
    /** On any border. */
    bool isOnEdge(int cell) const
    {
        return isOnBorder(cell, Side::North) || isOnBorder(cell, Side::East) ||
               isOnBorder(cell, Side::South) || isOnBorder(cell, Side::West);
    }

protected:
    HexBoards(std::vector<int> boards, Joined joined)
        : m_boards(std::move(boards)), m_joined(joined)
    {
        for (int place = 0; place < static_cast<int>(m_boards.size()); ++place) {
            for (int cell = 0; cell < kBoardCells; ++cell)
                this->lay(hexAt(place, cell / Columns, cell % Columns));
        }
        this->join({{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}});
    }

private:
    Hex hexAt(int place, int row, int column) const
    {
        const int isShifted = row & 1;
        if (m_joined == Joined::WestEast)
            return {Columns * place + column + (isShifted - row) / 2, row};
        return {column + (isShifted - row - (Rows - 1) * place) / 2, row + Rows * place};
    }

    std::vector<int> m_boards;
    Joined m_joined;
};

} // namespace escarmouche::rules::kit
