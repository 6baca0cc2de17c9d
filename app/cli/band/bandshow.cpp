// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/band/bandcommands.h"
#include "app/cli/band/bandtext.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/offboard.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/bandrows.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/library/called.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

namespace {

std::optional<BoardRefusal> refusalOf(const Workspace &workspace, const model::BandRow &row)
{
    const auto band = workspace.library->bands().state(row.uuid);
    return band ? offBoard(*workspace.systems, row.system, *band) : std::nullopt;
}

} // namespace

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
                   {"roster", jsonOf(*roster, uiLanguage())},
                   {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())},
                   {"board", offBoardJson(offBoard(*loaded->workspace.systems, loaded->system,
                                                   loaded->band))}});
        return kFine;
    }
    QString broken = findingsText(*findings, rules);
    const QString off =
        offBoardText(*loaded->workspace.systems, loaded->system, loaded->band, roster->name);
    if (!off.isEmpty())
        broken += u'\n' + off;
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
    const auto bands = workspace->library->bands().list();
    if (!bands)
        return complain(bands.error());
    if (call.json) {
        Json list = Json::array();
        const std::size_t length = model::startLength(*bands);
        for (const model::BandRow &row : *bands) {
            Json one = jsonOf(row);
            one["short_uuid"] = row.uuid.substr(0, length);
            one["board"] = offBoardJson(refusalOf(*workspace, row));
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
    for (std::size_t at = 0; at < bands->size(); ++at) {
        const auto refusal = refusalOf(*workspace, (*bands)[at]);
        table[at] << (refusal ? boardNote(*refusal) : QString());
    }
    //: Head of a column: whether the board plays a band.
    table.insert(table.begin(), bandRowsHead(*workspace->systems)
                                    << told(QT_TRANSLATE_NOOP("CommandLine", "board")));
    print(columns(table));
    return kFine;
}

} // namespace escarmouche::app::cli
