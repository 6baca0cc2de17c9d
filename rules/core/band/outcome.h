// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/words/text.h"

#include <cstddef>
#include <span>
#include <string>

namespace escarmouche::rules {

/** A side of a match that is over, as its outcome names it. */
struct SideResult {
    std::string name; // empty: it has none, and is called by its number
    SeatResult result = SeatResult::Draw;

    bool operator==(const SideResult &) const = default;
};

/** What a side without a name is called: "Side 1". From 0. */
Text numberedSide(std::size_t at);

/** How a match came out, in one line: every winner by name, a draw where sides drew, "Lost" where
    the game has beaten them all. `turn` is what the last turn is called; empty: the line does not
    tell it. No side: empty. */
Text outcomeText(std::span<const SideResult> sides, const Text &turn = {});
Text outcomeText(const BattleReport &report, const Text &turn = {});

} // namespace escarmouche::rules
