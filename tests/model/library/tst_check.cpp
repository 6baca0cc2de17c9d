// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/check.h"
#include "tests/support/library/randombands.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_check {

using namespace escarmouche;
using model::checkLibrary;
using model::CheckReport;
using model::Connection;
using rules::ErrorCode;

class tst_Check : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto path = m_model.filePath(QStringLiteral("library"));
        QCOMPARE(tests::fillLibrary(path, 3, 12, 7), std::string());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("library"));
        QVERIFY(QFile::copy(m_model.filePath(QStringLiteral("library")), m_path));
    }

    void findsNothingInASoundLibrary()
    {
        const auto report = checkLibrary(m_path, tests::systems());
        QVERIFY(report);
        QVERIFY2(report->faults.empty(),
                 report->faults.empty() ? "" : report->faults.front().hint.c_str());
        QCOMPARE(report->streams, 4);
        QCOMPARE(report->bands, 3);
        QCOMPARE(report->campaigns, 1);
        QVERIFY(report->events > 20);
        QCOMPARE(report->stateHash.size(), std::size_t{64});
    }

    void findsWhatWasChanged_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const char *sql, ErrorCode code) {
            QTest::newRow(name) << QByteArray(sql) << static_cast<int>(code);
        };
        row("payload", "UPDATE ledger_event SET payload = payload || ' ' WHERE seq = 3",
            ErrorCode::ChainBroken);
        row("person of an act", "UPDATE ledger_event SET at = 'x' WHERE seq = 1",
            ErrorCode::ChainBroken);
        row("cut tail", "DELETE FROM ledger_event WHERE seq = (SELECT max(head_seq) FROM stream)",
            ErrorCode::ChainBroken);
        row("gap", "DELETE FROM ledger_event WHERE seq = 2", ErrorCode::ChainBroken);
        row("head", "UPDATE stream SET head_seq = head_seq + 1", ErrorCode::ChainBroken);
        row("state", "UPDATE band SET state = replace(state, '1', '2')", ErrorCode::LibraryDamaged);
        row("state hash", "UPDATE band SET state_hash = replace(state_hash, 'a', 'b')",
            ErrorCode::LibraryDamaged);
        row("total", "UPDATE band SET total = total + 1", ErrorCode::LibraryDamaged);
        row("name", "UPDATE band SET name = name || 'x'", ErrorCode::LibraryDamaged);
        row("status", "UPDATE band SET status = 'removed'", ErrorCode::LibraryDamaged);
        row("no row", "DELETE FROM band", ErrorCode::LibraryDamaged);
        row("campaign's state", "UPDATE campaign SET state = replace(state, '1', '2')",
            ErrorCode::LibraryDamaged);
        row("campaign's games", "UPDATE campaign SET played = played + 1",
            ErrorCode::LibraryDamaged);
        row("campaign archived", "UPDATE campaign SET archived = 1 - archived",
            ErrorCode::LibraryDamaged);
        row("campaign's name", "UPDATE campaign SET name_key = name_key || 'x'",
            ErrorCode::LibraryDamaged);
        row("no campaign", "DELETE FROM campaign", ErrorCode::LibraryDamaged);
        row("a game's title", "UPDATE fixture SET title = title || 'x'", ErrorCode::LibraryDamaged);
        row("a game's place", "UPDATE fixture SET place = 'x'", ErrorCode::LibraryDamaged);
        row("no game", "DELETE FROM fixture", ErrorCode::LibraryDamaged);
        row("a match's origin", "UPDATE game SET campaign = 'x'", ErrorCode::LibraryDamaged);
        row("no stream", "DELETE FROM stream", ErrorCode::LibraryDamaged);
        row("table", "CREATE TABLE guest (x)", ErrorCode::ForeignSchema);
        row("trigger", "CREATE TRIGGER t AFTER INSERT ON band BEGIN DELETE FROM person; END",
            ErrorCode::ForeignSchema);
        row("index gone", "DROP INDEX band_by_name", ErrorCode::LibraryDamaged);
    }
    void findsWhatWasChanged()
    {
        QFETCH(QByteArray, sql);
        QFETCH(int, code);
        {
            const auto connection = Connection::open(m_path, Connection::Access::Write);
            QVERIFY((*connection)->run("PRAGMA foreign_keys = OFF"));
            QVERIFY((*connection)->run(sql.toStdString()));
        }
        const auto report = checkLibrary(m_path, tests::systems());
        QVERIFY(report);
        const auto found = std::ranges::any_of(report->faults, [&](const rules::Error &fault) {
            return static_cast<int>(fault.code) == code;
        });
        QVERIFY(found);
        QVERIFY(!verdict(report));
    }

    /** Twelve columns of 400 MB each held the program for a minute. */
    void worksOutNoColumnOfAStranger()
    {
        {
            const auto connection = Connection::open(m_path, Connection::Access::Write);
            QVERIFY((*connection)
                        ->run("ALTER TABLE ledger_event ADD COLUMN guest INTEGER AS"
                              " (abs(-9223372036854775807 - 1))")); // which cannot be
        }
        const auto report = checkLibrary(m_path, tests::systems());
        QVERIFY(report);
        QCOMPARE(report->faults.size(), std::size_t{1});
        QCOMPARE(report->faults.front().code, ErrorCode::ForeignSchema);
    }

    void takesRowsOfOtherRulesForNoDamage()
    {
        const auto change = [this](const char *sql) {
            const auto connection = Connection::open(m_path, Connection::Access::Write);
            QVERIFY((*connection)->run(sql));
        };
        change("UPDATE band SET edition = 'older', total = total + 7, illegal = 3, name = 'x'");
        QVERIFY(verdict(checkLibrary(m_path, tests::systems())));
        // What no rule makes is damage all the same.
        change("UPDATE band SET updated_at = 'x'");
        QVERIFY(!verdict(checkLibrary(m_path, tests::systems())));
    }

    void refusesWhatIsNoLibrary()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("garbage");
        file.close();
        const auto report = checkLibrary(m_path, tests::systems());
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::NotALibrary);
        const auto absent = checkLibrary(m_path + u'x', tests::systems());
        QCOMPARE(absent.error().code, ErrorCode::LibraryNotFound);
    }

private:
    QTemporaryDir m_model;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

CORE_TEST(tst_Check)

} // namespace tst_check

#include "tst_check.moc"
