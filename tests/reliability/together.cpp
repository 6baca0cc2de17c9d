// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <nlohmann/json.hpp>

#include <iostream>

namespace escarmouche::reliability {

namespace {

using Json = nlohmann::ordered_json;

/** What a part said of itself; one that came to no end has failed. */
Json runPart(const QString &name, const QString &n, const QString &seed)
{
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {name, QStringLiteral("--n"), n, QStringLiteral("--seed"), seed});
    process.waitForFinished(-1);
    const bool ended = process.exitStatus() == QProcess::NormalExit;
    auto line = Json::parse(process.readAllStandardOutput().toStdString(), nullptr, false);
    if (ended && line.is_object())
        return line;
    return {{"name", name.toStdString()},
            {"n", 0},
            {"failures", 1},
            {"skipped", 0},
            {"seconds", static_cast<double>(clock.elapsed()) / 1000},
            {"note", ended ? "ended with code " + std::to_string(process.exitCode())
                           : "died: " + process.errorString().toStdString()}};
}

} // namespace

int runTogether(const QStringList &parts, std::uint64_t seed)
{
    Json sum{{"parts", parts.size()}, {"n", 0}, {"failures", 0}, {"skipped", 0}};
    Json failed = Json::array();
    QElapsedTimer clock;
    clock.start();
    for (const QString &part : parts) {
        const auto line =
            runPart(part.section(u'=', 0, 0), part.section(u'=', 1), QString::number(seed));
        std::cout << line.dump() << std::endl;
        for (const char *count : {"n", "failures", "skipped"})
            sum[count] = sum[count].get<std::int64_t>() + line[count].get<std::int64_t>();
        if (line["failures"] > 0)
            failed.push_back(line["name"]);
    }
    sum["seconds"] = static_cast<double>(clock.elapsed()) / 1000;
    sum["failed"] = failed;
    std::cout << sum.dump() << std::endl;
    return failed.empty() ? 0 : kBroken;
}

} // namespace escarmouche::reliability
