// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/migrator.h"

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace escarmouche::model {

// What is looked at from outside, before SQLite may touch a file.

/** Which file stands at a path, whatever its name; all zero: none. */
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;

    bool operator==(const FileIdentity &) const = default;
};
FileIdentity fileIdentity(const QString &path);

/** Reads the header: NotALibrary for anything but a library, NewerLibrary beyond
    `newest`. The file is only read. */
[[nodiscard]] rules::Result<void> checkHeader(const QString &path, int newest);

/** By the name that the system gives a file system, such as "nfs4". */
bool isNetworkFileSystem(const QByteArray &type);

/** PermissionDenied or NetworkFileSystem where a library must not or cannot be written. */
[[nodiscard]] rules::Result<void> checkWritable(const QString &path);

/** Of LibraryBusy: with the name of whoever took the lock file beside the library and still runs,
    where somebody has. Any other error as it is. */
rules::Error namingHolder(rules::Error error, const QString &path);
/** The file that names who has a library open; it keeps nobody out. */
QString lockPath(const QString &library);

/** An error about another file, told of this one. */
rules::Error about(rules::Error error, const QString &path);
/** An error that names a file in the making, which nobody knows, told of the one it is to become.
 */
rules::Error unveiled(rules::Error error, const QString &making, const QString &path);

/** A library in the making; what a failure left of it goes with this. */
struct LibraryInTheMaking {
    QString path;

    explicit LibraryInTheMaking(QString place) : path(std::move(place)) {}
    ~LibraryInTheMaking();
    LibraryInTheMaking(const LibraryInTheMaking &) = delete;
    LibraryInTheMaking &operator=(const LibraryInTheMaking &) = delete;
};

/** Makes an empty library whole under another name and then gives it its own, so that nobody ever
    sees half of one. One that has come into being meanwhile is left as it is. */
[[nodiscard]] rules::Result<void> createLibrary(const QString &path,
                                                const std::vector<MigrationStep> &steps);

} // namespace escarmouche::model
