// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/contract/datarow.h"

#include <string>
#include <vector>

namespace escarmouche::tests {

/** A row of which one thing is otherwise, and what. */
struct SpoiledRow {
    std::string what;
    DataRow row;
};

/** The row with each thing that it expects turned into its opposite, and without all that is played
    in it: where the row is a proof, none of them holds. */
std::vector<SpoiledRow> spoiledRows(const DataRow &row);

/** What of a row could be otherwise without a complaint. */
std::vector<std::string> unheeded(const DataRow &row, const rules::MatchRules &rules);

} // namespace escarmouche::tests
