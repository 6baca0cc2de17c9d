// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/campaignrows.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/campaignwords.h"
#include "model/library/called.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {

QString stateText(const model::CampaignRow &row)
{
    const QString state = statusText(row.status);
    return row.archived ? told(QT_TRANSLATE_NOOP("CommandLine", "%1, in the archive")).arg(state)
                        : state;
}

std::vector<QStringList> campaignTable(const rules::RuleSystems &systems,
                                       const std::vector<model::CampaignRow> &rows,
                                       const std::vector<model::CampaignRow> &all)
{
    const std::size_t length = model::startLength(all);
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "id")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "campaign")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "state")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "entrants")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "played")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "to come")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "changed"))}};
    const bool tellsGames = namesWith(systems, &rules::RuleSystem::campaigns).size() > 1;
    const auto addGame = [&](QStringList &line, const QString &game) {
        if (tellsGames)
            line.insert(2, game); // behind the name
    };
    addGame(table.front(), told(QT_TRANSLATE_NOOP("CommandLine", "system")));
    for (const model::CampaignRow &row : rows) {
        table.push_back({toQString(row.uuid.substr(0, length)), toQString(row.name), stateText(row),
                         QString::number(row.bands), QString::number(row.played),
                         QString::number(row.planned), momentText(row.updatedAt)});
        addGame(table.back(), toQString(row.system));
    }
    return table;
}

Outcome<model::CampaignRow> campaignCalled(const Workspace &workspace, const std::string &word)
{
    auto row = workspace.library->campaigns().find(word);
    if (row)
        return std::move(*row);
    auto complaint = complain(row.error());
    const auto all = workspace.library->campaigns().list();
    if (row.error().code != rules::ErrorCode::CampaignAmbiguous || !all)
        return complaint;
    auto meant = model::called(*all, word);
    complaint.value().sentence += u'\n' + columns(campaignTable(*workspace.systems, meant, *all));
    complaint.value().campaigns = std::move(meant);
    return complaint;
}

std::vector<model::CampaignRow> namesakesOf(const model::Library &library,
                                            const model::CampaignRow &row)
{
    auto all = library.campaigns().list().value_or(std::vector<model::CampaignRow>());
    std::erase_if(all, [&](const model::CampaignRow &other) {
        return other.uuid == row.uuid || other.nameKey != row.nameKey;
    });
    return all;
}

nlohmann::ordered_json withNamesakes(const model::Library &library, const model::CampaignRow &row)
{
    auto json = jsonOf(row);
    for (const model::CampaignRow &other : namesakesOf(library, row))
        json["namesakes"].push_back(other.uuid);
    return json;
}

void tellNamesakes(const model::Library &library, const model::CampaignRow &row)
{
    const auto others = namesakesOf(library, row);
    if (others.empty())
        return;
    const auto all = library.campaigns().list().value_or(others);
    auto same = others;
    same.insert(same.begin(), row);
    talk(told(QT_TRANSLATE_NOOP("CommandLine",
                                "There is another campaign called “%1”. Use their ids in commands, "
                                "or rename one:"))
             .arg(toQString(row.name)) +
         u'\n' + columns(campaignTable(library.systems(), same, all)));
}

} // namespace escarmouche::app::cli
