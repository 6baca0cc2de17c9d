// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contract/spoiledrows.h"

namespace escarmouche::tests {

namespace {

using Rules = std::vector<std::string>;

/** Each line of a list is otherwise in one of the rows. */
template<class Line, class Change>
void spoilEach(const DataRow &row, std::vector<Line> DataRow::*list, const Change &change,
               std::vector<SpoiledRow> &all)
{
    for (std::size_t at = 0; at < (row.*list).size(); ++at) {
        SpoiledRow spoiled{(row.*list)[at].pointer, row};
        change((spoiled.row.*list)[at].value);
        all.push_back(std::move(spoiled));
    }
}

/** Rules that are to be cited are not to be, or the other way round. */
void turnEach(const DataRow &row, Rules DataRow::*from, Rules DataRow::*to,
              std::vector<SpoiledRow> &all)
{
    for (std::size_t at = 0; at < (row.*from).size(); ++at) {
        SpoiledRow spoiled{(row.*from)[at], row};
        Rules &rules = spoiled.row.*from;
        rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(at));
        (spoiled.row.*to).push_back(spoiled.what);
        all.push_back(std::move(spoiled));
    }
}

} // namespace

std::vector<SpoiledRow> spoiledRows(const DataRow &row)
{
    std::vector<SpoiledRow> all;
    const auto one = [](int &value) { ++value; };
    turnEach(row, &DataRow::proves, &DataRow::silent, all);
    turnEach(row, &DataRow::silent, &DataRow::proves, all);
    spoilEach(
        row, &DataRow::places, [](std::string &place) { place += "0"; }, all);
    spoilEach(row, &DataRow::points, one, all);
    spoilEach(row, &DataRow::states, one, all);
    spoilEach(row, &DataRow::counters, one, all);
    spoilEach(
        row, &DataRow::refusals, [](std::string &rule) { rule += "0"; }, all);
    if (row.awaits) {
        all.push_back({"/expect/awaits", row});
        all.back().row.awaits = *row.awaits == "over" ? "decision" : "over";
    }
    if (!row.actions.empty() || !row.chance.empty()) {
        all.push_back({"what is played", row});
        all.back().row.actions.clear();
        all.back().row.chance.clear();
    }
    return all;
}

std::vector<std::string> unheeded(const DataRow &row, const rules::MatchRules &rules)
{
    std::vector<std::string> all;
    for (const SpoiledRow &spoiled : spoiledRows(row)) {
        if (faults(spoiled.row, rules).empty())
            all.push_back(spoiled.what);
    }
    return all;
}

} // namespace escarmouche::tests
