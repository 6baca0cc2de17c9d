// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/codec/kinds.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::kit {

inline bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/** Complains of a hex of no kind, a building without a name, or a name without a building: on a
    board whose rows are letters, where capitals are buildings and `open` all else. */
struct Lettered {
    std::string_view open;

    template<class Board>
    void operator()(const json::Cursor &at, const Board &board) const
    {
        std::string all, choices;
        for (const std::string &row : board.rows)
            all += row;
        for (const char hex : open)
            choices += std::string(1, hex) + ' ';
        const auto named = [&](const std::string &letter) {
            return std::ranges::count_if(
                board.buildings, [&](const auto &building) { return building.letter == letter; });
        };
        for (const char hex : all) {
            const std::string letter(1, hex);
            if (!isCapital(hex) && open.find(hex) == std::string_view::npos)
                return at["rows"].complain(ErrorCode::WrongChoice, letter, choices + "A-Z");
            if (isCapital(hex) && named(letter) != 1)
                return at["buildings"].complain(ErrorCode::UnknownEntry, letter);
        }
        for (const auto &building : board.buildings) {
            if (!isCapital(building.letter[0]) || all.find(building.letter[0]) == std::string::npos)
                at["buildings"].complain(ErrorCode::UnknownEntry, building.letter);
        }
    }
};

} // namespace escarmouche::rules::kit
