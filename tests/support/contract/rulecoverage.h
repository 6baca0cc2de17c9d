// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::tests {

/** Which rules a row proves, and which it does not cite. */
struct Proof {
    std::string name;
    std::vector<std::string> proves, silent;
};

/** One rule of the reference with the rows that prove it and those in which it stays silent. */
struct Covered {
    std::string id;
    std::string level;
    std::vector<std::string> rows;
    std::vector<std::string> silent;
    bool isRosterOnly = false; // it says what figures do, all of them in bands no match plays
};

inline Covered &coveredRule(std::vector<Covered> &covered, const std::string &id)
{
    const auto met = std::ranges::find(covered, id, &Covered::id);
    return met == covered.end() ? covered.emplace_back(Covered{id, "", {}, {}}) : *met;
}

/** In the order of the reference, which is the text of its file; a rule that rows name and the
    reference lacks comes last. */
inline std::vector<Covered> coverage(std::string_view reference, const std::vector<Proof> &proofs)
{
    std::vector<Covered> covered;
    const auto parsed = nlohmann::json::parse(reference);
    for (const auto &rule : parsed.at("rules"))
        covered.push_back({rule.at("id"), rule.at("level"), {}, {}});
    for (const Proof &proof : proofs) {
        for (const auto &id : proof.proves)
            coveredRule(covered, id).rows.push_back(proof.name);
        for (const auto &id : proof.silent)
            coveredRule(covered, id).silent.push_back(proof.name);
    }
    return covered;
}

/** Whether the program enforces the rule, everywhere or on the roster only. */
inline bool isSeenTo(const Covered &rule)
{
    return rule.level == "enforced" || rule.level == "roster";
}

/** What the rows of a rule lack, empty where they lack nothing. */
inline std::string gapsOf(const Covered &rule)
{
    std::string text;
    if (rule.level.empty())
        text += rule.id + " is not in the reference; ";
    if (isSeenTo(rule) && rule.rows.empty())
        text += rule.id + " has no row; ";
    if (isSeenTo(rule) && rule.silent.empty())
        text += rule.id + " has no row that does not cite it; ";
    if (!isSeenTo(rule) && !rule.level.empty() && !rule.rows.empty())
        text += rule.id + " is proved but not called enforced; ";
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
