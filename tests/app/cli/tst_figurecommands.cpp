// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <set>

namespace tst_figurecommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** `campaign figure` and `campaign name`, over the example campaign. */
class TestFigureCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("the example campaign", [this] { fine("campaign import sample:styx"); });
    }

    void tellsACareerGameByGame();
    void theFallenHaveTheirs();
    void suggestsNamesAndGivesOne();
    void whoIsNotThereIsSaidSo();
    void keepsNotes();
    void keepsAPortrait();
    void whatIsNoPortraitIsRefused();
    void theHallOfFameGoesOverSeasons();
    void seasonsAreLinkedByHand();

private:
    void judge(const json &printed, const char *schema)
    {
        QFile file(m_folder.filePath(QStringLiteral("printed.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(printed.dump()));
        file.close();
        QCOMPARE(
            judgeBySchema(
                {{QStringLiteral("resources/schemas/%1.schema.json").arg(QLatin1String(schema)),
                  file.fileName()}}),
            QStringList{QStringLiteral("ok")});
    }

    QTemporaryDir m_folder;
};

void TestFigureCommands::tellsACareerGameByGame()
{
    const json career = fine("campaign figure Styx Karnash Karnash");
    judge(career, "answers/campaign-figure");
    QCOMPARE(career["state"], json("serving"));
    QCOMPARE(career["band"], json("Karnash"));
    QCOMPARE(career["games"].size(), std::size_t{2});
    const json &first = career["games"][0];
    QCOMPARE(first["against"], json::array({"Kazad Orun"}));
    QCOMPARE(first["end"], json("out-of-action"));
    QCOMPARE(first["put_out_by"]["band"], json("Kazad Orun"));
    QCOMPARE(first["knock_outs"].size(), std::size_t{2});
    QCOMPARE(first["post_game"][0]["rolls"][0]["faces"], json::array({2, 6}));
    QCOMPARE(first["befallen"][0]["kind"], json("injury"));
    const Ran shown = act("campaign figure Styx Karnash Karnash --lang", QStringLiteral("fr"));
    QVERIFY2(shown.out.contains("Partie 3, contre Vega IX\u00a0: perdue"), shown.out.constData());
}

void TestFigureCommands::theFallenHaveTheirs()
{
    const json career = fine("campaign figure Styx Karnash \"Sous-fifre 5\"");
    judge(career, "answers/campaign-figure");
    QCOMPARE(career["state"], json("fallen"));
    QCOMPARE(career["last_game"], json(1));
    QCOMPARE(career["killed_by"]["name"], json("Orin"));
    QVERIFY(!career["earned_name"].get<bool>());
}

void TestFigureCommands::suggestsNamesAndGivesOne()
{
    const json some = fine("campaign name Styx Karnash \"Sous-fifre 1\" --seed 7");
    judge(some, "answers/campaign-name");
    QCOMPARE(some["suggestions"].size(), std::size_t{5});
    QCOMPARE(fine("campaign name Styx Karnash \"Sous-fifre 1\" --seed 7"), some);
    QVERIFY(fine("campaign name Styx Karnash \"Goblin sous-fifre 7\" --seed 7")["suggestions"] !=
            some["suggestions"]);
    const json named = fine("campaign name Styx Karnash \"Sous-fifre 1\" Grabnar");
    judge(named, "answers/campaign-figure");
    QCOMPARE(named["figure"]["name"], json("Grabnar"));
    QCOMPARE(fine("campaign figure Styx Karnash Grabnar")["figure"], named["figure"]);
    const Ran taken = act("campaign name Styx Karnash Grabnar", QStringLiteral("Sous-fifre 2"));
    QCOMPARE(taken.exit, 1);
    QVERIFY2(taken.err.contains("Another figure"), taken.err.constData());
    QVERIFY(fine("campaign verify Styx")["verified"].get<bool>());
}

void TestFigureCommands::whoIsNotThereIsSaidSo()
{
    const Ran nobody = act("campaign figure Styx Karnash", QStringLiteral("Urzak"));
    QCOMPARE(nobody.exit, 3);
    QVERIFY2(nobody.err.contains("Urzag"), nobody.err.constData());
    const Ran fallen = act("campaign name Styx Karnash \"Sous-fifre 5\"", QStringLiteral("Ugmar"));
    QCOMPARE(fallen.exit, 3);
}

void TestFigureCommands::keepsNotes()
{
    QCOMPARE(fine("campaign figure Styx Karnash Karnash")["note"], json(""));
    const json noted = fine("campaign figure Styx Karnash Karnash --note \"Owes Orin a beer.\"");
    judge(noted, "answers/campaign-figure");
    QCOMPARE(noted["note"], json("Owes Orin a beer."));
    QVERIFY(!noted["portrait"].get<bool>());
    (void)fine("campaign figure Styx Karnash \"Sous-fifre 5\" --note \"  Rest.  \"");
    const Ran fallen = act("campaign figure Styx Karnash", QStringLiteral("Sous-fifre 5"));
    QVERIFY2(fallen.out.contains("  Rest.\n"), fallen.out.constData());
    QCOMPARE(fine("campaign figure Styx Karnash Karnash")["note"], noted["note"]);
    QCOMPARE(act("campaign figure Styx Karnash Karnash --note", QString()).exit, 0);
    QCOMPARE(fine("campaign figure Styx Karnash Karnash")["note"], json(""));
    const Ran refused =
        act("campaign figure Styx Karnash Karnash --lang en --note", QString(10'001, u'x'));
    QCOMPARE(refused.exit, 4);
    QVERIFY2(refused.err.contains("10,000"), refused.err.constData());
}

void TestFigureCommands::keepsAPortrait()
{
    const QString picture = QStringLiteral(SOURCE_DIR "/resources/pictures/window.png");
    const Ran given = act("campaign figure Styx Karnash Karnash --json --portrait", picture);
    QVERIFY2(given.exit == 0, given.err.constData());
    const json portrayed = parsed(given);
    judge(portrayed, "answers/campaign-figure");
    QVERIFY(portrayed["portrait"].get<bool>());
    const Ran shown = act("campaign figure Styx Karnash Karnash --lang", QStringLiteral("en"));
    QVERIFY2(shown.out.contains("Has a portrait."), shown.out.constData());
    QVERIFY(!fine("campaign figure Styx Karnash Urzag")["portrait"].get<bool>());
    // With its notes at once; they stay where the portrait goes.
    const Ran both =
        act("campaign figure Styx Karnash Karnash --note Old --json --portrait", picture);
    QCOMPARE(parsed(both)["note"], json("Old"));
    const json bare = fine("campaign figure Styx Karnash Karnash --no-portrait");
    QVERIFY(!bare["portrait"].get<bool>());
    QCOMPARE(bare["note"], json("Old"));
    QVERIFY(fine("campaign verify Styx")["verified"].get<bool>());
}

void TestFigureCommands::whatIsNoPortraitIsRefused()
{
    const Ran text = act("campaign figure Styx Karnash Karnash --lang en --portrait",
                         QStringLiteral(SOURCE_DIR "/README.md"));
    QCOMPARE(text.exit, 4);
    QVERIFY2(text.err.contains("This is not a picture"), text.err.constData());
    QCOMPARE(act("campaign figure Styx Karnash Karnash --portrait", QStringLiteral("no.png")).exit,
             3);
    const Ran both = act("campaign figure Styx Karnash Karnash --lang en --no-portrait --portrait",
                         QStringLiteral(SOURCE_DIR "/resources/pictures/window.png"));
    QCOMPARE(both.exit, 2);
    QVERIFY2(both.err.contains("give one of the two"), both.err.constData());
    QVERIFY(!fine("campaign figure Styx Karnash Karnash")["portrait"].get<bool>());
}

void TestFigureCommands::theHallOfFameGoesOverSeasons()
{
    const json alone = fine("campaign fame Styx");
    judge(alone, "answers/campaign-fame");
    QCOMPARE(alone["seasons"].size(), std::size_t{1});
    QVERIFY(!alone["seasons"][0]["champions"].empty());
    (void)fine("campaign figure Styx Karnash Karnash --note \"Owes Orin a beer.\"");
    (void)fine("campaign new Winter --season-of Styx");
    const json both = fine("campaign fame Winter");
    judge(both, "answers/campaign-fame");
    QCOMPARE(both["seasons"].size(), std::size_t{2});
    QCOMPARE(both["seasons"][0], alone["seasons"][0]);
    QCOMPARE(both["lists"].size(), std::size_t{3});
    QCOMPARE(both["lists"][0]["figures"][0]["count"], alone["lists"][0]["figures"][0]["count"]);
    QCOMPARE(fine("campaign figure Winter Karnash Karnash")["note"], json("Owes Orin a beer."));
    const Ran shown = act("campaign fame Winter --lang", QStringLiteral("fr"));
    QVERIFY2(shown.out.contains("Winter – aucune partie jouée"), shown.out.constData());
    QVERIFY2(shown.out.contains("dernière saison"), shown.out.constData());
}

void TestFigureCommands::seasonsAreLinkedByHand()
{
    (void)fine("campaign new Winter");
    QCOMPARE(fine("campaign fame Winter")["seasons"].size(), std::size_t{1});
    const json both = fine("campaign fame Winter --after Styx");
    judge(both, "answers/campaign-fame");
    QCOMPARE(both["seasons"].size(), std::size_t{2});
    QCOMPARE(both["seasons"][0], fine("campaign fame Styx")["seasons"][0]);
    QCOMPARE(fine("campaign fame Winter"), both);
    refuses("campaign fame Styx --after Winter", 1, "cannot come before");
    refuses("campaign fame Styx --after Styx", 1, "cannot come before");
    refuses("campaign fame Styx --after Nowhere", 3, "Nowhere");
    (void)fine("campaign new \"Friday nights\" --system zombies");
    refuses("campaign fame \"Friday nights\" --after Styx", 1, "another game");
    const Ran apart = act("campaign fame Winter --json --after", QString());
    QCOMPARE(parsed(apart)["seasons"].size(), std::size_t{1});
}

CORE_TEST(TestFigureCommands)

} // namespace tst_figurecommands

#include "tst_figurecommands.moc"
