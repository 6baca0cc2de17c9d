// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/backup.h"

#include "model/library/check.h"
#include "model/library/gamerepository.h"
#include "model/library/installation.h"
#include "model/library/ledgerrepository.h"
#include "model/library/libraryfile.h"
#include "model/library/migrator.h"
#include "model/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kLast = 10;
constexpr int kDays = 14;
const QString kSuffix = QStringLiteral(".escarmouche");

QString draftBeside(const QString &path)
{
    const auto id = QUuid::createUuid().toString(QUuid::Id128).left(12);
    return QFileInfo(path).absolutePath() + QStringLiteral("/.draft-") + id;
}

/** Removes what a failure left of a file in the making. */
struct Draft {
    QString path;
    ~Draft()
    {
        for (const auto *suffix : {"", "-wal", "-shm", "-journal"})
            QFile::remove(path + QLatin1String(suffix));
    }
};

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

/** Whether an error says that a file is no sound library, and not that it could not be read. */
bool isOfTheFile(ErrorCode code)
{
    constexpr std::array kOthers{ErrorCode::NewerLibrary,    ErrorCode::LibraryBusy,
                                 ErrorCode::LibraryNotFound, ErrorCode::PermissionDenied,
                                 ErrorCode::DiskFull,        ErrorCode::InputOutput};
    return std::ranges::find(kOthers, code) == kOthers.end();
}

/** What is wrong with a backup, in a few words. */
std::string reasonOf(const Error &error)
{
    if (error.code == ErrorCode::ForeignSchema)
        return "something the program did not put there: " + error.subject;
    return error.hint.empty() ? "a history that does not add up" : error.hint;
}

/** Something of ours stands there, and this version knows it. */
Result<void> presentLibrary(const QString &path)
{
    if (!QFileInfo::exists(path))
        return fail({.code = ErrorCode::LibraryNotFound, .subject = toUtf8(path)});
    const auto steps = migrationSteps();
    if (!steps)
        return fail(steps.error());
    return checkHeader(path, steps->back().version);
}

} // namespace

std::vector<QDateTime> keptBackups(std::span<const QDateTime> times, const QDateTime &now)
{
    std::vector<QDateTime> newestFirst(times.begin(), times.end());
    std::ranges::sort(newestFirst, std::greater<>());
    std::set<QDate> days;
    std::set<std::pair<int, int>> months;
    std::vector<QDateTime> kept;
    for (const auto &time : newestFirst) {
        const auto date = time.toUTC().date();
        const auto age = date.daysTo(now.toUTC().date());
        const bool firstOfDay = days.insert(date).second && age < kDays;
        const bool firstOfMonth = months.insert({date.year(), date.month()}).second;
        if (kept.size() < kLast || firstOfDay || firstOfMonth)
            kept.push_back(time);
    }
    return kept;
}

Backups::Backups(QString library, const rules::RuleSystems &systems)
    : m_library(QFileInfo(library).absoluteFilePath()), m_systems(&systems)
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
        auto at = QDateTime::fromString(name.chopped(kSuffix.size()), kTimeFormat);
        at.setTimeSpec(Qt::UTC);
        if (at.isValid())
            backups.push_back({folder.filePath(name), at});
    }
    std::ranges::sort(backups, std::greater<>(), &Backup::at);
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
    const auto connection = Connection::open(m_library, Connection::Access::Read);
    if (!connection)
        return fail(connection.error());
    const auto before = headsOf(**connection);
    if (!before)
        return fail(before.error());
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
    if (!QDir().mkpath(folder()))
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(folder())});
    auto at = now.toUTC();
    const auto present = list();
    // Two within a millisecond, or a clock that was put back: still the newest by its name.
    if (!present.empty() && at <= present.front().at)
        at = present.front().at.addMSecs(1);
    const Backup backup{QDir(folder()).filePath(at.toString(kTimeFormat) + kSuffix), at};
    const Draft draft{draftBeside(backup.path)};
    if (const auto copied = copyTo(draft.path); !copied)
        return fail(namingHolder(about(copied.error(), m_library), m_library));
    // What is wrong in the copy was wrong in the library.
    if (const auto sound = verdict(checkLibrary(draft.path, *m_systems)); !sound) {
        const bool named = sound.error().subject == toUtf8(draft.path);
        return fail(named ? about(sound.error(), m_library) : sound.error());
    }
    if (const auto synced = sync(draft.path); !synced)
        return fail(about(synced.error(), backup.path));
    if (const auto moved = moveFile(draft.path, backup.path); !moved)
        return fail(moved.error());
    if (const auto thinned = thin(at); !thinned)
        return fail(thinned.error());
    return backup;
}

Result<void> Backups::thin(const QDateTime &now)
{
    const auto present = list();
    std::vector<QDateTime> times;
    for (const auto &backup : present)
        times.push_back(backup.at);
    const auto kept = keptBackups(times, now);
    if (kept.size() == present.size())
        return {};
    const auto sound = newestSound();
    if (!sound)
        return {}; // nothing here is known to be good, so nothing goes
    for (const auto &backup : present) {
        const bool stays =
            backup.at == sound->at || std::ranges::find(kept, backup.at) != kept.end();
        if (!stays && !QFile::remove(backup.path))
            return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(backup.path)});
    }
    return {};
}

Result<QString> Backups::restore(const QString &backup, const QDateTime &now)
{
    if (!QFileInfo::exists(backup))
        return fail({.code = ErrorCode::FileNotFound, .subject = toUtf8(backup)});
    if (const auto sound = check(backup); !sound)
        return fail(sound.error());
    const Draft draft{draftBeside(m_library)};
    if (!QFile::copy(backup, draft.path))
        return fail(fileError(m_library));
    if (!QFile::setPermissions(draft.path, QFile::ReadOwner | QFile::WriteOwner))
        return fail(fileError(m_library));
    if (const auto sound = check(draft.path); !sound)
        return fail(sound.error());
    if (const auto synced = sync(draft.path); !synced)
        return fail(about(synced.error(), m_library));
    return installLibrary(draft.path, m_library, *m_systems, now);
}

} // namespace escarmouche::model
