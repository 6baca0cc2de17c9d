// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/statement.h"

#include "model/text.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStorageInfo>
#include <QVariant>

#include <sys/resource.h>

namespace escarmouche::model {

namespace {

// Primary result codes of SQLite, as its documentation numbers them for ever.
rules::ErrorCode codeOf(int sqlite)
{
    switch (sqlite & 0xff) {
    case 3: // SQLITE_PERM
    case 8: // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
    case 23: // SQLITE_AUTH
        return rules::ErrorCode::PermissionDenied;
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return rules::ErrorCode::LibraryBusy;
    case 7: // SQLITE_NOMEM
        return rules::ErrorCode::OutOfMemory;
    case 10: // SQLITE_IOERR
        return rules::ErrorCode::InputOutput;
    case 11: // SQLITE_CORRUPT
        return rules::ErrorCode::LibraryDamaged;
    case 13: // SQLITE_FULL
        return rules::ErrorCode::DiskFull;
    case 26: // SQLITE_NOTADB
        return rules::ErrorCode::NotALibrary;
    default:
        return rules::ErrorCode::Internal;
    }
}

bool isFull(const std::string &file)
{
    constexpr qint64 kLogIndexBytes = 64LL << 10;
    const QStorageInfo disk(QFileInfo(toQString(file)).absolutePath());
    return disk.isValid() && disk.bytesAvailable() < kLogIndexBytes;
}

bool isMemoryLimited()
{
    rlimit limit{};
    return ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

/** What is called an I/O error, or nothing at all, where there was no memory for it. Where memory
    is not limited, the file system maps no file, or SQLite is not there. */
bool lacksMemory(int sqlite)
{
    constexpr int kNoMemory = 10 | (12 << 8); // SQLITE_IOERR_NOMEM
    constexpr int kNotMapped = 10 | (21 << 8); // SQLITE_IOERR_SHMMAP
    constexpr int kNotLoaded = 0; // SQLite itself
    return sqlite == kNoMemory ||
           ((sqlite == kNotMapped || sqlite == kNotLoaded) && isMemoryLimited());
}

} // namespace

rules::Error errorOf(const QSqlError &error, const std::string &file)
{
    rules::Error mine;
    const int sqlite = error.nativeErrorCode().toInt();
    mine.code = lacksMemory(sqlite) ? rules::ErrorCode::OutOfMemory : codeOf(sqlite);
    mine.subject = file;
    // SQLite calls it an I/O error when there is no room for the index of its log.
    if (mine.code == rules::ErrorCode::InputOutput && isFull(file))
        mine.code = rules::ErrorCode::DiskFull;
    if (mine.code != rules::ErrorCode::LibraryBusy) // its hint names who holds the file
        mine.hint = toUtf8(error.databaseText());
    return mine;
}

std::shared_ptr<QSqlQuery> prepareQuery(const QString &connection, std::string_view sql,
                                        const std::string &file,
                                        std::optional<rules::Error> &broken)
{
    auto query = std::make_shared<QSqlQuery>(QSqlDatabase::database(connection, false));
    query->setForwardOnly(true);
    if (!query->prepare(toQString(sql)))
        broken = errorOf(query->lastError(), file);
    return query;
}

Statement::Statement(std::shared_ptr<QSqlQuery> query, std::string file,
                     std::optional<rules::Error> broken)
    : m_query(std::move(query)), m_file(std::move(file)), m_broken(std::move(broken))
{
}

Statement::~Statement()
{
    if (m_query)
        m_query->finish();
}

Statement &Statement::bind(std::int64_t value)
{
    m_query->bindValue(m_bound++, QVariant::fromValue<qlonglong>(value));
    return *this;
}

Statement &Statement::bind(std::string_view text)
{
    QString value = toQString(text);
    if (value.isNull())
        value = QLatin1String("");
    m_query->bindValue(m_bound++, value);
    return *this;
}

Statement &Statement::bindBytes(std::string_view bytes)
{
    // Never null, which would be bound as NULL.
    m_query->bindValue(m_bound++,
                       QByteArray("").append(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return *this;
}

rules::Result<bool> Statement::step()
{
    if (m_broken)
        return rules::fail(*m_broken);
    if (!m_started) {
        m_started = true;
        if (!m_query->exec())
            return rules::fail(error());
        if (!m_query->isSelect())
            return false;
    }
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        return rules::fail(error());
    return false;
}

rules::Result<void> Statement::run()
{
    for (;;) {
        const auto row = step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return {};
    }
}

int Statement::changes() const
{
    return m_query->numRowsAffected();
}

std::int64_t Statement::integer(int column) const
{
    return m_query->value(column).toLongLong();
}

std::string Statement::text(int column) const
{
    const QVariant value = m_query->value(column);
    if (value.typeId() == QMetaType::QByteArray)
        return value.toByteArray().toStdString();
    return toUtf8(value.toString());
}

rules::Error Statement::error() const
{
    return errorOf(m_query->lastError(), m_file);
}

} // namespace escarmouche::model
