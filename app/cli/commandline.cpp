// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/bench/bench.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/text/uilanguage.h"
#include "model/text.h"

#include <QGuiApplication>

#include <nlohmann/json.hpp>

#include <csignal>
#include <cstdio>
#include <map>
#include <memory>
#include <unistd.h>

namespace escarmouche::app {
namespace {

using namespace cli;
using Run = Outcome<int> (*)(const Call &);

Outcome<int> bench(const Call &call)
{
    if (const auto done = runBench(call.json); !done)
        return complain(done.error());
    return kFine;
}

Run commandOf(const std::string &path)
{
    static const std::map<std::string_view, Run> runs{
        {"band check", checkBands},
        {"band new", newBand},
        {"band add", addToBand},
        {"band remove", removeFromBand},
        {"band show", showBand},
        {"band list", listBands},
        {"band import", importBands},
        {"band export", exportBand},
        {"print band", printBand},
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
        {"bench", bench},
    };
    return runs.at(path);
}

int perform(const Call &call)
{
    const Outcome<int> outcome = commandOf(call.command)(call);
    if (outcome)
        return *outcome;
    const Complaint &complaint = outcome.error();
    if (call.json)
        print(Json{{"error", complaint.error ? jsonOf(*complaint.error)
                                             : Json{{"exit", complaint.exit},
                                                    {"sentence", toUtf8(complaint.sentence)}}}});
    talk(QStringLiteral("escarmouche: ") + complaint.sentence);
    return complaint.exit;
}

int misused(const Misuse &misuse)
{
    talk(QStringLiteral("escarmouche: ") + misuse.sentence);
    talk(
        told(QT_TRANSLATE_NOOP("CommandLine", "Help: %1"))
            .arg(QStringLiteral("escarmouche %1 --help").arg(toQString(misuse.path)).simplified()));
    return kUsage;
}

int answer(const Reading &reading)
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
        return misused(*misuse);
    return perform(std::get<Call>(reading));
}

QStringList texts(const std::vector<std::string> &arguments)
{
    QStringList all;
    for (const std::string &argument : arguments)
        all << toQString(argument);
    return all;
}

/** Ctrl+C and a request to end: the writer loses nothing that it has acknowledged. */
void interrupted(int)
{
    _exit(130);
}

/** A screen is needed for fonts alone, so any will do. */
std::unique_ptr<QCoreApplication> applicationFor(const std::vector<std::string> &arguments,
                                                 int &argc, char **argv)
{
    if (!paints(arguments))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int runCommandLine(int argc, char **argv)
{
    std::signal(SIGINT, interrupted);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (isBenchPart(texts(arguments)))
        return runBenchPart(argc, argv);
    const auto application = applicationFor(arguments, argc, argv);
    const std::string code = languageAsked(arguments);
    const auto asked = languageOfCode(toQString(code));
    const UiLanguage language(asked.value_or(systemLanguage()));
    if (!code.empty() && !asked)
        return misused({told(QT_TRANSLATE_NOOP("CommandLine",
                                               "“%1” is not a language of the program: en or fr."))
                            .arg(toQString(code)),
                        {}});
    const int exit = answer(readArguments(arguments));
    // What could not be written was not said.
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 ? exit : 9;
}

} // namespace escarmouche::app
