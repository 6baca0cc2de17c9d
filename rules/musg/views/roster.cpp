// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/keys.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/views/views.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

void append(std::vector<Carried> &list, std::vector<Carried> more)
{
    std::ranges::move(more, std::back_inserter(list));
}

void nameFigures(const Catalogue &catalogue, const Band &band, const Fold &fold, RosterRow &row)
{
    for (const auto *line : fold.lines) {
        const Text called = line->number == 0 ? Text() : calledIn(catalogue, band, *line);
        for (int i = 0; i < line->count; ++i)
            row.figures.push_back({line->id, i, line->name, called});
        if (line->notes.empty() || row.notes.find(line->notes) != std::string::npos)
            continue;
        row.notes += (row.notes.empty() ? "" : "\n") + line->notes;
    }
}

void flag(const Fold &fold, const std::vector<Finding> &findings, RosterRow &row)
{
    for (const auto &finding : findings) {
        const auto isNamed = [&](const Member *line) {
            return std::ranges::find(finding.members, line->id) != finding.members.end();
        };
        if (std::ranges::none_of(fold.lines, isNamed))
            continue;
        row.flagged = true;
        row.worst = std::max(row.worst, finding.severity);
    }
}

RosterRow rowOf(const Catalogue &catalogue, const Band &band, const Fold &fold,
                const std::vector<Finding> &findings)
{
    const auto &member = fold.first();
    const auto profile = resolve(catalogue, band, member);
    RosterRow row;
    row.kind = standingOf(catalogue, band, member);
    nameFigures(catalogue, band, fold, row);
    row.cells = profileCells(profile);
    row.gear = gearOf(catalogue, member);
    row.traits = innateTraitsOf(catalogue, band, member);
    append(row.traits, advancesOf(catalogue, member));
    append(row.traits, injuriesOf(catalogue, member));
    row.price = profile.price;
    flag(fold, findings, row);
    return row;
}

} // namespace

Roster rosterOf(const Catalogue &catalogue, const Band &band)
{
    const auto found = findings(catalogue, band);
    Roster roster{
        band.name, subtitleOf(catalogue, band), band.notes, profileColumns(catalogue), {}};
    for (const auto &group : folded(band)) {
        RosterGroup shown{groupKey(group), rankTitle(catalogue, group), {}};
        for (const auto &fold : group.folds)
            shown.rows.push_back(rowOf(catalogue, band, fold, found));
        roster.groups.push_back(std::move(shown));
    }
    return roster;
}

BandSummary summaryOf(const Catalogue &catalogue, const Band &band)
{
    const auto amounts = sums(catalogue, band);
    const auto &race = catalogue[band.race];
    BandSummary summary{band.name, race.id, race.name, amounts.total, amounts.figures, 0, 0};
    for (const auto &finding : findings(catalogue, band)) {
        summary.illegal += finding.severity == Severity::Illegal ? 1 : 0;
        summary.warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    return summary;
}

} // namespace escarmouche::rules::musg
