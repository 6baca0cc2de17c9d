// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/fame.h"

#include "rules/core/campaign/past/records.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace escarmouche::rules {

namespace {

SeasonOfFame seasonOf(const CampaignRules &rules, const Campaign &campaign)
{
    SeasonOfFame season{
        campaign.name, campaign.status, static_cast<int>(countingGames(campaign).size()), {}};
    if (season.games == 0)
        return season;
    for (const BandStanding &row : standings(rules.ranking(), campaign)) {
        const Entrant *band = find(campaign, row.band);
        if (row.place != 1 || band == nullptr)
            continue;
        const Player *player = find(campaign, band->owner);
        season.champions.push_back({band->band->name(), player ? player->name : std::string()});
    }
    return season;
}

/** What a figure is famous for; who is gone did not return the last time. */
int fameOf(AwardKind kind, const FigureStanding &tally, bool serves)
{
    switch (kind) {
    case AwardKind::KnockOuts:
        return tally.knockOuts;
    case AwardKind::Returns:
        return tally.outOfAction - (serves ? 0 : 1);
    case AwardKind::Service:
        return tally.games;
    }
    return 0;
}

/** A figure where its story ends, or is told so far. */
struct FameEntry {
    FamousFigure figure;
    FigureStanding tally;
};

void addFigures(std::vector<FameEntry> &told, const CampaignRules &rules, const Campaign &campaign,
                const Entrant &band, int season, bool isLast)
{
    const BandRecords records = recordsOf(rules, campaign, band.id);
    const auto add = [&](const FigureRecord &record, bool serves) {
        told.push_back(
            {{season, band.band->name(), record.figure.member, record.figure.name, 0, serves},
             record.tally});
    };
    if (isLast || band.withdrawn) // else they went on with the next season
        for (const FigureRecord &record : records.figures)
            add(record, true);
    for (const auto *gone : {&records.fallen, &records.lost})
        for (const FallenRecord &each : *gone)
            if (find(records, each.record.figure.member) == nullptr)
                add(each.record, false);
}

FameList listOf(AwardKind kind, const std::vector<FameEntry> &told)
{
    FameList list{kind, {}};
    for (const FameEntry &each : told) {
        list.best.push_back(each.figure);
        list.best.back().count = fameOf(kind, each.tally, each.figure.serves);
    }
    std::erase_if(list.best, [](const FamousFigure &figure) { return figure.count < 1; });
    std::ranges::stable_sort(list.best, std::greater(), &FamousFigure::count);
    if (list.best.size() > kMostFamous)
        list.best.resize(kMostFamous);
    return list;
}

} // namespace

HallOfFame hallOfFame(const CampaignRules &rules, std::span<const Campaign> seasons)
{
    HallOfFame hall;
    std::vector<FameEntry> told;
    for (std::size_t i = 0; i < seasons.size(); ++i) {
        hall.seasons.push_back(seasonOf(rules, seasons[i]));
        if (!rules.hasBands())
            continue;
        for (const Entrant &band : seasons[i].bands)
            addFigures(told, rules, seasons[i], band, static_cast<int>(i), i + 1 == seasons.size());
    }
    for (const AwardKind kind : {AwardKind::KnockOuts, AwardKind::Returns, AwardKind::Service}) {
        if (FameList list = listOf(kind, told); !list.best.empty())
            hall.lists.push_back(std::move(list));
    }
    return hall;
}

} // namespace escarmouche::rules
