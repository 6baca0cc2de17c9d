// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/cli/program.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unistd.h>

namespace escarmouche::tests {

inline const QString kSampleFiles = QStringLiteral(SOURCE_DIR "/resources/samples/musg");

inline QStringList words(const char *line)
{
    return QProcess::splitCommand(QString::fromUtf8(line));
}

inline nlohmann::json parsed(const Ran &ran)
{
    return nlohmann::json::parse(ran.out.toStdString(), nullptr, false);
}

/** The program in a home of its own, and the files that a test of its commands puts there. */
class CommandLineHouse
{
protected:
    /** A command with its last argument, which may hold spaces. */
    Ran act(const char *line, const QString &last) { return m_program->run(words(line) << last); }
    /** The answer of a command that succeeds, as JSON; null: it did not. */
    nlohmann::json fine(const char *line)
    {
        const Ran ran = m_program->run(words(line) << QStringLiteral("--json"));
        if (ran.exit != 0)
            qWarning("%s: %s", line, ran.err.constData());
        return ran.exit == 0 ? parsed(ran) : nlohmann::json();
    }
    nlohmann::json fine(const QString &line) { return fine(line.toUtf8().constData()); }
    void refuses(const char *line, int exit, const QByteArray &says)
    {
        const Ran ran = act(line, QStringLiteral("--lang=en"));
        QVERIFY2(ran.exit == exit, (QByteArray(line) + ": " + ran.err).constData());
        QVERIFY2(ran.err.contains(says), ran.err.constData());
    }
    /** A new home as `make` leaves it: made once, and copied for whoever asks for the name again.
     */
    void startAs(const std::string &name, const std::function<void()> &make)
    {
        static std::map<std::string, std::unique_ptr<Program>> made;
        m_program = std::make_unique<Program>();
        auto &kept = made[name];
        if (kept) {
            m_program->moveInAs(*kept);
            return;
        }
        make();
        kept = std::make_unique<Program>();
        kept->moveInAs(*m_program);
    }
    /** A new home with a campaign of two bands, whom the tests of its commands know. */
    void foundAutumn()
    {
        startAs("Autumn", [this] { makeAutumn(); });
    }
    void makeAutumn()
    {
        fine("campaign new Autumn --as Anne");
        fine("campaign join Autumn sample:karnash sample:vega --player Anne");
    }
    /** A game between its bands, played by machines. */
    void playFirstGame()
    {
        fine("campaign schedule Autumn Karnash \"Vega IX\"");
        fine("campaign report Autumn 1 --crew Karnash");
        fine("campaign report Autumn 1 --crew \"Vega IX\"");
        fine("campaign report Autumn 1 --play --ai easy --seed 7");
    }
    QString library() const
    {
        return m_program->file(QStringLiteral(".local/share/escarmouche/escarmouche.library"));
    }
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_program->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read(const QString &name)
    {
        QFile file(m_program->file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static nlohmann::json sample()
    {
        QFile file(kSampleFiles + QStringLiteral("/mogwash.band.json"));
        return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString())
                                              : nlohmann::json();
    }
    static QByteArray sampleWithout(const char *key)
    {
        nlohmann::json band = sample();
        band[key] = nlohmann::json::array();
        return QByteArray::fromStdString(band.dump());
    }
    static QByteArray sampleWithRace(const char *race)
    {
        nlohmann::json band = sample();
        band["race"] = race;
        return QByteArray::fromStdString(band.dump());
    }

    /** As one who may not do all: the tests may run as root. */
    Ran asNobody(const QStringList &arguments)
    {
        constexpr uid_t kNobody = 65534;
        QProcess process;
        m_program->prepare(process);
        if (geteuid() == 0)
            process.setChildProcessModifier([] {
                if (setgid(kNobody) != 0 || setuid(kNobody) != 0)
                    _exit(99);
            });
        process.start(Program::path(), arguments);
        if (!process.waitForStarted())
            return {}; // nobody does not reach the program
        process.waitForFinished();
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    std::unique_ptr<Program> m_program = std::make_unique<Program>();
};

} // namespace escarmouche::tests
