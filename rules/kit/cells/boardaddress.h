// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace escarmouche::rules::kit {

/** A cell of one of several boards of a size, wherever that board lies: "4C15" is the fifteenth of
    row C on board 4. */
template<int Rows, int Columns>
struct BoardAddress {
    static constexpr int kCells = Rows * Columns;

    std::int16_t code = -1; // -1: none

    static BoardAddress of(int board, int cell)
    {
        return {static_cast<std::int16_t>(board * kCells + cell)};
    }
    /** None: it is no such text. */
    static BoardAddress named(std::string_view text)
    {
        if (text.size() < 3 || text.size() > 4)
            return {};
        const int board = text[0] - '0', row = text[1] - 'A';
        int column = 0;
        const char *end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + 2, end, column);
        if (board < 1 || board > 9 || row < 0 || row >= Rows || error != std::errc() ||
            stop != end || text[2] == '0' || column < 1 || column > Columns)
            return {};
        return of(board, row * Columns + column - 1);
    }

    bool isGiven() const { return code >= 0; }
    int board() const { return code / kCells; }
    int cell() const { return code % kCells; }
    bool operator==(const BoardAddress &) const = default;

    friend std::string textOf(BoardAddress address)
    {
        return std::to_string(address.board()) + static_cast<char>('A' + address.cell() / Columns) +
               std::to_string(address.cell() % Columns + 1);
    }
};

} // namespace escarmouche::rules::kit
