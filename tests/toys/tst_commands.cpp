// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/program.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_commands {

using namespace escarmouche::tests;

/** The command line with made-up games as its only systems. */
class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void answersWhateverTheGamesHave_data();
    void answersWhateverTheGamesHave();
    void tellsTheGamesApart();

private:
    Ran run(const char *line) const
    {
        QProcess process;
        m_home.prepare(process);
        process.start(QStringLiteral(BUILD_DIR "/tests/escarmouche-toys"),
                      QProcess::splitCommand(QString::fromUtf8(line)));
        process.closeWriteChannel();
        process.waitForFinished(60'000);
        const bool normal = process.exitStatus() == QProcess::NormalExit;
        return {normal ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    Program m_home;
};

/** What one game has is done in the first that has it; what none has is refused, with a sentence.
 */
void CommandsTest::answersWhateverTheGamesHave_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *line, int exit, const char *says) {
        QTest::newRow(line) << QString::fromLatin1(line) << exit << QString::fromUtf8(says);
    };
    row("band new Alley", 0, "Alley");
    row("band new Alley --system ambush --lang en", 3,
        "for this. Nothing was changed. Known systems: toy.");
    row("band new Alley --system ambush --lang fr", 3, "Systèmes connus\u00a0: toy.");
    row("catalogue list", 0, "king");
    row("catalogue show pin", 0, "Pin");
    row("rules list", 0, "TOY-01");
    row("rules list --system crypt", 0, "CRYPT-08");
    row("rules show crypt-03", 0, "CRYPT-03");
    row("rules show 03", 0, "TOY-03");
    row("rules show 03 --system ambush", 0, "AMBUSH-03");
    row("rules list --system musg --lang en", 3, "toy, ambush, crypt");
    row("campaign new Autumn --lang en", 3, "No game of this program can do this.");
    row("campaign new Autumn --lang fr", 3, "Aucun jeu du programme ne le permet.");
    row("campaign list", 0, "");
    row("odds attack king/pin king/pin --weapon pin --lang en", 3,
        "No game of this program can do this.");
    row("band check sample:karnash --lang en", 4, "sample:karnash");
    row("match play sample:duel-in-the-hamlet --lang en", 3, "sample:duel-in-the-hamlet");
    row("--help", 0, "escarmouche");
    row("band new --help", 0, "wood");
    row("bench --list", 0, "library");
}

void CommandsTest::answersWhateverTheGamesHave()
{
    QFETCH(QString, line);
    QFETCH(int, exit);
    QFETCH(QString, says);
    const Ran ran = run(line.toUtf8().constData());
    QVERIFY2(ran.exit == exit,
             (line.toUtf8() + ": " + QByteArray::number(ran.exit) + ' ' + ran.out + ran.err)
                 .constData());
    QVERIFY2((ran.out + ran.err).contains(says.toUtf8()), (ran.out + ran.err).constData());
}

/** With several games, a list of bands says of which each is. */
void CommandsTest::tellsTheGamesApart()
{
    QCOMPARE(run("band new Alley").exit, 0);
    const QByteArray listed = run("band list --lang en").out;
    QVERIFY2(listed.contains("system") && listed.contains("toy"), listed.constData());
    QVERIFY(run("band list --lang fr").out.contains("jeu"));
}

CORE_TEST(CommandsTest)

} // namespace tst_commands

#include "tst_commands.moc"
