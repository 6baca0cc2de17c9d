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
    void asksTheGamesForOdds_data();
    void asksTheGamesForOdds();
    void tellsHowGamesEnded();
    void tellsNoGameWhereOneHasBands();
    void dicePlayedByWords_data();
    void dicePlayedByWords();

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

/** What one game alone has is done in it; of several one has to be named; what none has is refused
    with a sentence. */
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
    row("rules list --lang en", 2, "Name one with --system: toy, ambush, crypt, quarter.");
    row("rules list --lang fr", 2, "--system\u00a0: toy, ambush, crypt, quarter.");
    row("rules list --json", 2, "--system");
    row("rules list --system toy", 0, "TOY-01");
    row("rules list --system crypt", 0, "CRYPT-08");
    row("rules show crypt-03", 0, "CRYPT-03");
    row("rules show 03 --lang en", 0, "TOY-03"); // the first that has it
    row("rules show 03 --system ambush", 0, "AMBUSH-03");
    row("rules show 11", 0, "QUARTER-11"); // no other game has so many
    row("rules list alley", 0, "TOY-01");
    row("rules list play", 0, "AMBUSH-01");
    row("rules list --system musg --lang en", 3, "toy, ambush, crypt, quarter");
    row("campaign new Autumn --lang en", 3, "No game of this program can do this.");
    row("campaign new Autumn --lang fr", 3, "Aucun jeu du programme ne le permet.");
    row("campaign list", 0, "");
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

/** The games' own questions of odds: their words and options, refused as their kinds want it. */
void CommandsTest::asksTheGamesForOdds_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *line, int exit, const char *says) {
        QTest::newRow(line) << QString::fromUtf8(line) << exit << QString::fromUtf8(says);
    };
    row("odds attack king king --lang en", 2, "“attack” is not known here.");
    row("odds --lang en", 2, "“odds” needs one more word: bowl, throw.");
    row("odds bowl oak/king --lang en", 0, "oak, king stands.\nball  needs\n\nit falls    1/6");
    row("odds bowl oak/king --lang fr", 0, "elle tombe  1/6  16,67\u00a0%\nen moyenne  1/6  0,167");
    row("odds bowl oak/king --balls 2 --json", 0, "\"fraction\": \"11/36\"");
    row("odds bowl oak/pin --by-hand --json", 0, "\"by_hand\": true");
    row("odds bowl oak/king --beside oak/pin --beside oak/pin --json", 0, "\"beside\": 2");
    row("odds bowl oak/king --switch wet=true --lang en", 0, "wet   4+");
    row("odds bowl oak/king --switch wet --lang en", 2, "“wet” is not KEY=VALUE.");
    row("odds bowl oak/king --balls 4 --lang en", 2, "Usage: --balls BALLS");
    row("odds bowl oak/king --balls 4 --lang fr", 2, "--balls BOULES");
    row("odds bowl oak/king --length long --lang en", 2, "Usage: --length YARDS");
    row("odds bowl oak/king --length 12.75 --lang fr", 4, "--length\u00a0: ");
    row("odds bowl oak/king --length 12.75 --lang fr", 4, "0..12,5");
    row("odds bowl oak/king --length 7 --style blind --lang en", 1, "Nobody bowls blind beyond 5.");
    row("odds bowl oak/king --style odd", 2, "--style");
    row("odds bowl oak/king --style shared --lang en", 2, "Whom is it shared with?");
    row("odds bowl oak --lang en", 2, "“oak” is no figure: write WOOD/SKITTLE or BAND#FIGURE.");
    row("odds bowl --help --lang fr", 0, "odds bowl FIGURINE");
    row("odds throw 2 --lang en", 2, "Name one with --system: ambush, crypt.");
    row("odds throw 2 --system ambush --least 4 --json", 0, "\"fraction\": \"3/4\"");
    row("odds throw bone --system crypt --twice --json", 0, "\"fraction\": \"11/36\"");
    row("odds throw bone --system=crypt --json", 0, "\"game\": \"crypt\"");
    row("odds throw bone --system crypt --least 4", 2, "--least");
    row("odds throw 2 --system toy --lang en", 3, "Known systems: ambush, crypt.");
    row("odds throw --help --lang en", 0, "--twice");
    row("odds --help --lang en", 0, "odds throw DIE");
}

void CommandsTest::asksTheGamesForOdds()
{
    answersWhateverTheGamesHave();
}

void CommandsTest::dicePlayedByWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *language, const char *line, int exit, const char *says) {
        QTest::newRow((QByteArray(line) + language).constData())
            << QString::fromLatin1(language) << QString::fromUtf8(line) << exit
            << QString::fromUtf8(says);
    };
    row("en", "", 0,
        "Awaited: The bells (dice: 1, each one of: 1-3 quiet, 4-5 a bell, 6 two bells)");
    row("fr", "", 0,
        "(dés\u00a0: 1, chacun parmi\u00a0: 1-3 calme, 4-5 une cloche, 6 deux cloches)");
    row("en", R"({"faces": ["two bells"]})", 0, "is asked: ");
    row("en", R"({"faces": [6]})", 0, "is asked: ");
    row("en", R"({"faces": ["a drum"]})", 4, "is not one of: quiet, a bell, two bells.");
}

/** A thief waits at the gate for the first night's bells. */
void CommandsTest::dicePlayedByWords()
{
    QFETCH(QString, language);
    QFETCH(QString, line);
    QFETCH(int, exit);
    QFETCH(QString, says);
    const auto write = [this](const char *name, const QByteArray &text) {
        QFile file(m_home.file(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    write("night.setup.json", R"({"version": 1, "system": "quarter", "scenario": "scenario:quarter",
                                  "seats": [{"player": "person"}]})");
    write("night.script", QByteArray(R"({"picked": 0}
{"picked": 0}
{"action": {"deed": "wait"}}
)") + line.toUtf8());
    const QString call =
        QStringLiteral("match play night.setup.json --script night.script --practice --lang ");
    const Ran ran = run((call + language).toUtf8().constData());
    const QByteArray said = ran.out + ran.err;
    QVERIFY2(ran.exit == exit && said.contains(says.toUtf8()), said.constData());
}

/** A game that has no shorter words for its endings: the sentence of the end page stands there. */
void CommandsTest::tellsHowGamesEnded()
{
    QFile file(m_home.file(QStringLiteral("empty.setup.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version": 1, "system": "quarter", "scenario": "scenario:quarter",
                   "seats": [{"player": "random"}]})");
    file.close();
    const QByteArray call = "simulate empty.setup.json --games 2 --seed 1 --lang ";
    const QByteArray english = run(call + "en").out, french = run(call + "fr").out;
    QVERIFY2(!english.contains("ending-") && english.contains("%\n\nGames: 2"),
             english.constData());
    QVERIFY2(english.contains("awake.") || english.contains("Day breaks"), english.constData());
    QVERIFY2(french.contains("réveillé.") || french.contains("Le jour se lève"),
             french.constData());
}

/** With several games, a list of bands says of which each is. */
void CommandsTest::tellsNoGameWhereOneHasBands()
{
    QCOMPARE(run("band new Alley").exit, 0);
    const QByteArray listed = run("band list --lang en").out;
    QVERIFY2(listed.contains("Alley") && !listed.contains("system"), listed.constData());
    QVERIFY(!run("band list --lang fr").out.contains("jeu"));
}

CORE_TEST(CommandsTest)

} // namespace tst_commands

#include "tst_commands.moc"
