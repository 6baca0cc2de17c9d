// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/band/bandcommands.h"
#include "app/cli/band/bandtext.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/open/figures.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/open/settings.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/cli/talk/names.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/words/nearest.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** A band of the library, standing or in a campaign, open for acts. */
struct OpenBand {
    Workspace workspace;
    std::unique_ptr<model::BandSession> session; // null: in a campaign
    OpenCampaign campaign;
    rules::BandId id; // in the campaign
    std::string uuid; // of the standing band, or of the campaign
    std::string name;

    const rules::BandRules &rules() const
    {
        return session ? session->rules() : campaign.session->bandRules();
    }
    std::string state() const
    {
        return session ? session->state()
                       : find(campaign.campaign(), id)->band->band(campaign.campaign().options);
    }
};

Outcome<OpenBand> openInCampaign(const Call &call)
{
    auto met = openCampaignBand(call, call.words.front(), model::OpenMode::Existing);
    if (!met)
        return tl::unexpected(met.error());
    if (const auto has = checkBands(met->open); !has)
        return tl::unexpected(has.error());
    const std::string name = met->entrant().band->name();
    const std::string uuid = met->open.session->uuid();
    return OpenBand{{}, nullptr, std::move(met->open), met->band, uuid, name};
}

Outcome<OpenBand> openBand(const Call &call)
{
    if (namesCampaign(call.words.front()))
        return openInCampaign(call);
    auto workspace = openWorkspace(call, model::OpenMode::Existing);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto row = bandCalled(*workspace, call.words.front());
    if (!row)
        return tl::unexpected(row.error());
    auto session = workspace->library->bands().open(row->uuid);
    if (!session)
        return complain(session.error());
    return OpenBand{std::move(*workspace), std::move(*session), {}, {}, row->uuid, row->name};
}

/** "Medikit (Urzag, Brogg)". */
QString given(const rules::Text &entry, const std::vector<std::string> &figures)
{
    QStringList names;
    for (const std::string &figure : figures)
        names << toQString(figure);
    const QString what = toQString(entry.in(uiLanguage()));
    return names.isEmpty() ? what
                           : QStringLiteral("%1 (%2)").arg(what, names.join(QStringLiteral(", ")));
}

/** The act, on disk when this returns. */
Outcome<void> done(const Call &call, const OpenBand &band, const rules::BandAct &act)
{
    if (!band.session)
        return perform(band.campaign, rules::ActOnBand{band.id, act}, call.reason);
    if (const auto did = band.session->perform(act, call.reason); !did)
        return complain(did.error(), band.rules());
    const auto kept = band.session->flush();
    return kept ? Outcome<void>() : complain(kept.error());
}

/** Of a band in a campaign: its figures and its treasury. */
struct Means {
    std::vector<rules::FigureGlance> figures;
    int treasury = 0;
};
Means meansOf(const OpenBand &band)
{
    const auto &value = *find(band.campaign.campaign(), band.id)->band;
    return {value.figures(), value.treasury()};
}

/** "Sous-fifre 4, Sous-fifre 5": who came, or else who went. */
QString whoMoved(const std::vector<rules::FigureGlance> &before,
                 const std::vector<rules::FigureGlance> &after)
{
    QStringList names;
    for (const rules::FigureGlance &figure : after) {
        if (std::ranges::count(before, figure.member, &rules::FigureGlance::member) == 0)
            names << toQString(figure.name.in(uiLanguage()));
    }
    return names.join(QStringLiteral(", "));
}

/** Who it was about, what was paid for it and what is left. */
QString paymentText(const QString &who, const Means &before, const Means &after)
{
    const int paid = before.treasury - after.treasury;
    const QString left = plainText(after.treasury);
    if (paid == 0)
        //: figures or a thing, then points
        return told(QT_TRANSLATE_NOOP("CommandLine", "%1: treasury still %2")).arg(who, left);
    return (paid > 0 ? told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2 paid, treasury %3"))
                     : told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2 received, treasury %3")))
        .arg(who, QString::number(std::abs(paid)), left);
}

/** The act in a campaign, and what it cost. `what` tells it where nobody came or went. */
Outcome<int> performInCampaign(const Call &call, const OpenBand &band, const rules::BandAct &act,
                               const QString &what)
{
    const Means before = meansOf(band);
    if (const auto did = done(call, band, act); !did)
        return tl::unexpected(did.error());
    const Means after = meansOf(band);
    const auto findings = band.rules().validate(band.state());
    if (!findings)
        return complain(findings.error());
    const QString came = whoMoved(before.figures, after.figures);
    const QString gone = whoMoved(after.figures, before.figures);
    const QString who = !came.isEmpty() ? came : !gone.isEmpty() ? gone : what;
    if (call.json)
        print(Json{{"uuid", band.uuid},
                   {"campaign", band.campaign.campaign().name},
                   {"name", band.name},
                   {"what", toUtf8(who)},
                   {"paid", before.treasury - after.treasury},
                   {"treasury", after.treasury},
                   {"figures", after.figures.size()},
                   {"findings", jsonOf(*findings, band.rules().phrases(), uiLanguage())}});
    else
        print(told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"))
                  .arg(toQString(band.name), paymentText(who, before, after)) +
              findingsText(*findings, band.rules()));
    return kFine;
}

/** The act, and how the band stands after it; `what` it is about. */
Outcome<int> performAct(const Call &call, const OpenBand &band, const rules::BandAct &act,
                        const QString &what)
{
    if (!band.session)
        return performInCampaign(call, band, act, what);
    if (const auto did = done(call, band, act); !did)
        return tl::unexpected(did.error());
    const rules::BandRules &rules = band.rules();
    const std::string state = band.state();
    const auto summary = rules.summary(state);
    if (!summary)
        return complain(summary.error());
    const auto totals = rules.totals(state);
    if (!totals)
        return complain(totals.error());
    const auto findings = rules.validate(state);
    if (!findings)
        return complain(findings.error());
    if (call.json)
        print(Json{{"uuid", band.uuid},
                   {"name", summary->name},
                   {"legal", summary->illegal == 0},
                   {"total", summary->total},
                   {"figures", summary->figures},
                   {"totals", jsonOf(*totals, uiLanguage())},
                   {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())}});
    else
        print(verdictText(toQString(band.uuid), *summary, *totals) +
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

/** The standing band off every list; one in a campaign leaves it. */
Outcome<int> removeWhole(const Call &call, const OpenBand &band)
{
    if (!band.session) {
        const rules::WithdrawBand act{band.id, true};
        if (const auto gone = perform(band.campaign, act, call.reason); !gone)
            return tl::unexpected(gone.error());
    } else if (const auto gone = band.workspace.library->bands().remove(band.uuid); !gone) {
        return complain(gone.error());
    }
    if (call.json)
        print(Json{{"uuid", band.uuid}, {"name", band.name}, {"removed", true}});
    else
        //: The band's name and its id.
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "Taken off the lists: %1 (%2)"))
                 .arg(toQString(band.name), toQString(band.uuid)));
    return kFine;
}

} // namespace

Outcome<int> newBand(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemWith(hasBands, call, **systems);
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
    const auto uuid = workspace->library->bands().create((*system)->key, act);
    if (!uuid)
        return complain(uuid.error());
    const auto row = workspace->library->bands().find(*uuid);
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
    const rules::BandRules &rules = open->rules();
    const auto figures = figuresNamed(rules, open->state(), call.figures);
    if (!figures)
        return tl::unexpected(figures.error());
    const auto shop = rules.shop(open->state(), *figures);
    if (!shop)
        return complain(shop.error());
    const rules::ShopTab *tab = nullptr;
    const rules::ShopEntry *entry = entryOf(*shop, call.words[1], tab);
    if (!entry)
        return complain(unknownEntry(*shop, call.words[1]), rules);
    if (tab->wantsFigures && figures->empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "Say who gets it with --to FIGURE.")));
    if (!tab->wantsFigures && !figures->empty())
        return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                    "CommandLine", "A recruit goes to nobody: leave out --to.")));
    rules::BandAct act = entry->act;
    setCount(act, call.count.value_or(1));
    return performAct(call, *open, act, given(entry->name, call.figures));
}

Outcome<int> removeFromBand(const Call &call)
{
    auto open = openBand(call);
    if (!open)
        return tl::unexpected(open.error());
    if (call.whole)
        return removeWhole(call, *open);
    const bool gear = call.words.size() > 1;
    // --count says how many figures go, or how many things each loses.
    const auto figures =
        figuresNamed(open->rules(), open->state(), call.figures, gear ? std::nullopt : call.count);
    if (!figures)
        return tl::unexpected(figures.error());
    if (figures->empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP(
                        "CommandLine", "Say who with --from FIGURE, or --whole for the band.")));
    const std::string entry =
        gear ? entryCalled(call.words[1], open->rules().catalogue()) : std::string();
    rules::Discard act;
    for (const rules::Figures &some : *figures)
        act.things.push_back({some, entry, gear ? call.count.value_or(1) : 1});
    return performAct(call, *open, act,
                      given(calledInCatalogue(entry, open->rules().catalogue()), call.figures));
}

} // namespace escarmouche::app::cli
