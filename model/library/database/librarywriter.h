// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/database/libraryfile.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace escarmouche::model {

/** Owns the only writing connection of a library, on its own thread. Takes writes in order, each
    one transaction, and answers each once it is on disk or refused. */
class LibraryWriter
{
public:
    /** Runs inside BEGIN IMMEDIATE ... COMMIT, on the writer's thread. */
    using Write = std::function<rules::Result<void>(Connection &)>;
    /** Called on the writer's thread. */
    using Answer = std::function<void(rules::Result<void>)>;

    using Patience = Connection::Patience;

    static rules::Result<std::unique_ptr<LibraryWriter>> start(const QString &path,
                                                               Milliseconds patience = kPatience);
    ~LibraryWriter();
    /** Writes what is queued and closes, for good. An error isDone(): every write answered as done
        is in the log, which could not be brought into the library's file. */
    rules::Result<void> close();

    void submit(Write write, Answer answer, Patience patience = Patience::Waits);
    /** Only what is queued is still to be written. */
    bool closing();
    /** Submits and sleeps until it is answered. */
    [[nodiscard]] rules::Result<void> perform(Write write);

private:
    struct Entry {
        Write write;
        Answer answer;
        Patience patience = Patience::Waits;
    };

    LibraryWriter(const QString &path, Milliseconds patience);
    void run(const std::function<void(rules::Result<void>)> &opened);
    bool next(Entry &entry);
    rules::Result<void> commit(Connection &connection, const Entry &entry);

    QString m_path;
    Milliseconds m_patience;
    FileIdentity m_identity;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Entry> m_queue;
    bool m_closing = false;
    rules::Result<void> m_closed; // by the thread, before it ends
    std::thread m_thread;
};

} // namespace escarmouche::model
