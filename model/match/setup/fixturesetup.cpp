// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/fixturesetup.h"

#include "model/systemfiles.h"
#include "rules/core/campaign/deciding/documents.h"

namespace escarmouche::model {

namespace {

/** Of the rules themselves, or a file of the program. */
rules::Result<std::string> scenarioOf(const rules::RuleSystem &system, const std::string &key)
{
    for (rules::Scenario &scenario : system.matches->scenarios())
        if (scenario.title.key == key)
            return std::move(scenario.text);
    return scenarioCalled(system.key, key);
}

} // namespace

std::vector<rules::MemberId> crewOrAll(const rules::CampaignRules &rules,
                                       const rules::Campaign &campaign,
                                       const rules::Fixture &fixture, rules::BandId band)
{
    if (const auto *crew = crewOf(fixture, band))
        return crew->members;
    std::vector<rules::MemberId> all;
    for (const auto &line : rules::crewDocument(rules, campaign, fixture.id, band)) {
        if (rules::comesFreely(line))
            all.push_back(line.member);
    }
    return all;
}

rules::Result<rules::MatchSetup> fixtureSetup(const rules::RuleSystem &system,
                                              const rules::Campaign &campaign,
                                              const rules::Fixture &fixture, std::string table,
                                              const std::vector<std::string> &players)
{
    const std::string &key = fixture.plan.scenario;
    auto scenario =
        scenarioOf(system, key.empty() ? system.matches->suggested().back().scenario : key);
    if (!scenario)
        return rules::fail(scenario.error());
    rules::MatchSetup setup{
        .system = system.key,
        .seats = {},
        .table = std::move(table),
        .scenario = std::move(*scenario),
        .options = system.campaigns->matchOptions(campaign.options, fixture.plan.settings),
        .seed = {}};
    for (std::size_t seat = 0; seat < fixture.plan.bands.size(); ++seat) {
        const auto *band = find(campaign, fixture.plan.bands[seat]);
        setup.seats.push_back(
            {.band = system.campaigns->crewText(
                 *band->band, crewOrAll(*system.campaigns, campaign, fixture, band->id),
                 campaign.options),
             .player =
                 seat < players.size() ? players[seat] : system.campaigns->playerOf(*band->band),
             .name = system.campaigns->hasBands() ? std::string() : band->band->name()});
    }
    return setup;
}

rules::Result<std::string> scenarioCalled(const std::string &system, const std::string &key)
{
    return systemFile(kScenarioFiles, system, key);
}

rules::Result<std::string> tableCalled(const std::string &system, const std::string &key)
{
    return systemFile(kTableFiles, system, key);
}

} // namespace escarmouche::model
