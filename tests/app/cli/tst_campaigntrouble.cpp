// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <map>

namespace tst_campaigntrouble {

using namespace escarmouche::tests;
using nlohmann::json;

/** What the commands of campaigns refuse, and what they say of it; nothing slips through. */
class TestCampaignTrouble : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("three bands and a game", [this] {
            makeAutumn();
            fine("campaign join Autumn sample:mogwash --player Bo");
            fine("campaign schedule Autumn Karnash \"Vega IX\" --scenario pitched-battle");
        });
    }

    void aDrawnCrewIsNeverDrawnAgain();
    void nobodyIsPaidForAGameThatCannotBePlayed();
    void aCrewSaysWhoComesAndWhoDoesNot();
    void pickedWantsNames();
    void diceTooManyOrTooFewAreRefused();
    void aD66IsTypedInEitherWay();
    void aSettledLineStillSaysWhomItIsAbout();
    void diceOfALaterGameWaitForTheEarlierOne();
    void aReportIsRefusedWhereItIsWrong_data();
    void aReportIsRefusedWhereItIsWrong();
    void aReportSaysWhoseResultItIs();
    void whatSaysNothingIsRefused_data();
    void whatSaysNothingIsRefused();
    void nothingIsTakenBackTwice();
    void aBandThatIsGoneKeepsItsName();
    void anArchivedCampaignSaysHowItIsOpened();
    void campaignsAreListedRenamedAndSet();
    void aBandWithdrawsWithItsGamesOrWithout();
    void aBandThatStoodBringsItsPast();
    void standingsTellByesAndWhatPartsBands();
    void wordsStandWhereTheWindowHasThem();
    void aTitleStandsBeforeTheBands();
    void timesAreWrittenAsPeopleDo();
    void aTreasuryThatIsShortHasATrueMinus();
    void campaignsAreCountedApartFromBands();
    void aForeignFileSaysWhatItIs_data();
    void aForeignFileSaysWhatItIs();

private:
    std::size_t acts() { return fine("campaign history Autumn")["acts"].size(); }
    void play() { fine("campaign report Autumn 1 --play --ai easy --seed 7"); }
    /** A line of the post-game of Vega IX that awaits that many dice. */
    std::string lineOf(int dice)
    {
        const json document = fine("campaign postgame Autumn 1 \"Vega IX\"");
        for (const auto &line : document["lines"])
            if (line.contains("dice") && line["dice"]["count"] == dice)
                return line["line"].get<std::string>();
        return {};
    }
    std::string postGame(const std::string &line) const
    {
        return "campaign postgame Autumn 1 \"Vega IX\" --line " + line;
    }
};

void TestCampaignTrouble::aDrawnCrewIsNeverDrawnAgain()
{
    const json drawn = fine("campaign report Autumn 1 --crew Karnash --count 4 --seed 1");
    const auto crew = drawn["crews"];
    QCOMPARE(crew[0]["how"].get<std::string>(), std::string("drawn"));
    const auto before = acts();
    refuses("campaign report Autumn 1 --crew Karnash --count 4 --seed 2", 1, "nobody draws it");
    refuses("campaign report Autumn 1 --crew Karnash", 1, "needs a reason");
    refuses("campaign report Autumn 1 --crew Karnash --picked --figure Karnash", 1, "draw stands");
    QCOMPARE(acts(), before);
    const std::string back =
        "campaign history Autumn --force --take-back " + std::to_string(before);
    refuses(back.c_str(), 1, "cannot be taken back");
    QCOMPARE(fine("campaign show Autumn")["games"][0]["crews"], crew);
    fine("campaign report Autumn 1 --crew Karnash --picked --figure Karnash --reason Ill");
}

/** The draw stands all the same. The first game of a hired figure is paid already. */
void TestCampaignTrouble::nobodyIsPaidForAGameThatCannotBePlayed()
{
    play();
    for (const char *band : {"Karnash", "\"Vega IX\""})
        fine((std::string("campaign postgame Autumn 1 --rest --close --seed 1 ") + band).c_str());
    fine("campaign schedule Autumn Karnash \"Vega IX\" --scenario pitched-battle");
    const auto treasury = [&] {
        return fine("campaign show Autumn Karnash")["treasury"].get<int>();
    };
    const auto crew = [&] {
        return fine("campaign show Autumn")["games"][1]["crews"][0]["members"].size();
    };
    const int before = treasury();
    const std::string crewed = "campaign report Autumn 2 --crew Karnash --figure Grishnar";
    refuses((crewed + " --count 3 --seed 1 --play --table nowhere").c_str(), 1, "nowhere");
    QCOMPARE(treasury(), before);
    QCOMPARE(crew(), std::size_t{3});
    refuses((crewed + " --play --table nowhere").c_str(), 3, "nowhere");
    QCOMPARE(treasury(), before);
    fine((crewed + " --play --ai easy --seed 7").c_str());
    QCOMPARE(treasury(), before - 10);
    QCOMPARE(crew(), std::size_t{4});
}

void TestCampaignTrouble::aCrewSaysWhoComesAndWhoDoesNot()
{
    const Ran ran = act("campaign report Autumn 1 --crew Karnash --picked --figure Urzag --lang",
                        QStringLiteral("en"));
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.out.count("stays behind"), 10);
    QVERIFY2(ran.out.contains("1 of 11 comes"), ran.out.constData());
    const json crew = fine("campaign report Autumn 1 --crew \"Vega IX\" --count 2 --seed 1");
    const auto chosen = std::ranges::count_if(
        crew["presence"], [](const json &line) { return line["chosen"].get<bool>(); });
    QCOMPARE(chosen, 2);
}

void TestCampaignTrouble::pickedWantsNames()
{
    const auto before = acts();
    refuses("campaign report Autumn 1 --crew Karnash --picked", 2, "--figure");
    refuses("campaign report Autumn 1 --crew Mogwash", 3, "does not play game 1");
    refuses("campaign report Autumn 1 --count 3", 2, "--crew");
    refuses("campaign report Autumn 1 --crew Karnash --dice 3", 1, "0 needed, 1 given");
    QCOMPARE(acts(), before);
}

void TestCampaignTrouble::diceTooManyOrTooFewAreRefused()
{
    play();
    const std::string one = postGame(lineOf(1));
    const std::string two = postGame(lineOf(2));
    const auto before = acts();
    refuses((one + " --dice 4,4,4").c_str(), 1, "needs only 1 of these dice");
    refuses((one + " --dice 9").c_str(), 1, "needs 1d6");
    refuses(one.c_str(), 2, "needs 1d6");
    refuses((two + " --dice 4").c_str(), 1, "a d66");
    refuses((postGame("survival") + " --dice 4").c_str(), 1, "needs no dice");
    refuses((postGame("recovery/1") + " --dice 4").c_str(), 3, "Open are: ");
    refuses("campaign postgame Autumn 1 Mogwash", 3, "does not play game 1");
    refuses("campaign postgame Autumn 1 Karnash --dice 4", 2, "--line");
    QCOMPARE(acts(), before);
    const Ran told = act("campaign postgame Autumn 1 \"Vega IX\" --lang", QStringLiteral("en"));
    QVERIFY2(told.out.contains("awaits 1d6: --dice N"), told.out.constData());
    QVERIFY2(told.out.contains("--dice 35 or 3,5"), told.out.constData());
    fine((one + " --dice 4").c_str());
    refuses(one.c_str(), 1, "already settled");
}

void TestCampaignTrouble::aD66IsTypedInEitherWay()
{
    play();
    const auto faces = [this](const std::string &line, const char *dice) {
        const json after = fine((postGame(line) + " --dice " + dice).c_str());
        for (const auto &each : after["lines"])
            if (each["line"] == line)
                return each["rolls"][0]["faces"];
        return json();
    };
    const std::string first = lineOf(2);
    QCOMPARE(faces(first, "66"), json({6, 6}));
    const std::string second = lineOf(2);
    QVERIFY(second != first);
    QCOMPARE(faces(second, "6,6"), json({6, 6}));
}

void TestCampaignTrouble::aSettledLineStillSaysWhomItIsAbout()
{
    play();
    const json open = fine("campaign postgame Autumn 1 \"Vega IX\"");
    std::map<std::string, int> about; // lines of recovery
    for (const auto &line : open["lines"])
        if (line["step"] == "recovery")
            about[line["line"].get<std::string>()] = line["member"].get<int>();
    const json after = fine("campaign postgame Autumn 1 \"Vega IX\" --rest --seed 5");
    int settled = 0;
    for (const auto &line : after["lines"]) {
        if (line["step"] != "recovery" || !line["done"].get<bool>())
            continue;
        QVERIFY(line["member"].get<int>() > 0);
        const auto before = about.find(line["line"].get<std::string>());
        if (before == about.end())
            continue; // it came up by another line
        ++settled;
        QCOMPARE(line["member"].get<int>(), before->second);
    }
    QVERIFY(settled > 0);
}

void TestCampaignTrouble::diceOfALaterGameWaitForTheEarlierOne()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\"");
    play();
    fine("campaign report Autumn 2 --play --ai easy --seed 8 --reason \"the same evening\"");
    const auto before = acts();
    refuses("campaign postgame Autumn 2 Karnash --rest --seed 3", 1, "earlier post-game");
    QCOMPARE(acts(), before);
}

void TestCampaignTrouble::aReportIsRefusedWhereItIsWrong_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("place");
    const QByteArray out = R"({"victim":{"seat":1,"member":%1,"index":0},"victim_rank":"%2",)"
                           R"("with":"","turn":1})";
    QTest::newRow("two winners") << QByteArray("/seats/1/result") << QByteArray(R"("win")")
                                 << QByteArray("/seats/1/result");
    QTest::newRow("turns") << QByteArray("/turns") << QByteArray("-1") << QByteArray("/turns");
    QTest::newRow("rank") << QByteArray("/figures/2/rank") << QByteArray(R"("colonel")")
                          << QByteArray("/figures/2/rank");
    QTest::newRow("figure") << QByteArray("/figures/2/figure/member") << QByteArray("77")
                            << QByteArray("/figures/2/figure");
    QTest::newRow("victim") << QByteArray("/figures/0/knock_outs")
                            << '[' + QByteArray(out).replace("%1", "77").replace("%2", "chief") +
                                   ']'
                            << QByteArray("/figures/0/knock_outs/0/victim");
    QTest::newRow("out twice") << QByteArray("/figures/0/knock_outs") << QByteArray("twice")
                               << QByteArray("/figures/0/knock_outs/1/victim");
}

void TestCampaignTrouble::aReportIsRefusedWhereItIsWrong()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, place);
    json form = fine("campaign report Autumn 1");
    form["seats"][0]["result"] = "win";
    form["seats"][1]["result"] = "loss";
    json &there = form[json::json_pointer(pointer.toStdString())];
    if (value == "twice") {
        const auto last = form["figures"].back();
        const json fall{
            {"victim", last["figure"]}, {"victim_rank", last["rank"]}, {"with", ""}, {"turn", 1}};
        there = json::array({fall, fall});
    } else {
        there = json::parse(value.toStdString());
    }
    write(QStringLiteral("game.json"), QByteArray::fromStdString(form.dump()));
    const auto before = acts();
    const Ran ran = act("campaign report Autumn 1 --report game.json --lang", QStringLiteral("en"));
    QVERIFY2(ran.exit == 4 || ran.exit == 1, ran.err.constData());
    QVERIFY2(ran.err.contains("game.json " + place + ":"), ran.err.constData());
    QCOMPARE(acts(), before);
}

/** Bands exchanged, the win would go to the other one. */
void TestCampaignTrouble::aReportSaysWhoseResultItIs()
{
    const json form = fine("campaign report Autumn 1");
    const auto before = acts();
    const auto refusesForm = [&](const json &report, const char *place) {
        write(QStringLiteral("game.json"), QByteArray::fromStdString(report.dump()));
        for (const char *language : {"--lang=en", "--lang=fr"}) {
            const Ran ran =
                act("campaign report Autumn 1 --report game.json", QString::fromLatin1(language));
            QCOMPARE(ran.exit, 4);
            QVERIFY2(ran.err.contains(QByteArray("game.json ") + place), ran.err.constData());
        }
        QCOMPARE(acts(), before);
    };
    json other = form;
    std::swap(other["seats"][0]["band"], other["seats"][1]["band"]);
    other["seats"][0]["result"] = "win";
    other["seats"][1]["result"] = "loss";
    refusesForm(other, "/seats/0/band");
    other = form;
    std::swap(other["seats"][0], other["seats"][1]); // with their numbers
    other["seats"][0]["seat"] = 0;
    other["seats"][1]["seat"] = 1;
    refusesForm(other, "/seats/0/band");
    other = form;
    other["figures"][0]["name"] = other["figures"][1]["name"];
    refusesForm(other, "/figures/0/name/en");
    other = form;
    other["figures"][0]["figure"]["member"] = other["figures"].back()["figure"]["member"];
    refusesForm(other, "/figures/0/figure");
    // From standard input, as the help says.
    QProcess shell;
    m_program->prepare(shell);
    write(QStringLiteral("game.json"), QByteArray::fromStdString(form.dump()));
    shell.setStandardInputFile(m_program->file(QStringLiteral("game.json")));
    shell.start(Program::path(), words("campaign report Autumn 1 --report -"));
    QVERIFY(shell.waitForFinished());
    QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
    QCOMPARE(acts(), before + 1);
}

void TestCampaignTrouble::whatSaysNothingIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *line, int exit, const char *says) {
        QTest::newRow(line) << QByteArray(line) << exit << QByteArray(says);
    };
    row("campaign history Autumn --kind zork", 3, "schedule-round");
    row("campaign history Autumn --take-back 99", 3, "the last one is");
    row("print standings Autumn --as-of 9999", 3, "the last one is");
    row("campaign new \"  \"", 1, "cannot be blank");
    row("campaign rename Autumn \" \"", 1, "cannot be blank");
    row("campaign schedule Autumn Karnash Mogwash --at 2026-10-24T19:30 --zone Europe/Pari", 3,
        "Europe/Paris");
    row("campaign schedule Autumn Karnash Mogwash --zone Europe/Paris", 2, "--at");
    row("campaign schedule Autumn --place Lyon", 2, "--game");
    row("campaign schedule Autumn --game 1 --by Karnash", 2, "--state forfeited");
    row("campaign schedule Autumn --game 1 --state forfeited --by Mogwash", 3,
        "does not play game 1");
    row("campaign state Autumn asleep", 2, "unarchive");
    row("campaign state Autumn prepare", 1, "in preparation");
    row("campaign options Autumn --set points_won=1", 2, "points_win");
}

void TestCampaignTrouble::whatSaysNothingIsRefused()
{
    QFETCH(QByteArray, line);
    QFETCH(int, exit);
    QFETCH(QByteArray, says);
    const auto before = acts();
    refuses(line.constData(), exit, says);
    QCOMPARE(acts(), before);
}

void TestCampaignTrouble::nothingIsTakenBackTwice()
{
    const std::string back = "campaign history Autumn --take-back " + std::to_string(acts());
    fine(back.c_str());
    refuses(back.c_str(), 1, "already");
}

void TestCampaignTrouble::aBandThatIsGoneKeepsItsName()
{
    const auto told = [this] { return json(fine("campaign history Autumn")["acts"]); };
    json joined;
    for (const json before = told(); const auto &line : before)
        if (line["kind"] == "join" && joined.is_null())
            joined = line;
    QVERIFY(!joined["bands"][0]["name"].get<std::string>().empty());
    fine(("campaign history Autumn --force --take-back " + joined["seq"].dump()).c_str());
    int named = 0;
    for (const json after = told(); const auto &line : after)
        for (const auto &band : line.value("bands", json::array()))
            named += band == joined["bands"][0] ? 1 : 0;
    QVERIFY2(named >= 2, "that it joined, and that this was taken back");
}

void TestCampaignTrouble::anArchivedCampaignSaysHowItIsOpened()
{
    QVERIFY(fine("campaign state Autumn archive")["archived"].get<bool>());
    refuses("campaign schedule Autumn Karnash Mogwash", 1,
            "escarmouche campaign state \"Autumn\" unarchive");
    fine("campaign state Autumn unarchive");
    fine("campaign schedule Autumn Karnash Mogwash");
    QCOMPARE(fine("campaign state Autumn end")["state"].get<std::string>(), std::string("ended"));
    refuses("campaign schedule Autumn Karnash Mogwash", 1,
            "escarmouche campaign state \"Autumn\" start");
    fine("campaign state Autumn start");
    fine("campaign schedule Autumn Karnash Mogwash");
}

void TestCampaignTrouble::campaignsAreListedRenamedAndSet()
{
    fine("campaign new Spring");
    fine("campaign rename Spring \"Long Spring\"");
    fine("campaign state \"Long Spring\" archive");
    const json list = fine("campaign list")["campaigns"];
    QCOMPARE(list.size(), 2U);
    QCOMPARE(list[0]["uuid"].get<std::string>().substr(0, 8),
             list[0]["short_uuid"].get<std::string>());
    const Ran told = m_program->run(words("campaign list --lang fr"));
    QVERIFY2(told.out.contains("Long Spring") && told.out.contains("aux archives"),
             told.out.constData());
    const auto win = [](const json &options) {
        for (const auto &option : options["options"])
            if (option["key"] == "points_win")
                return option["value"].get<int>();
        return -1;
    };
    QCOMPARE(win(fine("campaign options Autumn")), 3);
    QCOMPARE(win(fine("campaign options Autumn --set points_win=5")), 5);
    QCOMPARE(win(fine("campaign options Autumn")), 5);
    const Ran options = m_program->run(words("campaign options Autumn --lang fr"));
    QVERIFY2(options.out.contains("points de victoire marqués, parties gagnées") &&
                 !options.out.contains("scored wins"),
             options.out.constData());
    const Ran help = m_program->run(words("campaign new --help --lang fr"));
    QVERIFY2(help.out.contains("points_win") && !help.out.contains("mad-scientist"),
             help.out.constData());
    QVERIFY2(help.out.contains("confrontations directes"), help.out.constData());
}

void TestCampaignTrouble::aBandWithdrawsWithItsGamesOrWithout()
{
    QVERIFY(!fine("campaign withdraw Autumn Mogwash")["annulled"].get<bool>());
    QVERIFY(fine("campaign withdraw Autumn Karnash --annul")["annulled"].get<bool>());
    refuses("campaign withdraw Autumn Karnash", 1, "has withdrawn");
    const Ran told = m_program->run(words("campaign show Autumn --lang en"));
    QVERIFY2(told.out.contains("its games annulled"), told.out.constData());
}

void TestCampaignTrouble::aBandThatStoodBringsItsPast()
{
    json band = sample();
    band["name"] = "Veterans";
    band["phase"] = "campaign";
    band["members"][0]["experience"] = 7;
    write(QStringLiteral("veterans.band.json"), QByteArray::fromStdString(band.dump()));
    fine("campaign join Autumn veterans.band.json --as-it-stands --reason Old");
    const Ran told = m_program->run(words("campaign show Autumn Veterans --lang en"));
    QVERIFY2(told.out.contains("Experience: 7"), told.out.constData());
    const Ran fresh = m_program->run(words("campaign show Autumn Karnash --lang en"));
    QVERIFY2(!fresh.out.contains("Experience:"), fresh.out.constData());
}

void TestCampaignTrouble::standingsTellByesAndWhatPartsBands()
{
    const json round = fine("campaign schedule Autumn --round round-robin");
    QCOMPARE(round["rounds"][0]["byes"].size(), 1U);
    const std::string bye = round["rounds"][0]["byes"][0]["name"].get<std::string>();
    const Ran shown = m_program->run(words("campaign schedule Autumn --lang en"));
    QVERIFY2(shown.out.contains(("Round 1, bye: " + bye).c_str()), shown.out.constData());
    fine("campaign schedule Autumn --game 1 --state forfeited --by Karnash");
    const json standings = fine("campaign standings Autumn");
    QCOMPARE(standings["tie_breakers"].size(), 3U);
    for (const auto &band : standings["bands"]) {
        QVERIFY(band.contains("difference"));
        QCOMPARE(band["byes"].get<int>(), band["band"] == bye ? 1 : 0);
        QCOMPARE(band["forfeits"].get<int>(), band["band"] == "Karnash" ? 1 : 0);
    }
    const Ran told = m_program->run(words("campaign standings Autumn --lang fr"));
    QVERIFY2(told.out.contains("exemptions") && told.out.contains("départagent par"),
             told.out.constData());
}

void TestCampaignTrouble::wordsStandWhereTheWindowHasThem()
{
    const Ran shown = m_program->run(words("campaign schedule Autumn --lang fr"));
    QVERIFY2(shown.out.contains("Bataille rangée") && !shown.out.contains("pitched-battle"),
             shown.out.constData());
    QCOMPARE(fine("campaign schedule Autumn")["games"][0]["scenario"].get<std::string>(),
             std::string("pitched-battle"));
    const Ran history = m_program->run(words("campaign history Autumn --lang fr"));
    QVERIFY2(!history.out.contains("Z  "), history.out.constData()); // a raw moment
    QVERIFY2(history.out.contains("Inscription de Karnash, d’Anne"), history.out.constData());
    const Ran whole = m_program->run(words("campaign show Autumn --lang fr"));
    QVERIFY2(whole.out.contains("Karnash, d’Anne\u00a0: "), whole.out.constData());
    const Ran help = m_program->run(words("campaign schedule --help --lang fr"));
    QVERIFY2(help.out.contains("by-standing (") && help.out.contains("cancelled ("),
             help.out.constData());
    const json paid = fine("band add \"Autumn/Vega IX\" medikit --to Altair");
    const int left = paid["treasury"].get<int>();
    QVERIFY(paid["paid"].get<int>() > 0);
    QCOMPARE(fine("campaign show Autumn \"Vega IX\"")["treasury"].get<int>(), left);
    json form = fine("campaign report Autumn 1");
    form["seats"][0]["result"] = "loss";
    form["seats"][0]["scores"] = json::array({{{"source", "objective"}, {"points", -4}}});
    form["seats"][1]["result"] = "win";
    write(QStringLiteral("game.json"), QByteArray::fromStdString(form.dump()));
    QCOMPARE(fine("campaign report Autumn 1 --report game.json")["seats"][0]["scores"][0]["points"]
                 .get<int>(),
             -4);
    for (const char *line : {"campaign report Autumn 1", "campaign schedule Autumn",
                             "campaign standings Autumn", "campaign history Autumn"}) {
        const Ran told = m_program->run(words(line));
        QVERIFY2(told.out.contains("−4") && !told.out.contains("-4"), told.out.constData());
    }
}

void TestCampaignTrouble::aTitleStandsBeforeTheBands()
{
    fine("campaign schedule Autumn --game 1 --title Final --place Lyon --at 2026-10-24T19:30");
    for (const char *line : {"campaign show Autumn", "campaign schedule Autumn"}) {
        const Ran english = m_program->run(words(line) << QStringLiteral("--lang=en"));
        QVERIFY2(english.out.contains("Karnash – Vega IX · Final") &&
                     english.out.contains("where") && english.out.contains("Lyon"),
                 english.out.constData());
        const Ran french = m_program->run(words(line) << QStringLiteral("--lang=fr"));
        QVERIFY2(french.out.contains("Karnash – Vega IX · Final"), french.out.constData());
    }
    QCOMPARE(act("campaign schedule Autumn --output autumn.ics --lang", QStringLiteral("fr")).exit,
             0);
    const QByteArray file = read(QStringLiteral("autumn.ics")).replace("\r\n ", "");
    QVERIFY2(file.contains("\\nScénario\u00a0: Bataille rangée\r\n"), file.constData());
}

void TestCampaignTrouble::timesAreWrittenAsPeopleDo()
{
    // An hour that comes twice in Paris, and one that never does.
    for (const char *at : {"2026-10-25T02:30", "2026-03-29T02:30"}) {
        fine(
            (std::string("campaign schedule Autumn Karnash Mogwash --zone Europe/Paris --at ") + at)
                .c_str());
        const QByteArray day = QByteArray(at).left(10);
        for (const char *line : {"campaign history Autumn", "campaign schedule Autumn"}) {
            const Ran told = m_program->run(words(line) << QStringLiteral("--lang=en"));
            QVERIFY2(!told.out.contains(day) && told.out.contains("Sun "), told.out.constData());
        }
    }
}

void TestCampaignTrouble::aTreasuryThatIsShortHasATrueMinus()
{
    play();
    fine("band add \"Autumn/Vega IX\" assault-rifle --to Altair --reason Gift");
    QVERIFY(fine("campaign postgame Autumn 1 \"Vega IX\"")["treasury"].get<int>() < 0);
    for (const char *line : {"campaign postgame Autumn 1 \"Vega IX\"", "campaign show Autumn"}) {
        const Ran told = m_program->run(words(line));
        QVERIFY2(told.out.contains("\u2212") && !told.out.contains(" -1"), told.out.constData());
    }
    const Ran account = act("campaign postgame Autumn 1 \"Vega IX\" --lang", QStringLiteral("en"));
    QVERIFY2(account.out.contains("= \u2212"), account.out.constData());
}

void TestCampaignTrouble::campaignsAreCountedApartFromBands()
{
    fine("band new Patrol --set race=human");
    const json check = fine("library check");
    QCOMPARE(check["bands"].get<int>(), 1);
    QCOMPARE(check["campaigns"].get<int>(), 1);
    const Ran told = m_program->run(words("library check --lang en"));
    QVERIFY2(told.out.contains("bands: 1, campaigns: 1"), told.out.constData());
}

void TestCampaignTrouble::aForeignFileSaysWhatItIs_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("a band") << QByteArray("band") << QByteArray("not a campaign file");
    QTest::newRow("half of one") << QByteArray("half") << QByteArray("a.jsonl");
    QTest::newRow("a letter") << QByteArray("Dear Anne,\n") << QByteArray("not a campaign file");
    QTest::newRow("nothing") << QByteArray() << QByteArray("not a campaign file");
    QTest::newRow("altered") << QByteArray("altered") << QByteArray("altered or damaged");
}

void TestCampaignTrouble::aForeignFileSaysWhatItIs()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, says);
    if (content == "band")
        content = QByteArray::fromStdString(sample().dump(2));
    if (content == "half") {
        content = m_program->run(words("campaign export Autumn")).out;
        content.truncate(content.size() / 2);
    }
    if (content == "altered")
        content = m_program->run(words("campaign export Autumn")).out.replace("Karnash", "Karnush");
    write(QStringLiteral("a.jsonl"), content);
    refuses("campaign import a.jsonl --library other.library", 4, says);
    refuses("campaign import a.jsonl --library other.library", 4, "a.jsonl");
    QVERIFY(!QFile::exists(m_program->file(QStringLiteral("other.library"))));
}

CORE_TEST(TestCampaignTrouble)

} // namespace tst_campaigntrouble

#include "tst_campaigntrouble.moc"
