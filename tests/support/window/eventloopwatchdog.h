// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testmain.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

#ifdef __SANITIZE_ADDRESS__
inline constexpr int kFreeMs = 4000; // sanitizers take their time
#else
inline constexpr int kFreeMs = 100; // promise 37
#endif

/** How much slower this machine is than one that counts 20,000 words in 5 ms; 1 where it is not. */
inline double slowness()
{
    static const double kSlowness = [] {
        constexpr qint64 kUsual = 5'000'000; // nanoseconds
        qint64 best = 0;
        for (int time = 0; time < 3; ++time) {
            QElapsedTimer timer;
            timer.start();
            std::map<std::string, unsigned> words;
            for (unsigned word = 0; word < 20'000; ++word)
                words[std::to_string(word * 2'654'435'761U)] += word;
            best = time == 0 ? timer.nsecsElapsed() : std::min(best, timer.nsecsElapsed());
        }
        return std::max(1.0, double(best) / double(kUsual));
    }();
    return kSlowness;
}

/** An application that measures how long each event is handled. Time in an event loop that the
    handler runs itself, and time the thread stood in the machine's queue, are not counted. */
class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const int depth = QThread::currentThread()->loopLevel();
        m_deepest = std::max(m_deepest, depth);
        const int before = std::exchange(m_deepest, depth);
        const qint64 queued = queuedTime();
        QElapsedTimer timer;
        timer.start();
        const QEvent::Type type = event->type();
        const std::string name = receiver->metaObject()->className();
        const bool handled = QApplication::notify(receiver, event);
        const bool ranLoop = m_deepest > depth;
        const qint64 spent = timer.nsecsElapsed() - (queuedTime() - queued);
        if (!ranLoop)
            m_longest = std::max(m_longest, spent / 1'000'000);
        if (!ranLoop && double(spent) > kFreeMs * slowness() * 1e6)
            m_blocks.push_back(name + " held the event loop for " +
                               std::to_string(spent / 1'000'000) + " ms in event " +
                               std::to_string(type));
        m_deepest = std::max(before, m_deepest);
        return handled;
    }

    qint64 longest() const { return m_longest; }
    /** What held the loop too long since the last call. */
    std::vector<std::string> takeBlocks() { return std::exchange(m_blocks, {}); }

private:
    /** Nanoseconds this thread has waited for a processor, where the system tells. */
    qint64 queuedTime()
    {
        constexpr auto how = QIODevice::ReadOnly | QIODevice::Unbuffered;
        if (!m_schedule.isOpen() && !m_schedule.open(how))
            return 0;
        m_schedule.seek(0);
        return m_schedule.read(64).split(' ').value(1).toLongLong();
    }

    QFile m_schedule{QStringLiteral("/proc/thread-self/schedstat")};
    int m_deepest = 0;
    qint64 m_longest = 0;
    std::vector<std::string> m_blocks;
};

/** Fails the running test when the event loop was held over the limit. */
inline void verifyEventLoopFree()
{
    auto *watched = dynamic_cast<WatchedApplication *>(QCoreApplication::instance());
    QVERIFY2(watched, "the test does not run under the watchdog: use WATCHED_TEST");
    for (const std::string &block : watched->takeBlocks())
        QFAIL(block.c_str());
}

} // namespace escarmouche::tests

/** A test of windows: every slot fails that holds the event loop over the limit, through a
    cleanup() that calls verifyEventLoopFree(). */
#define WATCHED_TEST(Test)                                                                         \
    REGISTER_TEST(Test, escarmouche::tests::WatchedApplication app(argc, argv);                    \
                  app.setAttribute(Qt::AA_Use96Dpi, true))

/** A test that needs a screen and no window. */
#define SCREEN_TEST(Test)                                                                          \
    REGISTER_TEST(Test, QApplication app(argc, argv); app.setAttribute(Qt::AA_Use96Dpi, true))
