// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <QDateTime>
#include <QString>

#include <span>
#include <vector>

namespace escarmouche::model {

struct Backup {
    QString path;
    QDateTime at; // UTC, by its name: what the clock said
    int number = 0; // which of them it is, from 1; 0: made before they were numbered

    bool operator==(const Backup &) const = default;
};

/** Which of these are kept: the ten made last, and the one made last on each of the fifteen last
    days and in each month that have one. Clocks go wrong: which is newer is told by the order in
    which they were made, dates only tell days and months apart. The newest first in and out. */
std::vector<Backup> keptBackups(std::span<const Backup> newestFirst);

/** The backups of one library, in the folder beside it. A copy counts only once it has been
    opened and checked; nothing older goes before. */
class Backups
{
public:
    Backups(QString library, const rules::RuleSystems &systems, Milliseconds patience = kPatience);

    QString folder() const;
    /** The one made last first, unchecked. */
    std::vector<Backup> list() const;
    /** The newest that is sound; BackupDamaged when none is, FileNotFound when there is none. */
    rules::Result<Backup> newestSound() const;

    /** Copies the library as it is now, checks the copy, thins the older ones. */
    rules::Result<Backup> make(const QDateTime &now = QDateTime::currentDateTimeUtc());
    /** Removes what keptBackups leaves out, but never the newest sound one. */
    [[nodiscard]] rules::Result<void> thin();
    /** Puts a sound backup in the library's place. Gives where the file that stood there is kept;
        empty: none stood there. */
    rules::Result<QString> restore(const QString &backup,
                                   const QDateTime &now = QDateTime::currentDateTimeUtc());

private:
    rules::Result<void> check(const QString &backup) const;
    rules::Result<void> copyTo(const QString &draft) const;

    QString m_library;
    const rules::RuleSystems *m_systems;
    Milliseconds m_patience;
};

} // namespace escarmouche::model
