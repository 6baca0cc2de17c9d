// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/backup.h"

#include "model/library/database/libraryfile.h"
#include "model/library/database/migrator.h"
#include "model/library/database/place.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/check.h"
#include "model/library/store/installation.h"
#include "model/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <map>
#include <set>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kLast = 10;
constexpr std::size_t kDays = 15; // fourteen, and one that a wrong clock told
const QString kSuffix = QStringLiteral(".escarmouche");

QString draftBeside(const QString &path)
{
    const auto id = QUuid::createUuid().toString(QUuid::Id128).left(12);
    return QFileInfo(path).absolutePath() + QStringLiteral("/.draft-") + id;
}

using Heads = std::map<std::string, std::int64_t>;

Result<Heads> headsOf(Connection &connection)
{
    LedgerRepository ledger(connection);
    const auto streams = ledger.streams();
    if (!streams)
        return fail(streams.error());
    Heads heads;
    for (const auto &stream : *streams) {
        const auto head = ledger.head(stream);
        if (!head)
            return fail(head.error());
        heads[stream] = head->seq;
    }
    GameRepository games(connection);
    const auto uuids = games.uuids();
    if (!uuids)
        return fail(uuids.error());
    for (const auto &uuid : *uuids) {
        const auto mark = games.mark(uuid);
        if (!mark)
            return fail(mark.error());
        if (*mark)
            heads[uuid] = (*mark)->head.seq;
    }
    return heads;
}

/** What is wrong with a backup, in a few words. */
std::string reasonOf(const Error &error)
{
    if (error.code == ErrorCode::ForeignSchema)
        return "something the program did not put there: " + error.subject;
    return error.hint.empty() ? "a history that does not add up" : error.hint;
}

/** What stands there is ours, and this version knows it. */
Result<void> presentLibrary(const QString &path)
{
    const auto steps = migrationSteps();
    if (!steps)
        return fail(steps.error());
    return checkHeader(path, steps->back().version);
}

/** By its name: the time, and behind it the number of those that are counted. */
std::optional<Backup> backupAt(const QString &path)
{
    const auto name = QFileInfo(path).fileName().chopped(kSuffix.size());
    const auto time = name.section(u'Z', 0, 0, QString::SectionIncludeTrailingSep);
    const auto number = name.mid(time.size());
    Backup backup{path, QDateTime::fromString(time, kTimeFormat), 0};
    backup.at.setTimeSpec(Qt::UTC);
    bool counted = number.isEmpty();
    if (number.startsWith(u'-'))
        backup.number = number.mid(1).toInt(&counted);
    return backup.at.isValid() && counted ? std::optional(backup) : std::nullopt;
}

} // namespace

std::vector<Backup> keptBackups(std::span<const Backup> newestFirst)
{
    std::set<QDate> days;
    std::set<std::pair<int, int>> months;
    std::vector<Backup> kept;
    for (const Backup &backup : newestFirst) {
        const auto date = backup.at.date();
        const bool lastOfDay = days.size() < kDays && days.insert(date).second;
        const bool lastOfMonth = months.insert({date.year(), date.month()}).second;
        if (kept.size() < kLast || lastOfDay || lastOfMonth)
            kept.push_back(backup);
    }
    return kept;
}

Backups::Backups(QString library, const rules::RuleSystems &systems, Milliseconds patience)
    : m_library(QFileInfo(library).absoluteFilePath()), m_systems(&systems), m_patience(patience)
{
}

QString Backups::folder() const
{
    return m_library + QStringLiteral(".backups");
}

std::vector<Backup> Backups::list() const
{
    std::vector<Backup> backups;
    const QDir folder(this->folder());
    for (const auto &name : folder.entryList({u'*' + kSuffix}, QDir::Files)) {
        if (const auto backup = backupAt(folder.filePath(name)))
            backups.push_back(*backup);
    }
    std::ranges::sort(backups, std::greater<>(),
                      [](const Backup &one) { return std::pair(one.number, one.at); });
    return backups;
}

Result<void> Backups::check(const QString &backup) const
{
    const auto sound = verdict(checkLibrary(backup, *m_systems));
    if (sound || !isOfTheFile(sound.error().code))
        return sound;
    return fail({.code = ErrorCode::BackupDamaged,
                 .subject = toUtf8(backup),
                 .hint = reasonOf(sound.error()),
                 .more = {sound.error()}});
}

Result<Backup> Backups::newestSound() const
{
    Error error{.code = ErrorCode::FileNotFound, .subject = toUtf8(folder())};
    for (const auto &backup : list()) {
        const auto sound = check(backup.path);
        if (sound)
            return backup;
        error = sound.error();
    }
    return fail(std::move(error));
}

/** The copy holds at least every act that stood in the library when it began. */
Result<void> Backups::copyTo(const QString &draft) const
{
    const auto connection = Connection::open(m_library, Connection::Access::Read, m_patience);
    if (!connection)
        return fail(connection.error());
    const auto before = headsOf(**connection);
    if (!before)
        return fail(before.error());
    if (const auto made = makePrivateFile(draft); !made)
        return made;
    if (const auto copied = (*connection)->prepare("VACUUM INTO ?").bind(toUtf8(draft)).run();
        !copied)
        return copied;
    const auto copy = Connection::open(draft, Connection::Access::Read);
    if (!copy)
        return fail(copy.error());
    auto after = headsOf(**copy);
    if (!after)
        return fail(after.error());
    for (const auto &[stream, seq] : *before) {
        if ((*after)[stream] < seq)
            return fail({.code = ErrorCode::BackupDamaged,
                         .subject = toUtf8(draft),
                         .hint = "acts are missing in the copy: " + stream});
    }
    return {};
}

Result<Backup> Backups::make(const QDateTime &now)
{
    if (const auto ours = presentLibrary(m_library); !ours)
        return fail(ours.error());
    if (const auto made = makePrivateFolder(folder()); !made)
        return fail(made.error());
    const auto at = now.toUTC();
    const auto present = list();
    const int number = present.empty() ? 1 : present.front().number + 1;
    const auto name = at.toString(kTimeFormat) + u'-' + QString::number(number) + kSuffix;
    const Backup backup{QDir(folder()).filePath(name), at, number};
    const LibraryInTheMaking draft{draftBeside(backup.path)};
    if (const auto copied = copyTo(draft.path); !copied)
        return fail(namingHolder(about(copied.error(), m_library), m_library));
    // What is wrong in the copy was wrong in the library.
    if (const auto sound = verdict(checkLibrary(draft.path, *m_systems)); !sound)
        return fail(unveiled(sound.error(), draft.path, m_library));
    if (const auto synced = sync(draft.path); !synced)
        return fail(about(synced.error(), backup.path));
    if (const auto moved = moveFile(draft.path, backup.path); !moved)
        return fail(moved.error());
    if (const auto thinned = thin(); !thinned)
        return fail(thinned.error());
    return backup;
}

Result<void> Backups::thin()
{
    const auto present = list();
    const auto kept = keptBackups(present);
    if (kept.size() == present.size())
        return {};
    const auto sound = newestSound();
    if (!sound)
        return {}; // nothing here is known to be good, so nothing goes
    for (const auto &backup : present) {
        const bool stays = backup == *sound || std::ranges::find(kept, backup) != kept.end();
        if (!stays && !QFile::remove(backup.path))
            return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(backup.path)});
    }
    return {};
}

Result<QString> Backups::restore(const QString &backup, const QDateTime &now)
{
    if (const auto stands = checkPlace(backup); !stands)
        return fail(stands.error().code == ErrorCode::LibraryNotFound
                        ? Error{.code = ErrorCode::FileNotFound, .subject = toUtf8(backup)}
                        : stands.error());
    if (const auto sound = check(backup); !sound)
        return fail(sound.error());
    const auto place = realFile(m_library);
    if (const auto made = makePrivateFolder(QFileInfo(place).absolutePath()); !made)
        return fail(about(made.error(), m_library));
    const LibraryInTheMaking draft{draftBeside(place)};
    if (!QFile::copy(backup, draft.path))
        return fail(fileError(m_library));
    if (!QFile::setPermissions(draft.path, QFile::ReadOwner | QFile::WriteOwner))
        return fail(fileError(m_library));
    if (const auto sound = check(draft.path); !sound)
        return fail(unveiled(sound.error(), draft.path, m_library));
    if (const auto synced = sync(draft.path); !synced)
        return fail(about(synced.error(), m_library));
    return installLibrary(draft.path, m_library, *m_systems, now, m_patience);
}

} // namespace escarmouche::model
