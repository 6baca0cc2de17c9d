// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace escarmouche::reliability {

namespace {

using Json = nlohmann::ordered_json;

/** What a part said of itself; one that came to no end has failed. */
Json runPart(const std::string &name, int n, std::uint64_t seed)
{
    constexpr int kLongestMs = 2 * 60 * 60 * 1000; // none is to hang for a night
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QString::fromStdString(name), QStringLiteral("--n"), QString::number(n),
                   QStringLiteral("--seed"), QString::number(seed)});
    const bool ended = process.waitForFinished(kLongestMs);
    process.kill();
    process.waitForFinished();
    const auto line = Json::parse(process.readAllStandardOutput().toStdString(), nullptr, false);
    if (ended && process.exitStatus() == QProcess::NormalExit && line.is_object())
        return line;
    return {{"name", name},
            {"n", 0},
            {"failures", 1},
            {"skipped", 0},
            {"seconds", static_cast<double>(clock.elapsed()) / 1000},
            {"note", !ended ? "did not end in two hours"
                     : process.exitStatus() == QProcess::NormalExit
                         ? "ended with code " + std::to_string(process.exitCode())
                         : "died: " + process.errorString().toStdString()}};
}

/** Of so many tries, the share that is wanted: never none. */
int sizeOf(const QString &n, int divisor)
{
    return std::max(1, n.toInt() / divisor);
}

/** "kill    102.5 s    10000    0    0" */
std::string row(const Json &line)
{
    return QStringLiteral("%1 %2 %3 %4 %5\n")
        .arg(QString::fromStdString(line["name"].get<std::string>()), -24)
        .arg(line["seconds"].get<double>(), 9, 'f', 1)
        .arg(line["n"].get<std::int64_t>(), 11)
        .arg(line["skipped"].get<std::int64_t>(), 9)
        .arg(line["failures"].get<std::int64_t>(), 8)
        .toStdString();
}

} // namespace

int runTogether(const QStringList &parts, std::uint64_t seed, int divisor)
{
    std::string table = "part                       seconds        done   skipped   failed\n";
    Json sum{{"name", "all"}, {"n", 0}, {"failures", 0}, {"skipped", 0}};
    QElapsedTimer clock;
    clock.start();
    for (const QString &part : parts) {
        const auto line = runPart(part.section(u'=', 0, 0).toStdString(),
                                  sizeOf(part.section(u'=', 1), divisor), seed);
        std::cout << line.dump() << std::endl;
        for (const char *count : {"n", "failures", "skipped"})
            sum[count] = sum[count].get<std::int64_t>() + line[count].get<std::int64_t>();
        table += row(line);
    }
    sum["seconds"] = static_cast<double>(clock.elapsed()) / 1000;
    std::cout << table << row(sum) << std::flush;
    return sum["failures"] > 0 ? kBroken : 0;
}

} // namespace escarmouche::reliability
