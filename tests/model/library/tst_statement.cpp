// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "tests/support/testmain.h"

namespace tst_statement {

using namespace escarmouche;
using namespace escarmouche::model;
using rules::ErrorCode;

class StatementTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Connection> m_connection;

    rules::Result<void> insert(std::string_view text, std::int64_t number)
    {
        return m_connection->prepare("INSERT INTO note (text, number) VALUES (?, ?)")
            .bind(text)
            .bind(number)
            .run();
    }
    std::int64_t count() { return *m_connection->integer("SELECT count(*) FROM note"); }

private slots:
    void init()
    {
        m_connection = *Connection::open(QStringLiteral(":memory:"), Connection::Access::Write);
        QVERIFY(m_connection->run("CREATE TABLE note (text TEXT NOT NULL, number INTEGER NOT NULL)"
                                  " STRICT"));
    }

    void emptyTextIsNoNull()
    {
        QVERIFY(insert("", 1));
        QVERIFY(insert(std::string_view(), 2));
        QCOMPARE(count(), std::int64_t{2});
    }

    void keepsEveryCharacterAndNumber()
    {
        const std::string text("Œ'; DROP TABLE note; --\n\0€", 29);
        QVERIFY(insert(text, -9'007'199'254'740'993));
        auto statement = m_connection->prepare("SELECT text, number FROM note");
        QVERIFY(*statement.step());
        QCOMPARE(statement.text(0), text);
        QCOMPARE(statement.integer(1), std::int64_t{-9'007'199'254'740'993});
    }

    void halfReadStatementLetsCommit()
    {
        QVERIFY(m_connection->transaction([&]() -> rules::Result<void> {
            auto statement = m_connection->prepare(
                "INSERT INTO note (text, number) VALUES ('a', 1), ('b', 2) RETURNING number");
            const auto row = statement.step();
            return row ? rules::Result<void>() : rules::fail(row.error());
        }));
        QCOMPARE(count(), std::int64_t{2});
    }

    void oneStatementRunsInsideItself()
    {
        QVERIFY(insert("a", 1));
        QVERIFY(insert("b", 2));
        int pairs = 0;
        auto outer = m_connection->prepare("SELECT number FROM note");
        while (*outer.step()) {
            auto inner = m_connection->prepare("SELECT number FROM note");
            while (*inner.step())
                ++pairs;
        }
        QCOMPARE(pairs, 4);
    }

    void failedWorkIsRolledBack()
    {
        const auto done = m_connection->transaction([&]() -> rules::Result<void> {
            if (const auto written = insert("a", 1); !written)
                return written;
            return rules::fail({.code = ErrorCode::StreamMoved});
        });
        QCOMPARE(done.error().code, ErrorCode::StreamMoved);
        QCOMPARE(count(), std::int64_t{0});
        QVERIFY(m_connection->transaction([&] { return insert("b", 2); }));
        QCOMPARE(count(), std::int64_t{1});
    }

    void wrongSqlFailsAtTheFirstStep()
    {
        auto statement = m_connection->prepare("SELECT nothing FROM nowhere");
        QCOMPARE(statement.step().error().code, ErrorCode::Internal);
    }

    void foreignTypeIsRefused()
    {
        QCOMPARE(
            m_connection->run("INSERT INTO note (text, number) VALUES ('a', 'b')").error().code,
            ErrorCode::Internal);
        QCOMPARE(count(), std::int64_t{0});
    }

    void absentFileIsNeverMade()
    {
        const QString nowhere = QStringLiteral("/nowhere/library");
        for (const auto access : {Connection::Access::Read, Connection::Access::Write})
            QCOMPARE(Connection::open(nowhere, access).error().code, ErrorCode::LibraryNotFound);
    }
};

CORE_TEST(StatementTest)

} // namespace tst_statement

#include "tst_statement.moc"
