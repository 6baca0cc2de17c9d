// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testmain.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

#ifdef ESCARMOUCHE_SANITIZED
inline constexpr int kFreeMs = 4000; // sanitizers take their time
#else
inline constexpr int kFreeMs = 100; // promise 37
#endif

/** Nanoseconds of processor this thread has used. */
inline qint64 processorTime()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return qint64(used.tv_sec) * 1'000'000'000 + used.tv_nsec;
}

/** Nanoseconds of processor that work takes. */
template<class Work>
qint64 processorTimeOf(const Work &work)
{
    const qint64 before = processorTime();
    work();
    return processorTime() - before;
}

inline void countWords()
{
    std::map<std::string, unsigned> words;
    for (unsigned word = 0; word < 20'000; ++word)
        words[std::to_string(word * 2'654'435'761U)] += word;
}

inline void blendWindows()
{
    constexpr QSize kWindow(1280, 720);
    QImage under(kWindow, QImage::Format_RGB32), over(kWindow, QImage::Format_ARGB32_Premultiplied);
    under.fill(Qt::gray);
    over.fill(QColor(0, 0, 0, 128));
    QPainter(&under).drawImage(0, 0, over);
}

/** How much slower this machine is just now than one that counts 20,000 words in 5 ms of processor
    and lays one window over another in 4; 1 where it is not. What else runs beside a test slows
    it, by its work or by what it moves in memory, so this is asked when an event was long, and
    three times: a single one may fall into a calm moment. */
inline double slowness()
{
    constexpr double kWordsTake = 5e6, kWindowsTake = 4e6; // nanoseconds
    constexpr int kTimes = 3;
    double words = 0, windows = 0;
    for (int time = 0; time < kTimes; ++time) {
        words += static_cast<double>(processorTimeOf(countWords)) / kTimes;
        windows += static_cast<double>(processorTimeOf(blendWindows)) / kTimes;
    }
    return std::max({1.0, words / kWordsTake, windows / kWindowsTake});
}

/** An application that measures how long each event is handled: the processor time it takes, and
    all the time it takes but for that in an event loop which the handler runs itself, or in the
    machine's queue. A machine that does other work lets a thread wait in ways no queue tells, so
    all the time may be four times as much. */
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
        const qint64 used = processorTime();
        QElapsedTimer timer;
        timer.start();
        const QEvent::Type type = event->type();
        const std::string name = receiver->metaObject()->className();
        const bool handled = QApplication::notify(receiver, event);
        if (m_deepest == depth) {
            const qint64 worked = processorTime() - used;
            const qint64 spent = timer.nsecsElapsed() - (queuedTime() - queued);
            m_longest = std::max(m_longest, spent / 1'000'000);
            if (isBlock(worked, spent))
                m_blocks.push_back(name + " held the event loop for " +
                                   std::to_string(spent / 1'000'000) + " ms, " +
                                   std::to_string(worked / 1'000'000) +
                                   " of them at work, in event " + std::to_string(type));
        }
        m_deepest = std::max(before, m_deepest);
        return handled;
    }

    qint64 longest() const { return m_longest; }
    /** What held the loop too long since the last call. */
    std::vector<std::string> takeBlocks() { return std::exchange(m_blocks, {}); }

private:
    /** In nanoseconds. */
    static bool isBlock(qint64 worked, qint64 spent)
    {
        constexpr double kLimit = kFreeMs * 1e6;
        const double most = std::max(double(worked), double(spent) / 4);
        return most > kLimit && most > kLimit * slowness();
    }

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
