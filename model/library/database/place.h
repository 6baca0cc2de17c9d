// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QString>

namespace escarmouche::model {

// The places of libraries and backups: what stands there, and who may read it.

/** Where the bytes of a library lie, though none stands there yet: the end of all links. SQLite
    keeps its log there. */
QString realFile(const QString &path);

/** LibraryNotFound where nothing stands, PermissionDenied where nobody may look, NotALibrary for
    what is no plain file: nothing is opened, so nothing can hold the program up. */
[[nodiscard]] rules::Result<void> checkPlace(const QString &path);

/** Whether what lies in a folder can be seen, where it is there: PermissionDenied. */
[[nodiscard]] rules::Result<void> checkFolder(const QString &path);

/** Makes a folder, and those above it, for their owner alone; one that is there stays as it is. */
[[nodiscard]] rules::Result<void> makePrivateFolder(const QString &path);
/** Makes an empty file for its owner alone; InputOutput where one stands. */
[[nodiscard]] rules::Result<void> makePrivateFile(const QString &path);

/** Gives a file the mode of another, and its owner and group as far as the system lets us. */
[[nodiscard]] rules::Result<void> takeMode(const QString &of, const QString &file);

} // namespace escarmouche::model
