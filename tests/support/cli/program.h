// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace escarmouche::tests {

struct Ran {
    int exit = -1; // -1: it crashed
    QByteArray out;
    QByteArray err;
};

/** The real program in a home of its own, without a display. */
class Program
{
public:
    /** Runs in the home folder; files are named relative to it. */
    Ran run(const QStringList &arguments, const QString &outputFile = {})
    {
        QProcess process;
        prepare(process);
        if (!outputFile.isEmpty())
            process.setStandardOutputFile(outputFile);
        process.start(path(), arguments);
        process.closeWriteChannel();
        process.waitForFinished(60000);
        const bool normal = process.exitStatus() == QProcess::NormalExit;
        return {normal ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    void prepare(QProcess &process) const
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("USER"), QStringLiteral("login-name"));
        environment.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_home.path());
    }

    static QString path() { return QStringLiteral(BUILD_DIR "/app/escarmouche"); }
    QString file(const QString &name) const { return m_home.filePath(name); }
    /** Has all files of that home from now on. */
    void moveInAs(const Program &other) { copyFolder(other.m_home.path(), m_home.path()); }

private:
    static void copyFolder(const QString &from, const QString &to)
    {
        const auto entries =
            QDir(from).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        for (const QFileInfo &entry : entries) {
            const QString copy = to + QLatin1Char('/') + entry.fileName();
            if (!entry.isDir())
                QFile::copy(entry.filePath(), copy);
            else if (QDir().mkpath(copy))
                copyFolder(entry.filePath(), copy);
        }
    }

    QTemporaryDir m_home;
};

} // namespace escarmouche::tests
