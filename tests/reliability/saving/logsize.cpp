// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/toylibrary.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

constexpr qint64 kMostBytes = 8 << 20; // promise 12
constexpr qint64 kQuitMs = 1000;

/** Others who read the library again and again while we write: one looks at all of it, one reads
    the list of bands and makes a backup now and then, one takes as long as a large library does. */
class Readers
{
public:
    Readers(QString path, const rules::RuleSystems &systems)
        : m_path(std::move(path)), m_systems(systems)
    {
        m_threads.emplace_back([this] { reading([this] { check(); }); });
        m_threads.emplace_back([this] { reading([this] { list(); }); });
        m_threads.emplace_back([this] { reading([this] { linger(); }); });
    }
    ~Readers()
    {
        m_done = true;
        for (auto &thread : m_threads)
            thread.join();
    }
    int reads() const { return m_reads; }
    int faults() const { return m_faults; }

private:
    template<class Look>
    void reading(Look look)
    {
        while (!m_done) {
            look();
            ++m_reads;
        }
    }
    void note(bool sound) { m_faults += sound ? 0 : 1; }
    void check() { note(verdict(model::checkLibrary(m_path, m_systems)).has_value()); }
    void list()
    {
        constexpr int kBackupEvery = 100;
        const auto connection = model::Connection::open(m_path, model::Connection::Access::Read);
        note(connection && (*connection)->integer("SELECT sum(length(state)) FROM band"));
        if (++m_lists % kBackupEvery == 0)
            note(model::Backups(m_path, m_systems).make().has_value());
    }

    void linger()
    {
        constexpr std::chrono::milliseconds kAsLarge{900};
        const auto connection = model::Connection::open(m_path, model::Connection::Access::Read);
        note(connection && (*connection)->run("BEGIN") &&
             (*connection)->integer("SELECT count(*) FROM band"));
        std::this_thread::sleep_for(kAsLarge);
    }

    QString m_path;
    const rules::RuleSystems &m_systems;
    std::atomic<bool> m_done = false;
    std::atomic<int> m_reads = 0;
    std::atomic<int> m_faults = 0;
    int m_lists = 0;
    std::vector<std::thread> m_threads;
};

/** One who begins to read and never ends: SQLite must keep all that is written from then on. */
std::unique_ptr<model::Connection> endlessReader(const QString &path)
{
    auto connection = *model::Connection::open(path, model::Connection::Access::Read);
    (void)connection->run("BEGIN");
    (void)connection->integer("SELECT count(*) FROM band");
    return connection;
}

} // namespace

/** The log beside the library while acts are done and others read. */
Outcome keepLogSmall(const Trial &trial)
{
    Outcome outcome;
    ToyLibrary toy;
    auto library = toy.open();
    auto session = toy.band(*library);
    const QString log = toy.path + QStringLiteral("-wal");
    qint64 largest = 0;
    {
        const Readers readers(toy.path, toy.systems);
        const auto endless = trial.control ? endlessReader(toy.path) : nullptr;
        for (int act = 0; act < trial.n; ++act) {
            outcome.count();
            outcome.expect(session->perform(rename("Name " + std::to_string(act))) &&
                               session->flush(),
                           "an act was not stored");
            largest = std::max(largest, QFileInfo(log).size());
        }
        outcome.expect(readers.reads() > 2, "nobody read");
        outcome.expect(readers.faults() == 0, "a reader saw faults");
    }
    outcome.expect(largest > 0 && largest <= kMostBytes,
                   "the log had " + std::to_string(largest) + " bytes");
    QElapsedTimer quitting;
    quitting.start();
    session.reset();
    library.reset();
    outcome.expect(quitting.elapsed() <= kQuitMs,
                   "closing took " + std::to_string(quitting.elapsed()) + " ms");
    outcome.expect(QFileInfo(log).size() == 0, "the log was left");
    outcome.note("largest log " + std::to_string(largest >> 10) + " KB, closed in " +
                 std::to_string(quitting.elapsed()) + " ms");
    return outcome;
}

} // namespace escarmouche::reliability
