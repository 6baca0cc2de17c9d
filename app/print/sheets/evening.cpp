// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/evening.h"

#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/entryorder.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {
namespace {

constexpr std::size_t kDay = 10; // letters of "2026-10-24"

std::string dayOf(const rules::Fixture &fixture)
{
    return fixture.plan.when ? fixture.plan.when->at.substr(0, kDay) : std::string();
}

template<class Fits>
std::vector<rules::FixtureId> thoseToCome(const rules::Campaign &campaign, Fits fits)
{
    std::vector<rules::FixtureId> games;
    for (const rules::Fixture &fixture : campaign.fixtures) {
        if (isToCome(fixture) && fits(fixture))
            games.push_back(fixture.id);
    }
    return games;
}

rules::Text scenarioName(const std::string &scenario,
                         const std::vector<rules::ScenarioTitle> &scenarios)
{
    const auto met = std::ranges::find(scenarios, scenario, &rules::ScenarioTitle::key);
    return met == scenarios.end() ? rules::Text{scenario, scenario} : met->name;
}

/** Of those who come and have put somebody out: what else befell them stands on their cards. */
rules::BandRecords recordsFor(const rules::Campaign &campaign, rules::BandId band,
                              const rules::Crew *crew, const rules::CampaignRules &rules)
{
    rules::BandRecords records = rules::recordsOf(rules, campaign, band);
    std::erase_if(records.figures, [&](const rules::FigureRecord &record) {
        const bool stays = crew && std::ranges::count(crew->members, record.figure.member) == 0;
        return stays || record.tally.knockOuts == 0;
    });
    records.lost.clear();
    records.fallen.clear();
    return records;
}

rules::Result<EveningSide> sideOf(const rules::Campaign &campaign, const rules::Fixture &fixture,
                                  const rules::Entrant &band, const rules::CampaignRules &rules,
                                  const rules::BandRules &bandRules)
{
    const rules::Crew *crew = crewOf(fixture, band.id);
    auto sheet = bandRules.sheet(crew ? rules.crewText(*band.band, crew->members, campaign.options)
                                      : band.band->band(campaign.options));
    if (!sheet)
        return rules::fail(sheet.error());
    if (crew)
        sheet->findings.clear(); // what a whole band must be, a crew need not
    const rules::Player *player = rules::find(campaign, band.owner);
    EveningSide side{.band = band.band->name(),
                     .player = player ? player->name : std::string(),
                     .crewChosen = crew != nullptr,
                     .sheet = std::move(*sheet),
                     .records = recordsFor(campaign, band.id, crew, rules),
                     .figures = {}};
    for (const EntryLine &line : entryOrder(rules, campaign, fixture)) {
        if (line.figure.seat == seatOf(fixture, band.id))
            side.figures.push_back({line.code, line.name, rules.rankName(line.rank), line.words});
    }
    return side;
}

} // namespace

std::vector<rules::FixtureId> nextEvening(const rules::Campaign &campaign, std::string_view now)
{
    const std::string_view today = now.substr(0, kDay);
    std::string day;
    int round = 0;
    for (const rules::Fixture &fixture : campaign.fixtures) {
        if (!isToCome(fixture))
            continue;
        if (const std::string its = dayOf(fixture); its >= today && (day.empty() || its < day))
            day = its;
        if (const int its = fixture.plan.round; its > 0 && (round == 0 || its < round))
            round = its;
    }
    return thoseToCome(campaign, [&](const rules::Fixture &fixture) {
        return day.empty() ? fixture.plan.round == round : dayOf(fixture) == day;
    });
}

rules::Result<Evening> gatherEvening(const rules::Campaign &campaign,
                                     const std::vector<rules::FixtureId> &games,
                                     const rules::CampaignRules &rules,
                                     const rules::BandRules &bandRules,
                                     const std::vector<rules::ScenarioTitle> &scenarios)
{
    Evening evening{campaign.name, {}};
    for (const rules::FixtureId id : games) {
        const auto fixture = std::ranges::find(campaign.fixtures, id, &rules::Fixture::id);
        EveningGame game;
        game.number = static_cast<int>(fixture - campaign.fixtures.begin()) + 1;
        game.plan = fixture->plan;
        game.status = fixture->status;
        game.title = toUtf8(titleOf(campaign, *fixture));
        game.scenario = scenarioName(fixture->plan.scenario, scenarios);
        for (const rules::BandId band : fixture->plan.bands) {
            auto side = sideOf(campaign, *fixture, *rules::find(campaign, band), rules, bandRules);
            if (!side)
                return rules::fail(side.error());
            game.sides.push_back(std::move(*side));
        }
        evening.games.push_back(std::move(game));
    }
    return evening;
}

} // namespace escarmouche::app
