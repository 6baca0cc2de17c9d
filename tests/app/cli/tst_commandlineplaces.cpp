// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/visible.h"
#include "app/words/program/windowarguments.h"
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <QDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_commandlineplaces {

using namespace escarmouche::tests;
using nlohmann::json;

/** Where the files of a call lie: what stands there, what they are called, and who may read them.
 */
class TestCommandLinePlaces : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        m_program = std::make_unique<Program>();
        QCOMPARE(m_program->run(words("band new X --set race=orc")).exit, 0);
        QVERIFY(::mkfifo(qPrintable(m_program->file(QStringLiteral("pipe"))), 0600) == 0);
    }

    void refusesAPipeForALibrary_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line :
             {"band list --library pipe", "band new Y --set race=orc --library pipe",
              "library check --library pipe", "library backup --library pipe",
              "library export --ledger --library pipe", "campaign list --library pipe"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void refusesAPipeForALibrary()
    {
        QFETCH(QString, line);
        for (const char *language : {"en", "fr"}) {
            const Ran ran =
                m_program->run(words(line.toUtf8().constData())
                               << QStringLiteral("--lang") << QString::fromLatin1(language));
            QCOMPARE(ran.exit, 6);
            QVERIFY2(ran.err.contains(language == QByteArray("en") ? "a device or a pipe"
                                                                   : "un périphérique ou un tube"),
                     ran.err.constData());
        }
    }

    void refusesAPipeForALedger()
    {
        for (const char *line : {"library rebuild pipe --library new.library",
                                 "campaign import pipe", "band import pipe"}) {
            const Ran ran = m_program->run(words(line));
            QCOMPARE(ran.exit, 4);
            QVERIFY2(ran.err.contains("Expected a file, met a device or a pipe"),
                     ran.err.constData());
        }
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral("new.library"))));
        QCOMPARE(m_program->run(words("library backup")).exit, 0);
        QCOMPARE(m_program->run(words("library restore newest --library pipe")).exit, 3);
        const Ran ran = m_program->run(words("library restore pipe"));
        QCOMPARE(ran.exit, 6);
        const QString backup = QDir(library() + QStringLiteral(".backups")).entryList().last();
        const Ran over = m_program->run(words("library restore --library pipe")
                                        << library() + QStringLiteral(".backups/") + backup);
        QCOMPARE(over.exit, 6);
    }

    void anEmptyLibraryIsASlip()
    {
        for (const QString &command : {QStringLiteral("band list"), QStringLiteral("library check"),
                                       QStringLiteral("band new Y --set race=orc"), QString()}) {
            const QStringList line = command.isEmpty() ? QStringList() : command.split(u' ');
            for (const QStringList &empty : {QStringList{QStringLiteral("--library"), QString()},
                                             QStringList{QStringLiteral("--library=")}}) {
                const Ran ran = m_program->run(line + empty);
                QCOMPARE(ran.exit, 2);
                QVERIFY2(ran.err.contains("--library"), ran.err.constData());
            }
        }
        QVERIFY(!escarmouche::app::windowArguments({QStringLiteral("--library"), QString()}));
    }

    void saysWhenAFileMayGrowNoFurther()
    {
        for (const char *line : {"band add X chief", "library backup",
                                 "library export --ledger --output ledger.jsonl"}) {
            QProcess process;
            m_program->prepare(process);
            process.setChildProcessModifier([] {
                const rlimit limit{4096, 4096};
                setrlimit(RLIMIT_FSIZE, &limit);
            });
            process.start(Program::path(), words(line));
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QVERIFY2(process.exitCode() == 9, process.readAllStandardError().constData());
        }
        QCOMPARE(m_program->run(words("library check")).exit, 0);
    }

    void aRebuildNamesNoFileInTheMaking()
    {
        QCOMPARE(m_program->run(words("library export --ledger --output ledger.jsonl")).exit, 0);
        for (const rlim_t bytes : {4096U, 40'000U, 100'000U}) {
            QProcess process;
            m_program->prepare(process);
            process.setChildProcessModifier([bytes] {
                const rlimit limit{bytes, bytes};
                setrlimit(RLIMIT_FSIZE, &limit);
            });
            process.start(Program::path(), words("library rebuild ledger.jsonl --library new"));
            QVERIFY(process.waitForFinished());
            const QByteArray said = process.readAllStandardError();
            QCOMPARE(process.exitCode(), 9);
            QVERIFY2(said.contains("“new”") && !said.contains("/."), said.constData());
        }
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral("new"))));
    }

    void aClosedFolderIsNoAbsentLibrary()
    {
        const QString folder = m_program->file(QStringLiteral("closed"));
        QVERIFY(QDir().mkdir(folder));
        QVERIFY(QFile::copy(library(), folder + QStringLiteral("/library")));
        QVERIFY(QFile::setPermissions(m_program->file({}), QFile::Permissions(0x7755)));
        QVERIFY(QFile::setPermissions(folder, geteuid() == 0 ? QFile::Permissions(0x7700)
                                                             : QFile::Permissions()));
        for (const char *line :
             {"band list --library closed/library", "library check --library closed/library",
              "library backup --library closed/library", "library restore --library closed/library",
              "library restore newest --library closed/library",
              "band new Y --set race=orc --library "
              "closed/library",
              "library rebuild closed/ledger.jsonl --library other",
              "band import closed/x.band.json --library other"}) {
            const Ran ran = asNobody(words(line));
            if (ran.exit == -1 && geteuid() == 0)
                QSKIP("the program stands where only root may go");
            QCOMPARE(ran.exit, 8);
            QVERIFY2(ran.err.contains("does not let the program use"), ran.err.constData());
        }
        QVERIFY(QFile::setPermissions(folder, QFile::Permissions(0x7700)));
    }

    void namesOfFilesSteerNoTerminal()
    {
        const QString name = QStringLiteral("a\x1b[2Jb\nc\u202ed\x9b");
        for (const QStringList &line :
             {QStringList{QStringLiteral("band"), QStringLiteral("list"),
                          QStringLiteral("--library"), name},
              QStringList{QStringLiteral("band"), QStringLiteral("import"), name},
              QStringList{QStringLiteral("band"), name},
              QStringList{QStringLiteral("library"), QStringLiteral("restore"), name}}) {
            const Ran ran = m_program->run(line);
            QVERIFY(ran.exit != 0);
            QVERIFY2(!ran.err.contains('\x1b') && !ran.err.contains("\xc2\x9b") &&
                         !ran.err.contains("\xe2\x80\xae"),
                     ran.err.constData());
            if (line.size() > 2) {
                QVERIFY2(ran.err.contains("a\\x1b[2Jb\\nc\\u202ed\\x9b"), ran.err.constData());
            }
        }
        const Ran written = m_program->run(words("library export --ledger --output")
                                           << name); // told on standard error
        QCOMPARE(written.exit, 0);
        QCOMPARE(written.err, QByteArray("Written: a\\x1b[2Jb\\nc\\u202ed\\x9b\n"));
    }

    void printsForATerminalAndForAProgram()
    {
        const QString name = QStringLiteral("x\x1b[7my");
        QVERIFY(QFile::copy(library(), m_program->file(name)));
        const QStringList line = words("library backup --library") << name;
        QVERIFY(m_program->run(line).out.contains("x\x1b[7my.backups/"));
        QProcess terminal; // script(1) gives the program one
        m_program->prepare(terminal);
        terminal.start(QStringLiteral("script"),
                       {QStringLiteral("-qec"),
                        QStringLiteral("'%1' library backup --library \"$(printf 'x\\033[7my')\"")
                            .arg(Program::path()),
                        QStringLiteral("/dev/null")});
        if (!terminal.waitForStarted())
            QSKIP("there is no script(1) here");
        terminal.closeWriteChannel();
        QVERIFY(terminal.waitForFinished());
        const QByteArray shown = terminal.readAllStandardOutput();
        QVERIFY2(shown.contains("x\\x1b[7my.backups/") && !shown.contains('\x1b'),
                 shown.constData());
    }

    void writesOutWhatSteers()
    {
        using escarmouche::app::visible;
        QCOMPARE(visible(QStringLiteral("Vega IX – Été 🜨")), QStringLiteral("Vega IX – Été 🜨"));
        QCOMPARE(visible(QStringLiteral("a\tb\r\x7f\u2028\u2066")),
                 QStringLiteral("a\\tb\\x0d\\x7f\\u2028\\u2066"));
        QCOMPARE(visible(QString(QChar())), QStringLiteral("\\x00"));
        QCOMPARE(escarmouche::app::visibleLines(QStringLiteral("a\nb\x1b")),
                 QStringLiteral("a\nb\\x1b"));
    }

    void exportsFollowTheUmask()
    {
        for (const mode_t mask : {0022, 0027, 0077}) {
            QProcess process;
            m_program->prepare(process);
            process.setChildProcessModifier([mask] { ::umask(mask); });
            process.start(Program::path(), words("library export --ledger --output out.jsonl"));
            QVERIFY(process.waitForFinished());
            QCOMPARE(modeOf(QStringLiteral("out.jsonl")), 0666 & ~static_cast<int>(mask));
            QVERIFY(QFile::remove(m_program->file(QStringLiteral("out.jsonl"))));
        }
        QVERIFY(QFile::exists(library()));
        QCOMPARE(modeOf(QStringLiteral(".local/share/escarmouche/escarmouche.library")), 0600);
        QCOMPARE(modeOf(QStringLiteral(".local/share/escarmouche")), 0700);
    }

    void aRebuiltLibraryKeepsItsMode()
    {
        QCOMPARE(m_program->run(words("library export --ledger --output out.jsonl")).exit, 0);
        QVERIFY(::chmod(QFile::encodeName(library()).constData(), 0660) == 0);
        QCOMPARE(m_program->run(words("library rebuild out.jsonl")).exit, 0);
        QCOMPARE(modeOf(QStringLiteral(".local/share/escarmouche/escarmouche.library")), 0660);
        QCOMPARE(m_program->run(words("library rebuild out.jsonl --library new/lib")).exit, 0);
        QCOMPARE(modeOf(QStringLiteral("new/lib")), 0600);
        QCOMPARE(modeOf(QStringLiteral("new")), 0700);
    }

private:
    int modeOf(const QString &name) const
    {
        struct stat status {
        };
        return ::stat(QFile::encodeName(m_program->file(name)).constData(), &status) == 0
                   ? static_cast<int>(status.st_mode & 07777U)
                   : -1;
    }
};

CORE_TEST(TestCommandLinePlaces)

} // namespace tst_commandlineplaces

#include "tst_commandlineplaces.moc"
