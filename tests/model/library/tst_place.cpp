// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/place.h"

#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/support/library/asnobody.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QtTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace tst_place {

using namespace escarmouche;
using namespace escarmouche::tests;
using model::checkPlace;
using rules::ErrorCode;

namespace {

bool makeSocket(const QString &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const auto name = QFile::encodeName(path);
    if (name.size() >= static_cast<int>(sizeof address.sun_path))
        return false;
    std::copy(name.begin(), name.end(), address.sun_path);
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool made =
        ::bind(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    ::close(descriptor);
    return made;
}

} // namespace

class PlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(::mkfifo(qPrintable(path("pipe")), 0600) == 0);
        QVERIFY(makeSocket(path("socket")));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        QVERIFY(QFile::link(QStringLiteral("pipe"), path("link-to-pipe")));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("device")));
    }

    void opensNothingButAPlainFile_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"pipe", "socket", "folder", "link-to-pipe", "device"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    /** None of these hangs: that is the test. */
    void opensNothingButAPlainFile()
    {
        QFETCH(const QString, name);
        const auto there = m_folder->filePath(name);
        const ToyLibrary toy;
        QVERIFY(toy.open());
        const auto &systems = toy.systems;
        const auto refused = [](const auto &result) {
            return !result && (result.error().code == ErrorCode::NotALibrary ||
                               result.error().code == ErrorCode::BackupDamaged);
        };
        QVERIFY(refused(checkPlace(there)));
        for (const auto mode :
             {model::OpenMode::ReadOnly, model::OpenMode::Existing, model::OpenMode::Create})
            QVERIFY(refused(model::Library::open(there, systems, mode)));
        QVERIFY(refused(model::checkLibrary(there, systems)));
        QVERIFY(refused(
            model::exportLedger(there, [](std::string_view) { return rules::Result<void>(); })));
        QVERIFY(refused(model::Backups(there, systems).make()));
        QVERIFY(refused(model::Backups(toy.path, systems).restore(there)));
        const auto backup = model::Backups(toy.path, systems).make();
        QVERIFY(refused(model::Backups(there, systems).restore(backup->path)));
        QByteArray ledger;
        QVERIFY(model::exportLedger(toy.path, [&](std::string_view line) {
            ledger.append(line.data(), static_cast<qsizetype>(line.size()));
            return rules::Result<void>();
        }));
        QBuffer lines(&ledger);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        QVERIFY(refused(model::rebuildLibrary(lines, there, systems)));
        QVERIFY(!QFileInfo(there).isFile());
    }

    void tellsWhatIsClosedFromWhatIsAbsent()
    {
        QCOMPARE(checkPlace(path("absent")).error().code, ErrorCode::LibraryNotFound);
        QCOMPARE(checkPlace(path("folder/absent/more")).error().code, ErrorCode::LibraryNotFound);
        QVERIFY(::chmod(qPrintable(m_folder->path()), 0755) == 0);
        QVERIFY(::chmod(qPrintable(path("folder")), 0700) == 0);
        if (::geteuid() != 0)
            QVERIFY(::chmod(qPrintable(path("folder")), 0) == 0);
        QCOMPARE(asNobody([&] {
                     const auto closed = checkPlace(path("folder/library"));
                     return closed ? 0 : static_cast<int>(closed.error().code);
                 }),
                 static_cast<int>(ErrorCode::PermissionDenied));
        QVERIFY(::chmod(qPrintable(path("folder")), 0700) == 0);
    }

    void followsLinksToTheirEnd()
    {
        const auto real = [this](const char *name) { return model::realFile(path(name)); };
        QVERIFY(QFile::link(QStringLiteral("folder/not-yet"), path("first")));
        QVERIFY(QFile::link(QStringLiteral("first"), path("second")));
        QCOMPARE(real("second"), path("folder/not-yet"));
        QCOMPARE(real("absent"), path("absent"));
        QVERIFY(QFile::link(QStringLiteral("round"), path("round")));
        QCOMPARE(real("round"), path("round"));
        QCOMPARE(checkPlace(path("round")).error().code, ErrorCode::InputOutput);
    }

    void leavesFoldersThatAreThere()
    {
        QVERIFY(::chmod(qPrintable(path("folder")), 0755) == 0);
        QVERIFY(model::makePrivateFolder(path("folder/a/b")));
        const auto mode = [this](const char *name) {
            struct stat status {
            };
            return ::stat(qPrintable(path(name)), &status) == 0
                       ? static_cast<int>(status.st_mode & 07777U)
                       : -1;
        };
        QCOMPARE(mode("folder"), 0755);
        QCOMPARE(mode("folder/a"), 0700);
        QCOMPARE(mode("folder/a/b"), 0700);
        QVERIFY(!model::makePrivateFile(path("folder"))); // and never takes what is there
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CORE_TEST(PlaceTest)

} // namespace tst_place

#include "tst_place.moc"
