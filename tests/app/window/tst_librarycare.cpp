// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/librarycare.h"
#include "model/library/database/connection.h"
#include "model/library/store/backup.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QTimer>

namespace tst_librarycare {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

constexpr unsigned long kSlowMs = 400;

/** The made-up game with rules that take their time over each band. */
rules::RuleSystems slowSystems()
{
    struct Slow : ToyBandRules {
        Result<rules::BandSummary> summary(std::string_view band) const override
        {
            QThread::msleep(kSlowMs);
            return ToyBandRules::summary(band);
        }
    };
    rules::RuleSystems systems;
    systems.push_back({toyName(), std::make_unique<Slow>()});
    return systems;
}

/** How often a timer of 20 ms came to its turn while an event handler did this. */
int ticksDuring(const std::function<void()> &work)
{
    int ticks = 0;
    QTimer ticking;
    QObject::connect(&ticking, &QTimer::timeout, &ticking, [&ticks] { ++ticks; });
    ticking.start(20);
    QEventLoop window;
    QTimer::singleShot(0, &window, [&] {
        work();
        window.quit();
    });
    window.exec();
    return ticks;
}

} // namespace

/** What the window does with a whole library never holds the event loop. */
class LibraryCareTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void looksForABackupBesideTheEventLoop()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        QVERIFY(model::Backups(toy.path, toy.systems).make());
        const auto systems = slowSystems();
        std::optional<QString> backup;
        const int ticks = ticksDuring([&] { backup = app::lastGoodBackup(toy.path, systems); });
        QVERIFY(backup);
        QVERIFY2(ticks >= 5, QByteArray::number(ticks).constData());
    }

    void restoresBesideTheEventLoop()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        QVERIFY(model::Backups(toy.path, toy.systems).make());
        const auto systems = slowSystems();
        bool restored = false;
        const int ticks =
            ticksDuring([&] { restored = app::restoreLastBackup(toy.path, systems).has_value(); });
        QVERIFY(restored);
        QVERIFY2(ticks >= 20, QByteArray::number(ticks).constData());
    }

    void waitsForAHeldLibraryBesideTheEventLoop()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        const auto holder = *model::Connection::open(toy.path, model::Connection::Access::Write);
        QVERIFY(holder->run("PRAGMA locking_mode = EXCLUSIVE"));
        QVERIFY(holder->run("BEGIN EXCLUSIVE"));
        rules::ErrorCode code{};
        const int ticks = ticksDuring([&] {
            code = app::openLibrary(toy.path, toy.systems, model::OpenMode::Create).error().code;
        });
        QCOMPARE(code, rules::ErrorCode::LibraryBusy);
        QVERIFY2(ticks >= 50, QByteArray::number(ticks).constData());
    }
};

WATCHED_TEST(LibraryCareTest)

} // namespace tst_librarycare

#include "tst_librarycare.moc"
