// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/bench.h"

#include "app/cli/handover.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <map>

#include <sys/prctl.h>

namespace escarmouche::app {

using rules::Result;

namespace {

constexpr int kStarts = 11;

/** For a child: nothing of ours is left over when we are killed. */
void endWithParent()
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/** A screen of our own where Xvfb is installed; else Qt's off-screen platform. */
class Screen
{
public:
    Screen()
    {
        const QString server = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (server.isEmpty())
            return;
        m_server.setChildProcessModifier(endWithParent);
        m_server.start(server, {QStringLiteral("-displayfd"), QStringLiteral("1"),
                                QStringLiteral("-screen"), QStringLiteral("0"),
                                QStringLiteral("1280x900x24")});
        if (m_server.waitForStarted() && m_server.waitForReadyRead(10000))
            m_display = u':' + QString::fromLatin1(m_server.readLine()).trimmed();
    }
    ~Screen()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }

    QString name() const
    {
        return m_display.isEmpty() ? QStringLiteral("offscreen") : QStringLiteral("Xvfb");
    }
    QProcessEnvironment environment() const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), m_display.isEmpty()
                                                                  ? QStringLiteral("offscreen")
                                                                  : QStringLiteral("xcb"));
        if (!m_display.isEmpty())
            environment.insert(QStringLiteral("DISPLAY"), m_display);
        return environment;
    }

private:
    QProcess m_server;
    QString m_display;
};

/** One start of a part: milliseconds until it says "painted", and the figures it prints. */
struct Start {
    double painted = 0;
    std::map<std::string, double> figures;
};

/** Measures parts on one screen. */
class Parts
{
public:
    explicit Parts(Workbench &bench) : m_bench(bench)
    {
        const std::pair fact{QStringLiteral("screen"), m_screen.name()};
        if (std::ranges::find(bench.facts, fact) == bench.facts.end())
            bench.facts.push_back(fact);
    }

    Result<Start> once(const QString &part) const
    {
        const auto library = libraryOf(m_bench);
        if (!library)
            return rules::fail(library.error());
        QProcess process;
        process.setProcessEnvironment(m_screen.environment());
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.setChildProcessModifier(endWithParent);
        QElapsedTimer timer;
        timer.start();
        process.start(windowProgram(), {QStringLiteral("--bench-part"), part, *library});
        Start start;
        while (process.state() != QProcess::NotRunning && !*m_bench.stop &&
               timer.elapsed() < kMostMilliseconds) {
            process.waitForReadyRead(kPatienceMilliseconds);
            take(process, timer, start);
        }
        process.waitForFinished(kPatienceMilliseconds);
        if (process.state() == QProcess::NotRunning && process.exitCode() == 0)
            return start;
        process.kill();
        process.waitForFinished();
        return rules::fail({.hint = "bench part " + toUtf8(part)});
    }

    /** Medians over some starts; the first start, which fills the disk cache, does not count. */
    Result<Start> median(const QString &part) const
    {
        if (const auto first = once(part); !first)
            return first;
        std::vector<double> painted;
        std::map<std::string, std::vector<double>> all;
        for (int n = 0; n < kStarts; ++n) {
            const auto start = once(part);
            if (!start)
                return start;
            painted.push_back(start->painted);
            for (const auto &[key, value] : start->figures)
                all[key].push_back(value);
        }
        Start result{middle(painted), {}};
        for (const auto &[key, values] : all)
            result.figures[key] = middle(values);
        return result;
    }

private:
    static constexpr qint64 kMostMilliseconds = 120'000;
    static constexpr int kPatienceMilliseconds = 200;

    static void take(QProcess &process, const QElapsedTimer &timer, Start &start)
    {
        while (process.canReadLine()) {
            const auto words = QString::fromUtf8(process.readLine()).simplified().split(u' ');
            if (words.first() == QLatin1String("painted"))
                start.painted = static_cast<double>(timer.nsecsElapsed()) / 1e6;
            else if (words.size() == 2)
                start.figures[toUtf8(words[0])] = words[1].toDouble();
        }
    }
    static double middle(std::vector<double> values)
    {
        std::ranges::sort(values);
        return values[values.size() / 2];
    }

    Workbench &m_bench;
    Screen m_screen;
};

/** The figures of a part that is started once. */
Result<std::vector<Figure>> figuresOf(Workbench &bench, const char *part)
{
    const auto start = Parts(bench).once(QString::fromLatin1(part));
    if (!start)
        return rules::fail(start.error());
    std::vector<Figure> figures;
    for (const auto &[key, value] : start->figures)
        figures.push_back({key, value});
    return figures;
}

} // namespace

Result<std::vector<Figure>> benchPages(Workbench &bench)
{
    const Parts parts(bench);
    const auto bare = parts.median(QStringLiteral("bare"));
    const auto band = bare ? parts.median(QStringLiteral("band")) : bare;
    if (!band)
        return rules::fail(band.error());
    std::vector<Figure> figures{
        {"bare_window_painted_ms", bare->painted},
        {"band_page_painted_ms", band->painted},
        {"band_page_over_bare_window_ratio", band->painted / bare->painted},
    };
    for (const auto &[key, value] : bare->figures)
        figures.push_back({"bare_window_" + key, value});
    for (const auto &[key, value] : band->figures)
        figures.push_back({"band_page_" + key, value});
    return figures;
}

Result<std::vector<Figure>> benchHome(Workbench &bench)
{
    return figuresOf(bench, "home");
}

Result<std::vector<Figure>> benchCampaignPage(Workbench &bench)
{
    return figuresOf(bench, "campaign-page");
}

Result<std::vector<Figure>> benchBoard(Workbench &bench)
{
    return figuresOf(bench, "board");
}

Result<std::vector<Figure>> benchSheet(Workbench &bench)
{
    return figuresOf(bench, "sheet");
}

} // namespace escarmouche::app
