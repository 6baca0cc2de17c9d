// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/program/runlog.h"

#include "app/words/program/lastwords.h"
#include "model/exchange/filewriter.h"
#include "model/library/database/place.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <atomic>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace escarmouche::app {

namespace {

constexpr int kKept = 20; // logs of runs that have ended
constexpr qint64 kMostBytes = 4 << 20; // of one log
const QString kRunning = QStringLiteral(".running.log");
const QString kCut = QStringLiteral(".cut.log");
const QString kEnded = QStringLiteral(".log");
constexpr std::string_view kLibrary = "library: ";
constexpr int kTimeLetters = 24; // "2026-11-25T18:02:11.123Z"

std::atomic<int> currentLog = -1; // for the messages of Qt, which know of no object
std::atomic<qint64> bytesWritten = 0;
QtMessageHandler formerHandler = nullptr;

std::string timeNow()
{
    return toUtf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
}

void writeLine(int descriptor, std::string_view line)
{
    const std::string whole = timeNow() + ' ' + std::string(line) + '\n';
    if ((bytesWritten += static_cast<qint64>(whole.size())) <= kMostBytes)
        (void)!::write(descriptor, whole.data(), whole.size());
}

void takeMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (const int log = currentLog; log >= 0)
        writeLine(log, toUtf8(text));
    if (formerHandler != nullptr)
        formerHandler(type, context, text);
}

/** Under its new name; the lock goes with it. */
void rename(const QString &path, const QString &to)
{
    ::rename(QFile::encodeName(path).constData(), QFile::encodeName(to).constData());
}

QString withEnding(const QString &running, const QString &ending)
{
    return running.chopped(kRunning.size()) + ending;
}

void thin(const QString &folder)
{
    auto logs = QDir(folder).entryList({u'*' + kEnded}, QDir::Files, QDir::Name);
    logs.removeIf([](const QString &name) { return name.endsWith(kRunning); });
    while (logs.size() > kKept)
        QFile::remove(folder + u'/' + logs.takeFirst());
}

CutRun readCut(const QString &path)
{
    CutRun run{path, {}, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return run;
    for (const QByteArray &line : file.read(2 * kMostBytes).split('\n')) {
        const std::string text = line.toStdString();
        const bool isTimed = text.size() > kTimeLetters && text[kTimeLetters - 1] == 'Z';
        if (!isTimed) // of a backtrace
            continue;
        run.at = text.substr(0, kTimeLetters);
        if (const auto told = text.substr(kTimeLetters + 1); told.starts_with(kLibrary))
            run.library = toQString(told.substr(kLibrary.size()));
    }
    return run;
}

} // namespace

QString RunLog::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/logs");
}

RunLog::RunLog(QString path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor)
{
    bytesWritten = 0;
    currentLog = descriptor;
    formerHandler = qInstallMessageHandler(takeMessage);
    logCrashes(descriptor);
    write("Escarmouche " + toUtf8(QCoreApplication::applicationVersion()) + " begins");
}

// The file is named only once locked: found unlocked, it would count as the log of a crash.
std::unique_ptr<RunLog> RunLog::begin(const QString &folder)
{
    if (!model::makePrivateFolder(folder))
        return nullptr;
    const QString name =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-"));
    const QString path =
        folder + u'/' + name + QString::number(QCoreApplication::applicationPid()) + kRunning;
    const QString draft = path + QStringLiteral(".new");
    const int descriptor = ::open(QFile::encodeName(draft).constData(),
                                  O_WRONLY | O_APPEND | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return nullptr;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) { // a file system without locks
        ::close(descriptor);
        QFile::remove(draft);
        return nullptr;
    }
    rename(draft, path);
    std::unique_ptr<RunLog> log(new RunLog(path, descriptor));
    ::fsync(descriptor);
    (void)model::syncFolderOf(path); // or a cut of the power took the mark as well
    return log;
}

RunLog::~RunLog()
{
    write("ended");
    qInstallMessageHandler(formerHandler);
    logCrashes(-1);
    currentLog = -1;
    rename(m_path, withEnding(m_path, kEnded));
    ::close(m_descriptor);
    thin(QFileInfo(m_path).path());
}

void RunLog::write(std::string_view line) const
{
    writeLine(m_descriptor, line);
}

void RunLog::openLibrary(const QString &path) const
{
    write(std::string(kLibrary) + toUtf8(path));
}

std::vector<CutRun> RunLog::takeCut(const QString &folder)
{
    std::vector<CutRun> runs;
    for (const QString &name : QDir(folder).entryList({u'*' + kRunning}, QDir::Files, QDir::Name)) {
        const QString path = folder + u'/' + name;
        const int descriptor =
            ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        const bool isCut = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0; // else it runs
        if (isCut) {
            rename(path, withEnding(path, kCut));
            runs.push_back(readCut(withEnding(path, kCut)));
        }
        ::close(descriptor);
    }
    return runs;
}

} // namespace escarmouche::app
