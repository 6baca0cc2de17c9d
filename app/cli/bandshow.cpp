// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bandrows.h"
#include "app/cli/bandtext.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/cli/workspace.h"
#include "app/text/phrases.h"
#include "app/text/uilanguage.h"
#include "model/library/called.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

Outcome<int> showBand(const Call &call)
{
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const rules::BandRules &rules = *loaded->rules;
    const auto roster = rules.roster(loaded->band);
    if (!roster)
        return complain(roster.error());
    const auto totals = rules.totals(loaded->band);
    if (!totals)
        return complain(totals.error());
    const auto findings = rules.validate(loaded->band);
    if (!findings)
        return complain(findings.error());
    if (call.json) {
        print(Json{{"uuid", loaded->uuid},
                   {"system", loaded->system},
                   {"name", roster->name},
                   {"subtitle", roster->subtitle.in(uiLanguage())},
                   {"notes", roster->notes},
                   {"figures", totals->figures},
                   {"totals", jsonOf(*totals, uiLanguage())},
                   {"groups", jsonOf(*roster, uiLanguage())},
                   {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())}});
        return kFine;
    }
    const QString broken = findingsText(*findings, rules);
    print(QStringLiteral("%1\n%2\n%3\n\n%4%5")
              .arg(toQString(roster->name), inUiLanguage(roster->subtitle), totalsText(*totals),
                   rosterText(*roster, unitsOf(call)), broken.isEmpty() ? broken : u'\n' + broken));
    if (!roster->notes.empty())
        print(u'\n' + toQString(roster->notes));
    return kFine;
}

Outcome<int> listBands(const Call &call)
{
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto bands = workspace->library->bands();
    if (!bands)
        return complain(bands.error());
    if (call.json) {
        Json list = Json::array();
        const std::size_t length = model::startLength(*bands);
        for (const model::BandRow &row : *bands) {
            Json one = jsonOf(row);
            one["short_uuid"] = row.uuid.substr(0, length);
            list.push_back(std::move(one));
        }
        print(Json{{"bands", std::move(list)}});
        return kFine;
    }
    if (bands->empty()) {
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "The library has no band yet.")));
        return kFine;
    }
    auto table = bandRows(*bands, *bands, *workspace->systems);
    table.insert(table.begin(), bandRowsHead());
    print(columns(table));
    return kFine;
}

} // namespace escarmouche::app::cli
