// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/past.h"

#include "rules/core/campaign/past/records.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

constexpr std::string_view kGames = "games";
constexpr std::string_view kOutOfAction = "out_of_action";

Property property(std::string_view key, Text label)
{
    Property made;
    made.key = key;
    made.label = std::move(label);
    made.kind = PropertyKind::Whole;
    made.value = std::int64_t{0};
    made.most = kMostOfPast;
    return made;
}

} // namespace

FigurePast pastOf(const Entrant &band, MemberId member)
{
    const auto met = std::ranges::find(band.past, member, &FigurePast::member);
    return met == band.past.end() ? FigurePast{member, 0, 0, {}} : *met;
}

bool isBlank(const FigurePast &past)
{
    return past == FigurePast{past.member, 0, 0, {}};
}

std::vector<Property> pastProperties(const CampaignRules &rules)
{
    std::vector<Property> properties{property(kGames, {"Games", "Parties"}),
                                     property(kOutOfAction, {"Out of action", "Hors de combat"})};
    for (const auto &rank : rules.ranks())
        properties.push_back(property(rank, rules.rankName(rank)));
    return properties;
}

int pastValue(const FigurePast &past, std::string_view key)
{
    if (key == kGames)
        return past.games;
    if (key == kOutOfAction)
        return past.outOfAction;
    const auto met = std::ranges::find(past.knockOuts, key, &RankCount::rank);
    return met == past.knockOuts.end() ? 0 : met->count;
}

void setPast(FigurePast &past, std::string_view key, int value)
{
    if (key == kGames) {
        past.games = value;
    } else if (key == kOutOfAction) {
        past.outOfAction = value;
    } else {
        std::erase_if(past.knockOuts, [&](const RankCount &each) { return each.rank == key; });
        if (value != 0)
            past.knockOuts.push_back({std::string(key), value});
        std::ranges::sort(past.knockOuts, {}, &RankCount::rank);
    }
}

FigurePast pastSoFar(const Campaign &campaign, const Entrant &band, MemberId member)
{
    const auto tally = tallyOf(campaign, band, member);
    FigurePast past{member, tally.games, tally.outOfAction, {}};
    for (const auto &[rank, victims] : tally.byRank)
        past.knockOuts.push_back({rank, victims});
    return past;
}

} // namespace escarmouche::rules
