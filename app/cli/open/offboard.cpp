// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/offboard.h"

#include "app/cli/talk/console.h"
#include "app/words/reference/rulebook.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

std::optional<BoardRefusal> offBoard(const rules::RuleSystems &systems, const std::string &system,
                                     const std::string &band)
{
    const RuleBook untitled;
    return BoardLimits(systems, untitled).of(system, band);
}

QString offBoardText(const rules::RuleSystems &systems, const std::string &system,
                     const std::string &band, const std::string &name)
{
    const auto refusal = offBoard(systems, system, band);
    if (!refusal)
        return {};
    const auto book = RuleBook::load(systems);
    return boardSentence(toQString(name), book ? boardRefusal(refusal->why, *book) : *refusal);
}

Json offBoardJson(const std::optional<BoardRefusal> &refusal)
{
    Json rules = Json::array();
    if (refusal && !refusal->needs.empty())
        for (const QString &id : toQString(refusal->needs.en).split(QStringLiteral(", ")))
            rules.push_back(toUtf8(id));
    return {{"plays", !refusal}, {"needs", std::move(rules)}};
}

namespace {

std::string crewTextOf(const OpenCampaign &open, const rules::Fixture &game, rules::BandId band)
{
    const rules::CampaignRules &rules = open.session->rules();
    const rules::Campaign &campaign = open.campaign();
    return rules.crewText(*find(campaign, band)->band,
                          model::crewOrAll(rules, campaign, game, band), campaign.options);
}

} // namespace

void tellOffBoard(const OpenCampaign &open, std::span<const rules::FixtureId> games,
                  std::optional<rules::BandId> only)
{
    QStringList said;
    for (const rules::FixtureId id : games) {
        const rules::Fixture &game = *find(open.campaign(), id);
        for (const rules::BandId band : game.plan.bands) {
            if (only.value_or(band) == band)
                said << offBoardText(*open.workspace.systems, open.campaign().system,
                                     crewTextOf(open, game, band),
                                     find(open.campaign(), band)->band->name());
        }
    }
    said.removeAll(QString());
    said.removeDuplicates();
    for (const QString &sentence : said)
        talk(sentence);
}

void addBoard(Json &json, const OpenCampaign &open, const rules::Fixture &game)
{
    for (std::size_t at = 0; at < game.plan.bands.size() && !game.report; ++at)
        json["bands"][at]["board"] =
            offBoardJson(offBoard(*open.workspace.systems, open.campaign().system,
                                  crewTextOf(open, game, game.plan.bands[at])));
}

} // namespace escarmouche::app::cli
