// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGuiApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

using namespace escarmouche::reliability;

namespace {

constexpr std::array<Promise, 38> kPromises{{
    {"kill", 1, killAtRandom},
    {"kill-at-each-call", 1, killAtEachCall},
    {"match", 1, killMatches},
    {"match-dice", 1, throwOnce},
    {"power-cut", 2, keepThroughPowerCuts},
    {"disk-full", 3, bearAFullDisk},
    {"exports", 4, keepExports},
    {"writers", 8, writeTogether},
    {"moved", 9, noticeMoved},
    {"screen", 10, keepWhatIsShown},
    {"typing", 11, keepWhatIsTyped},
    {"log-size", 12, keepLogSmall},
    {"damage", 13, noticeDamage},
    {"restore", 13, restoreWhole},
    {"rebuild", 14, rebuildFromLedger},
    {"backups", 15, restoreBackups},
    {"reopen", 16, reopenAfterEachAct},
    {"migration", 17, migrateWhole},
    {"migration-at-each-call", 17, migrateAtEachCall},
    {"newer", 18, refuseNewer},
    {"thinning", 19, thinSoundly},
    {"malformed", 20, refuseMalformed},
    {"ledgers", 20, boundLedgers},
    {"paths", 21, stayInFolder},
    {"sql", 23, takeTextAsText},
    {"sheets", 24, printLiterally},
    {"names", 24, showNamesLiterally},
    {"spreadsheet", 25, disarmFormulas},
    {"foreign", 26, refuseForeign},
    {"games", 28, playLegally},
    {"refusals", 29, refuseIllegal},
    {"shards", 31, playInShards},
    {"dice", 32, throwFairly},
    {"undo", 34, takeBackExactly},
    {"amend", 34, amendExactly},
    {"memory", 36, bearLittleMemory},
    {"monkey", 38, bearAMonkey},
    {"crash", 40, tellCrashes},
}};

int usage()
{
    std::cerr << "run NAME --n N --seed S [--control]\n"
                 "run --together NAME=N... --seed S [--divide BY]\n";
    for (const auto &promise : kPromises)
        std::cerr << "  " << promise.name << " (promise " << promise.number << ")\n";
    return kUsage;
}

int runPromise(const Promise &promise, const Trial &trial)
{
    QElapsedTimer timer;
    timer.start();
    auto outcome = promise.run(trial);
    outcome.expect(outcome.n() > 0 || outcome.skipped() > 0, "nothing was tried");
    nlohmann::ordered_json line{{"name", promise.name},
                                {"n", outcome.n()},
                                {"failures", outcome.failures()},
                                {"skipped", outcome.skipped()},
                                {"seed", trial.seed},
                                {"seconds", static_cast<double>(timer.elapsed()) / 1000}};
    if (trial.control)
        line["control"] = true;
    if (!outcome.noted().empty())
        line["note"] = outcome.noted();
    std::cout << line.dump() << std::endl;
    if (outcome.failures() > 0)
        std::cerr << "first: " << outcome.first() << '\n';
    return outcome.failures() > 0 ? kBroken : outcome.n() == 0 ? kSkipped : 0;
}

/** Windows need more of Qt than the processes that are killed by the thousand. */
std::unique_ptr<QGuiApplication> begin(int &argc, char **argv)
{
    constexpr std::array<std::string_view, 8> kWindows{"windows", "type",   "offer", "crash",
                                                       "tell",    "screen", "drill", "monkey"};
    const bool windows = argc > 2 && std::string_view(argv[1]) == "--child" &&
                         std::ranges::find(kWindows, argv[2]) != kWindows.end();
    return windows ? std::make_unique<QApplication>(argc, argv)
                   : std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto application = begin(argc, argv);
    auto arguments = QCoreApplication::arguments();
    arguments.removeFirst();
    if (arguments.value(0) == QStringLiteral("--child"))
        return runChild(arguments.mid(1));

    Trial trial;
    QStringList names;
    bool together = false;
    int divisor = 1;
    while (!arguments.isEmpty()) {
        const auto option = arguments.takeFirst();
        bool sound = true;
        if (option == QStringLiteral("--control"))
            trial.control = true;
        else if (option == QStringLiteral("--together"))
            together = true;
        else if (option == QStringLiteral("--n") && !arguments.isEmpty())
            trial.n = arguments.takeFirst().toInt(&sound);
        else if (option == QStringLiteral("--seed") && !arguments.isEmpty())
            trial.seed = arguments.takeFirst().toULongLong(&sound);
        else if (option == QStringLiteral("--divide") && !arguments.isEmpty())
            sound = (divisor = arguments.takeFirst().toInt()) > 0;
        else if (!option.startsWith(u'-'))
            names << option;
        else
            return usage();
        if (!sound)
            return usage();
    }
    if (together)
        return names.isEmpty() ? usage() : runTogether(names, trial.seed, divisor);
    const auto promise = std::ranges::find(kPromises, names.value(0).toStdString(), &Promise::name);
    return promise == kPromises.end() || names.size() > 1 || trial.n <= 0
               ? usage()
               : runPromise(*promise, trial);
}
