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

CORE_TEST(TestFigureCommands)

} // namespace tst_figurecommands

#include "tst_figurecommands.moc"
