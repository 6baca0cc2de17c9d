// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/libraryfile.h"

#include "model/exchange/filewriter.h"
#include "model/library/database/connection.h"
#include "model/library/database/place.h"
#include "model/text.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStorageInfo>
#include <QSysInfo>
#include <QUuid>

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace escarmouche::model {

FileIdentity fileIdentity(const QString &path)
{
    struct stat status {
    };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
}

rules::Result<void> checkHeader(const QString &path, int newest)
{
    const auto refuse = [&](rules::Error error) {
        error.subject = toUtf8(path);
        return rules::fail(std::move(error));
    };
    if (const auto stands = checkPlace(path); !stands)
        return stands;
    const auto header = Connection::openHeader(path);
    if (!header)
        return refuse(header.error());
    const auto application = (*header)->integer("PRAGMA application_id");
    if (!application && application.error().code == rules::ErrorCode::NotALibrary)
        return refuse({.code = rules::ErrorCode::NotALibrary, .hint = "no SQLite file"});
    // A library may be whole with its log alone, which is not asked here.
    if (!application && application.error().code == rules::ErrorCode::LibraryDamaged)
        return {};
    if (!application)
        return refuse(application.error());
    if (*application != kApplicationId)
        return refuse(
            {.code = rules::ErrorCode::NotALibrary, .hint = "SQLite file of another program"});
    const auto version = (*header)->integer("PRAGMA user_version");
    if (!version)
        return refuse(version.error());
    if (*version > newest)
        return refuse({.code = rules::ErrorCode::NewerLibrary,
                       .hint = std::to_string(newest),
                       .number = *version});
    return {};
}

bool isNetworkFileSystem(const QByteArray &type)
{
    constexpr std::array kNetwork = {
        "nfs",         "nfs4",           "cifs",      "smb2",
        "smb3",        "smbfs",          "afs",       "ncpfs",
        "9p",          "ceph",           "lustre",    "gpfs",
        "ocfs2",       "gfs2",           "glusterfs", "coda",
        "fuse.sshfs",  "fuse.davfs",     "davfs",     "fuse.glusterfs",
        "fuse.rclone", "fuse.curlftpfs", "fuse.s3fs", "fuse.gvfsd-fuse"};
    return std::ranges::any_of(kNetwork, [&](const char *name) { return type == name; });
}

rules::Result<void> checkWritable(const QString &path)
{
    const QFileInfo file(realFile(path));
    const QString folder = file.absolutePath();
    const QByteArray type = QStorageInfo(folder).fileSystemType();
    if (isNetworkFileSystem(type))
        return rules::fail({.code = rules::ErrorCode::NetworkFileSystem,
                            .subject = toUtf8(path),
                            .hint = type.toStdString()});
    // SQLite needs the folder too, for the log beside the file.
    if (!QFileInfo(folder).isWritable() || (file.exists() && !file.isWritable()))
        return rules::fail({.code = rules::ErrorCode::PermissionDenied, .subject = toUtf8(path)});
    return {};
}

rules::Error namingHolder(rules::Error error, const QString &path)
{
    qint64 process = 0;
    QString host;
    QString program;
    const QLockFile lock(lockPath(path));
    if (error.code != rules::ErrorCode::LibraryBusy || !lock.getLockInfo(&process, &host, &program))
        return error;
    const bool gone = host == QSysInfo::machineHostName() &&
                      ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
    if (!gone)
        error.hint = toUtf8(QStringLiteral("%1 (%2) @ %3").arg(program).arg(process).arg(host));
    return error;
}

rules::Error about(rules::Error error, const QString &path)
{
    error.subject = toUtf8(path);
    return error;
}

rules::Error unveiled(rules::Error error, const QString &making, const QString &path)
{
    for (std::string *text : {&error.subject, &error.hint})
        *text = toUtf8(toQString(*text).replace(making, path));
    for (auto &each : error.more)
        each = unveiled(std::move(each), making, path);
    return error;
}

QString lockPath(const QString &library)
{
    return realFile(library) + QStringLiteral(".lock");
}

LibraryInTheMaking::~LibraryInTheMaking()
{
    for (const auto *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

rules::Result<void> createLibrary(const QString &path, const std::vector<MigrationStep> &steps)
{
    const QFileInfo target(realFile(path));
    if (const auto folder = makePrivateFolder(target.absolutePath()); !folder)
        return rules::fail(about(folder.error(), path));
    if (const auto allowed = checkWritable(path); !allowed)
        return allowed;
    const LibraryInTheMaking draft(target.absolutePath() + QStringLiteral("/.") +
                                   target.fileName() + QLatin1Char('.') +
                                   QUuid::createUuid().toString(QUuid::Id128));
    rules::Result<void> made;
    {
        auto connection = Connection::create(draft.path);
        made = connection ? migrate(**connection, steps, {}) : rules::fail(connection.error());
        if (!made)
            made = rules::fail(unveiled(made.error(), draft.path, path));
    }
    // rename() refuses to overwrite; losing that race to another program is as good as winning.
    if (made && !QFile::rename(draft.path, target.filePath()) && !QFileInfo::exists(path))
        made = rules::fail({.code = rules::ErrorCode::InputOutput, .subject = toUtf8(path)});
    return made ? syncFolderOf(path) : made;
}

} // namespace escarmouche::model
