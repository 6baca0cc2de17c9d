// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/support/library/asnobody.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <sys/stat.h>

namespace tst_libraryaccess {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

constexpr qint64 kPatienceMs = 5500;

/** Another program that has the library in the middle of a write. */
struct Holder {
    std::unique_ptr<Connection> connection;

    explicit Holder(const QString &library)
        : connection(*Connection::open(library, Connection::Access::Write))
    {
        (void)connection->run("BEGIN IMMEDIATE");
    }
};

void nameHolder(const QString &library)
{
    QFile lock(library + QStringLiteral(".lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("1\nother-program\nother-machine\n");
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** What a person who may not write meets; 0: as promised, else the line that fails. */
int triesToWrite(const QString &path, const rules::RuleSystems &systems)
{
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::Create}) {
        const auto refused = Library::open(path, systems, mode);
        if (refused || refused.error().code != ErrorCode::PermissionDenied)
            return 1;
    }
    const auto library = Library::open(path, systems, OpenMode::ReadOnly);
    if (!library || !(*library)->readOnly())
        return 2;
    const auto bands = (*library)->bands().list();
    if (!bands || bands->size() != 1 || bands->front().name != "Renamed")
        return 3;
    const auto session = (*library)->bands().open(bands->front().uuid);
    if (!session || alleyOf(**session).name != "Renamed")
        return 4;
    const auto done = (*session)->perform(rename("Never"));
    if (done || done.error().code != ErrorCode::PermissionDenied ||
        alleyOf(**session).name != "Renamed" || (*session)->pending())
        return 5;
    if ((*library)->people().add("Nobody") ||
        (*library)->bands().create("toy", rules::CreateBand{}))
        return 6;
    if (!verdict(checkLibrary(path, systems)))
        return 7;
    int lines = 0;
    const auto exported = exportLedger(path, [&lines](std::string_view) {
        ++lines;
        return rules::Result<void>();
    });
    return exported && lines > 3 ? 0 : 8;
}

} // namespace

class LibraryAccessTest : public QObject
{
    Q_OBJECT

private slots:
    void heldLibraryIsReportedInTimeWithItsHolder()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        nameHolder(toy.path);
        const auto library = toy.open();
        QVERIFY(library->people().setCurrent(library->people().list()->front().id));
        const auto session = *library->bands().open(library->bands().list()->front().uuid);
        const Holder holder(toy.path);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(session->perform(rename("Mine"))); // shown, not yet kept
        QVERIFY(timer.elapsed() < 100);
        const auto written = session->flush();
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::LibraryBusy);
        QCOMPARE(written.error().hint, std::string("other-program (1) @ other-machine"));
        QVERIFY2(timer.elapsed() < kPatienceMs, QByteArray::number(timer.elapsed()).constData());
        QCOMPARE(alleyOf(*session).name, std::string("One"));
        QCOMPARE(library->bands().list()->size(), std::size_t{1}); // reading goes on
    }

    void heldLibraryKeepsACampaignAsItWas()
    {
        const tests::CampaignLibrary files;
        QVERIFY(tests::CampaignLibrary::found(*files.open(), "One")->flush());
        nameHolder(files.path);
        const auto library = files.open();
        const auto session = *library->campaigns().open(library->campaigns().list()->front().uuid);
        QVERIFY(session->perform(rules::AddPlayer{"Zoé"}));
        QVERIFY(session->flush());
        const std::string before = tests::textOf(*session);
        const Holder holder(files.path);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(session->perform(rules::RenameCampaign{"Mine"}));
        QVERIFY(timer.elapsed() < 100);
        const auto written = session->flush();
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::LibraryBusy);
        QCOMPARE(written.error().hint, std::string("other-program (1) @ other-machine"));
        QVERIFY2(timer.elapsed() < kPatienceMs, QByteArray::number(timer.elapsed()).constData());
        QCOMPARE(tests::textOf(*session), before);
        QCOMPARE(library->campaigns().list()->size(), std::size_t{1}); // reading goes on
    }

    void heldLibraryIsWaitedForOnceFromItsOpening()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        nameHolder(toy.path);
        const Holder holder(toy.path);
        QElapsedTimer timer;
        timer.start();
        const auto library = toy.open(OpenMode::Existing);
        QVERIFY(library);
        QVERIFY(library->people().seat("Somebody new"));
        const auto made = library->bands().create("toy", rules::CreateBand{{{"name", "Two"}}});
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::LibraryBusy);
        QCOMPARE(made.error().hint, std::string("other-program (1) @ other-machine"));
        QVERIFY2(timer.elapsed() < kPatienceMs, QByteArray::number(timer.elapsed()).constData());
    }

    void libraryThatNobodyMayReadIsReportedInTime()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        nameHolder(toy.path);
        const auto holder = *Connection::open(toy.path, Connection::Access::Write);
        QVERIFY(holder->run("PRAGMA locking_mode = EXCLUSIVE"));
        QVERIFY(holder->run("BEGIN EXCLUSIVE"));
        QElapsedTimer timer;
        timer.start();
        const auto opened = Library::open(toy.path, toy.systems, OpenMode::Existing);
        QVERIFY2(timer.elapsed() < kPatienceMs, QByteArray::number(timer.elapsed()).constData());
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::LibraryBusy);
        QCOMPARE(opened.error().hint, std::string("other-program (1) @ other-machine"));
    }

    void eventLoopRunsOnWhileALibraryIsHeld_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("new band") << 0;
        QTest::newRow("flush") << 1;
    }
    void eventLoopRunsOnWhileALibraryIsHeld()
    {
        QFETCH(const int, what);
        const ToyLibrary toy;
        const auto library = toy.open();
        library->setWaiting([](const std::function<bool()> &ready) {
            while (!ready())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        });
        const auto session = toy.band(*library);
        const Holder holder(toy.path);
        int ticks = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, this, [&ticks] { ++ticks; });
        ticking.start(50);
        QEventLoop window;
        rules::Error error;
        QTimer::singleShot(0, this, [&] {
            if (what == 0) {
                error = library->bands().create("toy", rules::CreateBand{{{"name", "X"}}}).error();
            } else {
                (void)session->perform(rename("B"));
                error = session->flush().error();
            }
            window.quit();
        });
        window.exec();
        QCOMPARE(error.code, ErrorCode::LibraryBusy);
        QCOMPARE(error.hint, std::string()); // it never names itself
        QVERIFY2(ticks > 20, QByteArray::number(ticks).constData());
    }

    void opensForReadingWhatMayNotBeWritten_data()
    {
        QTest::addColumn<bool>("folder"); // may be written
        QTest::addColumn<bool>("file");
        QTest::addColumn<bool>("log"); // its last act stands there alone
        QTest::addColumn<bool>("open"); // by somebody who may write
        QTest::newRow("folder") << false << true << false << false;
        QTest::newRow("file") << true << false << false << false;
        QTest::newRow("both") << false << false << false << false;
        QTest::newRow("folder, left by a kill") << false << true << true << false;
        QTest::newRow("both, left by a kill") << false << false << true << false;
        QTest::newRow("file, left by a kill") << true << false << true << false;
        QTest::newRow("both, and open") << false << false << true << true;
    }
    void opensForReadingWhatMayNotBeWritten()
    {
        QFETCH(const bool, folder);
        QFETCH(const bool, file);
        QFETCH(const bool, log);
        QFETCH(const bool, open);
        const ToyLibrary toy;
        const QString shared = toy.folder.filePath(QStringLiteral("shared"));
        const QString path = open ? toy.path : shared + QStringLiteral("/library");
        std::unique_ptr<Library> library = toy.open();
        std::unique_ptr<BandSession> session = toy.band(*library);
        QVERIFY(session->perform(rename("Renamed")));
        QVERIFY(session->flush());
        if (!log) {
            session.reset();
            library.reset();
        }
        QVERIFY(QDir().mkpath(shared));
        for (const auto *suffix : {"", "-wal"}) {
            if (!open && QFile::exists(toy.path + QLatin1String(suffix)))
                QVERIFY(
                    QFile::copy(toy.path + QLatin1String(suffix), path + QLatin1String(suffix)));
        }
        const auto rights = [](const QString &of, int mode) {
            return ::chmod(QFile::encodeName(of).constData(), static_cast<mode_t>(mode)) == 0;
        };
        QVERIFY(rights(toy.folder.path(), 0755));
        QVERIFY(rights(shared, folder ? 0777 : 0555));
        for (const auto *suffix : {"", "-wal", "-shm"}) {
            if (QFile::exists(path + QLatin1String(suffix)))
                QVERIFY(rights(path + QLatin1String(suffix), file ? 0666 : 0444));
        }
        if (open && ::geteuid() != 0) // ours, who has it open, must go on writing
            QVERIFY(rights(toy.folder.path(), 0555));
        const QByteArray before = bytesOf(path);
        QCOMPARE(asNobody([&] { return triesToWrite(path, toy.systems); }), 0);
        QCOMPARE(bytesOf(path), before);
        QVERIFY(rights(toy.folder.path(), 0755));
        QVERIFY(rights(shared, 0755));
    }
};

CORE_TEST(LibraryAccessTest)

} // namespace tst_libraryaccess

#include "tst_libraryaccess.moc"
