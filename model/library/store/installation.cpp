// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/installation.h"

#include "model/exchange/filewriter.h"
#include "model/library/database/libraryfile.h"
#include "model/library/database/place.h"
#include "model/library/store/check.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr const char *kLogs[] = {"-wal", "-shm", "-journal"};

QString freeName(const QString &library, const QDateTime &now)
{
    const auto base = library + QStringLiteral(".aside-") + now.toUTC().toString(kTimeFormat);
    auto name = base;
    for (int n = 2; QFileInfo::exists(name); ++n)
        name = base + u'-' + QString::number(n);
    return name;
}

/** A second name for a file; a copy where the file system has no second names. */
Result<void> keep(const QString &file, const QString &name)
{
    if (::link(QFile::encodeName(file).constData(), QFile::encodeName(name).constData()) == 0)
        return {};
    if (!QFile::copy(file, name))
        return fail(fileError(name));
    return sync(name);
}

/** Beside another file they would be taken for that one's. */
Result<void> removeLogs(const QString &library)
{
    for (const auto *suffix : kLogs) {
        const auto log = library + QLatin1String(suffix);
        if (QFileInfo::exists(log) && !QFile::remove(log))
            return fail(fileError(log));
    }
    return syncFolderOf(library);
}

Result<void> replace(const QString &finished, const QString &library)
{
    if (const auto alone = removeLogs(library); !alone)
        return alone;
    return moveFile(finished, library);
}

/** What is written down nowhere but in the log goes into the file first, and nobody writes from
    then on: so the file is whole without its log, for as long as it still bears the name. */
Result<void> replaceSound(const QString &finished, const QString &library, const QString &aside,
                          Milliseconds patience)
{
    constexpr unsigned long kPauseMs = 20;
    QElapsedTimer waited;
    waited.start();
    const auto connection = Connection::open(library, Connection::Access::Write, patience);
    if (!connection)
        return fail(connection.error());
    // What waits is this loop, once for both: SQLite would wait for each of them.
    if (const auto set = (*connection)->run("PRAGMA busy_timeout = 0"); !set)
        return set;
    for (;;) {
        const auto begun = (*connection)->run("PRAGMA wal_checkpoint(TRUNCATE)").and_then([&] {
            return (*connection)->run("BEGIN IMMEDIATE");
        });
        if (begun && QFileInfo(library + QStringLiteral("-wal")).size() == 0) {
            const auto kept = keep(library, aside);
            const auto replaced = kept ? replace(finished, library) : kept;
            (void)(*connection)->run("ROLLBACK");
            return replaced;
        }
        if (begun)
            (void)(*connection)->run("ROLLBACK"); // somebody was faster
        else if (begun.error().code != ErrorCode::LibraryBusy)
            return begun;
        if (waited.elapsed() >= patience.count())
            return fail({.code = ErrorCode::LibraryBusy, .subject = toUtf8(library)});
        QThread::msleep(kPauseMs);
    }
}

/** Nothing is written into what is damaged: its log may be the very damage. */
Result<void> replaceDamaged(const QString &finished, const QString &library, const QString &aside)
{
    for (const auto *suffix : {"-wal", "-journal", ""}) {
        const auto file = library + QLatin1String(suffix);
        if (!QFileInfo::exists(file))
            continue;
        if (const auto kept = keep(file, aside + QLatin1String(suffix)); !kept)
            return kept;
    }
    return replace(finished, library);
}

} // namespace

rules::Error fileError(const QString &path)
{
    return systemError(errno, toUtf8(path));
}

Result<void> sync(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    const auto error = fileError(path);
    if (descriptor >= 0)
        ::close(descriptor);
    return synced ? Result<void>() : fail(error);
}

Result<void> moveFile(const QString &from, const QString &to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return fail(fileError(to));
    return syncRenamed(to);
}

Result<QString> installLibrary(const QString &finished, const QString &library,
                               const rules::RuleSystems &systems, const QDateTime &now,
                               Milliseconds patience)
{
    const auto place = realFile(library);
    const auto stands = checkPlace(place);
    if (!stands && stands.error().code != ErrorCode::LibraryNotFound)
        return fail(stands.error());
    if (const auto like = stands ? takeMode(place, finished) : Result<void>(); !like)
        return fail(like.error());
    const auto aside = freeName(place, now);
    const auto sound = stands ? verdict(checkLibrary(place, systems, patience)) : stands;
    // Neither says anything of its soundness.
    if (!sound && (sound.error().code == ErrorCode::OutOfMemory ||
                   sound.error().code == ErrorCode::LibraryBusy))
        return fail(namingHolder(sound.error(), library));
    const auto replaced = sound ? replaceSound(finished, place, aside, patience)
                                : replaceDamaged(finished, place, aside);
    if (!replaced)
        return fail(namingHolder(replaced.error(), library));
    return stands ? aside : QString();
}

} // namespace escarmouche::model
