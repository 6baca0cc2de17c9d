// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignrules.h"

#include "rules/core/match/match.h"

namespace escarmouche::rules {

namespace {

Text asItIs(std::string_view key)
{
    return {std::string(key), std::string(key)};
}

} // namespace

std::vector<CrewLine> CampaignRules::crew(const CrewQuestion &question) const
{
    std::vector<CrewLine> lines;
    for (FigureGlance &figure : question.band->figures()) {
        CrewLine line;
        line.member = figure.member;
        line.name = std::move(figure.name);
        lines.push_back(std::move(line));
    }
    return lines;
}

Result<BandEffect> CampaignRules::engage(const CrewQuestion &, std::span<const Fee>,
                                         std::span<const MemberId>, const std::string &) const
{
    return BandEffect{};
}

std::vector<Setting> CampaignRules::matchOptions(std::span<const Setting> options,
                                                 std::span<const Setting>) const
{
    std::vector<Setting> settings;
    for (const OptionGroup &group : matchSwitches()) {
        for (const Property &option : group.options) {
            if (const auto *setting = settingNamed(options, option.key))
                settings.push_back(*setting);
        }
    }
    return settings;
}

Result<BandEffect> CampaignRules::settle(const PostGameQuestion &, const LineAnswer &) const
{
    return fail(refused({{}, "campaign.refused.no-line"}));
}

Text CampaignRules::rankName(std::string_view rank) const
{
    return asItIs(rank);
}

Text CampaignRules::wordName(std::string_view word) const
{
    return asItIs(word);
}

std::vector<OptionGroup> CampaignRules::matchSwitches() const
{
    return {};
}

} // namespace escarmouche::rules
