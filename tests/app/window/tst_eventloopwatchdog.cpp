// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/window/eventloopwatchdog.h"

#include <QDialog>
#include <QPushButton>
#include <QTimer>

namespace tst_eventloopwatchdog {

using namespace escarmouche::tests;

class TestEventLoopWatchdog : public QObject
{
    Q_OBJECT

private:
    WatchedApplication &watched()
    {
        return *static_cast<WatchedApplication *>(QCoreApplication::instance());
    }

    /** So many times as long as a handler may take, in milliseconds. */
    static int tooLong(double times) { return static_cast<int>(times * kFreeMs * slowness()); }

private slots:
    void init() { watched().takeBlocks(); }

    void reportsHandlerThatWaits()
    {
        QPushButton button;
        connect(&button, &QPushButton::clicked,
                [] { QThread::msleep(static_cast<unsigned long>(tooLong(8))); });
        QTest::mouseClick(&button, Qt::LeftButton);
        const auto blocks = watched().takeBlocks();
        QVERIFY(!blocks.empty());
        QVERIFY(blocks.front().find("QPushButton") != std::string::npos);
    }

    void reportsHandlerThatWorks()
    {
        QPushButton button;
        connect(&button, &QPushButton::clicked, [] {
            const qint64 until = processorTime() + tooLong(3) * qint64{1'000'000};
            while (processorTime() < until)
                continue;
        });
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!watched().takeBlocks().empty());
    }

    void acceptsQuickHandler()
    {
        QPushButton button;
        connect(&button, &QPushButton::clicked, [] { QThread::msleep(5); });
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(watched().takeBlocks().empty());
    }

    void acceptsOpenDialog()
    {
        QPushButton button;
        connect(&button, &QPushButton::clicked, [] {
            QDialog dialog;
            QTimer::singleShot(900, &dialog, &QDialog::accept);
            dialog.exec();
        });
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(watched().takeBlocks().empty());
    }
};

WATCHED_TEST(TestEventLoopWatchdog)

} // namespace tst_eventloopwatchdog

#include "tst_eventloopwatchdog.moc"
