// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"

#include "model/library/database/place.h"
#include "model/text.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QTemporaryDir>
#include <QUrl>

#include <atomic>

namespace escarmouche::model {

namespace {

QString nextName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("library-%1").arg(++count);
}

bool inMemory(const QString &path)
{
    return path == QLatin1String(":memory:");
}

QString logOf(const QString &library)
{
    return realFile(library) + QStringLiteral("-wal");
}

QString folderOf(const QString &path)
{
    return QFileInfo(realFile(path)).absolutePath();
}

const QString kCopy = QStringLiteral("copy");

struct Pragma {
    const char *set;
    const char *ask;
    const char *expected;
};

// Read back, because SQLite passes over a pragma it cannot or does not know how to honour.
constexpr Pragma kSetUp[] = {
    {"PRAGMA trusted_schema = OFF", "PRAGMA trusted_schema", "0"},
    {"PRAGMA foreign_keys = ON", "PRAGMA foreign_keys", "1"},
};
constexpr Pragma kSynchronous = {"PRAGMA synchronous = FULL", "PRAGMA synchronous", "2"};
constexpr Pragma kJournal = {"PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "wal"};

rules::Result<void> apply(Connection &connection, const Pragma &pragma)
{
    if (const auto set = connection.run(pragma.set); !set)
        return set;
    const auto present = connection.text(pragma.ask);
    if (!present)
        return rules::fail(present.error());
    if (*present != pragma.expected)
        return rules::fail({.code = rules::ErrorCode::Internal,
                            .subject = connection.file(),
                            .hint = std::string(pragma.set) + " gave " + *present});
    return {};
}

} // namespace

Connection::Connection(QString name, std::string file)
    : m_name(std::move(name)), m_file(std::move(file))
{
}

Connection::~Connection()
{
    m_prepared.clear();
    QSqlDatabase::removeDatabase(m_name);
    if (m_madeLog)
        removeEmptyLog();
}

void Connection::removeEmptyLog() const
{
    const QString path = toQString(m_file);
    const QFileInfo log(logOf(path));
    if (!log.exists() || log.size() > 0 || !QFileInfo(path).isWritable())
        return;
    // Only SQLite knows whether somebody else reads or writes there: who may write and is the last
    // to leave takes the log away, and with nothing in it the library stays as it is.
    if (const auto last = connect(path, QStringLiteral("QSQLITE_BUSY_TIMEOUT=0")))
        (void)(*last)->integer("PRAGMA schema_version");
}

rules::Result<std::unique_ptr<Connection>> Connection::connect(const QString &path,
                                                               const QString &options)
{
    std::unique_ptr<Connection> connection(new Connection(nextName(), toUtf8(path)));
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection->m_name);
    database.setConnectOptions(options);
    database.setDatabaseName(path);
    if (!database.open())
        return rules::fail(errorOf(database.lastError(), connection->m_file));
    return connection;
}

rules::Result<std::unique_ptr<Connection>> Connection::openHeader(const QString &path)
{
    const auto url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toEncoded();
    return connect(QString::fromLatin1(url) + QLatin1String("?immutable=1"),
                   QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
}

rules::Result<std::unique_ptr<Connection>> Connection::open(const QString &path, Access access,
                                                            Milliseconds patience)
{
    // SQLite makes a missing file; only create() may do that.
    if (const auto stands = inMemory(path) ? rules::Result<void>() : checkPlace(path); !stands)
        return rules::fail(stands.error());
    if (!inMemory(path) && access == Access::Read && !QFileInfo(folderOf(path)).isWritable())
        return readUnwritable(path, patience);
    const bool bare = access == Access::Read && !QFileInfo::exists(logOf(path));
    auto connection =
        connect(path, access == Access::Read ? QStringLiteral("QSQLITE_OPEN_READONLY") : QString());
    if (!connection)
        return connection;
    (*connection)->m_madeLog = bare;
    (*connection)->m_patience = patience;
    if (const auto ready = (*connection)->setUp(access); !ready)
        return rules::fail(ready.error());
    return connection;
}

rules::Result<std::unique_ptr<Connection>>
Connection::openCopy(const QString &original, std::unique_ptr<QTemporaryDir> folder, Access access)
{
    auto connection = connect(folder->filePath(kCopy), {});
    if (!connection)
        return connection;
    (*connection)->m_file = toUtf8(original);
    (*connection)->m_folder = std::move(folder);
    auto ready = (*connection)->setUp(access);
    if (ready && access == Access::Read)
        ready = (*connection)->run("PRAGMA query_only = ON");
    return ready ? std::move(connection) : rules::fail(ready.error());
}

rules::Result<std::unique_ptr<Connection>> Connection::copy()
{
    auto folder = std::make_unique<QTemporaryDir>();
    const auto made = prepare("VACUUM INTO ?").bind(toUtf8(folder->filePath(kCopy))).run();
    if (!made)
        return rules::fail(made.error());
    return openCopy(toQString(m_file), std::move(folder), Access::Write);
}

rules::Result<std::unique_ptr<Connection>> Connection::readUnwritable(const QString &path,
                                                                      Milliseconds patience)
{
    // Somebody who may write has it open: then what SQLite needs is there.
    auto shared = connect(path, QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!shared)
        return shared;
    (*shared)->m_patience = patience;
    if ((*shared)->setUp(Access::Read) && (*shared)->integer("PRAGMA schema_version"))
        return shared;
    shared->reset();
    auto folder = std::make_unique<QTemporaryDir>();
    for (const auto *suffix : {"", "-wal"}) {
        const auto from = realFile(path) + QLatin1String(suffix);
        const auto to = folder->filePath(kCopy) + QLatin1String(suffix);
        if (!QFileInfo::exists(from))
            continue;
        if (!QFile::copy(from, to) ||
            !QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner))
            return rules::fail(
                {.code = rules::ErrorCode::PermissionDenied, .subject = toUtf8(path)});
    }
    return openCopy(path, std::move(folder), Access::Read);
}

rules::Result<std::unique_ptr<Connection>> Connection::create(const QString &path)
{
    if (QFileInfo::exists(path))
        return rules::fail({.code = rules::ErrorCode::LibraryBusy, .subject = toUtf8(path)});
    if (const auto made = makePrivateFile(path); !made)
        return rules::fail(made.error());
    return connect(path, {});
}

rules::Result<void> Connection::waitFor(Milliseconds patience)
{
    const std::string wait = "PRAGMA busy_timeout = " + std::to_string(patience.count());
    if (const auto set = run(wait); !set)
        return set;
    const auto present = integer("PRAGMA busy_timeout");
    if (!present)
        return rules::fail(present.error());
    if (*present != patience.count())
        return rules::fail({.code = rules::ErrorCode::Internal, .subject = m_file, .hint = wait});
    return {};
}

rules::Result<void> Connection::setUp(Access access)
{
    if (const auto waits = waitFor(m_patience); !waits)
        return waits;
    for (const Pragma &pragma : kSetUp) {
        if (const auto done = apply(*this, pragma); !done)
            return done;
    }
    if (access == Access::Read)
        return {};
    if (const auto done = apply(*this, kSynchronous); !done || m_file == ":memory:")
        return done;
    return apply(*this, kJournal);
}

Statement Connection::prepare(std::string_view sql)
{
    auto found = m_prepared.find(std::string(sql));
    // One that is already running is in use: a second run at the same time needs its own.
    if (found != m_prepared.end() && found->second.use_count() == 1)
        return Statement(found->second, m_file);
    std::optional<rules::Error> broken;
    auto query = prepareQuery(m_name, sql, m_file, broken);
    if (!broken)
        m_prepared.insert_or_assign(std::string(sql), query);
    return Statement(query, m_file, broken);
}

rules::Result<void> Connection::run(std::string_view sql)
{
    return prepare(sql).run();
}

rules::Result<std::int64_t> Connection::integer(std::string_view sql)
{
    auto statement = prepare(sql);
    const auto row = statement.step();
    if (!row)
        return rules::fail(row.error());
    return *row ? statement.integer(0) : 0;
}

rules::Result<std::string> Connection::text(std::string_view sql)
{
    auto statement = prepare(sql);
    const auto row = statement.step();
    if (!row)
        return rules::fail(row.error());
    return *row ? statement.text(0) : std::string();
}

rules::Result<void> Connection::begin(Patience patience)
{
    if (patience == Patience::None)
        (void)waitFor(Milliseconds(0));
    auto begun = run("BEGIN IMMEDIATE");
    if (patience == Patience::None)
        (void)waitFor(m_patience);
    return begun;
}

rules::Result<void> Connection::transaction(const std::function<rules::Result<void>()> &work,
                                            Patience patience)
{
    if (const auto begun = begin(patience); !begun)
        return begun;
    auto done = work();
    if (done)
        done = run("COMMIT");
    // Some failures (a full disk) have rolled back by themselves; then this says so, and may.
    if (!done)
        (void)run("ROLLBACK");
    return done;
}

} // namespace escarmouche::model
