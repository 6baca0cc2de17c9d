// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/support/library/randombands.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <set>

namespace tst_backup {

using namespace escarmouche;
using model::Backup;
using model::Backups;
using model::checkLibrary;
using model::keptBackups;
using rules::ErrorCode;

namespace {

const QDateTime kNow(QDate(2030, 6, 15), QTime(12, 0), Qt::UTC);

void damage(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(8192));
    file.write(QByteArray(static_cast<int>(file.size()) - 8192, 'x'));
}

/** Looks at a file's locks from outside SQLite. To open and close the file would take away those of
    this process, so it is opened first and closed last. */
class Onlooker
{
public:
    explicit Onlooker(const QString &path)
        : m_descriptor(::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC))
    {
    }
    ~Onlooker() { ::close(m_descriptor); }
    Onlooker(const Onlooker &) = delete;
    Onlooker &operator=(const Onlooker &) = delete;

    /** Of those who read or write, where SQLite keeps it (its os.h, SHARED_FIRST). */
    bool seesALock() const
    {
        struct flock lock {
        };
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002;
        lock.l_len = 510;
        return ::fcntl(m_descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_RDLCK;
    }

private:
    int m_descriptor;
};

} // namespace

class tst_Backup : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto path = m_model.filePath(QStringLiteral("library"));
        QCOMPARE(tests::fillLibrary(path, 2, 6, 3), std::string());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("library"));
        QVERIFY(QFile::copy(m_model.filePath(QStringLiteral("library")), m_path));
    }

    void keepsTheLastTheDailyAndTheMonthly()
    {
        std::vector<Backup> made;
        for (int i = 0; i < 4 * 400; ++i)
            made.push_back({QString(), kNow.addSecs(-6LL * 3600 * i), 4 * 400 - i});
        const auto kept = keptBackups(made);
        for (std::size_t i = 0; i < 10; ++i)
            QCOMPARE(kept[i], made[i]);
        const auto days = daysOf(kept);
        for (int day = 0; day < 14; ++day)
            QVERIFY(days.contains(kNow.date().addDays(-day)));
        std::set<std::pair<int, int>> months;
        for (const QDate &day : days)
            months.insert({day.year(), day.month()});
        QCOMPARE(months.size(), std::size_t{14});
        QVERIFY(kept.size() < 40);
    }

    void aWrongClockTakesNoDayAway_data()
    {
        QTest::addColumn<int>("years");
        QTest::newRow("ten years ahead") << 10;
        QTest::newRow("ten years behind") << -10;
        QTest::newRow("at the beginning of time") << -60;
    }
    void aWrongClockTakesNoDayAway()
    {
        QFETCH(const int, years);
        std::vector<Backup> kept;
        int number = 0;
        const auto make = [&](const QDateTime &at) {
            kept.insert(kept.begin(), {QString(), at, ++number});
            kept = keptBackups(kept);
        };
        for (int day = 0; day < 60; ++day) {
            for (int hour = 0; hour < 12; hour += 4)
                make(kNow.addDays(day).addSecs(3600LL * hour));
            if (day == 30)
                make(kNow.addYears(years));
            const auto days = daysOf(kept);
            for (int before = 0; before < std::min(14, day + 1); ++before) {
                QVERIFY2(days.contains(kNow.date().addDays(day - before)),
                         qPrintable(QStringLiteral("day %1 - %2").arg(day).arg(before)));
            }
            QVERIFY(kept.size() < 10 + 15 + 5);
        }
    }

    void aWrongClockNamesNoLaterBackup()
    {
        Backups backups(m_path, tests::systems());
        QVERIFY(backups.make(kNow));
        QVERIFY(backups.make(kNow.addYears(10)));
        const auto last = backups.make(kNow.addDays(1));
        QCOMPARE(last->at, kNow.addDays(1));
        QCOMPARE(backups.list().front(), *last);
        QCOMPARE(backups.newestSound()->path, last->path);
        const auto again = backups.make(kNow.addDays(1)); // within the same millisecond
        QCOMPARE(backups.list().front(), *again);
        QCOMPARE(backups.list().size(), std::size_t{4});
    }

    void backupsMadeBeforeTheyWereNumberedAreTheOldest()
    {
        Backups backups(m_path, tests::systems());
        const auto numbered = backups.make(kNow);
        for (const char *name : {"2041-01-01T00-00-00-000Z", "2020-01-01T00-00-00-000Z"})
            QVERIFY(QFile::copy(numbered->path, QDir(backups.folder())
                                                    .filePath(QString::fromLatin1(name) +
                                                              QStringLiteral(".escarmouche"))));
        for (const char *name : {"2020-01-01T00-00-00-000Zx", "2020-01-01T00-00-00-000Z-y", "z-3"})
            QVERIFY(QFile::copy(numbered->path, QDir(backups.folder())
                                                    .filePath(QString::fromLatin1(name) +
                                                              QStringLiteral(".escarmouche"))));
        const auto list = backups.list();
        QCOMPARE(list.size(), std::size_t{3});
        QCOMPARE(list[0], *numbered);
        QCOMPARE(list[1].at.date().year(), 2041);
        QCOMPARE(list[2].number, 0);
    }

    void makesACopyThatIsTheLibrary()
    {
        Backups backups(m_path, tests::systems());
        const auto library = model::Library::open(m_path, tests::systems(),
                                                  model::OpenMode::Existing); // with its log
        QVERIFY(library);
        const auto backup = backups.make();
        QVERIFY(backup);
        const auto copy = checkLibrary(backup->path, tests::systems());
        const auto original = checkLibrary(m_path, tests::systems());
        QVERIFY(copy && original);
        QVERIFY(copy->faults.empty());
        QCOMPARE(copy->stateHash, original->stateHash);
        QCOMPARE(backups.list().size(), std::size_t{1});
        QCOMPARE(QDir(backups.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    /** Without them the next program to leave takes the log away that is written to. */
    void leavesTheLocksOfWhoHasTheLibraryOpen()
    {
        const Onlooker onlooker(m_path);
        const auto library =
            model::Library::open(m_path, tests::systems(), model::OpenMode::Existing);
        QVERIFY(library);
        QVERIFY(onlooker.seesALock());
        QVERIFY(Backups(m_path, tests::systems()).make());
        QVERIFY(onlooker.seesALock());
        QVERIFY(checkLibrary(m_path, tests::systems()));
        QVERIFY(onlooker.seesALock());
        QVERIFY(
            model::exportLedger(m_path, [](std::string_view) { return rules::Result<void>(); }));
        QVERIFY(onlooker.seesALock());
        QVERIFY(!model::makeReady(m_path + u'x', tests::systems(), model::OpenMode::Existing));
        QVERIFY(model::makeReady(m_path, tests::systems(), model::OpenMode::Existing));
        QVERIFY(onlooker.seesALock());
    }

    void neverBacksUpADamagedLibrary()
    {
        Backups backups(m_path, tests::systems());
        QVERIFY(backups.make());
        damage(m_path);
        QVERIFY(!backups.make());
        QCOMPARE(backups.list().size(), std::size_t{1});
    }

    void thinsButNeverTheNewestSoundOne()
    {
        Backups backups(m_path, tests::systems());
        for (int i = 0; i < 14; ++i)
            QVERIFY(backups.make(kNow.addSecs(60 * i)));
        QCOMPARE(backups.list().size(), std::size_t{10});
        auto present = backups.list();
        for (std::size_t i = 0; i + 1 < present.size(); ++i)
            damage(present[i].path);
        // Ten damaged ones, all newer: by age alone the last sound one would go.
        QVERIFY(QFile::copy(present[0].path,
                            backups.folder() + QStringLiteral("/2030-06-15T20-00-00-000Z-15"
                                                              ".escarmouche")));
        QVERIFY(backups.thin());
        const auto newest = backups.newestSound();
        QVERIFY(newest);
        QCOMPARE(*newest, present.back());
        QCOMPARE(backups.list().size(), std::size_t{11});
    }

    void keepsAllWhenNoneIsSound()
    {
        Backups backups(m_path, tests::systems());
        for (int i = 0; i < 10; ++i)
            QVERIFY(backups.make(kNow.addSecs(60 * i)));
        for (const auto &backup : backups.list())
            damage(backup.path);
        const auto first = backups.list().front().path;
        QVERIFY(QFile::copy(first, backups.folder() +
                                       QStringLiteral("/2030-06-15T13-00-00-000Z-11.escarmouche")));
        QVERIFY(backups.thin());
        QCOMPARE(backups.list().size(), std::size_t{11});
        QCOMPARE(backups.newestSound().error().code, ErrorCode::BackupDamaged);
    }

    void restoresAndKeepsTheDamagedFileAside()
    {
        Backups backups(m_path, tests::systems());
        const auto before = checkLibrary(m_path, tests::systems());
        const auto backup = backups.make();
        damage(m_path);
        QFile damaged(m_path);
        QVERIFY(damaged.open(QIODevice::ReadOnly));
        const auto bytes = damaged.readAll();
        damaged.close();

        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QFile kept(*aside);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        const auto after = checkLibrary(m_path, tests::systems());
        QVERIFY(after && after->faults.empty());
        QCOMPARE(after->stateHash, before->stateHash);
        QVERIFY(model::Library::open(m_path, tests::systems(), model::OpenMode::Existing));
    }

    void keepsWhatStandsInTheLogAlone()
    {
        Backups backups(m_path, tests::systems());
        const auto backup = backups.make();
        const auto library =
            model::Library::open(m_path, tests::systems(), model::OpenMode::Existing);
        QVERIFY((*library)->people().add("Only in the log"));
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        const auto kept = model::Library::open(*aside, tests::systems(), model::OpenMode::ReadOnly);
        QVERIFY(kept);
        QCOMPARE((*kept)->people().list()->size(), std::size_t{2});
        const auto restored =
            model::Library::open(m_path, tests::systems(), model::OpenMode::ReadOnly);
        QCOMPARE((*restored)->people().list()->size(), std::size_t{1});
        // Whoever still has the old one open is told so.
        QCOMPARE((*library)->people().add("Too late").error().code, ErrorCode::LibraryReplaced);
    }

    void writesNothingIntoADamagedOne()
    {
        Backups backups(m_path, tests::systems());
        const auto backup = backups.make();
        const auto stray = m_folder->filePath(QStringLiteral("stray"));
        QCOMPARE(tests::fillLibrary(stray, 1, 3, 9), std::string());
        {
            const auto other =
                model::Library::open(stray, tests::systems(), model::OpenMode::Existing);
            QVERIFY((*other)->people().add("Elsewhere"));
            QFile::remove(m_path + QStringLiteral("-wal"));
            QVERIFY(QFile::copy(stray + QStringLiteral("-wal"), m_path + QStringLiteral("-wal")));
        }
        const auto before = bytesOf(m_path);
        const auto logBefore = bytesOf(m_path + QStringLiteral("-wal"));
        QVERIFY(!verdict(checkLibrary(m_path, tests::systems())));
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QCOMPARE(bytesOf(*aside), before);
        QCOMPARE(bytesOf(*aside + QStringLiteral("-wal")), logBefore);
        QVERIFY(verdict(checkLibrary(m_path, tests::systems())));
    }

    void restoresWhereNothingStands()
    {
        Backups backups(m_path, tests::systems());
        const auto backup = backups.make();
        QVERIFY(QFile::remove(m_path));
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QVERIFY(aside->isEmpty());
        QVERIFY(verdict(checkLibrary(m_path, tests::systems())));
    }

    void restoresThroughALink()
    {
        const auto link = m_folder->filePath(QStringLiteral("link"));
        const auto real = m_folder->filePath(QStringLiteral("elsewhere/real"));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere")));
        QVERIFY(QFile::rename(m_path, real));
        QVERIFY(QFile::link(QStringLiteral("elsewhere/real"), link));
        Backups backups(link, tests::systems());
        const auto backup = backups.make();
        QVERIFY(backup);
        {
            const auto library =
                model::Library::open(link, tests::systems(), model::OpenMode::Existing);
            QVERIFY((*library)->people().add("Only in the log"));
        }
        const auto before = bytesOf(real);
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QCOMPARE(QFileInfo(link).symLinkTarget(), real);
        QVERIFY(!QFileInfo(*aside).isSymLink());
        QCOMPARE(QFileInfo(*aside).absolutePath(), QFileInfo(real).absolutePath());
        QCOMPARE(bytesOf(*aside), before);
        QVERIFY(bytesOf(real) != before);
        QVERIFY(verdict(checkLibrary(link, tests::systems())));

        QVERIFY(QFile::remove(real)); // the link alone is left
        QCOMPARE(*backups.restore(backup->path), QString());
        QCOMPARE(QFileInfo(link).symLinkTarget(), real);
        QVERIFY(verdict(checkLibrary(real, tests::systems())));
    }

    void readsTheLogOfWhatALinkLeadsTo()
    {
        const auto link = m_folder->filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(m_path, link));
        const auto library =
            model::Library::open(m_path, tests::systems(), model::OpenMode::Existing);
        QVERIFY((*library)->people().add("Only in the log"));
        const auto seen = model::Library::open(link, tests::systems(), model::OpenMode::ReadOnly);
        QCOMPARE((*seen)->people().list()->size(), std::size_t{2});
    }

    void aRestoredLibraryKeepsItsMode_data()
    {
        QTest::addColumn<bool>("damaged");
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0640, 0644, 0660, 0664}) {
            QTest::addRow("sound, %o", unsigned(mode)) << false << mode;
            QTest::addRow("damaged, %o", unsigned(mode)) << true << mode;
        }
    }
    void aRestoredLibraryKeepsItsMode()
    {
        QFETCH(const bool, damaged);
        QFETCH(const int, mode);
        Backups backups(m_path, tests::systems());
        const auto backup = backups.make();
        QVERIFY(::chmod(QFile::encodeName(m_path).constData(), static_cast<mode_t>(mode)) == 0);
        if (damaged)
            damage(m_path);
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QCOMPARE(modeOf(m_path), mode);
        QCOMPARE(modeOf(*aside), mode);
    }

    void isForItsOwnerAlone()
    {
        const auto before = ::umask(0);
        const auto path = m_folder->filePath(QStringLiteral("a/b/library"));
        QVERIFY(::mkdir(qPrintable(m_folder->filePath(QStringLiteral("a"))), 0755) == 0);
        {
            const auto library =
                model::Library::open(path, tests::systems(), model::OpenMode::Create);
            QVERIFY(library && (*library)->people().add("Somebody"));
            for (const auto *suffix : {"", "-wal", "-shm", ".lock"})
                QCOMPARE(modeOf(path + QLatin1String(suffix)), 0600);
        }
        const auto backup = Backups(path, tests::systems()).make();
        QVERIFY(backup);
        QCOMPARE(modeOf(backup->path), 0600);
        QCOMPARE(modeOf(Backups(path, tests::systems()).folder()), 0700);
        QCOMPARE(modeOf(m_folder->filePath(QStringLiteral("a/b"))), 0700);
        QCOMPARE(modeOf(m_folder->filePath(QStringLiteral("a"))), 0755);
        const auto restored = m_folder->filePath(QStringLiteral("c/restored"));
        QVERIFY(Backups(restored, tests::systems()).restore(backup->path));
        QCOMPARE(modeOf(restored), 0600);
        QCOMPARE(modeOf(m_folder->filePath(QStringLiteral("c"))), 0700);
        ::umask(before);
    }

    void whatBelongsToASharedLibraryIsShared()
    {
        QVERIFY(::chmod(QFile::encodeName(m_path).constData(), 0660) == 0);
        const auto library =
            model::Library::open(m_path, tests::systems(), model::OpenMode::Existing);
        QVERIFY((*library)->people().add("Somebody"));
        for (const auto *suffix : {"", "-wal", "-shm", ".lock"})
            QCOMPARE(modeOf(m_path + QLatin1String(suffix)), 0660);
    }

    void refusesToRestoreADamagedBackup()
    {
        Backups backups(m_path, tests::systems());
        const auto before = checkLibrary(m_path, tests::systems());
        const auto backup = backups.make();
        damage(backup->path);
        const auto restored = backups.restore(backup->path);
        QVERIFY(!restored);
        QCOMPARE(restored.error().code, ErrorCode::BackupDamaged);
        QCOMPARE(checkLibrary(m_path, tests::systems())->stateHash, before->stateHash);
    }

    void saysWhatKeepsALibraryFromBeingCopied()
    {
        Backups nothing(m_folder->filePath(QStringLiteral("absent")), tests::systems());
        QCOMPARE(nothing.make().error().code, ErrorCode::LibraryNotFound);
        QVERIFY(!QFile::exists(nothing.folder()));

        Backups backups(m_path, tests::systems());
        const auto sound = backups.make();
        setVersion(m_path, 999);
        QCOMPARE(backups.make().error().code, ErrorCode::NewerLibrary);
        setVersion(sound->path, 999);
        QCOMPARE(backups.restore(sound->path).error().code, ErrorCode::NewerLibrary);
    }

    void blamesTheLibraryForWhatTheCopyTookFromIt()
    {
        {
            const auto writer = model::Connection::open(m_path, model::Connection::Access::Write);
            QVERIFY((*writer)->run("UPDATE band SET total = total + 1"));
        }
        const auto made = Backups(m_path, tests::systems()).make();
        QCOMPARE(made.error().code, ErrorCode::LibraryDamaged);
        QCOMPARE(made.error().subject, m_path.toStdString());
    }

private:
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static int modeOf(const QString &path)
    {
        struct stat status {
        };
        return ::stat(QFile::encodeName(path).constData(), &status) == 0
                   ? static_cast<int>(status.st_mode & 07777U)
                   : -1;
    }
    static std::set<QDate> daysOf(const std::vector<Backup> &backups)
    {
        std::set<QDate> days;
        for (const Backup &backup : backups)
            days.insert(backup.at.date());
        return days;
    }
    static void setVersion(const QString &path, int version)
    {
        const auto writer = model::Connection::open(path, model::Connection::Access::Write);
        QVERIFY(writer);
        QVERIFY((*writer)->run("PRAGMA user_version = " + std::to_string(version)));
        QVERIFY((*writer)->run("PRAGMA wal_checkpoint(TRUNCATE)"));
    }

    QTemporaryDir m_model;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

CORE_TEST(tst_Backup)

} // namespace tst_backup

#include "tst_backup.moc"
