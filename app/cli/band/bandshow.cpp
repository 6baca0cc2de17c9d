// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/band/bandcommands.h"
#include "app/cli/band/bandtext.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/bandrows.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/reference/boardlimits.h"
#include "app/words/reference/rulebook.h"
#include "app/words/sentences/phrases.h"
#include "model/library/called.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

namespace {

/** Why the board does not play a band, its rules by their ids alone: their titles take a while to
    read. Empty: it plays it. */
std::optional<BoardRefusal> offBoard(const rules::RuleSystems &systems, const std::string &system,
                                     const std::string &band)
{
    const RuleBook untitled;
    return BoardLimits(systems, untitled).of(system, band);
}

std::optional<BoardRefusal> offBoard(const Workspace &workspace, const model::BandRow &row)
{
    const auto band = workspace.library->bands().state(row.uuid);
    return band ? offBoard(*workspace.systems, row.system, *band) : std::nullopt;
}

/** The same with the titles, as a sentence. */
QString offBoardText(const LoadedBand &loaded, const std::string &name)
{
    const auto &systems = *loaded.workspace.systems;
    const auto refusal = offBoard(systems, loaded.system, loaded.band);
    if (!refusal)
        return {};
    const auto book = RuleBook::load(systems);
    return boardSentence(toQString(name), book ? boardRefusal(refusal->why, *book) : *refusal);
}

Json refusalJson(const std::optional<BoardRefusal> &refusal)
{
    Json rules = Json::array();
    if (refusal && !refusal->needs.empty())
        for (const QString &id : toQString(refusal->needs.en).split(QStringLiteral(", ")))
            rules.push_back(toUtf8(id));
    return {{"plays", !refusal}, {"needs", std::move(rules)}};
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
                   {"groups", jsonOf(*roster, uiLanguage())},
                   {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())},
                   {"board", refusalJson(offBoard(*loaded->workspace.systems, loaded->system,
                                                  loaded->band))}});
        return kFine;
    }
    QString broken = findingsText(*findings, rules);
    if (const QString off = offBoardText(*loaded, roster->name); !off.isEmpty())
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
            one["board"] = refusalJson(offBoard(*workspace, row));
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
        const auto refusal = offBoard(*workspace, (*bands)[at]);
        table[at] << (refusal ? boardNote(*refusal) : QString());
    }
    //: Head of a column: whether the board plays a band.
    table.insert(table.begin(), bandRowsHead(*workspace->systems)
                                    << told(QT_TRANSLATE_NOOP("CommandLine", "board")));
    print(columns(table));
    return kFine;
}

} // namespace escarmouche::app::cli
