// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLockFile>

#include <sqlite3.h>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace tst_commandlinetrouble {

using namespace escarmouche::tests;
using nlohmann::json;

namespace {

/** Does something to a library behind the program's back. */
class Meddler
{
public:
    explicit Meddler(const QString &path) { sqlite3_open(path.toUtf8().constData(), &m_db); }
    ~Meddler() { sqlite3_close(m_db); }
    bool run(const char *sql) { return sqlite3_exec(m_db, sql, nullptr, nullptr, nullptr) == 0; }

private:
    sqlite3 *m_db = nullptr;
};

} // namespace

/** What goes wrong around the program: each code of exit, said so that one knows what to do. */
class TestCommandLineTrouble : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void namesFilePlaceAndReason()
    {
        write(QStringLiteral("odd.band.json"), sampleWithRace("orcc"));
        write(QStringLiteral("bad.band.json"), "{\"system\": \"musg\", \"members\": 3}");
        for (const char *line :
             {"band import odd.band.json", "band check odd.band.json", "band show odd.band.json"}) {
            const Ran ran = m_program->run(words(line));
            QCOMPARE(ran.exit, 4);
            QVERIFY2(ran.err.contains("odd.band.json /race: The catalogue has no “orcc”."),
                     ran.err.constData());
            QCOMPARE(ran.err.count("odd.band.json"), 1);
        }
        const Ran many = m_program->run(words("band import bad.band.json"));
        QVERIFY2(many.err.contains("bad.band.json:\n"), many.err.constData());
        const json error = parsed(m_program->run(words("band import odd.band.json --json")));
        QCOMPARE(error["error"]["file"], "odd.band.json");
        QCOMPARE(error["error"]["pointer"], "/race");
        write(QStringLiteral("cut.jsonl"), "{\"form");
        const Ran ledger = m_program->run(words("library rebuild cut.jsonl --library x.library"));
        QCOMPARE(ledger.exit, 4);
        QVERIFY2(ledger.err.contains("cut.jsonl 1: The line ends in the middle, after byte 6."),
                 ledger.err.constData());
    }

    void aFileWithoutANameIsNotThere()
    {
        const Ran ran = act("library rebuild", QString());
        QCOMPARE(ran.exit, 3);
        QCOMPARE(ran.err, QByteArray("escarmouche: The file “” is not there. Nothing was changed. "
                                     "Check the name and try again.\n"));
    }

    void saysThatTheFolderIsAbsent()
    {
        const QString file = kSampleFiles + QStringLiteral("/argos.band.json");
        m_program->run(words("band import") << file);
        for (const char *line :
             {"band export argos --output none/x.csv", "print band argos --output none/x.pdf",
              "library export --ledger --output none/x.jsonl"}) {
            const Ran ran = m_program->run(words(line));
            QCOMPARE(ran.exit, 3);
            QVERIFY2(ran.err.contains("There is no folder"), ran.err.constData());
        }
    }

    void saysWhenTheLibraryIsBusyAndByWhom()
    {
        m_program->run(words("band new X --set race=orc"));
        Meddler other(library());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        const Ran nameless = m_program->run(words("band add X chief"));
        QCOMPARE(nameless.exit, 5);
        QVERIFY2(nameless.err.contains("in use by another program"), nameless.err.constData());
        QLockFile lock(library() + QStringLiteral(".lock"));
        QVERIFY(lock.tryLock(0));
        const Ran named = m_program->run(words("band add X chief"));
        QCOMPARE(named.exit, 5);
        const QByteArray us = QByteArray::number(QCoreApplication::applicationPid());
        QVERIFY2(named.err.contains("tests_app (" + us + ')'), named.err.constData());
        lock.unlock();
        QVERIFY(other.run("ROLLBACK"));
        QCOMPARE(m_program->run(words("band add X chief")).exit, 0);
    }

    void waitsOnceForALibraryThatNobodyMayRead()
    {
        m_program->run(words("band new X --set race=orc"));
        Meddler other(library());
        QVERIFY(other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"));
        QElapsedTimer timer;
        timer.start();
        const Ran check = m_program->run(words("library check"));
        QVERIFY2(timer.elapsed() < 9000, "it waited more than once");
        QCOMPARE(check.exit, 5);
        QCOMPARE(check.err.count("in use by"), 1);
    }

    void namesTheNearestSample()
    {
        for (const char *line :
             {"band show sample:mogwsh", "band check sample:mogwsh", "band export sample:mogwsh",
              "band import sample:mogwsh", "print band sample:mogwsh",
              "odds attack sample:mogwsh#Ziza orc/chief --distance 12"}) {
            const Ran ran = m_program->run(words(line));
            QCOMPARE(ran.exit, words(line).contains(QStringLiteral("check")) ? 4 : 3);
            QVERIFY2(ran.err.contains("Did you mean “sample:mogwash”?"), ran.err.constData());
        }
        const Ran setup = m_program->run(words("match play sample:hold-the-ravin"));
        QCOMPARE(setup.exit, 3);
        QVERIFY2(setup.err.contains("“sample:hold-the-ravine”"), setup.err.constData());
        const Ran far = m_program->run(words("band show sample:x"));
        QCOMPARE(far.exit, 3);
        QVERIFY(!far.err.contains("Did you mean"));
    }

    void saysHowTheNewestBackupGoesBack()
    {
        m_program->run(words("band import") << kSampleFiles + QStringLiteral("/argos.band.json"));
        QVERIFY(m_program->run(words("library restore")).err.contains("no backup"));
        const json backup = parsed(m_program->run(words("library backup --json")));
        const QByteArray file = QByteArray::fromStdString(backup["file"]);
        const Ran which = m_program->run(words("library restore"));
        QCOMPARE(which.exit, 2);
        QVERIFY2(which.err.contains(file), which.err.constData());
        QVERIFY2(which.err.contains("escarmouche library restore newest"), which.err.constData());
        QVERIFY(Meddler(library()).run("UPDATE ledger_event SET payload = '{}'"));
        for (const char *line : {"band show argos", "library check", "library export --ledger"}) {
            for (const char *language : {" --lang en", " --lang fr"}) {
                const Ran ran = m_program->run(words(line) + words(language));
                QCOMPARE(ran.exit, 6);
                QVERIFY2(ran.err.contains("library restore \"" + file), ran.err.constData());
            }
        }
        QCOMPARE(m_program->run(words("library backup")).exit, 6);
        QCOMPARE(m_program->run(words("library restore") << QString::fromUtf8(file)).exit, 0);
        QCOMPARE(m_program->run(words("band show argos")).exit, 0);
    }

    void refusesWhatIsNoLibrary()
    {
        const QByteArray garbage(4096, 'x');
        write(QStringLiteral("garbage"), garbage);
        const Ran ran = m_program->run(words("band list --library garbage --json"));
        QCOMPARE(ran.exit, 6);
        QCOMPARE(parsed(ran)["error"]["exit"], 6);
        QCOMPARE(read(QStringLiteral("garbage")), garbage);
    }

    void refusesANewerLibraryInBothLanguages()
    {
        m_program->run(words("band new X --set race=orc"));
        QVERIFY(Meddler(library()).run("PRAGMA user_version = 999"));
        const Ran english = m_program->run(words("band list"));
        const Ran french = m_program->run(words("band list --lang fr"));
        QCOMPARE(english.exit, 7);
        QCOMPARE(french.exit, 7);
        QVERIFY(english.err != french.err);
        QCOMPARE(m_program->run(words("library backup")).exit, 7);
        QCOMPARE(m_program->run(words("library check")).exit, 7);
    }

    void saysWhatMayNotBeRead_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line :
             {"band list", "band add X chief", "library check", "library backup",
              "band export sample.band.json --output closed/x.csv",
              "band import closed/sample.band.json --library open.library", "band check shut"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }

    void saysWhatMayNotBeRead()
    {
        QFETCH(QString, line);
        m_program->run(words("band new X --set race=orc"));
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("closed")));
        QVERIFY(QDir(m_program->file({})).mkdir(QStringLiteral("shut")));
        QVERIFY(QFile::setPermissions(m_program->file(QStringLiteral("shut")), {}));
        write(QStringLiteral("sample.band.json"), QByteArray::fromStdString(sample().dump()));
        write(QStringLiteral("closed/sample.band.json"), "{}");
        const auto open = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                          QFile::ReadOther | QFile::ExeOther | QFile::WriteOther;
        QVERIFY(QFile::setPermissions(m_program->file({}), open));
        for (const char *folder : {".local", ".local/share", ".local/share/escarmouche", "closed"})
            QVERIFY(QFile::setPermissions(m_program->file(QString::fromUtf8(folder)),
                                          QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther |
                                              QFile::ExeOther));
        for (const QString &file : {library(), m_program->file(QStringLiteral("closed/"
                                                                              "sample.band.json"))})
            QVERIFY(QFile::setPermissions(file, {}));
        const Ran english = asNobody(words(line.toUtf8().constData()));
        const Ran french = asNobody(words(line.toUtf8().constData()) + words("--lang fr"));
        for (const char *folder : {".local", ".local/share", ".local/share/escarmouche", "closed"})
            QFile::setPermissions(m_program->file(QString::fromUtf8(folder)), open);
        if (english.exit == -1 && geteuid() == 0)
            QSKIP("the program stands where only root may go");
        QCOMPARE(english.exit, 8);
        QCOMPARE(french.exit, 8);
        QVERIFY2(english.err.contains("Nothing was changed. Give yourself the right"),
                 english.err.constData());
        QVERIFY2(french.err.contains("Rien n’a changé. Donnez-vous les droits"),
                 french.err.constData());
    }

    void saysWhenAFileDoesNotFit()
    {
        const QString file = kSampleFiles + QStringLiteral("/argos.band.json");
        QProcess process;
        m_program->prepare(process);
        process.setChildProcessModifier([] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{100, 100};
            setrlimit(RLIMIT_FSIZE, &limit);
        });
        process.start(Program::path(), words("band export --output x.csv") << file);
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 9);
        QVERIFY2(said.contains("this was not stored. Free some space"), said.constData());
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral("x.csv"))));
    }

    void saysWhenTheDiskIsFull()
    {
        for (const char *line : {"catalogue list --system musg",
                                 "catalogue list --system musg --json", "band list --help"}) {
            const Ran ran = m_program->run(words(line), QStringLiteral("/dev/full"));
            QCOMPARE(ran.exit, 9);
            QCOMPARE(ran.err,
                     QByteArray("escarmouche: The answer could not be printed to standard "
                                "output: No space left on device. Nothing was changed.\n"));
        }
        const Ran french = m_program->run(words("catalogue list --system musg --lang fr"),
                                          QStringLiteral("/dev/full"));
        QVERIFY2(french.err.contains("sortie standard"), french.err.constData());
    }

    void endsOnInterruptWith130()
    {
        QProcess process;
        m_program->prepare(process);
        process.start(Program::path(), words("library rebuild -"));
        QVERIFY(process.waitForStarted());
        QTest::qWait(500); // reading its standard input
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
    }
};

CORE_TEST(TestCommandLineTrouble)

} // namespace tst_commandlinetrouble

#include "tst_commandlinetrouble.moc"
