// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"

#include "app/bench/matchbench.h"
#include "app/bench/rulesbench.h"
#include "model/resources.h"
#include "model/text.h"

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

struct Fact {
    QString key;
    QString value;
};

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

QString asJson(const std::vector<Fact> &facts, const std::vector<Figure> &figures)
{
    QStringList members;
    for (const auto &fact : facts)
        members << quoted(fact.key) + QLatin1String(": ") + quoted(fact.value);
    for (const auto &figure : figures)
        members << quoted(toQString(figure.key)) + QLatin1String(": ") + rounded(figure.value);
    return QLatin1String("{\n  ") + members.join(QLatin1String(",\n  ")) + QLatin1String("\n}\n");
}

QString asLines(const std::vector<Fact> &facts, const std::vector<Figure> &figures)
{
    QString lines;
    for (const auto &fact : facts)
        lines += fact.key.leftJustified(44) + fact.value + u'\n';
    for (const auto &figure : figures)
        lines += toQString(figure.key).leftJustified(44) + rounded(figure.value) + u'\n';
    return lines;
}

Result<RulesBench> measureRules()
{
    const auto samples = model::samples();
    if (!samples)
        return rules::fail(samples.error());
    std::vector<std::string> bands;
    for (const auto &sample : *samples)
        bands.push_back(sample.text);
    return benchRules(
        [](std::string_view name) {
            return model::readResource("catalogues/" + std::string(name));
        },
        bands);
}

Result<std::vector<Figure>> measureMatches()
{
    const auto catalogue = rules::musg::Catalogue::load([](std::string_view name) {
        return model::readResource("catalogues/" + std::string(name));
    });
    if (!catalogue)
        return rules::fail(catalogue.error());
    auto bench = benchMatches(*catalogue);
    if (!bench)
        return rules::fail(bench.error());
    return std::move(bench->figures);
}

/** The most memory that whole games without a window take. Before any other child is begun: the
    system tells of the largest of them. */
std::vector<Figure> measureHeadless(const QString &folder)
{
    constexpr double kKilobytesAMegabyte = 1024;
    const QString setup = folder + QStringLiteral("/bench.setup.json");
    QFile::copy(QStringLiteral(":/setups/hold-the-ravine.setup.json"), setup);
    QProcess game;
    game.setStandardOutputFile(QProcess::nullDevice());
    game.start(QCoreApplication::applicationFilePath(),
               {QStringLiteral("match"), QStringLiteral("play"), setup, QStringLiteral("--seed"),
                QStringLiteral("1"), QStringLiteral("--journal"),
                folder + QStringLiteral("/bench.journal")});
    game.waitForFinished(-1);
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return {
        {"match_headless_resident_mb", static_cast<double>(usage.ru_maxrss) / kKilobytesAMegabyte}};
}

void append(std::vector<Figure> &to, const std::vector<Figure> &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

} // namespace

Result<void> runBench(bool json)
{
    const QTemporaryDir folder;
    auto rules = measureRules();
    if (!rules)
        return rules::fail(rules.error());
    const auto headless = measureHeadless(folder.path());
    auto matches = measureMatches();
    if (!matches)
        return rules::fail(matches.error());
    auto library = benchLibrary(folder.path());
    if (!library)
        return rules::fail(library.error());
    QString screen;
    auto pages = benchPages(folder.path(), screen);
    if (!pages)
        return rules::fail(pages.error());

    std::vector<Figure> figures = rules->figures;
    append(figures, *matches);
    append(figures, headless);
    append(figures, *library);
    append(figures, benchCommands(folder.filePath(QStringLiteral("bench.library"))));
    append(figures, *pages);
    const std::vector<Fact> facts{
        {QStringLiteral("machine"), processor()},
        {QStringLiteral("system"), QSysInfo::prettyProductName()},
        {QStringLiteral("revision"), QStringLiteral(ESCARMOUCHE_REVISION)},
        {QStringLiteral("screen"), screen},
        {QStringLiteral("rules_hash"), toQString(rules->hash)},
    };
    const auto text = json ? asJson(facts, figures) : asLines(facts, figures);
    std::fputs(text.toUtf8().constData(), stdout);
    return {};
}

} // namespace escarmouche::app
