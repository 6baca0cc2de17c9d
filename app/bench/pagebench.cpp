// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"

#include "model/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <map>

namespace escarmouche::app {

using rules::Result;

namespace {

constexpr int kStarts = 11;

/** A screen of our own where Xvfb is installed; else Qt's off-screen platform. */
class Screen
{
public:
    Screen()
    {
        const QString server = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (server.isEmpty())
            return;
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

Start startPart(const Screen &screen, const QString &part, const QString &library)
{
    QProcess process;
    process.setProcessEnvironment(screen.environment());
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer timer;
    timer.start();
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--bench-part"), part, library});
    Start start;
    while (process.waitForReadyRead(60000)) {
        while (process.canReadLine()) {
            const auto words = QString::fromUtf8(process.readLine()).simplified().split(u' ');
            if (words.first() == QLatin1String("painted"))
                start.painted = static_cast<double>(timer.nsecsElapsed()) / 1e6;
            else if (words.size() == 2)
                start.figures[toUtf8(words[0])] = words[1].toDouble();
        }
    }
    process.waitForFinished();
    return start;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/** Medians over some starts; the first start, which fills the disk cache, does not count. */
Start medianStart(const Screen &screen, const QString &part, const QString &library)
{
    startPart(screen, part, library);
    std::vector<double> painted;
    std::map<std::string, std::vector<double>> all;
    for (int n = 0; n < kStarts; ++n) {
        const auto start = startPart(screen, part, library);
        painted.push_back(start.painted);
        for (const auto &[key, value] : start.figures)
            all[key].push_back(value);
    }
    Start result{median(painted), {}};
    for (const auto &[key, values] : all)
        result.figures[key] = median(values);
    return result;
}

} // namespace

Result<std::vector<Figure>> benchPages(const QString &folder, QString &screenName)
{
    const Screen screen;
    screenName = screen.name();
    const QString library = QDir(folder).filePath(QStringLiteral("bench.library"));
    const auto bare = medianStart(screen, QStringLiteral("bare"), library);
    const auto band = medianStart(screen, QStringLiteral("band"), library);
    std::vector<Figure> figures{
        {"bare_window_painted_ms", bare.painted},
        {"band_page_painted_ms", band.painted},
        {"band_page_over_bare_window_ratio", band.painted / bare.painted},
    };
    for (const auto &[key, value] : bare.figures)
        figures.push_back({"bare_window_" + key, value});
    for (const auto &[key, value] : band.figures)
        figures.push_back({"band_page_" + key, value});
    for (const auto *part : {"home", "sheet"}) {
        const auto once = startPart(screen, QString::fromLatin1(part), library);
        for (const auto &[key, value] : once.figures)
            figures.push_back({key, value});
    }
    return figures;
}

} // namespace escarmouche::app
