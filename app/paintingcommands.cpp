// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paintingcommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/commandline.h"
#include "app/cli/match/matchsetup.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/jsonreport.h"
#include "app/look/portrait/portrait.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheets/eveningpack.h"
#include "app/print/sheets/matchsheets.h"
#include "app/print/sheets/pastsheet.h"
#include "app/print/sheets/rostersheet.h"
#include "app/print/sheets/standingssheet.h"
#include "app/print/sheets/storysheet.h"
#include "app/words/career/storywords.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/campaignwords.h"
#include "model/exchange/filewriter.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app {
namespace cli {
namespace {

Paper paperOf(const Call &call)
{
    return call.paper.empty() ? usualPaper() : call.paper == "letter" ? Paper::Letter : Paper::A4;
}

Outcome<PrintDocument> rosterOf(const Call &call, const LoadedBand &loaded)
{
    const auto sheet = loaded.rules->sheet(loaded.band);
    if (!sheet)
        return complain(sheet.error());
    const auto reference = model::loadReference(loaded.system);
    if (!reference)
        return complain(reference.error());
    PrintDocument document = rosterSheet(
        *sheet, loaded.rules->phrases(), [&](std::string_view id) { return reference->find(id); },
        uiLanguage(), unitsOf(call),
        loaded.records
            ? recordBlocks(*loaded.records, *loaded.phrases, uiLanguage(), loaded.keepsakes)
            : std::vector<PrintBlock>());
    return loaded.past ? ofPast(std::move(document), *loaded.past, uiLanguage()) : document;
}

/** Says of what moment it is where the call asks for one. */
PrintDocument dated(const Call &call, const OpenCampaign &open, const rules::Campaign &campaign,
                    PrintDocument document)
{
    const auto past = pastOf(call, open, campaign);
    return past ? ofPast(std::move(document), *past, uiLanguage()) : document;
}

/** Writes the sheet and says where it is. */
Outcome<int> writePdf(const Call &call, const PrintDocument &document, const QString &path)
{
    const QByteArray bytes = pdf(document, paperOf(call));
    const auto delivered =
        deliver(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!delivered)
        return tl::unexpected(delivered.error());
    if (path.isEmpty())
        return kFine;
    if (call.json)
        print(Json{{"file", toUtf8(path)}, {"bytes", bytes.size()}});
    else
        tellWritten(path);
    return kFine;
}

/** To the file the call names; where it names none, to a new one of that name. */
Outcome<int> writeNamed(const Call &call, const PrintDocument &document, const std::string &name)
{
    if (!call.output.empty())
        return writePdf(call, document, call.output == "-" ? QString() : toQString(call.output));
    const QString path = model::safeFileName(name) + QStringLiteral(".pdf");
    if (!call.force && QFileInfo::exists(path))
        return refuseToReplace(path);
    return writePdf(call, document, path);
}

Outcome<int> exportPdf(const Call &call)
{
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto document = rosterOf(call, *loaded);
    if (!document)
        return tl::unexpected(document.error());
    return writePdf(call, *document, toQString(call.output));
}

Outcome<int> printBand(const Call &call)
{
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto document = rosterOf(call, *loaded);
    if (!document)
        return tl::unexpected(document.error());
    const auto summary = loaded->rules->summary(loaded->band);
    if (!summary)
        return complain(summary.error());
    return writeNamed(call, *document, summary->name);
}

/** The games the call names, or those that come next. */
Outcome<std::vector<rules::FixtureId>> gamesOf(const Call &call, const rules::Campaign &campaign)
{
    std::vector<rules::FixtureId> games;
    for (std::size_t i = 1; i < call.words.size(); ++i) {
        const auto game = gameCalled(campaign, call.words[i]);
        if (!game)
            return tl::unexpected(game.error());
        games.push_back((*game)->id);
    }
    if (games.empty())
        games = nextEvening(campaign, localNow());
    if (games.empty())
        return complain(kNotFound, told(QT_TRANSLATE_NOOP(
                                       "CommandLine",
                                       "No game of the campaign is to come. Name those to print by "
                                       "their numbers; “campaign schedule” lists them.")));
    return games;
}

Outcome<int> printCampaign(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    if (const auto has = checkBands(*open); !has)
        return tl::unexpected(has.error());
    const auto campaign = campaignAsOf(call, *open);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const auto games = gamesOf(call, *campaign);
    if (!games)
        return tl::unexpected(games.error());
    const auto &systems = *open->workspace.systems;
    const auto system = std::ranges::find(systems, campaign->system, &rules::RuleSystem::key);
    const auto scenarios = model::scenariosOf(*system);
    const auto reference = model::loadReference(campaign->system);
    if (!reference)
        return complain(reference.error());
    auto evening =
        gatherEvening(*campaign, *games, open->session->rules(), open->session->bandRules(),
                      scenarios.value_or(std::vector<rules::ScenarioTitle>{}));
    auto kept = open->workspace.library->keepsakes().of(open->session->uuid());
    if (!evening || !kept)
        return complain(evening ? kept.error() : evening.error());
    evening->keepsakes = std::move(*kept);
    const PrintDocument document = eveningPack(
        *evening, open->session->bandRules().phrases(),
        [&](std::string_view id) { return reference->find(id); }, uiLanguage(), unitsOf(call));
    return writeNamed(call, dated(call, *open, *campaign, document), toUtf8(document.title));
}

Outcome<int> printStandings(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    const auto campaign = campaignAsOf(call, *open);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const auto seasons = open->workspace.library->campaigns().seasonsBefore(open->session->uuid());
    if (!seasons)
        return complain(seasons.error());
    const PrintDocument document =
        standingsSheet(*campaign, open->session->rules(), uiLanguage(), *seasons);
    return writeNamed(call, dated(call, *open, *campaign, document), toUtf8(document.title));
}

Outcome<int> printStory(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    if (const auto has = checkBands(*open); !has)
        return tl::unexpected(has.error());
    const auto campaign = campaignAsOf(call, *open);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const auto scenarios = scenariosOf(*open);
    const PrintDocument document =
        storySheet(app::campaignStory(*campaign, open->session->rules(), scenarios, uiLanguage()));
    return writeNamed(call, dated(call, *open, *campaign, document), toUtf8(document.title));
}

tl::unexpected<Complaint> refuseSheet(const rules::RuleSystem &system)
{
    return complain(kNotFound,
                    told(QT_TRANSLATE_NOOP("CommandLine", "%1 has no such sheet to print."))
                        .arg(toQString(system.name.in(uiLanguage()))));
}

/** The match that the call names, of a game that has sheets. */
Outcome<MatchBeginning> matchWithSheets(const Call &call)
{
    auto match = loadBeginning(call);
    if (!match || match->system->sheets)
        return match;
    return refuseSheet(*match->system);
}

Outcome<int> printReference(const Call &call)
{
    const auto match = matchWithSheets(call);
    if (!match)
        return tl::unexpected(match.error());
    const auto sheet = match->system->sheets->reference(match->setup);
    if (!sheet)
        return complain(sheet.error());
    const PrintDocument document = referenceSheet(match->system->name, *sheet, uiLanguage());
    return writeNamed(call, document, toUtf8(document.title));
}

Outcome<int> printScores(const Call &call)
{
    const auto match = matchWithSheets(call);
    if (!match)
        return tl::unexpected(match.error());
    const auto sheet = match->system->sheets->scores(match->setup);
    if (!sheet)
        return complain(sheet.error());
    const auto names = sideNames(match->setup, *match->system->matches);
    const PrintDocument document = scoreSheet(match->system->name, *sheet, names, uiLanguage());
    return writeNamed(call, document, toUtf8(document.title));
}

Outcome<int> printCounters(const Call &call)
{
    const auto match = matchWithSheets(call);
    if (!match)
        return tl::unexpected(match.error());
    const auto counters = match->system->sheets->counters();
    if (counters.groups.empty())
        return refuseSheet(*match->system);
    const PrintDocument document = counterSheet(match->system->name, counters, uiLanguage());
    return writeNamed(call, document, toUtf8(document.title));
}

/** Gives a figure its portrait, which takes reading pictures as pages do. */
Outcome<int> portray(const Call &call)
{
    const QString path = toQString(call.campaign.portrait);
    const Portrait portrait = portraitOf(path);
    if (portrait)
        return portrayFigure(call, *portrait);
    return complain(QFileInfo::exists(path) ? kRejected : kNotFound,
                    QStringLiteral("%1: %2").arg(path, pictureFaultText(portrait.error())));
}

const Commands kPaintingCommands{
    {"band export", exportPdf},        {"campaign figure", portray},
    {"print band", printBand},         {"print campaign", printCampaign},
    {"print counters", printCounters}, {"print reference", printReference},
    {"print scores", printScores},     {"print standings", printStandings},
    {"print story", printStory},
};

} // namespace
} // namespace cli

int runPaintingCommand(int argc, char **argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    // A screen is needed for fonts alone, so any will do.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's own remarks, such as on a run-time folder nobody set, are no talk of ours.
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    const QGuiApplication application(argc, argv);
    return cli::answer(arguments, cli::kPaintingCommands);
}

} // namespace escarmouche::app
