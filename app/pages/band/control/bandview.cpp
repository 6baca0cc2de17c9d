// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/control/bandview.h"

#include "app/words/sentences/phrases.h"

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

/** What may change places: rows of a rank, or lines of a fold; each as the lines in it. */
using Rungs = std::vector<std::vector<rules::MemberId>>;

std::vector<rules::MemberId> linesOf(const rules::RosterRow &row)
{
    std::vector<rules::MemberId> lines;
    for (const rules::Figures &figures : figuresOf(row))
        lines.push_back(figures.member);
    return lines;
}

Rungs rowsOf(const rules::RosterGroup &group)
{
    Rungs rungs;
    for (const rules::RosterRow &row : group.rows)
        rungs.push_back(linesOf(row));
    return rungs;
}

Rungs foldOf(const rules::RosterRow &row)
{
    Rungs rungs;
    for (const rules::MemberId line : linesOf(row))
        rungs.push_back({line});
    return rungs;
}

/** First and last rung with a chosen line, and all lines of such rungs. */
struct Chosen {
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<rules::MemberId> lines;
};

Chosen chosenOf(const Rungs &rungs, const std::vector<rules::Figures> &figures)
{
    Chosen found;
    for (std::size_t i = 0; i < rungs.size(); ++i) {
        const bool named = std::ranges::any_of(figures, [&](const rules::Figures &f) {
            return std::ranges::find(rungs[i], f.member) != rungs[i].end();
        });
        if (!named)
            continue;
        found.first = found.lines.empty() ? i : found.first;
        found.last = i;
        found.lines.insert(found.lines.end(), rungs[i].begin(), rungs[i].end());
    }
    return found;
}

std::optional<rules::MoveMembers> up(const Rungs &rungs, const Chosen &chosen)
{
    if (chosen.first == 0)
        return std::nullopt;
    return rules::MoveMembers{chosen.lines, rungs[chosen.first - 1].front()};
}

std::optional<rules::MoveMembers> down(const Rungs &rungs, const Chosen &chosen)
{
    if (chosen.last + 1 == rungs.size())
        return std::nullopt;
    if (chosen.last + 2 == rungs.size())
        return rules::MoveMembers{chosen.lines, std::nullopt};
    return rules::MoveMembers{chosen.lines, rungs[chosen.last + 2].front()};
}

// The next line comes before them: were they to go, the fold itself could pass another row, for
// the lines of a fold need not stand together.
std::optional<rules::MoveMembers> downInFold(const Rungs &rungs, const Chosen &chosen)
{
    if (chosen.last + 1 == rungs.size())
        return std::nullopt;
    return rules::MoveMembers{rungs[chosen.last + 1], rungs[chosen.first].front()};
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

QString nameOf(const rules::RosterRow &row, rules::MemberId member)
{
    const auto figure =
        std::ranges::find_if(row.figures, [&](const auto &each) { return each.member == member; });
    return figure == row.figures.end() ? inUiLanguage(row.kind) : calledIn(row, *figure);
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

std::optional<rules::MoveMembers> nudge(const rules::Roster &roster,
                                        const std::vector<rules::Figures> &chosen, int step)
{
    for (const rules::RosterGroup &group : roster.groups) {
        const Rungs rows = rowsOf(group);
        const Chosen among = chosenOf(rows, chosen);
        if (among.lines.empty())
            continue;
        const Rungs fold = foldOf(group.rows[among.first]);
        const Chosen within = chosenOf(fold, chosen);
        const bool partOfFold = among.first == among.last && within.lines.size() < fold.size();
        if (partOfFold)
            return step < 0 ? up(fold, within) : downInFold(fold, within);
        return step < 0 ? up(rows, among) : down(rows, among);
    }
    return std::nullopt;
}

} // namespace escarmouche::app
