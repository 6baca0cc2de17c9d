// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/library/libraryholder.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLockFile>

#include <map>
#include <vector>

namespace tst_commanddeeds {

using namespace escarmouche::tests;
using nlohmann::json;

/** What a command has done and what it has not: all of its acts or none, told as it is. */
class TestCommandDeeds : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("a game", [this] {
            makeAutumn();
            fine("campaign schedule Autumn Karnash \"Vega IX\"");
        });
    }

    void aCommandDoesAllOrNothing_data();
    void aCommandDoesAllOrNothing();
    void whoIsNewComesWithTheFirstAct();
    void severalActsComeTogether();
    void thrownDiceStandWhenTheRestIsRefused();
    void whatIsDoneAndNotPrintedIsNoFailure_data();
    void whatIsDoneAndNotPrintedIsNoFailure();
    void whatFailsKeepsItsCodeWhenNothingIsPrinted();
    void aReaderWhoIsGoneIsNoReasonToRepeat();
    void aFileInItsPlaceIsDone();
    void everyFailingCallTellsWhatIsStored_data();
    void everyFailingCallTellsWhatIsStored();
    void aFailedSyncAtClosingIsTold();
    void aHeldLibraryIsToldOnce_data();
    void aHeldLibraryIsToldOnce();
    void aHeldLibraryIsNotReplaced();

private:
    QByteArray ledger() { return m_program->run(words("library export --ledger")).out; }
    /** The uuids of all acts, bands in campaigns included. */
    QByteArrayList acts()
    {
        QByteArrayList uuids;
        for (const QByteArray &line : ledger().split('\n')) {
            const json read = json::parse(line.toStdString(), nullptr, false);
            if (read.is_object() && read.contains("event"))
                uuids << QByteArray::fromStdString(read["event"]["uuid"].get<std::string>());
        }
        return uuids;
    }
    /** The program under strace, with that failure. */
    Ran failing(const QString &inject, const QStringList &arguments)
    {
        QProcess process;
        m_program->prepare(process);
        auto environment = process.processEnvironment();
        // A sanitizer's search for leaks traces too, and only one may.
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("strace"),
                      QStringList{QStringLiteral("-f"), QStringLiteral("-o"),
                                  m_program->file(QStringLiteral("trace")), QStringLiteral("-e"),
                                  QStringLiteral("trace=") + inject.section(u':', 0, 0),
                                  QStringLiteral("-e"), QStringLiteral("inject=") + inject,
                                  Program::path()} +
                          arguments);
        process.closeWriteChannel();
        process.waitForFinished(60000);
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    bool hasFailed() { return read(QStringLiteral("trace")).contains("(INJECTED)"); }
    static bool canTrace()
    {
        QProcess process;
        process.start(QStringLiteral("strace"), words("-f -o /dev/null true"));
        return process.waitForFinished() && process.exitCode() == 0;
    }
};

void TestCommandDeeds::aCommandDoesAllOrNothing_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *line, int exit, const char *says) {
        QTest::newRow(line) << QByteArray(line) << exit << QByteArray(says);
    };
    row("campaign join Autumn nosuch --player Bo", 3, "nosuch");
    row("campaign join Autumn sample:mogwash nosuch --player Bo", 3, "nosuch");
    row("campaign join Autumn sample:mogwash bad.band.json --player Bo", 1, "reason");
    row("campaign schedule Autumn Karnash \"Vega IX\" --output none/x.ics", 3, "no folder");
    row("campaign schedule Autumn --round round-robin --output none/x.ics", 3, "no folder");
    row("campaign schedule Autumn --game 1 --place Lyon --state forfeited --by nosuch", 3,
        "nosuch");
    row("campaign schedule Autumn --game 1 --place Lyon --state confirmed --output none/x.ics", 3,
        "no folder");
    row("campaign report Autumn 1 --crew Karnash --picked --figure Karnash --report nosuch.json", 3,
        "nosuch.json");
    row("campaign report Autumn 1 --play --ai easy --seed 7 --journal none/x.journal", 3,
        "no folder");
    row("campaign report Autumn 1 --crew Karnash --play --ai easy --table nosuch", 3, "nosuch");
    row("band import sample:argos nosuch.band.json", 3, "nosuch");
    row("band add \"Autumn/Karnash\" nosuch --as Zed", 3, "nosuch");
    row("campaign withdraw Autumn nosuch --as Zed", 3, "nosuch");
}

void TestCommandDeeds::aCommandDoesAllOrNothing()
{
    QFETCH(QByteArray, line);
    QFETCH(int, exit);
    QFETCH(QByteArray, says);
    json illegal = sample();
    for (int i = 0; i < 40; ++i)
        illegal["members"].push_back(illegal["members"][1]);
    int id = 0;
    for (auto &member : illegal["members"])
        member["id"] = ++id;
    write(QStringLiteral("bad.band.json"), QByteArray::fromStdString(illegal.dump()));
    const QByteArray before = ledger();
    const Ran ran = act(line.constData(), QStringLiteral("--lang=en"));
    QVERIFY2(ran.exit == exit, ran.err.constData());
    QVERIFY2(ran.err.contains(says), ran.err.constData());
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ledger(), before);
    const Ran asJson = act(line.constData(), QStringLiteral("--json"));
    const json error = parsed(asJson)["error"];
    QCOMPARE(asJson.exit, exit);
    QCOMPARE(error["exit"].get<int>(), exit);
    QVERIFY2(ran.err.contains(error["sentence"].get<std::string>().c_str()), ran.err.constData());
    QCOMPARE(ledger(), before);
}

void TestCommandDeeds::whoIsNewComesWithTheFirstAct()
{
    QCOMPARE(act("campaign rename Autumn Winter --as Zed --library", QStringLiteral("none")).exit,
             3);
    QCOMPARE(m_program->run(words("band show nosuch")).exit, 3);
    QCOMPARE(m_program->run(words("campaign withdraw Autumn nosuch --as Zed")).exit, 3);
    QVERIFY(!ledger().contains("\"Zed\""));
    fine("campaign rename Autumn Winter --as Zed");
    QVERIFY(ledger().contains("\"Zed\""));
    const json history = fine("campaign history Winter");
    QCOMPARE(history["acts"].back()["person"].get<std::string>(), std::string("Zed"));
    fine("campaign rename Winter Spring"); // whoever was last
    QCOMPARE(fine("campaign history Spring")["acts"].back()["person"].get<std::string>(),
             std::string("Zed"));
}

void TestCommandDeeds::severalActsComeTogether()
{
    const auto before = acts().size();
    const json joined = fine("campaign join Autumn sample:mogwash sample:argos --player Bo");
    QCOMPARE(joined["bands"].size(), 2U);
    QCOMPARE(joined["bands"][1]["name"].get<std::string>(), std::string("Argos"));
    QCOMPARE(acts().size(), before + 3); // Bo, and both of his
    const Ran planned = act(
        "campaign schedule Autumn --game 1 --at 2026-10-24T19:30 --place Lyon --state confirmed "
        "--output a.ics --lang",
        QStringLiteral("fr"));
    QVERIFY2(planned.exit == 0 && planned.err.contains("a.ics"), planned.err.constData());
    QCOMPARE(acts().size(), before + 5);
    QVERIFY(read(QStringLiteral("a.ics")).contains("Lyon"));
    QCOMPARE(fine("band import sample:argos sample:vega")["bands"].size(), 2U);
    QCOMPARE(acts().size(), before + 7);
    fine("campaign report Autumn 1 --play --ai easy --seed 7 --journal g.journal");
    QCOMPARE(m_program->run(words("match verify g.journal")).exit, 0);
    QVERIFY(fine("campaign verify Autumn")["verified"].get<bool>());
}

void TestCommandDeeds::thrownDiceStandWhenTheRestIsRefused()
{
    fine("campaign report Autumn 1 --play --ai easy --seed 7");
    const auto before = acts();
    std::string key;
    const json document = fine("campaign postgame Autumn 1 \"Vega IX\"");
    for (const auto &each : document["lines"])
        if (each.contains("dice") && !each["done"].get<bool>() && key.empty())
            key = each["line"].get<std::string>();
    const std::string whole =
        "campaign postgame Autumn 1 \"Vega IX\" --throw --answer nosuch --line " + key;
    const char *line = whole.c_str();
    const Ran english = act(line, QStringLiteral("--lang=en"));
    const auto after = acts();
    QCOMPARE(english.exit, 1);
    QVERIFY2(after.size() > before.size(), "the dice did not stand");
    for (const QByteArray &uuid : after) {
        if (!before.contains(uuid))
            QVERIFY2(english.err.contains(uuid), english.err.constData());
    }
    QVERIFY2(english.err.contains("Part of this is done and stays") &&
                 !english.err.contains("Nothing was changed"),
             english.err.constData());
    // Once more there is nothing to throw, and nothing is done.
    const Ran french = act(line, QStringLiteral("--lang=fr"));
    QCOMPARE(french.exit, 1);
    QCOMPARE(acts(), after);
}

void TestCommandDeeds::whatIsDoneAndNotPrintedIsNoFailure_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {"band new Y --set race=orc", "band add X chief", "band remove X --whole",
          "band import sample:argos",
          "band add \"Autumn/Karnash\" shield --to Karnash --reason Gift", "campaign new Winter",
          "campaign new Winter --season-of Autumn",
          "campaign join Autumn sample:mogwash --player Bo", "campaign rename Autumn Winter",
          "campaign state Autumn archive", "campaign options Autumn --set points_win=5",
          "campaign withdraw Autumn Karnash", "campaign schedule Autumn --game 1 --place Lyon",
          "campaign past Autumn Karnash Urzag --set games=3",
          "campaign report Autumn 1 --play --ai easy --seed 7",
          "campaign history Autumn --write Rain"})
        QTest::newRow(line) << QByteArray(line);
}

void TestCommandDeeds::whatIsDoneAndNotPrintedIsNoFailure()
{
    QFETCH(QByteArray, line);
    fine("band new X --set race=orc");
    const auto before = acts();
    const QByteArray form =
        QByteArray(line).contains("--whole") ? QByteArray(" --json") : QByteArray(" --lang=en");
    const Ran ran = m_program->run(words((line + form).constData()), QStringLiteral("/dev/full"));
    QVERIFY2(ran.exit == 1, ran.err.constData());
    const auto after = acts();
    QVERIFY(after.size() > before.size());
    for (const QByteArray &uuid : after) {
        if (!before.contains(uuid))
            QVERIFY2(ran.err.contains(uuid), ran.err.constData());
    }
    QVERIFY2(ran.err.contains("Done, but the answer could not be printed") || !form.contains("en"),
             ran.err.constData());
    QVERIFY2(!ran.err.contains("not stored"), ran.err.constData());
}

void TestCommandDeeds::whatFailsKeepsItsCodeWhenNothingIsPrinted()
{
    const QString full = QStringLiteral("/dev/full");
    const Ran absent = m_program->run(words("band show nosuch --json"), full);
    QCOMPARE(absent.exit, 3);
    QCOMPARE(m_program->run(words("campaign list --json"), full).exit, 9); // nothing was done
    const Ran backup = m_program->run(words("library backup --lang fr"), full);
    QCOMPARE(backup.exit, 1);
    QVERIFY2(backup.err.contains("C’est fait, mais la réponse") &&
                 backup.err.contains("escarmouche.library.backups/"),
             backup.err.constData());
}

void TestCommandDeeds::aReaderWhoIsGoneIsNoReasonToRepeat()
{
    fine("band new X --set race=orc");
    const auto asked = [this](const char *line) {
        QProcess process;
        m_program->prepare(process);
        process.start(
            QStringLiteral("sh"),
            QStringList{QStringLiteral("-c"),
                        QStringLiteral("(sleep 0.3; \"$0\" \"$@\"; echo \"exit $?\" >&2) | true"),
                        Program::path()} +
                words(line));
        process.waitForFinished();
        return process.readAllStandardError();
    };
    const auto before = acts();
    const QByteArray said = asked("band add X chief --lang en");
    const auto after = acts();
    QCOMPARE(after.size(), before.size() + 1);
    QVERIFY2(said.contains("Done, but the answer could not be printed") && said.contains("exit 1"),
             said.constData());
    QVERIFY2(asked("catalogue list --system musg").startsWith("exit 141"),
             "a reader who has read enough");
}

void TestCommandDeeds::aFileInItsPlaceIsDone()
{
    if (!canTrace())
        QSKIP("strace may not trace here");
    const QStringList line = words("band export sample:argos --output x.csv --lang en");
    const Ran first = failing(QStringLiteral("fsync:error=EIO:when=1"), line);
    QVERIFY(hasFailed());
    QCOMPARE(first.exit, 9); // the file's own
    QVERIFY(!QFile::exists(m_program->file(QStringLiteral("x.csv"))));
    const Ran second = failing(QStringLiteral("fsync:error=EIO:when=2"), line);
    QVERIFY(hasFailed());
    QCOMPARE(second.exit, 1); // the folder's
    QVERIFY2(second.err.contains("x.csv” is written, but the disk does not confirm"),
             second.err.constData());
    QVERIFY(read(QStringLiteral("x.csv")).contains("Argos"));
    const Ran french = failing(QStringLiteral("fsync:error=EIO:when=2"),
                               words("band export sample:argos --output x.csv --lang fr --json"));
    QCOMPARE(french.exit, 1);
    QCOMPARE(parsed(french)["error"]["exit"].get<int>(), 1);
    QVERIFY2(french.err.contains("le disque ne confirme pas"), french.err.constData());
}

void TestCommandDeeds::everyFailingCallTellsWhatIsStored_data()
{
    QTest::addColumn<QString>("failure");
    QTest::newRow("syncs") << QStringLiteral("fsync,fdatasync:error=EIO");
    QTest::newRow("writes") << QStringLiteral("write:error=ENOSPC");
    QTest::newRow("names") << QStringLiteral("rename:error=EIO");
}

// Whatever fails: 0 is all done, 9 is nothing done, 1 is done and says which act.
void TestCommandDeeds::everyFailingCallTellsWhatIsStored()
{
    QFETCH(QString, failure);
    if (!canTrace())
        QSKIP("strace may not trace here");
    const QStringList line =
        words("campaign schedule Autumn Karnash \"Vega IX\" --output x.ics --lang en");
    for (int call = 1; call < 30; ++call) {
        const auto before = acts();
        QFile::remove(m_program->file(QStringLiteral("x.ics")));
        const Ran ran = failing(failure + QStringLiteral(":when=%1").arg(call), line);
        if (!hasFailed()) {
            QVERIFY(call > 1);
            return;
        }
        const auto after = acts();
        const bool stored = after.size() > before.size();
        const bool file = QFile::exists(m_program->file(QStringLiteral("x.ics")));
        const QByteArray what = QByteArray::number(call) + ": " + QByteArray::number(ran.exit) +
                                (stored ? " stored " : " not stored ") + ran.err;
        QVERIFY2(ran.exit != 0 || (stored && file), what.constData());
        QVERIFY2(ran.exit != 9 || (!stored && !file), what.constData());
        QVERIFY2(ran.exit != 1 || ran.err.contains("is written") || ran.err.contains(after.back()),
                 what.constData());
        QVERIFY2(ran.exit == 0 || ran.exit == 1 || ran.exit == 9, what.constData());
    }
    QFAIL("so many calls were not expected");
}

void TestCommandDeeds::aFailedSyncAtClosingIsTold()
{
    if (!canTrace())
        QSKIP("strace may not trace here");
    fine("band new X --set race=orc");
    int told = 0;
    for (int call = 1; call < 30; ++call) {
        const auto before = acts().size();
        const Ran ran = failing(QStringLiteral("fsync,fdatasync:error=EIO:when=%1+").arg(call),
                                words("band add X sous-fifre --lang en"));
        if (!hasFailed())
            break;
        const bool stored = acts().size() > before;
        QVERIFY2(ran.exit == (stored ? 1 : 9), ran.err.constData());
        if (!stored)
            continue;
        ++told;
        QVERIFY2(ran.err.contains("the disk does not confirm that it will keep it"),
                 ran.err.constData());
        QVERIFY2(ran.out.contains("X: "), ran.out.constData()); // the answer is there
    }
    QVERIFY(told > 0);
}

void TestCommandDeeds::aHeldLibraryIsToldOnce_data()
{
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<bool>("reads"); // whether those who only read are kept out
    QTest::newRow("a write") << QByteArray("BEGIN IMMEDIATE") << false;
    QTest::newRow("all of it") << QByteArray("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
                               << true;
}

// All commands at once: each waits for the same holder.
void TestCommandDeeds::aHeldLibraryIsToldOnce()
{
    QFETCH(QByteArray, how);
    QFETCH(bool, reads);
    fine("band new X --set race=orc");
    m_program->run(words("library backup"));
    write(QStringLiteral("ledger.jsonl"), ledger());
    const std::vector<const char *> writing{"band new Y --set race=orc",
                                            "band new Y --set race=orc --as Zed",
                                            "band add X chief",
                                            "band remove X --whole",
                                            "band import sample:argos",
                                            "band add \"Autumn/Karnash\" medikit "
                                            "--to Karnash",
                                            "campaign new Winter",
                                            "campaign new Winter --season-of Autumn",
                                            "campaign join Autumn sample:mogwash --player Bo",
                                            "campaign rename Autumn Winter",
                                            "campaign state Autumn archive",
                                            "campaign options Autumn --set points_win=5",
                                            "campaign withdraw Autumn Karnash",
                                            "campaign schedule Autumn --game 1 --place Lyon",
                                            "campaign past Autumn Karnash Urzag --set games=3",
                                            "campaign report Autumn 1 --crew Karnash",
                                            "campaign history Autumn --write Rain",
                                            "campaign import sample:styx",
                                            "library restore newest",
                                            "library rebuild ledger.jsonl"};
    const std::vector<const char *> reading{"band list",
                                            "band show X",
                                            "band export X",
                                            "campaign list",
                                            "campaign show Autumn",
                                            "campaign options Autumn",
                                            "campaign schedule Autumn",
                                            "campaign report Autumn 1",
                                            "campaign standings Autumn",
                                            "campaign history Autumn",
                                            "campaign verify Autumn",
                                            "campaign export Autumn",
                                            "library check",
                                            "library backup",
                                            "library export --ledger",
                                            "library export --output bands",
                                            "odds attack X#chief orc/chief --charge",
                                            "print band X --output x.pdf"};
    std::vector<const char *> lines = writing;
    if (reads)
        lines.insert(lines.end(), reading.begin(), reading.end());
    const auto ask = [&] {
        std::map<std::string, std::pair<qint64, Ran>> answers;
        std::map<std::string, std::unique_ptr<QProcess>> running;
        QElapsedTimer timer;
        timer.start();
        for (const char *line : lines) {
            auto &process = running[line];
            process = std::make_unique<QProcess>();
            m_program->prepare(*process);
            connect(process.get(), &QProcess::finished, this, [&, line] {
                answers[line] = {
                    timer.elapsed(),
                    {running[line]->exitCode(), {}, running[line]->readAllStandardError()}};
            });
            process->start(Program::path(), words(line));
            process->closeWriteChannel();
        }
        [&] { QTRY_COMPARE_WITH_TIMEOUT(answers.size(), lines.size(), 60000); }();
        return answers;
    };
    const QByteArray before = ledger();
    const LibraryHolder holder(library(), how.constData());
    QVERIFY(holder.holds());
    auto held = ask();
    // A control: the same with a library that is not there says how long all of it takes to start.
    QVERIFY(QDir(m_program->file({})).rename(QStringLiteral(".local"), QStringLiteral("gone")));
    auto control = ask();
    constexpr qint64 kPatienceMs = 5500;
    qint64 slowest = 0;
    for (const auto &[line, answer] : control)
        slowest = std::max(slowest, answer.first);
    for (const auto &[line, answer] : held) {
        const QByteArray what = QByteArray::fromStdString(line) + ' ' +
                                QByteArray::number(answer.first) + " ms (" +
                                QByteArray::number(slowest) + "): " + answer.second.err;
        QVERIFY2(answer.second.exit == 5, what.constData());
        QVERIFY2(answer.second.err.contains("in use by"), what.constData());
        QVERIFY2(answer.first < kPatienceMs + slowest, what.constData());
    }
}

void TestCommandDeeds::aHeldLibraryIsNotReplaced()
{
    fine("band new X --set race=orc");
    m_program->run(words("library backup"));
    const LibraryHolder holder(library(), "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
    QVERIFY(holder.holds());
    const Ran english = m_program->run(words("library restore newest --lang en"));
    QCOMPARE(english.exit, 5);
    QVERIFY2(english.err.contains("in use by another program"), english.err.constData());
    const Ran french = m_program->run(words("library restore newest --lang fr"));
    QCOMPARE(french.exit, 5);
    QVERIFY2(french.err.contains("autre programme"), french.err.constData());
    const QStringList aside = QFileInfo(library()).dir().entryList({QStringLiteral("*aside*")});
    QCOMPARE(aside, QStringList());
}

CORE_TEST(TestCommandDeeds)

} // namespace tst_commanddeeds

#include "tst_commanddeeds.moc"
