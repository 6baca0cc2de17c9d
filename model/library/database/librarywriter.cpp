// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/librarywriter.h"

#include "model/exchange/filewriter.h"
#include "model/library/database/place.h"
#include "model/text.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <future>

namespace escarmouche::model {

namespace {

/** Keeps the log beside a library small where somebody always reads: SQLite begins it anew only in
    a moment when nobody does. */
class LogKeeper
{
public:
    LogKeeper(Connection &connection, const QString &library, Milliseconds patience)
        : m_connection(connection), m_log(realFile(library) + QStringLiteral("-wal")),
          m_patience(patience)
    {
    }

    /** Of a large log: one try. Beyond the largest nothing more is written until those who read
       have ended, or patience has, or the library is to be closed. */
    template<class Closing>
    void keep(Closing closing)
    {
        if (bytes() < m_bytes)
            return;
        QElapsedTimer clock;
        clock.start();
        do
            empty();
        while (bytes() > kLargest && clock.elapsed() < m_patience.count() && !closing());
        m_bytes = std::max(kLarge, bytes() + kMore);
    }

private:
    static constexpr qint64 kLarge = 5 << 20; // SQLite itself tries from 4 MB on
    static constexpr qint64 kLargest = 7 << 20;
    static constexpr qint64 kMore = 1 << 19; // until it is tried again, where readers did not end
    static constexpr Milliseconds kLittle{200};

    qint64 bytes() const { return QFileInfo(m_log).size(); }

    /** Other programs may write between two tries. */
    void empty()
    {
        waitFor(kLittle);
        (void)m_connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
        waitFor(m_patience);
    }

    void waitFor(Milliseconds time)
    {
        (void)m_connection.run("PRAGMA busy_timeout = " + std::to_string(time.count()));
    }

    Connection &m_connection;
    QString m_log;
    Milliseconds m_patience;
    qint64 m_bytes = kLarge;
};

} // namespace

rules::Result<std::unique_ptr<LibraryWriter>> LibraryWriter::start(const QString &path,
                                                                   Milliseconds patience)
{
    std::unique_ptr<LibraryWriter> writer(new LibraryWriter(path, patience));
    // Shared, because the one who waits may be gone before the thread has let go of the promise.
    const auto opened = std::make_shared<std::promise<rules::Result<void>>>();
    auto ready = opened->get_future();
    writer->m_thread = std::thread([opened, self = writer.get()] {
        self->run([&](rules::Result<void> done) { opened->set_value(std::move(done)); });
    });
    if (const auto done = ready.get(); !done)
        return rules::fail(done.error());
    return writer;
}

LibraryWriter::LibraryWriter(const QString &path, Milliseconds patience)
    : m_path(path), m_patience(patience), m_identity(fileIdentity(path))
{
}

LibraryWriter::~LibraryWriter()
{
    (void)close();
}

rules::Result<void> LibraryWriter::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
    return m_closed;
}

void LibraryWriter::submit(Write write, Answer answer, Patience patience)
{
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back({std::move(write), std::move(answer), patience});
    }
    m_wake.notify_one();
}

bool LibraryWriter::closing()
{
    const std::lock_guard lock(m_mutex);
    return m_closing;
}

rules::Result<void> LibraryWriter::perform(Write write)
{
    const auto answered = std::make_shared<std::promise<rules::Result<void>>>();
    auto answer = answered->get_future();
    submit(std::move(write),
           [answered](rules::Result<void> done) { answered->set_value(std::move(done)); });
    return answer.get();
}

void LibraryWriter::run(const std::function<void(rules::Result<void>)> &opened)
{
    const auto connection = Connection::open(m_path, Connection::Access::Write, m_patience);
    if (!connection) {
        opened(rules::fail(connection.error()));
        return;
    }
    // SQLite has made its log and does not tell of a folder that cannot be synced.
    auto synced = syncFolderOf(m_path);
    const bool ready = synced.has_value();
    opened(std::move(synced));
    LogKeeper log(**connection, m_path, m_patience);
    Entry entry;
    while (ready && next(entry)) {
        entry.answer(commit(**connection, entry));
        entry = {};
        log.keep([this] { return closing(); });
    }
    // SQLite does it by itself as the last one closes, and does not tell how that went.
    m_closed = (*connection)->run("PRAGMA wal_checkpoint(PASSIVE)").map_error(asDone);
}

bool LibraryWriter::next(Entry &entry)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, [this] { return m_closing || !m_queue.empty(); });
    if (m_queue.empty())
        return false;
    entry = std::move(m_queue.front());
    m_queue.pop_front();
    return true;
}

rules::Result<void> LibraryWriter::commit(Connection &connection, const Entry &entry)
{
    // A write into a file that has been moved away would be acknowledged and then not be found.
    if (fileIdentity(m_path) != m_identity)
        return rules::fail(
            {.code = rules::ErrorCode::LibraryReplaced, .subject = connection.file()});
    return connection.transaction([&] { return entry.write(connection); }, entry.patience);
}

} // namespace escarmouche::model
