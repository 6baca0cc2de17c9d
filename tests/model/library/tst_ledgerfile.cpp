// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/support/files/manycases.h"
#include "tests/support/library/randombands.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QLockFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_ledgerfile {

using namespace escarmouche;
using model::checkLibrary;
using model::rebuildLibrary;
using rules::ErrorCode;

class tst_LedgerFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_path = m_folder.filePath(QStringLiteral("library"));
        QCOMPARE(tests::fillLibrary(m_path, 4, 15, 11), std::string());
        const auto exported = model::exportLedger(m_path, [&](std::string_view line) {
            m_ledger += QByteArray(line.data(), static_cast<qsizetype>(line.size()));
            return rules::Result<void>();
        });
        QVERIFY(exported);
    }

    void rebuildsTheSameLibraryFromTheLedgerAlone()
    {
        const auto rebuilt = rebuild(m_ledger);
        QVERIFY2(rebuilt, rebuilt ? "" : rebuilt.error().pointer.c_str());
        QCOMPARE(rebuilt->streams, 5); // four bands and a campaign
        const auto original = checkLibrary(m_path, tests::systems());
        const auto copy = checkLibrary(target(), tests::systems());
        QVERIFY(original && copy && copy->faults.empty());
        QCOMPARE(copy->stateHash, original->stateHash);
        QCOMPARE(copy->events, original->events);
    }

    void clearsWhatAnEndedRebuildLeft()
    {
        QVERIFY(rebuild(m_ledger));
        const QDir folder = QFileInfo(target()).dir();
        const auto made = [&](const char *name) {
            const QString path = folder.filePath(QLatin1String(name));
            return QDir().mkpath(path) ? path + QStringLiteral("/.lock") : QString();
        };
        QFile ended(made(".rebuild-ended"));
        QVERIFY(ended.open(QIODevice::WriteOnly));
        ended.write("4194305\ntests\n" + QSysInfo::machineHostName().toUtf8() + '\n'); // nobody
        ended.close();
        QLockFile atWork(made(".rebuild-atwork"));
        QVERIFY(atWork.tryLock());
        QVERIFY(rebuild(m_ledger));
        QVERIFY(!folder.exists(QStringLiteral(".rebuild-ended")));
        QVERIFY(folder.exists(QStringLiteral(".rebuild-atwork")));
        atWork.unlock();
        QVERIFY(QDir(folder.filePath(QStringLiteral(".rebuild-atwork"))).removeRecursively());
        const auto filter = QDir::AllEntries | QDir::Hidden;
        QVERIFY(folder.entryList({QStringLiteral(".rebuild*")}, filter).isEmpty());
    }

    void keepsWhatStoodThereAside()
    {
        QVERIFY(rebuild(m_ledger));
        const auto again = rebuild(m_ledger);
        QVERIFY(again);
        QVERIFY(QFileInfo::exists(again->aside));
    }

    void refusesABrokenLedger_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char *name, const char *from, const char *to) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to);
        };
        row("field left out", R"("kind":"band-act/musg",)", "");
        row("field changed", R"("version":2,"payload")", R"("version":3,"payload")");
        row("field added", R"({"event":{)", R"({"event":{"x":1,)");
        row("other hash", R"("hash":")", R"("hash":"0)");
        row("another format", "escarmouche-ledger", "escarmouche-band");
        row("line cut", R"({"event":)", "");
        row("mark", R"({"format")", "\xEF\xBB\xBF{\"format\"");
        row("count", R"({"end":{"people":1)", R"({"end":{"people":2)");
        row("empty line", "\n", "\n\n");
        row("no start", R"({"format")",
            R"({"end":{"people":0,"events":0}})"
            "\n"
            R"({"format")");
    }
    void refusesABrokenLedger()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        auto ledger = m_ledger;
        const auto at = ledger.indexOf(from);
        QVERIFY(at >= 0);
        ledger.replace(at, from.size(), to);
        QVERIFY(!rebuild(ledger));
        QVERIFY(!QFileInfo::exists(target()));
    }

    void refusesALedgerCutAtAnyLine()
    {
        int line = 0;
        for (auto at = m_ledger.indexOf('\n'); at >= 0 && at < m_ledger.size() - 1;
             at = m_ledger.indexOf('\n', at + 1)) {
            if (line++ % (tests::kSanitized ? 10 : 1) == 0)
                QVERIFY(!rebuild(m_ledger.left(at + 1)));
        }
    }

    void namesTheLineOfAComplaint()
    {
        auto ledger = m_ledger;
        ledger.replace(ledger.indexOf(R"("seq":2)"), 7, R"("seq":0)");
        const auto rebuilt = rebuild(ledger);
        QVERIFY(!rebuilt);
        QVERIFY2(rebuilt.error().pointer.ends_with(":/event/seq"), rebuilt.error().pointer.c_str());
    }

    void namesThePersonWhomNobodyKnows()
    {
        auto ledger = m_ledger;
        const QByteArray id = "{\"person\":{\"id\":\"";
        ledger[ledger.indexOf(id) + id.size()] = 'x';
        const auto rebuilt = rebuild(ledger);
        QVERIFY(!rebuilt);
        QCOMPARE(rebuilt.error().code, ErrorCode::EntryNotFound);
        QVERIFY2(rebuilt.error().pointer.ends_with(":/event/person"),
                 rebuilt.error().pointer.c_str());
    }

    void refusesANewerLedger()
    {
        auto ledger = m_ledger;
        ledger.replace(ledger.indexOf(R"("version":3)"), 11, R"("version":9)");
        const auto rebuilt = rebuild(ledger);
        QVERIFY(!rebuilt);
        QCOMPARE(rebuilt.error().code, ErrorCode::NewerFormat);
    }

    void exportsNoBrokenChain()
    {
        const auto copy = m_folder.filePath(QStringLiteral("broken"));
        QFile::remove(copy);
        QVERIFY(QFile::copy(m_path, copy));
        {
            const auto connection = model::Connection::open(copy, model::Connection::Access::Write);
            QVERIFY((*connection)->run("UPDATE ledger_event SET at = 'x' WHERE seq = 2"));
        }
        const auto exported =
            model::exportLedger(copy, [](std::string_view) { return rules::Result<void>(); });
        QVERIFY(!exported);
        QCOMPARE(exported.error().code, ErrorCode::ChainBroken);
    }

    void cleanup()
    {
        for (const auto &name :
             QDir(m_folder.path()).entryList({QStringLiteral("rebuilt*")}, QDir::Files))
            QFile::remove(m_folder.filePath(name));
    }

private:
    QString target() const { return m_folder.filePath(QStringLiteral("rebuilt")); }
    rules::Result<model::Rebuilt> rebuild(const QByteArray &ledger)
    {
        QBuffer buffer;
        buffer.setData(ledger);
        buffer.open(QIODevice::ReadOnly);
        return rebuildLibrary(buffer, target(), tests::systems());
    }

    QTemporaryDir m_folder;
    QString m_path;
    QByteArray m_ledger;
};

CORE_TEST(tst_LedgerFile)

} // namespace tst_ledgerfile

#include "tst_ledgerfile.moc"
