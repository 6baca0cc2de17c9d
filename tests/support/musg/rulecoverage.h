// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/contract/rulecoverage.h"
#include "tests/support/musg/rulerow.h"

#include <array>

namespace escarmouche::tests {

/** What no part of the program plays yet: the only ids that may stay assisted without a row. The
    day one is built it leaves this list, and its rows come. */
inline constexpr std::array<std::string_view, 13> kStillToBuild{
    // the modules
    "MUSG-PULP-01",   "MUSG-REGROUP-12",  "MUSG-HOTROD-01",   "MUSG-HOTROD-02", "MUSG-HOTROD-03",
    "MUSG-HOTROD-04", "MUSG-HOTROD-05",   "MUSG-HOTROD-14",   "MUSG-HOTROD-23", "MUSG-HOTROD-24",
    "MUSG-HOTROD-25", "MUSG-PENTACLE-17", "MUSG-PENTACLE-18",
};

inline bool isStillToBuild(std::string_view id)
{
    return std::ranges::find(kStillToBuild, id) != kStillToBuild.end();
}

/** The rules of what figures can do that no band of a row brings onto the board. */
inline std::set<std::string> rosterOnly(const RuleRows &rows)
{
    std::set<std::string> roster, board;
    for (const auto &row : rows) {
        Trial trial;
        row.run(trial);
        roster.insert(trial.onRoster().begin(), trial.onRoster().end());
        board.insert(trial.onBoard().begin(), trial.onBoard().end());
    }
    for (const auto &rule : board)
        roster.erase(rule);
    return roster;
}

/** What the rows of M.U.S.G. prove of its reference. */
inline std::vector<Covered> coverage(const std::string &system, const RuleRows &rows)
{
    std::vector<Proof> proofs;
    for (const auto &row : rows)
        proofs.push_back({row.name, row.proves, row.silent});
    auto covered = coverage(*sourceFile("resources/reference/" + system + ".json"), proofs);
    for (const auto &id : rosterOnly(rows))
        coveredRule(covered, id).isRosterOnly = true;
    return covered;
}

/** What is missing, empty when nothing is. */
inline std::string gaps(const std::vector<Covered> &covered)
{
    std::string text;
    for (const auto &rule : covered) {
        text += gapsOf(rule);
        if (rule.level == "enforced" && rule.isRosterOnly)
            text += rule.id + " is enforced, and no match plays a band it is about; ";
        if (rule.level == "roster" && !rule.isRosterOnly)
            text += rule.id + " is for the roster alone, and a match plays a band it is about; ";
        if (rule.level == "assisted" && rule.rows.empty() && !isStillToBuild(rule.id))
            text += rule.id + " is assisted, has no row and is not listed as still to build; ";
        if (rule.level != "assisted" && isStillToBuild(rule.id))
            text += rule.id + " is listed as still to build and is not; ";
    }
    for (const auto listed : kStillToBuild) {
        if (std::ranges::find(covered, listed, &Covered::id) == covered.end())
            text += std::string(listed) + " is listed as still to build and is no rule; ";
    }
    return text;
}

} // namespace escarmouche::tests
