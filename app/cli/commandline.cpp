// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/band/bandcommands.h"
#include "app/cli/call/arguments.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/library/librarycommands.h"
#include "app/cli/match/matchcommands.h"
#include "app/cli/odds/oddscommands.h"
#include "app/cli/open/helptext.h"
#include "app/cli/open/workspace.h"
#include "app/cli/reference/referencecommands.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/deeds.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/program/lastwords.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocale>
#include <QRandomGenerator>
#include <QThread>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <new>
#include <system_error>
#include <unistd.h>

namespace escarmouche::app::cli {
namespace {

const Commands kCommands{
    {"band check", checkBands},
    {"band new", newBand},
    {"band add", addToBand},
    {"band remove", removeFromBand},
    {"band show", showBand},
    {"band list", listBands},
    {"band import", importBands},
    {"band export", exportBand},
    {"catalogue list", listCatalogue},
    {"catalogue show", showEntry},
    {"rules list", listRules},
    {"rules show", showRule},
    {"rules coverage", showCoverage},
    {"library check", checkLibrary},
    {"library backup", backUpLibrary},
    {"library restore", restoreLibrary},
    {"library rebuild", rebuildLibrary},
    {"library export", exportLibrary},
    {"match play", playMatch},
    {"match verify", verifyMatch},
    {"match show", showMatch},
    {"simulate", simulate},
    {"table import", importTable},
    {"campaign new", newCampaign},
    {"campaign list", listCampaigns},
    {"campaign options", campaignOptions},
    {"campaign rename", renameCampaign},
    {"campaign state", setCampaignState},
    {"campaign withdraw", withdrawBand},
    {"campaign join", joinCampaign},
    {"campaign past", campaignPast},
    {"campaign figure", showFigure},
    {"campaign story", campaignStory},
    {"campaign name", nameFigure},
    {"campaign schedule", scheduleGames},
    {"campaign show", showCampaign},
    {"campaign report", reportGame},
    {"campaign postgame", postGame},
    {"campaign standings", showStandings},
    {"campaign fame", showFame},
    {"campaign history", showHistory},
    {"campaign correct", correctAct},
    {"campaign verify", verifyCampaign},
    {"campaign export", exportCampaign},
    {"campaign import", importCampaign},
};

/** Whether somebody's act came between reading and writing, before anything was done. */
bool lostARace(const Outcome<int> &outcome)
{
    return !outcome && deeds().isEmpty() && outcome.error().error &&
           outcome.error().error->code == rules::ErrorCode::StreamMoved;
}

/** What would have been done before somebody else's act, and now is not. */
Complaint overtaken(Complaint complaint)
{
    if (complaint.exit > kRejected) // of the world, not of the act
        return complaint;
    complaint.exit = exitCode(rules::ErrorCode::StreamMoved);
    complaint.sentence =
        //: why it no longer can be done
        told(QT_TRANSLATE_NOOP("CommandLine", "Someone else changed this in the meantime. %1"))
            .arg(complaint.sentence);
    return complaint;
}

/** The command; again, on what is there by then, as often as others were first and until its time
    for waiting is up. */
Outcome<int> run(Call call, const Commands &commands)
{
    constexpr int kLongestPauseMs = 60;
    const auto &command = commands.at(call.command);
    const model::Milliseconds patience =
        call.wait ? model::Milliseconds(std::chrono::seconds(*call.wait)) : model::kPatience;
    QElapsedTimer clock;
    clock.start();
    call.patience = patience;
    auto outcome = command(call);
    bool again = false;
    while (lostARace(outcome) && clock.elapsed() < patience.count()) {
        // Of those who wait as long, one would always be second.
        QThread::msleep(QRandomGenerator::system()->bounded(1U, unsigned{kLongestPauseMs}));
        call.patience =
            std::max(model::Milliseconds(0), patience - model::Milliseconds(clock.elapsed()));
        outcome = command(call);
        again = true;
    }
    if (again && !outcome && !lostARace(outcome))
        return tl::unexpected(overtaken(outcome.error()));
    return outcome;
}

int performCall(const Call &call, const Commands &commands)
{
    const Outcome<int> outcome = run(call, commands);
    if (outcome)
        return *outcome;
    Complaint complaint = afterDeeds(outcome.error());
    if (complaint.error)
        complaint.sentence += backupHint(libraryPath(call), *complaint.error);
    if (call.json) {
        Json error = jsonOf(complaint);
        for (const QString &done : deeds())
            error["done"].push_back(toUtf8(done));
        print(Json{{"error", std::move(error)}});
    }
    grumble(complaint.sentence);
    return complaint.exit;
}

/** `asJson`: the words asked for it, as far as they could be read. */
int misused(const Misuse &misuse, bool asJson)
{
    const QString help =
        told(QT_TRANSLATE_NOOP("CommandLine", "Help: %1"))
            .arg(QStringLiteral("escarmouche %1 --help").arg(toQString(misuse.path)).simplified());
    if (asJson)
        print(Json{{"error",
                    {{"exit", int{kUsage}},
                     {"sentence", toUtf8(misuse.sentence)},
                     {"help", toUtf8(help)}}}});
    grumble(misuse.sentence);
    talk(help);
    return kUsage;
}

bool asksForJson(const std::vector<std::string> &arguments)
{
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, "--json") != end;
}

int answerReading(const Reading &reading, bool asJson, const Commands &commands)
{
    if (const auto *help = std::get_if<HelpWanted>(&reading)) {
        print(helpText(help->path).trimmed());
        return kFine;
    }
    if (std::holds_alternative<VersionWanted>(reading)) {
        print(QStringLiteral("escarmouche ") + QStringLiteral(ESCARMOUCHE_VERSION));
        return kFine;
    }
    if (const auto *misuse = std::get_if<Misuse>(&reading))
        return misused(*misuse, asJson);
    return performCall(std::get<Call>(reading), commands);
}

/** Ctrl+C and a request to end: the writer loses nothing that it has acknowledged. */
void interrupted(int)
{
    _exit(130);
}

/** The exit code, after what shows only when the command has ended: what the disk did not confirm,
    what could not be printed. A command that failed before keeps its own code. */
int settled(int exit)
{
    for (const rules::Error &error : unconfirmed()) {
        grumble(sentence(error));
        exit = exit == kFine ? exitCode(error) : exit;
    }
    const int failure = whyUnprinted();
    if (failure == 0)
        return exit;
    const int unprinted = tellUnprinted(failure);
    return exit == kFine ? unprinted : exit;
}

/** What was begun is cleared away before the last words. */
int answerWithinMemory(const std::vector<std::string> &arguments, const Commands &commands)
{
    try {
        return answerReading(readArguments(arguments), asksForJson(arguments), commands);
    } catch (const std::bad_alloc &) {
        return sayLastWords();
    } catch (const std::system_error &) { // a thread that was not given
        return sayLastWords();
    }
}

/** The language that the command names, or that of the system. */
rules::Language languageFor(const std::vector<std::string> &arguments)
{
    return languageOfCode(toQString(languageAsked(arguments).value_or(std::string())))
        .value_or(systemLanguage());
}

} // namespace

bool lacksScreen(const QStringList &arguments)
{
    const auto unset = [](const char *name) { return qEnvironmentVariableIsEmpty(name); };
    return unset("DISPLAY") && unset("WAYLAND_DISPLAY") && unset("QT_QPA_PLATFORM") &&
           !arguments.contains(QStringLiteral("-platform"));
}

int refuseWindow(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const UiLanguage language(languageFor({argv + 1, argv + argc}));
    grumble(told(QT_TRANSLATE_NOOP("CommandLine",
                                   "There is no screen to open the window on: neither DISPLAY nor "
                                   "WAYLAND_DISPLAY is set. The commands work without one: "
                                   "escarmouche --help")));
    return 1;
}

bool paints(const QStringList &arguments)
{
    std::vector<std::string> words;
    for (const QString &argument : arguments)
        words.push_back(toUtf8(argument));
    return paints(words);
}

int lacksPart(int argc, char **argv, const QString &program)
{
    const QCoreApplication application(argc, argv);
    const UiLanguage language(languageFor({argv + 1, argv + argc}));
    grumble(told(QT_TRANSLATE_NOOP("CommandLine",
                                   "The part of the program that opens windows and makes pages is "
                                   "not there: %1. Build or install the program again."))
                .arg(program));
    return 1;
}

int lacksMemory(int argc, char **argv, qint64 needed, qint64 limit)
{
    const QCoreApplication application(argc, argv);
    const UiLanguage language(languageFor({argv + 1, argv + argc}));
    grumble(told(QT_TRANSLATE_NOOP("CommandLine",
                                   "Windows and pages need %1 of memory; the limit is %2. Nothing "
                                   "was changed. Raise the limit (ulimit -v)."))
                .arg(QLocale().formattedDataSize(needed), QLocale().formattedDataSize(limit)));
    return kIllegal;
}

int answer(const std::vector<std::string> &arguments, const Commands &commands)
{
    const auto code = languageAsked(arguments);
    const UiLanguage language(languageFor(arguments));
    if (code && !languageOfCode(toQString(*code)))
        return misused(
            {told(QT_TRANSLATE_NOOP("CommandLine", "There is no language “%1”: choose en or fr."))
                 .arg(toQString(*code)),
             {}},
            asksForJson(arguments));
    translateLastWords();
    std::signal(SIGPIPE, SIG_IGN); // who has done something is to say so
    return settled(answerWithinMemory(arguments, commands));
}

int runCommandLine(int argc, char **argv, const Commands &more)
{
    std::signal(SIGINT, interrupted);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const QCoreApplication application(argc, argv);
    Commands commands = kCommands;
    addOddsCommands(commands);
    commands.insert(more.begin(), more.end());
    return answer(arguments, commands);
}

} // namespace escarmouche::app::cli
