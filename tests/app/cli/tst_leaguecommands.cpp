// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

namespace tst_leaguecommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** A league without bands driven whole from the command line. */
class TestLeagueCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("a league", [this] { found(); });
    }

    void aLeagueIsDrivenWhole();
    void aResultIsEnteredFromTheFormItPrints();
    void namesAreGivenOnceAndChanged();
    void theFrenchAnswersAreFrench();
    void whatIsOfBandsIsRefused_data();
    void whatIsOfBandsIsRefused();
    void badReportsSayWhy();
    void aLeagueTravelsAndHasANewSeason();
    void itsStandingsArePrinted();
    void theExampleComesIn();

private:
    void found()
    {
        fine("campaign new Friday --system zombies --as Anne");
        fine("campaign join Friday Anne Bo Chloé");
        fine("campaign join Friday Robo --ai easy");
        fine("campaign schedule Friday Anne Bo Chloé Robo");
    }
    /** The form of the game, with a winner by the Helipad and one zombie each. */
    json filledForm()
    {
        json report = fine("campaign report Friday 1");
        for (auto &seat : report["seats"]) {
            seat["result"] = "loss";
            seat["scores"] = {{{"source", "zombies"}, {"points", 1}}};
        }
        report["seats"][1]["result"] = "win";
        return report;
    }
    QString written(const json &report)
    {
        write(QStringLiteral("report.json"), QByteArray::fromStdString(report.dump()));
        return QStringLiteral("report.json");
    }
};

void TestLeagueCommands::aLeagueIsDrivenWhole()
{
    const json shown = fine("campaign show Friday");
    QCOMPARE(shown["bands"].size(), std::size_t(4));
    QCOMPARE(shown["bands"][3]["played_by"], json("easy"));
    QVERIFY(shown["players"].empty());
    fine("campaign report Friday 1 --play --ai easy --seed 7");
    const json report = fine("campaign report Friday 1");
    QCOMPARE(report["seats"].size(), std::size_t(4));
    int winners = 0;
    for (const auto &seat : report["seats"])
        winners += seat["result"] == "win" ? 1 : 0;
    QCOMPARE(winners, 1);
    const json standings = fine("campaign standings Friday");
    QCOMPARE(standings["bands"][0]["points"], json(3));
    QCOMPARE(standings["tie_breakers"], json({"wins", "scored", "head-to-head"}));
    QVERIFY(standings["figures"].empty());
    fine("campaign schedule Friday --round round-robin --seats 3");
    QVERIFY(fine("campaign verify Friday --deep")["faults"].empty());
    QVERIFY(fine("campaign history Friday")["acts"].size() >= 7);
}

void TestLeagueCommands::aResultIsEnteredFromTheFormItPrints()
{
    const QString path = written(filledForm());
    fine(QString(QStringLiteral("campaign report Friday 1 --report ") + path));
    const Ran shown = m_program->run(words("campaign report Friday 1 --lang en"));
    QVERIFY2(shown.out.contains("win by the Helipad"), shown.out.constData());
    QCOMPARE(fine("campaign standings Friday")["bands"][0]["band"], json("Bo"));
    const json acts = fine("campaign history Friday --kind report");
    const auto seq = acts["acts"][0]["seq"].get<int>();
    fine(QStringLiteral("campaign history Friday --take-back %1").arg(seq));
    QCOMPARE(fine("campaign standings Friday")["bands"][0]["played"], json(0));
}

void TestLeagueCommands::namesAreGivenOnceAndChanged()
{
    refuses("campaign join Friday anne", 1, "A player of that name is already in the league");
    fine("campaign rename Friday/Anne Annette");
    QCOMPARE(fine("campaign show Friday Annette")["name"], json("Annette"));
    refuses("campaign rename Friday/Annette Bo", 1, "A player of that name");
    refuses("campaign schedule Friday Annete Bo", 3, "Did you mean “Annette”?");
    refuses("campaign join Friday Nemo --ai clever", 4, "clever");
}

void TestLeagueCommands::theFrenchAnswersAreFrench()
{
    const Ran joined = m_program->run(words("campaign join Friday Bo --lang fr"));
    QVERIFY2(joined.err.contains("Un joueur de ce nom est déjà dans la ligue"),
             joined.err.constData());
    const Ran standings = m_program->run(words("campaign standings Friday --lang fr"));
    for (const char *word : {"joueur", "zombies collectés", "parties gagnées"})
        QVERIFY2(standings.out.contains(word), standings.out.constData());
    QVERIFY2(!standings.out.contains("bande"), standings.out.constData());
    const Ran shown = m_program->run(words("campaign show Friday --lang fr"));
    QVERIFY2(shown.out.contains("Robo"), shown.out.constData());
    QVERIFY2(!shown.out.contains("bande"), shown.out.constData());
}

void TestLeagueCommands::whatIsOfBandsIsRefused_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"campaign past Friday Anne", "campaign postgame Friday 1 Anne",
          "campaign report Friday 1 --crew Anne", "campaign standings Friday --figures",
          "print campaign Friday", "band show Friday/Anne", "band add Friday/Anne chief"})
        QTest::newRow(call) << QString::fromUtf8(call);
}

void TestLeagueCommands::whatIsOfBandsIsRefused()
{
    QFETCH(QString, call);
    const Ran ran = m_program->run(words(call.toUtf8().constData()));
    QVERIFY(ran.exit != 0);
    QVERIFY2(ran.err.contains("without bands"), ran.err.constData());
}

void TestLeagueCommands::badReportsSayWhy()
{
    const auto says = [&](const json &report, const char *why) {
        const Ran ran = m_program->run(words("campaign report Friday 1 --lang en")
                                       << QStringLiteral("--report") << written(report));
        QVERIFY(ran.exit != 0);
        QVERIFY2(ran.err.contains(why), ran.err.constData());
    };
    json report = filledForm();
    report["seats"][0]["result"] = "win";
    says(report, "A game has one winner");
    report = filledForm();
    report["seats"][0]["band"] = "Anna";
    says(report, "This is “Anne” in the game, but the report says “Anna”");
    report = filledForm();
    report["seats"][0]["scores"][0]["points"] = 25;
    says(report, "A player with 25 zombies has won");
    report = filledForm();
    report["seats"][1]["how"] = "fast";
    says(report, "how");
}

void TestLeagueCommands::aLeagueTravelsAndHasANewSeason()
{
    fine("campaign export Friday --output friday.campaign.jsonl");
    fine("campaign import friday.campaign.jsonl --library other.escarmouche");
    QCOMPARE(fine("campaign show Friday --library other.escarmouche")["bands"].size(),
             std::size_t(4));
    fine("campaign new Saturday --season-of Friday");
    const json shown = fine("campaign show Saturday");
    QCOMPARE(shown["system"], json("zombies"));
    QCOMPARE(shown["bands"].size(), std::size_t(4));
    QCOMPARE(shown["bands"][3]["played_by"], json("easy"));
}

void TestLeagueCommands::itsStandingsArePrinted()
{
    QVERIFY(!fine("print standings Friday --lang fr --output standings.pdf").is_null());
}

void TestLeagueCommands::theExampleComesIn()
{
    fine("campaign import sample:zombies/friday-nights");
    QVERIFY(fine("campaign verify \"Friday nights\"")["faults"].empty());
    const json standings = fine("campaign standings \"Friday nights\"");
    QCOMPARE(standings["bands"][0]["band"], json("Anne")); // as many wins as Chloé, more zombies
    QCOMPARE(standings["bands"][0]["scored"], json(32));
}

CORE_TEST(TestLeagueCommands)

} // namespace tst_leaguecommands

#include "tst_leaguecommands.moc"
