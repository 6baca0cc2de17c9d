// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/fixturesetup.h"

#include "model/resources.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/words/nearest.h"

#include <QDir>

namespace escarmouche::model {

namespace {

/** A file of the program by its key. */
rules::Result<std::string> textCalled(const std::string &folder, const std::string &suffix,
                                      const std::string &key)
{
    const QStringList files = QDir(QStringLiteral(":/") + toQString(folder))
                                  .entryList({u'*' + toQString(suffix)}, QDir::Files, QDir::Name);
    if (files.contains(toQString(key + suffix)))
        return readResource(folder + '/' + key + suffix);
    std::vector<std::string> keys;
    for (const QString &file : files)
        keys.push_back(toUtf8(file.chopped(static_cast<qsizetype>(suffix.size()))));
    std::vector<rules::Known> known;
    for (const std::string &one : keys)
        known.push_back({one});
    return rules::fail({.code = rules::ErrorCode::EntryNotFound,
                        .subject = key,
                        .hint = rules::nearest(key, known)});
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
    auto scenario = scenarioCalled(key.empty() ? system.matches->suggested().scenario : key);
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
            {system.campaigns->crewText(*band->band,
                                        crewOrAll(*system.campaigns, campaign, fixture, band->id),
                                        campaign.options),
             seat < players.size() ? players[seat] : std::string(rules::kPerson)});
    }
    return setup;
}

rules::Result<std::string> scenarioCalled(const std::string &key)
{
    return textCalled("scenarios", ".scenario.json", key);
}

rules::Result<std::string> tableCalled(const std::string &key)
{
    return textCalled("tables", ".table.json", key);
}

} // namespace escarmouche::model
