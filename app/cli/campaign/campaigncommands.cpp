// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaigncommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/open/campaignrows.h"
#include "app/cli/open/ledgerinput.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/offboard.h"
#include "app/cli/open/settings.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/deeds.h"
#include "app/cli/talk/delivery.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/sentences.h"
#include "model/exchange/plainfile.h"
#include "model/library/campaignfile.h"
#include "model/library/keepsakesof.h"
#include "model/library/ledger/ledgercodec.h"
#include "model/text.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/league/entrant.h"

#include <QFile>

#include <algorithm>
#include <span>

namespace escarmouche::app::cli {
namespace {

Outcome<int> announce(const Call &call, const model::Library &library, const std::string &uuid)
{
    const auto row = library.campaigns().find(uuid);
    if (!row)
        return complain(row.error());
    if (call.json)
        print(withNamesakes(library, *row));
    else
        print(QStringLiteral("%1  %2").arg(toQString(row->uuid), toQString(row->name)));
    tellNamesakes(library, *row);
    return kFine;
}

/** The campaign's player of that name; a new one where there is none. */
Outcome<rules::PlayerId> playerCalled(const OpenCampaign &open, const std::string &name)
{
    const auto met = [&] {
        return std::ranges::find_if(open.campaign().players, [&](const rules::Player &player) {
            return foldedKey(player.name) == foldedKey(name);
        });
    };
    if (met() == open.campaign().players.end()) {
        if (const auto added = perform(open, rules::AddPlayer{name}); !added)
            return tl::unexpected(added.error());
    }
    return met()->id;
}

/** Everybody of the call by name, whom --ai gives to a machine. */
Outcome<std::vector<rules::JoinBand>> joiningPeople(const Call &call)
{
    for (const auto &[given, option] : {std::pair{!call.campaign.player.empty(), "--player"},
                                        std::pair{call.campaign.asItStands, "--as-it-stands"}})
        if (given)
            return complain(
                kUsage,
                told(QT_TRANSLATE_NOOP("CommandLine",
                                       "%1 is for bands: in this game people take part by name."))
                    .arg(QLatin1String(option)));
    std::vector<rules::JoinBand> acts;
    for (const std::string &word : std::span(call.words).subspan(1)) {
        rules::NamedEntrant entrant;
        entrant.name = toUtf8(toQString(word).trimmed());
        if (!call.players.empty())
            entrant.player = call.players;
        acts.push_back({{}, {}, encode(entrant), rules::Joining::Fresh});
    }
    return acts;
}

/** Every band of the call, as it would join; whose they are is not said yet. */
Outcome<std::vector<rules::JoinBand>> joiningBands(const Call &call)
{
    const auto how = call.campaign.asItStands ? rules::Joining::AsItStands : rules::Joining::Fresh;
    std::vector<rules::JoinBand> acts;
    for (const std::string &word : std::span(call.words).subspan(1)) {
        auto band = loadBand(call, word);
        if (!band)
            return tl::unexpected(band.error());
        acts.push_back({{}, std::move(band->uuid), std::move(band->band), how});
    }
    return acts;
}

Outcome<void> join(const Call &call, const OpenCampaign &open, std::vector<rules::JoinBand> acts)
{
    if (!open.session->rules().hasBands()) {
        for (const rules::JoinBand &act : acts)
            if (const auto joined = perform(open, act, call.reason); !joined)
                return joined;
        return {};
    }
    const auto person = open.workspace.library->people().current();
    const auto owner = playerCalled(open, !call.campaign.player.empty() ? call.campaign.player
                                          : person                      ? person->name
                                                                        : std::string());
    if (!owner)
        return tl::unexpected(owner.error());
    for (rules::JoinBand &act : acts) {
        act.owner = *owner;
        if (const auto joined = perform(open, act, call.reason); !joined)
            return joined;
    }
    return {};
}

/** The band as a file of its own: what band commands read. */
Outcome<int> showOne(const Call &call, const OpenCampaign &open)
{
    const auto band = bandCalled(open.campaign(), call.words[1]);
    if (!band)
        return tl::unexpected(band.error());
    if (!open.session->rules().hasBands()) {
        if (call.json)
            print(jsonOf(open, **band));
        else
            print(bandLine(open, **band));
        return kFine;
    }
    const auto &rules = open.session->bandRules();
    const std::string text = (*band)->band->band(open.campaign().options);
    const auto roster = rules.roster(text);
    if (!roster)
        return complain(roster.error());
    if (call.json) {
        Json json = jsonOf(open, **band);
        json["roster"] = jsonOf(*roster, uiLanguage());
        print(json);
    } else {
        print(bandText(open, **band, *roster));
    }
    return kFine;
}

Json wholeJson(const OpenCampaign &open)
{
    const auto &campaign = open.campaign();
    Json json{{"uuid", open.session->uuid()},   {"name", campaign.name},
              {"system", campaign.system},      {"state", keyOf(campaign.status)},
              {"archived", campaign.archived},  {"players", Json::array()},
              {"bands", Json::array()},         {"games", Json::array()},
              {"rounds", roundsJson(campaign)}, {"to_do", Json::array()}};
    for (const auto &player : campaign.players)
        json["players"].push_back(player.name);
    for (const auto &band : campaign.bands)
        json["bands"].push_back(jsonOf(open, band));
    for (const auto &fixture : campaign.fixtures)
        json["games"].push_back(jsonOf(campaign, fixture));
    for (const auto &owed : rules::owed(campaign, localNow()))
        json["to_do"].push_back(jsonOf(campaign, owed));
    return json;
}

/** What a file of another kind or an altered one is told; begins with what is wrong. */
tl::unexpected<Complaint> noCampaign(const QString &what)
{
    return complain(kRejected, told(QT_TRANSLATE_NOOP("CommandLine",
                                                      "%1 Nothing was imported and the library is "
                                                      "unchanged."))
                                   .arg(what));
}

/** Why a file does not come in as a campaign. */
tl::unexpected<Complaint> noCampaign(const std::string &file, rules::Error error)
{
    const auto is = [&](rules::ErrorCode code) { return error.code == code; };
    if (is(rules::ErrorCode::FileTooLarge) && error.pointer.empty())
        return noCampaign(tooLargeALedger(file, error.number));
    if (is(rules::ErrorCode::WrongChoice) && error.subject == "ledger")
        return noCampaign(
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "“%1” does not hold one campaign alone. “library rebuild” takes "
                                   "the ledger of a whole library."))
                .arg(toQString(file)));
    if (is(rules::ErrorCode::ChainBroken))
        return noCampaign(
            told(QT_TRANSLATE_NOOP("CommandLine", "“%1” was altered or damaged, first at act %2: "
                                                  "take another copy of it."))
                .arg(toQString(file), QString::number(error.number)));
    error.file = error.file.empty() ? file : error.file;
    return complain(error);
}

/** The whole history of one campaign; of a file that is none, what that is. */
Outcome<model::CampaignFile> readCampaign(const Call &call, QFile &file,
                                          const model::LedgerReading &how)
{
    constexpr qint64 kLongestStart = 1000;
    const auto first = model::decodeLine(file.readLine(kLongestStart).trimmed().toStdString());
    if (!first || !std::holds_alternative<model::LedgerStart>(*first))
        return noCampaign(told(QT_TRANSLATE_NOOP("CommandLine",
                                                 "“%1” is not a campaign file as “campaign export” "
                                                 "writes them. For bands, use “band import”."))
                              .arg(toQString(call.words.front())));
    file.seek(0);
    auto campaign = model::readCampaign(file, how);
    return campaign ? Outcome<model::CampaignFile>(std::move(*campaign))
                    : noCampaign(call.words.front(), campaign.error());
}

Outcome<int> newSeason(const Call &call)
{
    const auto workspace = openWorkspace(call, model::OpenMode::Existing);
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (!call.settings.empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP(
                        "CommandLine", "A season has the options of the one before; change them "
                                       "afterwards by “campaign options”.")));
    const auto row = campaignCalled(*workspace, call.campaign.seasonOf);
    if (!row)
        return tl::unexpected(row.error());
    const auto uuid = workspace->library->campaigns().newSeason(row->uuid, call.words.front());
    if (!uuid)
        return refused(workspace->library->campaigns().rules(row->system)->phrases(), uuid.error());
    return announce(call, *workspace->library, *uuid);
}

} // namespace

Outcome<int> newCampaign(const Call &call)
{
    if (!call.campaign.seasonOf.empty())
        return newSeason(call);
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemWith(hasCampaigns, call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    const auto properties = campaignProperties(*(*system)->campaigns);
    std::vector<rules::Setting> options;
    for (const std::string &word : call.settings) {
        auto setting = settingOf(word, properties);
        if (!setting)
            return tl::unexpected(setting.error());
        options.push_back(std::move(*setting));
    }
    // A refusal comes before a library is made for nothing.
    const rules::FoundCampaign act{(*system)->key, "0", call.words.front(), options};
    if (const auto may = rules::decide(*(*system)->campaigns, {}, {act, 1, {}}); !may)
        return refused((*system)->campaigns->phrases(), may.error());
    auto workspace = openWorkspace(call, model::OpenMode::Create);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto uuid =
        workspace->library->campaigns().create((*system)->key, call.words.front(), options);
    if (!uuid)
        return complain(uuid.error());
    return announce(call, *workspace->library, *uuid);
}

Outcome<int> joinCampaign(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::Existing);
    if (!open)
        return tl::unexpected(open.error());
    const bool hasBands = open->session->rules().hasBands();
    if (hasBands && !call.players.empty())
        return complain(
            kUsage,
            told(QT_TRANSLATE_NOOP("CommandLine", "--ai is for those who take part by name: a band "
                                                  "gets its player when a game begins.")));
    const auto acts = hasBands ? joiningBands(call) : joiningPeople(call);
    if (!acts)
        return tl::unexpected(acts.error());
    const std::size_t before = open->campaign().bands.size();
    const auto joined = together(*open, [&] { return join(call, *open, *acts); });
    if (!joined)
        return tl::unexpected(joined.error());
    Json list = Json::array();
    for (const auto &band : std::span(open->campaign().bands).subspan(before)) {
        if (const auto carried = model::carryKeepsakes(*open->workspace.library, open->campaign(),
                                                       open->session->uuid(), band);
            !carried)
            return refused(*open, carried.error());
        const auto &systems = *open->workspace.systems;
        const std::string text = band.band->band(open->campaign().options);
        if (call.json && !hasBands) {
            list.push_back(jsonOf(*open, band));
            continue;
        }
        if (call.json) {
            Json one = jsonOf(*open, band);
            one["board"] = offBoardJson(offBoard(systems, open->campaign().system, text));
            list.push_back(std::move(one));
            continue;
        }
        print(bandLine(*open, band));
        if (!hasBands)
            continue;
        if (const QString off =
                offBoardText(systems, open->campaign().system, text, band.band->name());
            !off.isEmpty())
            print(off);
    }
    if (call.json)
        print(Json{{"bands", std::move(list)}});
    return kFine;
}

Outcome<int> showCampaign(const Call &call)
{
    auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    if (call.words.size() > 1)
        return showOne(call, *open);
    if (call.json)
        print(wholeJson(*open));
    else
        print(wholeText(*open));
    return kFine;
}

Outcome<int> exportCampaign(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    const auto text = open->workspace.library->campaigns().exportText(open->session->uuid());
    if (!text)
        return complain(text.error());
    const QString path = toQString(call.output);
    if (const auto delivered = deliver(path, *text); !delivered)
        return tl::unexpected(delivered.error());
    if (!path.isEmpty() && call.json)
        print(Json{{"file", call.output}, {"bytes", text->size()}});
    else if (!path.isEmpty())
        tellWritten(path);
    return kFine;
}

Outcome<int> importCampaign(const Call &call)
{
    const auto path = campaignPath(call.words.front());
    if (!path)
        return complain(path.error());
    const model::LedgerReading how = ledgerReading(call);
    const auto file = model::openFile(*path, how.most);
    if (!file && file.error().code != rules::ErrorCode::FileTooLarge)
        return complain(file.error());
    if (!file)
        return noCampaign(call.words.front(), file.error());
    // A refusal comes before a library is made for nothing.
    auto campaign = readCampaign(call, **file, how);
    if (!campaign)
        return tl::unexpected(campaign.error());
    auto workspace = openWorkspace(call, model::OpenMode::Create);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto uuid = model::importCampaign(*workspace->library, std::move(*campaign));
    if (!uuid)
        return noCampaign(call.words.front(), uuid.error());
    noteDone(toQString(*uuid));
    return announce(call, *workspace->library, *uuid);
}

} // namespace escarmouche::app::cli
