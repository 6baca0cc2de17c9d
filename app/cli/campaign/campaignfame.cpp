// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/open/campaignrows.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/talk/console.h"
#include "app/words/career/famewords.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/campaign/past/fame.h"

#include <algorithm>
#include <array>

namespace escarmouche::app::cli {
namespace {

constexpr std::array<std::string_view, 3> kSeasonStates{"preparing", "running", "ended"};

Json fameJson(const rules::SeasonOfFame &season)
{
    Json champions = Json::array();
    for (const rules::Champion &champion : season.champions)
        champions.push_back({{"band", champion.band}, {"player", champion.player}});
    return {{"name", season.name},
            {"status", kSeasonStates[static_cast<std::size_t>(season.status)]},
            {"games", season.games},
            {"champions", std::move(champions)}};
}

Json fameJson(const rules::HallOfFame &hall, const rules::FameList &list)
{
    Json figures = Json::array();
    for (const rules::FamousFigure &figure : list.best)
        figures.push_back({{"name", figure.name.in(uiLanguage())},
                           {"band", figure.band},
                           {"member", figure.member.value},
                           {"season", hall.seasons[static_cast<std::size_t>(figure.season)].name},
                           {"count", figure.count},
                           {"serves", figure.serves}});
    return {{"award", rules::kAwardKeys[static_cast<std::size_t>(list.kind)]},
            {"name", rules::awardName(list.kind).in(uiLanguage())},
            {"figures", std::move(figures)}};
}

Json fameJson(const rules::HallOfFame &hall)
{
    Json json{{"seasons", Json::array()}, {"lists", Json::array()}};
    for (const rules::SeasonOfFame &season : hall.seasons)
        json["seasons"].push_back(fameJson(season));
    for (const rules::FameList &list : hall.lists)
        json["lists"].push_back(fameJson(hall, list));
    return json;
}

QString fameText(const rules::HallOfFame &hall)
{
    const FameWords words(hall, uiLanguage());
    QStringList lines;
    for (const rules::SeasonOfFame &season : hall.seasons)
        lines << words.champions(season);
    for (const rules::FameList &list : hall.lists) {
        lines << QString() << words.title(list);
        for (const rules::FamousFigure &figure : list.best)
            lines << QStringLiteral("  ") + words.figure(figure);
    }
    return lines.join(u'\n');
}

/** The campaign that the call says this one goes on from; empty: from none. */
Outcome<void> goOnFrom(const OpenCampaign &open, const std::string &word)
{
    auto &campaigns = open.workspace.library->campaigns();
    std::string before;
    if (!word.empty()) {
        const auto row = campaignCalled(open.workspace, word);
        if (!row)
            return tl::unexpected(row.error());
        const auto may = campaigns.mayComeBefore(open.session->uuid());
        if (!may)
            return refused(open, may.error());
        if (std::ranges::count(*may, row->uuid, &model::CampaignRow::uuid) == 0)
            return complain(
                kIllegal, told(QT_TRANSLATE_NOOP("CommandLine",
                                                 "“%1” cannot come before this campaign: it is of "
                                                 "another game, or goes on from this one."))
                              .arg(toQString(row->name)));
        before = row->uuid;
    }
    if (const auto done = campaigns.setSeasonBefore(open.session->uuid(), before); !done)
        return refused(open, done.error());
    return {};
}

} // namespace

Outcome<int> showFame(const Call &call)
{
    const auto &before = call.campaign.seasonBefore;
    const auto open = openCampaign(call, modeFor(before.has_value()));
    if (!open)
        return tl::unexpected(open.error());
    if (before)
        if (const auto linked = goOnFrom(*open, *before); !linked)
            return tl::unexpected(linked.error());
    auto seasons = open->workspace.library->campaigns().seasonsBefore(open->session->uuid());
    if (!seasons)
        return refused(*open, seasons.error());
    seasons->push_back(open->campaign());
    const auto hall = rules::hallOfFame(open->session->rules(), *seasons);
    if (call.json)
        print(fameJson(hall));
    else
        print(fameText(hall));
    return kFine;
}

} // namespace escarmouche::app::cli
