// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/libraryfile.h"
#include "model/library/database/migrator.h"
#include "tests/support/files/golden.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>

namespace tst_migrator {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

constexpr std::int64_t kNewest = 7;
const QString kMemory = QStringLiteral(":memory:");
const BackupBefore kNoBackup = [] { return rules::Result<void>(); };

/** The steps of the program and two made-up later ones. */
std::vector<MigrationStep> laterSteps()
{
    auto steps = *migrationSteps();
    const int newest = steps.back().version;
    steps.push_back({newest + 1, "CREATE TABLE later (a TEXT NOT NULL) STRICT;"
                                 "CREATE TRIGGER noted AFTER INSERT ON later BEGIN"
                                 " DELETE FROM later WHERE a = ';'; DELETE FROM later WHERE a = '';"
                                 " END;"});
    steps.push_back({newest + 2, "INSERT INTO later VALUES ('kept');"});
    return steps;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void alter(const QString &path, const char *sql)
{
    const auto connection = Connection::open(path, Connection::Access::Write);
    QVERIFY((*connection)->run(sql));
}

} // namespace

class MigratorTest : public QObject
{
    Q_OBJECT

private slots:
    void schemaIsTheGoldenOne()
    {
        const auto connection = *Connection::open(kMemory, Connection::Access::Write);
        QVERIFY(migrate(*connection, *migrationSteps(), {}));
        std::string dump;
        const auto objects = *schemaOf(*connection);
        for (const std::string &object : objects)
            dump += object + '\n';
        QCOMPARE(dump, goldenText("library-schema.txt", dump));
    }

    void everyTableIsStrictAndEveryColumnPlain()
    {
        const auto connection = *Connection::open(kMemory, Connection::Access::Write);
        QVERIFY(migrate(*connection, *migrationSteps(), {}));
        QCOMPARE(*connection->integer("SELECT count(*) FROM pragma_table_list"
                                      " WHERE type = 'table' AND NOT strict"
                                      " AND name NOT LIKE 'sqlite_%'"),
                 std::int64_t{0});
        QCOMPARE(*connection->integer(
                     "SELECT count(*) FROM pragma_table_list AS t, pragma_table_info(t.name) AS c"
                     " WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'"
                     " AND c.type NOT IN ('INTEGER', 'TEXT', 'BLOB')"),
                 std::int64_t{0});
    }

    void connectionIsSetUpAsPromised()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open());
        const auto writer = *Connection::open(toy.path, Connection::Access::Write);
        QCOMPARE(*writer->text("PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(*writer->integer("PRAGMA synchronous"), std::int64_t{2});
        QCOMPARE(*writer->integer("PRAGMA foreign_keys"), std::int64_t{1});
        QCOMPARE(*writer->integer("PRAGMA trusted_schema"), std::int64_t{0});
        QCOMPARE(*writer->integer("PRAGMA busy_timeout"), std::int64_t{5000});
        QCOMPARE(*writer->integer("PRAGMA application_id"), kApplicationId);
        const auto reader = *Connection::open(toy.path, Connection::Access::Read);
        const auto refused = reader->run("DELETE FROM band");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::PermissionDenied);
    }

    void bringsAnOlderLibraryUpAfterABackup()
    {
        const ToyLibrary toy;
        (void)ToyLibrary::createBand(*toy.open(), "One");
        const auto connection = *Connection::open(toy.path, Connection::Access::Write);
        std::int64_t versionAtBackup = 0;
        QVERIFY(migrate(*connection, laterSteps(), [&] {
            versionAtBackup = *connection->integer("PRAGMA user_version");
            return rules::Result<void>();
        }));
        QCOMPARE(versionAtBackup, kNewest);
        QCOMPARE(*connection->integer("PRAGMA user_version"), kNewest + 2);
        QCOMPARE(*connection->text("SELECT a FROM later"), std::string("kept"));
        QCOMPARE(*connection->integer("SELECT count(*) FROM band"), std::int64_t{1});
        QVERIFY(checkSchema(*connection, laterSteps()));
    }

    void failedBackupLeavesTheOldLibrary()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open());
        const auto connection = *Connection::open(toy.path, Connection::Access::Write);
        const auto migrated = migrate(*connection, laterSteps(), []() -> rules::Result<void> {
            return rules::fail({.code = ErrorCode::BackupDamaged});
        });
        QCOMPARE(migrated.error().code, ErrorCode::BackupDamaged);
        QCOMPARE(*connection->integer("PRAGMA user_version"), kNewest);
        QVERIFY(checkSchema(*connection, *migrationSteps()));
    }

    void failingStepLeavesNoStepBehind()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open());
        const auto connection = *Connection::open(toy.path, Connection::Access::Write);
        auto steps = laterSteps();
        steps.back().sql = "INSERT INTO later VALUES ('kept'); INSERT INTO nowhere VALUES (1);";
        QVERIFY(!migrate(*connection, steps, kNoBackup));
        QCOMPARE(*connection->integer("PRAGMA user_version"), kNewest);
        QVERIFY(checkSchema(*connection, *migrationSteps()));
    }

    void newerLibraryIsRefusedUntouched()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open());
        alter(toy.path, "PRAGMA user_version = 8");
        const QByteArray before = bytesOf(toy.path);
        for (const OpenMode mode : {OpenMode::Existing, OpenMode::Create, OpenMode::ReadOnly}) {
            const auto opened = Library::open(toy.path, toy.systems, mode);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, ErrorCode::NewerLibrary);
            QCOMPARE(opened.error().number, std::int64_t{8});
            QCOMPARE(opened.error().hint, std::to_string(kNewest));
        }
        QCOMPARE(bytesOf(toy.path), before);
    }

    void newerVersionInTheLogIsSeenToo()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open());
        const auto newer = *Connection::open(toy.path, Connection::Access::Write);
        QVERIFY(newer->run("PRAGMA user_version = 8")); // in the log, not yet in the file
        const QByteArray before = bytesOf(toy.path);
        const auto opened = Library::open(toy.path, toy.systems, OpenMode::Existing);
        QCOMPARE(opened.error().code, ErrorCode::NewerLibrary);
        QCOMPARE(bytesOf(toy.path), before);
    }

    void strangeFilesAreRefusedUntouched_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("short") << QByteArray("SQLite format 3");
        QTest::newRow("text") << QByteArray("Once upon a time\n").repeated(99);
        QTest::newRow("zeros") << QByteArray(8192, '\0');
        const QTemporaryDir folder;
        const QString foreign = folder.filePath(QStringLiteral("foreign"));
        {
            const auto connection = *Connection::create(foreign);
            (void)connection->run("CREATE TABLE song (title TEXT)");
        }
        QTest::newRow("another program's") << bytesOf(foreign);
    }

    void strangeFilesAreRefusedUntouched()
    {
        QFETCH(const QByteArray, bytes);
        const ToyLibrary toy;
        write(toy.path, bytes);
        for (const OpenMode mode : {OpenMode::Existing, OpenMode::Create, OpenMode::ReadOnly}) {
            const auto opened = Library::open(toy.path, toy.systems, mode);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, ErrorCode::NotALibrary);
        }
        QCOMPARE(bytesOf(toy.path), bytes);
        QCOMPARE(QDir(toy.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void foreignObjectsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<int>("code");
        const auto foreign = static_cast<int>(ErrorCode::ForeignSchema);
        QTest::newRow("table") << QByteArray("CREATE TABLE extra (a)") << foreign;
        QTest::newRow("view") << QByteArray("CREATE VIEW v AS SELECT 1") << foreign;
        QTest::newRow("trigger") << QByteArray("CREATE TRIGGER t AFTER INSERT ON band"
                                               " BEGIN DELETE FROM ledger_event; END")
                                 << foreign;
        QTest::newRow("column") << QByteArray("ALTER TABLE band ADD COLUMN gold TEXT") << foreign;
        QTest::newRow("missing") << QByteArray("DROP INDEX band_by_name")
                                 << static_cast<int>(ErrorCode::LibraryDamaged);
    }

    void foreignObjectsAreRefused()
    {
        QFETCH(const QByteArray, sql);
        QFETCH(const int, code);
        const ToyLibrary toy;
        QVERIFY(toy.open());
        alter(toy.path, sql.constData());
        const auto opened = Library::open(toy.path, toy.systems, OpenMode::Existing);
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().code), code);
    }

    void losingTheRaceToCreateIsNoError()
    {
        const ToyLibrary toy;
        QVERIFY(createLibrary(toy.path, *migrationSteps()));
        const QByteArray before = bytesOf(toy.path);
        QVERIFY(createLibrary(toy.path, *migrationSteps()));
        QCOMPARE(bytesOf(toy.path), before);
        QCOMPARE(QDir(toy.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void networkFileSystemsAreKnown()
    {
        for (const char *name : {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"})
            QVERIFY2(isNetworkFileSystem(name), name);
        for (const char *name : {"ext4", "btrfs", "xfs", "tmpfs", "overlay", "vfat", "fuseblk"})
            QVERIFY2(!isNetworkFileSystem(name), name);
    }
};

CORE_TEST(MigratorTest)

} // namespace tst_migrator

#include "tst_migrator.moc"
