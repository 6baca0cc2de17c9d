// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/place.h"

#include "model/systemreason.h"
#include "model/text.h"

#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr mode_t kOwnFolder = 0700;
constexpr mode_t kOwnFile = 0600;

rules::Error lastError(const QString &path)
{
    return systemError(errno, toUtf8(path));
}

} // namespace

QString realFile(const QString &path)
{
    constexpr int kMostLinks = 40; // as the system follows
    QFileInfo file(path);
    for (int i = 0; i < kMostLinks && file.isSymLink(); ++i)
        file.setFile(file.symLinkTarget());
    return file.absoluteFilePath();
}

Result<void> checkPlace(const QString &path)
{
    struct stat status {
    };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG)
            return fail({.code = ErrorCode::LibraryNotFound, .subject = toUtf8(path)});
        return fail(lastError(path));
    }
    if (S_ISREG(status.st_mode))
        return {};
    return fail({.code = ErrorCode::NotALibrary,
                 .subject = toUtf8(path),
                 .hint = S_ISDIR(status.st_mode) ? "a folder" : "a device or a pipe"});
}

Result<void> checkFolder(const QString &path)
{
    if (::access(QFile::encodeName(path).constData(), R_OK | X_OK) == 0 || errno != EACCES)
        return {};
    return fail(lastError(path));
}

Result<void> makePrivateFolder(const QString &path)
{
    const QFileInfo folder(path);
    if (folder.isDir())
        return {};
    if (const auto above = folder.absolutePath(); above != folder.absoluteFilePath()) {
        if (const auto made = makePrivateFolder(above); !made)
            return made;
    }
    if (::mkdir(QFile::encodeName(path).constData(), kOwnFolder) == 0 || errno == EEXIST)
        return {};
    return fail(lastError(path));
}

Result<void> makePrivateFile(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(),
                                  O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kOwnFile);
    if (descriptor < 0)
        return fail(lastError(path));
    ::close(descriptor);
    return {};
}

Result<void> takeMode(const QString &of, const QString &file)
{
    struct stat status {
    };
    const auto name = QFile::encodeName(file);
    if (::stat(QFile::encodeName(of).constData(), &status) != 0)
        return fail(lastError(of));
    // Only root gives a file away, and only to a group of one's own is it given otherwise.
    if (::chown(name.constData(), status.st_uid, status.st_gid) != 0)
        (void)!::chown(name.constData(), static_cast<uid_t>(-1), status.st_gid);
    if (::chmod(name.constData(), status.st_mode & 07777U) != 0)
        return fail(lastError(file));
    return {};
}

} // namespace escarmouche::model
