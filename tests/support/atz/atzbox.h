// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/field/field.h"
#include "tests/support/files/sourcefile.h"

#include <string>
#include <utility>
#include <vector>

// The box of All Things Zombie, and boards made up for a test.

namespace escarmouche::tests {

inline const rules::atz::Box &atzBox()
{
    static const rules::atz::Box kBox = rules::atz::readBox(&catalogueFile).value();
    return kBox;
}

/** The box with a first board that begins so, and is clear where nothing is said. */
inline rules::atz::Box atzBoxWith(rules::atz::Box box, const std::vector<std::string> &rows)
{
    rules::atz::BoardKind &board = box.boards.front();
    board.buildings.clear();
    board.rows.assign(rules::atz::kBoardRows, std::string(rules::atz::kBoardColumns, '.'));
    for (std::size_t row = 0; row < rows.size(); ++row)
        board.rows[row].replace(0, rows[row].size(), rows[row]);
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        for (const std::string &row : board.rows) {
            if (row.find(letter) == std::string::npos)
                continue;
            board.buildings.push_back({std::string(1, letter), {"House", "Maison"}});
            break;
        }
    }
    return box;
}

inline rules::atz::Field atzField(const std::vector<std::string> &rows)
{
    return rules::atz::Field(atzBoxWith(atzBox(), rows), {1});
}

} // namespace escarmouche::tests
