// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/rulerow.h"

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::tests {

/** One rule of the reference with the rows that prove it and those in which it stays silent. */
struct Covered {
    std::string id;
    std::string level;
    std::vector<std::string> rows;
    std::vector<std::string> silent;
    bool isRosterOnly = false; // it says what figures do, all of them in bands no match plays
};

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

/** In the order of the reference; a rule that rows name and the reference lacks comes last. */
inline std::vector<Covered> coverage(const std::string &system, const RuleRows &rows)
{
    std::vector<Covered> covered;
    const auto reference =
        nlohmann::json::parse(*sourceFile("resources/reference/" + system + ".json"));
    for (const auto &rule : reference.at("rules"))
        covered.push_back({rule.at("id"), rule.at("level"), {}, {}});
    const auto at = [&](const std::string &id) -> Covered & {
        const auto met = std::ranges::find(covered, id, &Covered::id);
        return met == covered.end() ? covered.emplace_back(Covered{id, "", {}, {}}) : *met;
    };
    for (const auto &row : rows) {
        for (const auto &id : row.proves)
            at(id).rows.push_back(row.name);
        for (const auto &id : row.silent)
            at(id).silent.push_back(row.name);
    }
    for (const auto &id : rosterOnly(rows))
        at(id).isRosterOnly = true;
    return covered;
}

/** Whether the program enforces the rule, everywhere or on the roster only. */
inline bool isSeenTo(const Covered &rule)
{
    return rule.level == "enforced" || rule.level == "roster";
}

/** What is missing, empty when nothing is. */
inline std::string gaps(const std::vector<Covered> &covered)
{
    std::string text;
    for (const auto &rule : covered) {
        if (rule.level.empty())
            text += rule.id + " is not in the reference; ";
        if (isSeenTo(rule) && rule.rows.empty())
            text += rule.id + " has no row; ";
        if (isSeenTo(rule) && rule.silent.empty())
            text += rule.id + " has no row that does not cite it; ";
        if (rule.level == "enforced" && rule.isRosterOnly)
            text += rule.id + " is enforced, and no match plays a band it is about; ";
        if (rule.level == "roster" && !rule.isRosterOnly)
            text += rule.id + " is for the roster alone, and a match plays a band it is about; ";
        if (!isSeenTo(rule) && !rule.level.empty() && !rule.rows.empty())
            text += rule.id + " is proved but not called enforced; ";
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

inline std::string coverageText(const std::string &system, const std::vector<Covered> &covered)
{
    nlohmann::ordered_json rules = nlohmann::ordered_json::array();
    for (const auto &rule : covered)
        rules.push_back(
            {{"id", rule.id}, {"level", rule.level}, {"rows", rule.rows}, {"silent", rule.silent}});
    return nlohmann::ordered_json{{"system", system}, {"rules", rules}}.dump(1) + '\n';
}

} // namespace escarmouche::tests
