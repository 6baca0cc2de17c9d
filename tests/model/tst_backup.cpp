// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/backup.h"
#include "model/library/check.h"
#include "model/library/connection.h"
#include "model/library/ledgerfile.h"
#include "tests/support/randombands.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

#include <set>

using namespace escarmouche;
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
        std::vector<QDateTime> times;
        for (int hours = 0; hours < 24 * 400; hours += 6)
            times.push_back(kNow.addSecs(-3600LL * hours));
        const auto kept = keptBackups(times, kNow);
        for (std::size_t i = 0; i < 10; ++i)
            QCOMPARE(kept[i], times[i]);
        std::set<QDate> days;
        std::set<int> months;
        for (const auto &time : kept) {
            days.insert(time.date());
            months.insert(time.date().year() * 12 + time.date().month());
        }
        for (int day = 0; day < 14; ++day)
            QVERIFY(days.contains(kNow.date().addDays(-day)));
        QCOMPARE(months.size(), std::size_t{14});
        QVERIFY(kept.size() < 40);
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
        QVERIFY(
            !model::Library::makeReady(m_path + u'x', tests::systems(), model::OpenMode::Existing));
        QVERIFY(model::Library::makeReady(m_path, tests::systems(), model::OpenMode::Existing));
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
                            backups.folder() + QStringLiteral("/2030-06-16T00-00-00-000Z"
                                                              ".escarmouche")));
        QVERIFY(backups.thin(kNow.addDays(40)));
        const auto newest = backups.newestSound();
        QVERIFY(newest);
        QCOMPARE(newest->at, present.back().at);
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
                                       QStringLiteral("/2030-06-15T13-00-00-000Z.escarmouche")));
        QVERIFY(backups.thin(kNow.addDays(100)));
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
        QVERIFY((*library)->addPerson("Only in the log"));
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        const auto kept = model::Library::open(*aside, tests::systems(), model::OpenMode::ReadOnly);
        QVERIFY(kept);
        QCOMPARE((*kept)->people()->size(), std::size_t{2});
        const auto restored =
            model::Library::open(m_path, tests::systems(), model::OpenMode::ReadOnly);
        QCOMPARE((*restored)->people()->size(), std::size_t{1});
        // Whoever still has the old one open is told so.
        QCOMPARE((*library)->addPerson("Too late").error().code, ErrorCode::LibraryReplaced);
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
            QVERIFY((*other)->addPerson("Elsewhere"));
            QFile::remove(m_path + QStringLiteral("-wal"));
            QVERIFY(QFile::copy(stray + QStringLiteral("-wal"), m_path + QStringLiteral("-wal")));
        }
        const auto bytes = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto before = bytes(m_path);
        const auto logBefore = bytes(m_path + QStringLiteral("-wal"));
        QVERIFY(!verdict(checkLibrary(m_path, tests::systems())));
        const auto aside = backups.restore(backup->path);
        QVERIFY(aside);
        QCOMPARE(bytes(*aside), before);
        QCOMPARE(bytes(*aside + QStringLiteral("-wal")), logBefore);
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

QTEST_GUILESS_MAIN(tst_Backup)
#include "tst_backup.moc"
