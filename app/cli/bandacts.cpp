// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bandtext.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/figures.h"
#include "app/cli/jsonreport.h"
#include "app/cli/names.h"
#include "app/cli/settings.h"
#include "app/cli/workspace.h"
#include "app/text/uilanguage.h"
#include "model/text.h"
#include "rules/core/nearest.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

/** A band of the library, open for acts. */
struct OpenBand {
    Workspace workspace;
    std::unique_ptr<model::BandSession> session;
    std::string name;
};

Outcome<OpenBand> openBand(const Call &call)
{
    auto workspace = openWorkspace(call, model::OpenMode::Existing);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto row = bandCalled(*workspace, call.words.front());
    if (!row)
        return tl::unexpected(row.error());
    auto session = workspace->library->openBand(row->uuid);
    if (!session)
        return complain(session.error());
    return OpenBand{std::move(*workspace), std::move(*session), row->name};
}

/** The act, on disk when this returns, and how the band stands after it. */
Outcome<int> perform(const Call &call, model::BandSession &session, const rules::BandAct &act)
{
    if (const auto done = session.perform(act, call.reason); !done)
        return complain(done.error(), session.rules());
    if (const auto kept = session.flush(); !kept)
        return complain(kept.error());
    const rules::BandRules &rules = session.rules();
    const auto summary = rules.summary(session.state());
    if (!summary)
        return complain(summary.error());
    const auto totals = rules.totals(session.state());
    if (!totals)
        return complain(totals.error());
    const auto findings = rules.validate(session.state());
    if (!findings)
        return complain(findings.error());
    if (call.json)
        print(Json{{"uuid", session.uuid()},
                   {"name", summary->name},
                   {"legal", summary->illegal == 0},
                   {"total", summary->total},
                   {"figures", summary->figures},
                   {"totals", jsonOf(*totals, uiLanguage())},
                   {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())}});
    else
        print(verdictText(toQString(session.uuid()), *summary, *totals) +
              findingsText(*findings, rules));
    return kFine;
}

const rules::ShopEntry *entryOf(const rules::Shop &shop, const std::string &word,
                                const rules::ShopTab *&tab)
{
    for (const rules::ShopTab &one : shop.tabs) {
        for (const rules::ShopEntry &entry : one.entries) {
            if (isCalled(word, entry.entry, entry.name)) {
                tab = &one;
                return &entry;
            }
        }
    }
    return nullptr;
}

rules::Error unknownEntry(const rules::Shop &shop, const std::string &id)
{
    std::vector<rules::Known> known;
    for (const rules::ShopTab &tab : shop.tabs) {
        for (const rules::ShopEntry &entry : tab.entries)
            known.push_back({entry.entry, &entry.name});
    }
    return {.code = rules::ErrorCode::EntryNotFound,
            .subject = id,
            .pointer = {},
            .hint = rules::nearest(id, known),
            .number = 0,
            .more = {}};
}

void setCount(rules::BandAct &act, int count)
{
    if (auto *recruit = std::get_if<rules::Recruit>(&act))
        recruit->count = count;
    else if (auto *give = std::get_if<rules::Give>(&act))
        give->count = count;
}

} // namespace

Outcome<int> newBand(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemOf(call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    rules::CreateBand act;
    act.settings.push_back({"name", call.words.front()});
    const std::vector<rules::Property> properties = (*system)->bands->creation();
    for (const std::string &word : call.settings) {
        auto setting = settingOf(word, properties);
        if (!setting)
            return tl::unexpected(setting.error());
        act.settings.push_back(std::move(*setting));
    }
    // A refusal comes before a library is made for nothing.
    const std::string input = rules::encode(rules::BandInput{act, 1, {}});
    if (const auto decided = (*system)->bands->decide({}, input); !decided)
        return complain(decided.error());
    auto workspace = openWorkspace(call, model::OpenMode::Create);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto uuid = workspace->library->createBand((*system)->key, act);
    if (!uuid)
        return complain(uuid.error());
    const auto row = workspace->library->findBand(*uuid);
    if (!row)
        return complain(row.error());
    if (call.json)
        print(jsonOf(*row));
    else
        print(QStringLiteral("%1  %2").arg(toQString(row->uuid), toQString(row->name)));
    return kFine;
}

Outcome<int> addToBand(const Call &call)
{
    auto open = openBand(call);
    if (!open)
        return tl::unexpected(open.error());
    model::BandSession &session = *open->session;
    const auto figures = figuresNamed(session.rules(), session.state(), call.figures);
    if (!figures)
        return tl::unexpected(figures.error());
    const auto shop = session.rules().shop(session.state(), *figures);
    if (!shop)
        return complain(shop.error());
    const rules::ShopTab *tab = nullptr;
    const rules::ShopEntry *entry = entryOf(*shop, call.words[1], tab);
    if (!entry)
        return complain(unknownEntry(*shop, call.words[1]), session.rules());
    if (tab->wantsFigures && figures->empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "Say who gets it with --to FIGURE.")));
    if (!tab->wantsFigures && !figures->empty())
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "A recruit is given to nobody: leave --to out.")));
    rules::BandAct act = entry->act;
    setCount(act, call.count.value_or(1));
    return perform(call, session, act);
}

Outcome<int> removeFromBand(const Call &call)
{
    auto open = openBand(call);
    if (!open)
        return tl::unexpected(open.error());
    model::BandSession &session = *open->session;
    if (call.whole) {
        if (const auto gone = open->workspace.library->removeBand(session.uuid()); !gone)
            return complain(gone.error());
        if (call.json)
            print(Json{{"uuid", session.uuid()}, {"name", open->name}, {"removed", true}});
        else
            //: The band's name and its id.
            talk(told(QT_TRANSLATE_NOOP("CommandLine", "Taken off the lists: %1 (%2)"))
                     .arg(toQString(open->name), toQString(session.uuid())));
        return kFine;
    }
    const bool gear = call.words.size() > 1;
    // --count says how many figures go, or how many things each loses.
    const auto figures = figuresNamed(session.rules(), session.state(), call.figures,
                                      gear ? std::nullopt : call.count);
    if (!figures)
        return tl::unexpected(figures.error());
    if (figures->empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP(
                        "CommandLine", "Say who with --from FIGURE, or --whole for the band.")));
    const std::string entry =
        gear ? entryCalled(call.words[1], session.rules().catalogue()) : std::string();
    rules::Discard act;
    for (const rules::Figures &some : *figures)
        act.things.push_back({some, entry, gear ? call.count.value_or(1) : 1});
    return perform(call, session, act);
}

} // namespace escarmouche::app::cli
