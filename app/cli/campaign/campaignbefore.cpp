// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/open/settings.h"
#include "app/cli/talk/console.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/campaign/past/past.h"

namespace escarmouche::app::cli {
namespace {

Outcome<void> tellPast(const Call &call, const CampaignBandCalled &met)
{
    const rules::Entrant &band = met.entrant();
    const auto member = figureCalled(band, call.words[2]);
    if (!member)
        return tl::unexpected(member.error());
    const auto properties = rules::pastProperties(met.open.session->rules());
    auto past = rules::pastOf(band, *member);
    for (const std::string &word : call.settings) {
        const auto setting = settingOf(word, properties);
        if (!setting)
            return tl::unexpected(setting.error());
        rules::setPast(past, setting->property,
                       static_cast<int>(std::get<std::int64_t>(setting->value)));
    }
    return perform(met.open, rules::TellPast{met.band, {past}});
}

void showPast(const Call &call, const CampaignBandCalled &met)
{
    const rules::Entrant &band = met.entrant();
    const auto properties = rules::pastProperties(met.open.session->rules());
    Json list = Json::array();
    QStringList head{told(QT_TRANSLATE_NOOP("CommandLine", "figure"))};
    for (const rules::Property &property : properties)
        head << toQString(property.label.in(uiLanguage()));
    std::vector<QStringList> table{head};
    for (const rules::FigureGlance &figure : band.band->figures()) {
        const auto past = rules::pastOf(band, figure.member);
        Json ranks = Json::object();
        for (const rules::RankCount &each : past.knockOuts)
            ranks[each.rank] = each.count;
        list.push_back({{"member", figure.member.value},
                        {"name", figure.name.in(uiLanguage())},
                        {"games", past.games},
                        {"out_of_action", past.outOfAction},
                        {"by_rank", std::move(ranks)}});
        QStringList row{toQString(figure.name.in(uiLanguage()))};
        for (const rules::Property &property : properties)
            row << QString::number(rules::pastValue(past, property.key));
        table.push_back(std::move(row));
    }
    if (call.json)
        print(Json{{"before", std::move(list)}});
    else
        print(columns(table));
}

} // namespace

Outcome<int> campaignPast(const Call &call)
{
    const bool names = call.words.size() > 2;
    if (!call.settings.empty() && !names)
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine", "--set is about one figure: name it "
                                                              "after the band.")));
    if (names && call.settings.empty())
        return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                       "Say what the figure did by --set, as --set "
                                                       "games=12.")));
    const auto met = openCampaignBand(call, modeFor(names));
    if (!met)
        return tl::unexpected(met.error());
    if (const auto has = checkBands(met->open); !has)
        return tl::unexpected(has.error());
    if (names) {
        if (const auto done = tellPast(call, *met); !done)
            return tl::unexpected(done.error());
    }
    showPast(call, *met);
    return kFine;
}

} // namespace escarmouche::app::cli
