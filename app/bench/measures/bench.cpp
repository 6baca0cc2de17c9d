// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/bench.h"

#include "app/bench/measures/systembench.h"
#include "app/cli/handover.h"
#include "model/resources.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "rules/core/values/hash.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSysInfo>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>

#include <sys/resource.h>

namespace escarmouche::app {

using rules::Result;

namespace {

QString processor()
{
    QFile file(QStringLiteral("/proc/cpuinfo"));
    if (!file.open(QIODevice::ReadOnly))
        return QSysInfo::currentCpuArchitecture();
    static const QRegularExpression model(QStringLiteral("model name\\s*:\\s*(.+)"));
    const auto match = model.match(QString::fromUtf8(file.readAll()));
    return match.hasMatch() ? match.captured(1) : QSysInfo::currentCpuArchitecture();
}

QString rounded(double value)
{
    return QString::number(value, 'f', std::abs(value) < 100 ? 2 : 0);
}

/** Keys and facts are plain words of ours, so quotes are all there is to escape. */
QString quoted(QString text)
{
    text.replace(u'\\', QLatin1String("\\\\")).replace(u'"', QLatin1String("\\\""));
    return u'"' + text + u'"';
}

QString asJson(const Facts &facts, const std::vector<Figure> &figures)
{
    QStringList members;
    for (const auto &[key, value] : facts)
        members << quoted(key) + QLatin1String(": ") + quoted(value);
    for (const auto &figure : figures)
        members << quoted(toQString(figure.key)) + QLatin1String(": ") + rounded(figure.value);
    return QLatin1String("{\n  ") + members.join(QLatin1String(",\n  ")) + QLatin1String("\n}\n");
}

QString asLines(const Facts &facts, const std::vector<Figure> &figures)
{
    QString lines;
    for (const auto &[key, value] : facts)
        lines += key.leftJustified(44) + value + u'\n';
    for (const auto &figure : figures)
        lines += toQString(figure.key).leftJustified(44) + rounded(figure.value) + u'\n';
    return lines;
}

/** What is measured of the systems, one after the other. */
Result<std::vector<Figure>>
eachSystem(const std::function<Result<std::vector<Figure>>(const MeasuredSystem &)> &measured)
{
    const auto systems = measuredSystems(model::readCatalogue);
    if (!systems)
        return rules::fail(systems.error());
    std::vector<Figure> all;
    for (const MeasuredSystem &system : *systems) {
        const auto figures = measured(system);
        if (!figures)
            return rules::fail(figures.error());
        all.insert(all.end(), figures->begin(), figures->end());
    }
    return all;
}

Result<std::vector<Figure>> measureRules(Workbench &bench)
{
    const auto samples = model::samples();
    if (!samples)
        return rules::fail(samples.error());
    std::string results;
    auto figures = eachSystem([&](const MeasuredSystem &system) -> Result<std::vector<Figure>> {
        std::vector<std::string> bands;
        for (const auto &sample : *samples)
            if (sample.system == system.key)
                bands.push_back(sample.text);
        const auto made = system.bench->results(bands, *system.matches);
        if (!made)
            return rules::fail(made.error());
        results += *made;
        return measureBands(system);
    });
    if (figures)
        bench.facts.emplace_back(QStringLiteral("rules_hash"), toQString(rules::hashText(results)));
    return figures;
}

Result<std::vector<Figure>> measureGames(Workbench &)
{
    return eachSystem(measureMatches);
}

/** The most memory that a whole game without a window takes. Before any other child is begun: the
    system tells of the largest of them. */
Result<std::vector<Figure>> measureMemory(Workbench &bench)
{
    constexpr double kKilobytesAMegabyte = 1024;
    const auto systems = measuredSystems(model::readCatalogue);
    if (!systems)
        return rules::fail(systems.error());
    if (systems->empty())
        return std::vector<Figure>();
    for (const MeasuredSystem &system : *systems) {
        const QString files = bench.folder + u'/' + toQString(system.key);
        const QString setup = files + QStringLiteral(".setup.json");
        QFile::copy(model::filePath(model::kSampleSetups, system.key + '/' + system.bench->setup()),
                    setup);
        QProcess game;
        game.setStandardOutputFile(QProcess::nullDevice());
        game.start(commandProgram(),
                   {QStringLiteral("match"), QStringLiteral("play"), setup,
                    QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--ai"),
                    QStringLiteral("easy"), QStringLiteral("--journal"),
                    files + QStringLiteral(".journal")});
        game.waitForFinished(-1);
    }
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return std::vector<Figure>{
        {"match_headless_resident_mb", static_cast<double>(usage.ru_maxrss) / kKilobytesAMegabyte}};
}

constexpr Bench kBenches[] = {
    {"memory", QT_TRANSLATE_NOOP("CommandLine", "the peak memory of a game without a window"),
     measureMemory},
    {"rules", QT_TRANSLATE_NOOP("CommandLine", "legality, shop and reading of a band"),
     measureRules},
    {"games", QT_TRANSLATE_NOOP("CommandLine", "games between machines a second, exact odds"),
     measureGames},
    {"library", QT_TRANSLATE_NOOP("CommandLine", "an act on disk, the opening of a library"),
     benchLibrary},
    {"campaign", QT_TRANSLATE_NOOP("CommandLine", "a campaign of 10,000 events"), benchCampaign},
    {"commands", QT_TRANSLATE_NOOP("CommandLine", "whole commands, from start to end"),
     benchCommands},
    {"pages", QT_TRANSLATE_NOOP("CommandLine", "from start to the first picture of a window"),
     benchPages},
    {"home", QT_TRANSLATE_NOOP("CommandLine", "the Home page over 10,000 bands"), benchHome},
    {"campaign-page",
     QT_TRANSLATE_NOOP("CommandLine", "the Campaign page over a campaign of 10,000 events"),
     benchCampaignPage},
    {"board", QT_TRANSLATE_NOOP("CommandLine", "pictures of a board with 200 tokens"), benchBoard},
    {"sheet", QT_TRANSLATE_NOOP("CommandLine", "the roster sheet as PDF"), benchSheet},
};

} // namespace

std::span<const Bench> benches()
{
    return kBenches;
}

Result<bool> runBenches(std::span<const Bench> chosen, bool json, const std::atomic<bool> &stop,
                        const std::function<void(const Bench &, int)> &begins)
{
    const QTemporaryDir folder;
    Workbench bench{folder.path(),
                    {{QStringLiteral("machine"), processor()},
                     {QStringLiteral("system"), QSysInfo::prettyProductName()},
                     {QStringLiteral("revision"), QStringLiteral(ESCARMOUCHE_REVISION)}},
                    &stop};
    std::vector<Figure> figures;
    int number = 0;
    for (const Bench &one : chosen) {
        begins(one, ++number);
        const auto measured = one.run(bench);
        if (stop)
            return false;
        if (!measured)
            return rules::fail(measured.error());
        figures.insert(figures.end(), measured->begin(), measured->end());
    }
    const auto text = json ? asJson(bench.facts, figures) : asLines(bench.facts, figures);
    std::fputs(text.toUtf8().constData(), stdout);
    return true;
}

} // namespace escarmouche::app
