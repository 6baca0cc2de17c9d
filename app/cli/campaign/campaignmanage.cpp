// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/open/campaignrows.h"
#include "app/cli/open/settings.h"
#include "app/cli/talk/console.h"
#include "app/words/language/uilanguage.h"
#include "app/words/language/units.h"
#include "app/words/sentences/campaignwords.h"
#include "model/library/called.h"
#include "model/text.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/words/phrase.h"

#include <algorithm>
#include <array>

namespace escarmouche::app::cli {
namespace {

using rules::CampaignStatus;

/** Each as it is typed, and the act that does it. */
struct StateWord {
    std::string_view word;
    rules::CampaignAct act;
};

const std::array<StateWord, 5> &stateWords()
{
    static const std::array<StateWord, 5> kWords{{
        {"prepare", rules::SetStatus{CampaignStatus::Preparing}},
        {"start", rules::SetStatus{CampaignStatus::Running}},
        {"end", rules::SetStatus{CampaignStatus::Ended}},
        {"archive", rules::SetArchived{true}},
        {"unarchive", rules::SetArchived{false}},
    }};
    return kWords;
}

/** Whether the campaign is so already. */
bool isSo(const rules::Campaign &campaign, const rules::CampaignAct &act)
{
    if (const auto *status = std::get_if<rules::SetStatus>(&act))
        return campaign.status == status->status;
    return campaign.archived == std::get<rules::SetArchived>(act).archived;
}

/** The campaign as a row of the list, after an act on it. */
Outcome<int> showRow(const Call &call, const OpenCampaign &open)
{
    const auto row = open.workspace.library->campaigns().find(open.session->uuid());
    if (!row)
        return complain(row.error());
    if (call.json)
        print(withNamesakes(*open.workspace.library, *row));
    else
        print(QStringLiteral("%1 (%2)").arg(toQString(row->name), stateText(*row)));
    tellNamesakes(*open.workspace.library, *row);
    return kFine;
}

/** Words of a list, in its order, each by its name. */
QString choiceNames(const std::vector<rules::Choice> &choices, const std::string &text)
{
    QStringList names;
    for (const QString &word : toQString(text).split(u' ', Qt::SkipEmptyParts)) {
        const auto choice = std::ranges::find(choices, toUtf8(word), &rules::Choice::key);
        names << (choice == choices.end() ? word : toQString(choice->name.in(uiLanguage())));
    }
    return names.join(QStringLiteral(", "));
}

QString valueText(const rules::Property &property, const rules::SettingValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? told(QT_TRANSLATE_NOOP("CommandLine", "yes"))
                     : told(QT_TRANSLATE_NOOP("CommandLine", "no"));
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return property.kind == rules::PropertyKind::Length
                   ? exactDistanceText(static_cast<double>(*whole), {})
                   : toQString(rules::numeral(*whole));
    const auto &text = std::get<std::string>(value);
    if (text.empty())
        //: the value of an option that says nothing
        return told(QT_TRANSLATE_NOOP("CommandLine", "empty"));
    return property.choices.empty() ? toQString(text) : choiceNames(property.choices, text);
}

Json valueJson(const rules::SettingValue &value)
{
    return std::visit([](const auto &each) { return Json(each); }, value);
}

int showOptions(const Call &call, const OpenCampaign &open)
{
    const auto &changed = open.campaign().options;
    Json list = Json::array();
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "key")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "option")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "value")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "usually"))}};
    for (const rules::Property &option : campaignProperties(open.session->rules())) {
        const auto *setting = rules::settingNamed(changed, option.key);
        const rules::SettingValue &value = setting ? setting->value : option.value;
        list.push_back({{"key", option.key},
                        {"name", option.label.in(uiLanguage())},
                        {"value", valueJson(value)},
                        {"usual", valueJson(option.value)}});
        table.push_back({toQString(option.key), toQString(option.label.in(uiLanguage())),
                         valueText(option, value),
                         setting ? valueText(option, option.value) : QString()});
    }
    if (call.json)
        print(Json{{"options", std::move(list)}});
    else
        print(columns(table));
    return kFine;
}

} // namespace

Outcome<int> listCampaigns(const Call &call)
{
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto campaigns = workspace->library->campaigns().list();
    if (!campaigns)
        return complain(campaigns.error());
    const std::size_t length = model::startLength(*campaigns);
    if (call.json) {
        Json list = Json::array();
        for (const model::CampaignRow &row : *campaigns) {
            list.push_back(jsonOf(row));
            list.back()["short_uuid"] = row.uuid.substr(0, length);
        }
        print(Json{{"campaigns", std::move(list)}});
        return kFine;
    }
    if (campaigns->empty()) {
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "The library has no campaign yet.")));
        return kFine;
    }
    print(columns(campaignTable(*workspace->systems, *campaigns, *campaigns)));
    return kFine;
}

Outcome<int> campaignOptions(const Call &call)
{
    const bool writes = !call.settings.empty();
    const auto open = openCampaign(call, modeFor(writes));
    if (!open)
        return tl::unexpected(open.error());
    const auto known = campaignProperties(open->session->rules());
    rules::ChangeOptions act;
    for (const std::string &word : call.settings) {
        auto setting = settingOf(word, known);
        if (!setting)
            return tl::unexpected(setting.error());
        act.options.push_back(std::move(*setting));
    }
    if (writes) {
        if (const auto done = perform(*open, act); !done)
            return tl::unexpected(done.error());
    }
    return showOptions(call, *open);
}

/** Somebody of a campaign without bands, as "Autumn/Anne". */
Outcome<int> renameEntrant(const Call &call)
{
    const auto met = openCampaignBand(call, call.words.front(), model::OpenMode::Existing);
    if (!met)
        return tl::unexpected(met.error());
    if (met->open.session->rules().hasBands())
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "A band in a campaign is renamed by “band edit”.")));
    const rules::ActOnBand act{met->band, rules::SetProperties{{}, {{"name", call.words[1]}}}};
    if (const auto done = perform(met->open, act, call.reason); !done)
        return tl::unexpected(done.error());
    if (call.json)
        print(jsonOf(met->open, met->entrant()));
    else
        print(bandLine(met->open, met->entrant()));
    return kFine;
}

Outcome<int> renameCampaign(const Call &call)
{
    if (namesCampaign(call.words.front()))
        return renameEntrant(call);
    const auto open = openCampaign(call, model::OpenMode::Existing);
    if (!open)
        return tl::unexpected(open.error());
    if (const auto done = perform(*open, rules::RenameCampaign{call.words[1]}); !done)
        return tl::unexpected(done.error());
    return showRow(call, *open);
}

Outcome<int> setCampaignState(const Call &call)
{
    const auto met = std::ranges::find(stateWords(), call.words[1], &StateWord::word);
    if (met == stateWords().end())
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is none of: %2."))
                            .arg(toQString(call.words[1]),
                                 listed({"prepare", "start", "end", "archive", "unarchive"})));
    const auto open = openCampaign(call, model::OpenMode::Existing);
    if (!open)
        return tl::unexpected(open.error());
    if (isSo(open->campaign(), met->act)) {
        const auto row = open->workspace.library->campaigns().find(open->session->uuid());
        return complain(
            kIllegal,
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "The campaign is already like that: %1. Nothing was changed."))
                .arg(row ? stateText(*row) : QString()));
    }
    if (const auto done = perform(*open, met->act); !done)
        return tl::unexpected(done.error());
    return showRow(call, *open);
}

Outcome<int> withdrawBand(const Call &call)
{
    const auto met = openCampaignBand(call, model::OpenMode::Existing);
    if (!met)
        return tl::unexpected(met.error());
    const rules::WithdrawBand act{met->band, !call.campaign.annul};
    if (const auto done = perform(met->open, act, call.reason); !done)
        return tl::unexpected(done.error());
    if (call.json)
        print(jsonOf(met->open, met->entrant()));
    else
        print(bandLine(met->open, met->entrant()));
    return kFine;
}

} // namespace escarmouche::app::cli
