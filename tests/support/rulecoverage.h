// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/rulerow.h"

#include <nlohmann/json.hpp>

namespace escarmouche::tests {

/** One rule of the reference with the rows that prove it and those in which it stays silent. */
struct Covered {
    std::string id;
    std::string level;
    std::vector<std::string> rows;
    std::vector<std::string> silent;
};

/** In the order of the reference; a rule that rows name and the reference lacks comes last. */
inline std::vector<Covered> coverage(const RuleRows &rows)
{
    std::vector<Covered> covered;
    const auto reference = nlohmann::json::parse(*sourceFile("resources/reference/musg.json"));
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
    return covered;
}

/** What is missing, empty when nothing is. */
inline std::string gaps(const std::vector<Covered> &covered)
{
    std::string text;
    for (const auto &rule : covered) {
        if (rule.level.empty())
            text += rule.id + " is not in the reference; ";
        if (rule.level == "enforced" && rule.rows.empty())
            text += rule.id + " has no row; ";
        if (rule.level == "enforced" && rule.silent.empty())
            text += rule.id + " has no row that does not cite it; ";
        if (rule.level != "enforced" && !rule.level.empty() && !rule.rows.empty())
            text += rule.id + " is proved but not called enforced; ";
    }
    return text;
}

inline std::string coverageText(const std::vector<Covered> &covered)
{
    nlohmann::ordered_json rules = nlohmann::ordered_json::array();
    for (const auto &rule : covered)
        rules.push_back(
            {{"id", rule.id}, {"level", rule.level}, {"rows", rule.rows}, {"silent", rule.silent}});
    return nlohmann::ordered_json{{"system", "musg"}, {"rules", rules}}.dump(1) + '\n';
}

} // namespace escarmouche::tests
