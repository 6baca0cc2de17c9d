// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/contract/datarow.h"
#include "tests/support/contract/rulecoverage.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::tests {

/** The one system whose rows are code. */
inline constexpr std::string_view kRowsInCode = "musg";

/** A game whose rows are data, in tests/rules/rows/<system>. */
struct RowGame {
    std::string system;
    std::string reference; // folder of its reference and of its coverage
    const rules::MatchRules *rules = nullptr; // which read stages, where the game has such
};
/** Crypt, and every game of the program but that one. */
const std::vector<RowGame> &rowGames();

/** One file of rows, below the sources. */
struct RowFile {
    const RowGame *game = nullptr;
    std::string path, text;

    /** What it shows; of a bad file its path. */
    std::string name() const;
    /** What went wrong, or what is wrong with the file. */
    std::string faults() const;
    /** What of it could be otherwise without a complaint; empty, where each part is a proof. */
    std::string unheeded() const;
};
/** All of them, by game, then by path. */
const std::vector<RowFile> &rowFiles();

/** What the rows of a game prove; bad files prove nothing. */
std::vector<Proof> proofsOf(const RowGame &game);

} // namespace escarmouche::tests
