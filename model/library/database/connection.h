// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "model/library/database/statement.h"

#include <QString>

#include <functional>
#include <memory>
#include <string_view>
#include <unordered_map>

class QSqlQuery;
class QTemporaryDir;

namespace escarmouche::model {

/** "Esca": tells a library from any other SQLite file. */
inline constexpr std::int64_t kApplicationId = 0x45736361;

/** One connection to one SQLite file, set up and read back; lives in the thread that opened it.
    Keeps the statements it has prepared. Knows no table. */
class Connection
{
public:
    enum class Access { Read, Write };

    /** Opens an existing file, or ":memory:" for writing. It waits so long for one that somebody
        holds, each time. */
    static rules::Result<std::unique_ptr<Connection>> open(const QString &path, Access access,
                                                           Milliseconds patience = kPatience);
    /** Opens any file as it lies there, without its log: for its header alone. Nothing is locked or
        made. Unlike a file that is opened and closed past SQLite it leaves the locks in place that
        the process holds there; without them others take the log away that is written to
        (https://www.sqlite.org/howtocorrupt.html, 2.2). */
    static rules::Result<std::unique_ptr<Connection>> openHeader(const QString &path);
    /** Makes a file for its owner alone; one that exists is refused as LibraryBusy. Neither
       application_id nor WAL is set before the migrator has given it its tables. */
    static rules::Result<std::unique_ptr<Connection>> create(const QString &path);
    ~Connection();
    /** A copy of the present content in a file of its own, which goes with its connection. Errors
        name the original. */
    rules::Result<std::unique_ptr<Connection>> copy();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const std::string &file() const { return m_file; }

    /** The statement, prepared at its first use. `sql` never holds data. */
    Statement prepare(std::string_view sql);
    [[nodiscard]] rules::Result<void> run(std::string_view sql);
    rules::Result<std::int64_t> integer(std::string_view sql);
    rules::Result<std::string> text(std::string_view sql);

    /** Of one who finds the library held by somebody else: that of the connection, or none. */
    enum class Patience { Waits, None };
    /** BEGIN IMMEDIATE, the work, COMMIT; whatever fails is rolled back. */
    [[nodiscard]] rules::Result<void> transaction(const std::function<rules::Result<void>()> &work,
                                                  Patience patience = Patience::Waits);

private:
    static rules::Result<std::unique_ptr<Connection>>
    openCopy(const QString &original, std::unique_ptr<QTemporaryDir> folder, Access access);
    /** Where SQLite cannot make the files it needs beside a library to read it. */
    static rules::Result<std::unique_ptr<Connection>> readUnwritable(const QString &path,
                                                                     Milliseconds patience);
    Connection(QString name, std::string file);
    static rules::Result<std::unique_ptr<Connection>> connect(const QString &path,
                                                              const QString &options);
    rules::Result<void> setUp(Access access);
    rules::Result<void> waitFor(Milliseconds patience);
    rules::Result<void> begin(Patience patience);
    /** Takes away the empty log that reading put beside a library. */
    void removeEmptyLog() const;

    QString m_name; // of the Qt connection
    std::string m_file;
    Milliseconds m_patience = kPatience;
    bool m_madeLog = false; // there was none before
    std::unique_ptr<QTemporaryDir> m_folder; // of a copy
    std::unordered_map<std::string, std::shared_ptr<QSqlQuery>> m_prepared;
};

} // namespace escarmouche::model
