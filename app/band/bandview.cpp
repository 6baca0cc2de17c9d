// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/bandview.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace escarmouche::app {

namespace {

std::map<rules::MemberId, int> counts(const rules::Roster &roster)
{
    std::map<rules::MemberId, int> found;
    for (const rules::RosterGroup &group : roster.groups)
        for (const rules::RosterRow &row : group.rows)
            for (const rules::FigureName &figure : row.figures)
                ++found[figure.member];
    return found;
}

bool makesFigures(const rules::BandAct &act)
{
    return std::holds_alternative<rules::Recruit>(act) ||
           std::holds_alternative<rules::Duplicate>(act);
}

int countOf(const std::map<rules::MemberId, int> &lines, rules::MemberId member)
{
    const auto found = lines.find(member);
    return found == lines.end() ? 0 : found->second;
}

} // namespace

rules::Result<BandView> lookAt(const rules::BandRules &rules, const std::string &band)
{
    rules::Result<rules::Roster> roster = rules.roster(band);
    if (!roster)
        return rules::fail(roster.error());
    rules::Result<rules::Totals> totals = rules.totals(band);
    if (!totals)
        return rules::fail(totals.error());
    rules::Result<std::vector<rules::Finding>> findings = rules.validate(band);
    if (!findings)
        return rules::fail(findings.error());
    return BandView{std::move(*roster), std::move(*totals), std::move(*findings)};
}

const rules::RosterRow *rowOf(const rules::Roster &roster, rules::MemberId member)
{
    for (const rules::RosterGroup &group : roster.groups)
        for (const rules::RosterRow &row : group.rows)
            for (const rules::FigureName &figure : row.figures)
                if (figure.member == member)
                    return &row;
    return nullptr;
}

std::vector<rules::Figures> figuresOf(const rules::RosterRow &row)
{
    std::vector<rules::Figures> figures;
    for (const rules::FigureName &figure : row.figures) {
        const auto same = [&](const rules::Figures &f) { return f.member == figure.member; };
        const auto found = std::find_if(figures.begin(), figures.end(), same);
        if (found == figures.end())
            figures.push_back({figure.member, 1});
        else
            ++found->count;
    }
    return figures;
}

int headCount(const std::vector<rules::Figures> &figures)
{
    return std::accumulate(figures.begin(), figures.end(), 0,
                           [](int sum, const rules::Figures &f) { return sum + f.count; });
}

std::vector<rules::Figures> followChoice(const std::vector<rules::Figures> &chosen,
                                         const rules::Roster &before, const rules::Roster &after,
                                         const rules::BandAct &act)
{
    const auto old = counts(before);
    const auto now = counts(after);
    std::vector<rules::Figures> gains;
    for (const auto &[member, count] : now)
        if (const int gain = count - countOf(old, member); gain > 0)
            gains.push_back({member, gain});
    if (makesFigures(act) && !gains.empty())
        return gains;

    std::vector<rules::Figures> next;
    for (const rules::Figures &f : chosen) {
        const bool whole = f.count >= countOf(old, f.member);
        const int left = std::min(f.count, countOf(now, f.member));
        if (left > 0 && (whole || gains.empty()))
            next.push_back({f.member, left});
    }
    next.insert(next.end(), gains.begin(), gains.end());
    return next;
}

std::vector<rules::Figures> keepChoice(const std::vector<rules::Figures> &chosen,
                                       const rules::Roster &after)
{
    const auto now = counts(after);
    std::vector<rules::Figures> kept;
    for (const rules::Figures &f : chosen)
        if (const int left = std::min(f.count, countOf(now, f.member)); left > 0)
            kept.push_back({f.member, left});
    return kept;
}

} // namespace escarmouche::app
