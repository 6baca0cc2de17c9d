// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <QDateTime>
#include <QString>

namespace escarmouche::model {

/** How a moment is written in the name of a backup or of a file kept aside; UTC. */
inline const QString kTimeFormat = QStringLiteral("yyyy-MM-dd'T'HH-mm-ss-zzz'Z'");

/** What the system complained of last, said of a file. */
rules::Error fileError(const QString &path);
/** A file's bytes out of the system's cache onto the disk. */
[[nodiscard]] rules::Result<void> sync(const QString &path);
/** Renames, over whatever bears the name, and syncs the folder: a failure of that isDone(). */
[[nodiscard]] rules::Result<void> moveFile(const QString &from, const QString &to);

/** Puts a finished library file in another's place, with the mode of that one, at the end of the
    links that lead there. A sound library stands at the path at every
    instant, the old one or the new one; the old one, with the log of a damaged one, is kept under
    the name given back (empty: there was none). LibraryBusy: somebody is writing. */
rules::Result<QString> installLibrary(const QString &finished, const QString &library,
                                      const rules::RuleSystems &systems, const QDateTime &now,
                                      Milliseconds patience = kPatience);

} // namespace escarmouche::model
