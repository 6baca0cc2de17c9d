// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"
#include "tests/support/window/pdfpages.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace tst_campaigncommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** A campaign driven whole from the command line, as a script would. */
class TestCampaignCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("three bands", [this] { found(); });
    }

    void aCampaignIsDrivenWhole();
    void theSameSeedGivesTheSameCampaign();
    void typedDiceCount();
    void aDrawnRoundAndACalendar();
    void aWholeSeasonIsScheduledAtOnce();
    void aResultIsEnteredFromTheFormItPrints();
    void aBandThatTheBoardDoesNotPlayJoinsWithAWord();
    void aBandThatTheBoardDoesNotPlayIsNamedWhereItIsChosen();
    void aLostContactIsTold();
    void wordsOfTheChronicleAreWrittenAndChanged();
    void theStoryIsFoundByFigureAndDay();
    void whatFiguresDidBeforeIsWrittenDown();
    void lengthsAreGivenInPas();
    void aGameHasOptionsOfItsOwn();
    void aBandOfACampaignPaysForWhatItGets();
    void aBandThatLeavesACampaignLeavesItsOptionsBehind();
    void aCampaignTravelsWithItsHistory();
    void aNewSeasonGoesOnWithTheBands();
    void theEveningAndTheStandingsArePrinted();
    void aRosterIsPrintedAsItOnceWas();
    void whatCannotBePrintedSaysWhy();
    void wrongWordsSayWhatIsThere_data();
    void wrongWordsSayWhatIsThere();

private:
    void found()
    {
        fine("campaign new Autumn --as Anne --set points_win=2");
        fine("campaign join Autumn sample:karnash sample:vega --player Anne");
        fine("campaign join Autumn sample:mogwash --player Bo");
    }
};

void TestCampaignCommands::aCampaignIsDrivenWhole()
{
    playFirstGame();
    const json before = fine("campaign postgame Autumn 1 Karnash");
    QVERIFY(!before["lines"].empty());
    QVERIFY(!before["ready"].get<bool>());
    for (const char *band : {"Karnash", "\"Vega IX\""}) {
        const std::string game = "campaign postgame Autumn 1 " + std::string(band);
        const json settled = fine((game + " --rest --seed 5").c_str());
        QCOMPARE(settled["opening"].get<int>() + settled["earned"].get<int>() -
                     settled["spent"].get<int>(),
                 settled["treasury"].get<int>());
        if (settled["ready"].get<bool>())
            QVERIFY(fine((game + " --close").c_str())["closed"].get<bool>());
    }
    const json standings = fine("campaign standings Autumn");
    QCOMPARE(standings["bands"][0]["points"].get<int>(), 2);
    QCOMPARE(standings["bands"][0]["played"].get<int>(), 1);
    QVERIFY(!standings["figures"].empty());
    const json band = fine("campaign show Autumn Karnash");
    int knockOuts = 0;
    for (const auto *list : {"figures", "fallen"})
        for (const auto &figure : band[list]) {
            QCOMPARE(figure["games"].get<int>(), 1);
            knockOuts += figure["knock_outs"].get<int>();
            for (const auto &befallen : figure["befallen"])
                QCOMPARE(befallen["game"].get<int>(), 1);
        }
    for (const auto &row : standings["bands"])
        if (row["band"] == "Karnash")
            QCOMPARE(knockOuts, row["knock_outs"].get<int>());
    const json verdict = fine("campaign verify Autumn");
    QVERIFY(verdict["verified"].get<bool>());
    QVERIFY(verdict["acts"].get<int>() > 12);
    for (const char *language : {"en", "fr"}) {
        for (const char *line :
             {"campaign show Autumn --lang", "campaign show Autumn Karnash --lang",
              "campaign history Autumn --lang", "campaign standings Autumn --lang",
              "campaign report Autumn 1 --lang", "campaign schedule Autumn --lang",
              "campaign postgame Autumn 1 Karnash --lang"}) {
            const Ran ran = act(line, QString::fromLatin1(language));
            QCOMPARE(ran.exit, 0);
            QVERIFY2(ran.out.size() > 20, line);
            QVERIFY2(!ran.out.contains('{'), ran.out.constData()); // a phrase without its words
        }
    }
}

void TestCampaignCommands::theSameSeedGivesTheSameCampaign()
{
    const auto told = [this] {
        playFirstGame();
        std::string text;
        const json document = fine("campaign postgame Autumn 1 Karnash --rest --seed 5");
        for (const auto &line : document["lines"])
            text += line["sentence"].get<std::string>() + '\n';
        return text;
    };
    const std::string first = told();
    m_program = std::make_unique<Program>();
    found();
    QCOMPARE(QByteArray::fromStdString(told()), QByteArray::fromStdString(first));
}

void TestCampaignCommands::typedDiceCount()
{
    playFirstGame();
    const json document = fine("campaign postgame Autumn 1 Karnash");
    for (const auto &line : document["lines"]) {
        if (!line.contains("dice") || line["dice"]["count"].get<int>() != 1)
            continue;
        const std::string key = line["line"].get<std::string>();
        const json after =
            fine(("campaign postgame Autumn 1 Karnash --line " + key + " --dice 4").c_str());
        for (const auto &done : after["lines"]) {
            if (done["line"] == key) {
                QVERIFY(done["done"].get<bool>());
                QCOMPARE(done["rolls"][0]["faces"][0].get<int>(), 4);
                QVERIFY(done["rolls"][0]["typed"].get<bool>());
            }
        }
        return;
    }
    QFAIL("nobody rolls one die");
}

void TestCampaignCommands::aDrawnRoundAndACalendar()
{
    const json games = fine("campaign schedule Autumn --round drawn --seed 3 --at "
                            "2026-10-24T19:30 --zone Europe/Paris --place Lyon")["games"];
    QCOMPARE(games.size(), 1U); // three bands: one has a bye
    QCOMPARE(games[0]["when"]["zone"].get<std::string>(), std::string("Europe/Paris"));
    const json three = fine("campaign schedule Autumn --round round-robin --seats 3")["games"];
    QCOMPARE(three.size(), 2U);
    QCOMPARE(three[1]["bands"].size(), 3U);
    QCOMPARE(m_program->run(words("campaign schedule Autumn --round drawn --seats 5")).exit, 2);
    fine("campaign schedule Autumn --game 1 --state confirmed --output autumn.ics");
    const QByteArray calendar = read(QStringLiteral("autumn.ics"));
    QVERIFY(calendar.contains("DTSTART;TZID=Europe/Paris:20261024T193000"));
    QVERIFY(calendar.contains("BEGIN:VTIMEZONE"));
    QVERIFY(calendar.contains("LOCATION:Lyon"));
    const json lost = fine("campaign schedule Autumn --game 1 --state forfeited --by Karnash");
    QVERIFY(lost["games"].is_array());
}

void TestCampaignCommands::aWholeSeasonIsScheduledAtOnce()
{
    const json games = fine("campaign schedule Autumn --round round-robin --rounds all --every 14 "
                            "--at 2026-10-24T19:30 --zone Europe/Paris")["games"];
    QCOMPARE(games.size(), 3U); // three bands meet in three rounds, one of them rests in each
    QCOMPARE(games[2]["when"]["at"].get<std::string>(), std::string("2026-11-21T19:30"));
    QCOMPARE(games[2]["round"].get<int>(), 3);
    QCOMPARE(fine("campaign schedule Autumn --round round-robin --rounds 2")["games"].size(), 5U);
}

void TestCampaignCommands::aResultIsEnteredFromTheFormItPrints()
{
    fine("campaign schedule Autumn Karnash Mogwash");
    json form = fine("campaign report Autumn 1");
    QVERIFY(form["figures"].size() > 20);
    form["seats"][0]["result"] = "win";
    form["seats"][1]["result"] = "loss";
    form["figures"][0]["end"] = "out-of-action";
    form["figures"][0]["marks"] = json::array({"fell-to-deth"});
    write(QStringLiteral("slip.json"), QByteArray::fromStdString(form.dump()));
    const Ran slip = m_program->run(words("campaign report Autumn 1 --report slip.json"));
    QCOMPARE(slip.exit, 4);
    QVERIFY2(slip.err.contains("fell-to-death"), slip.err.constData());
    form["figures"][0]["marks"] = json::array({"fell-to-death"});
    write(QStringLiteral("game.json"), QByteArray::fromStdString(form.dump()));
    fine("campaign report Autumn 1 --report game.json");
    QCOMPARE(fine("campaign standings Autumn")["bands"][0]["wins"].get<int>(), 1);
    const Ran story = m_program->run(words("campaign story Autumn"));
    QCOMPARE(story.exit, 0);
    for (const char *part :
         {"Game 1: Karnash – Mogwash", "Won by Karnash.", "Casualties", "(Karnash): Out of action"})
        QVERIFY2(story.out.contains(part), story.out.constData());
    QCOMPARE(m_program->run(words("campaign story Autumn --lang fr --output story.html")).exit, 0);
    QVERIFY(read(QStringLiteral("story.html")).contains("Partie 1"));
    QVERIFY(m_program->run(words("campaign story Autumn --format md")).out.startsWith("# Autumn"));
    QCOMPARE(m_program->run(words("campaign story Autumn --output story.csv")).exit, 2);
    // Read by players it has names, read by scripts keys.
    const Ran told = m_program->run(words("campaign report Autumn 1 --lang fr"));
    QVERIFY2(told.out.contains("Tué dans une chute"), told.out.constData());
    QVERIFY(!told.out.contains("fell-to-death"));
    QCOMPARE(fine("campaign report Autumn 1")["figures"][0]["marks"][0].get<std::string>(),
             std::string("fell-to-death"));
    form["figures"][0]["end"] = "asleep";
    write(QStringLiteral("bad.json"), QByteArray::fromStdString(form.dump()));
    fine("campaign schedule Autumn Karnash Mogwash");
    const Ran ran = m_program->run(words("campaign report Autumn 2 --report bad.json"));
    QCOMPARE(ran.exit, 4);
    QVERIFY2(ran.err.contains("bad.json") && ran.err.contains("/figures/0/end"),
             ran.err.constData());
}

void TestCampaignCommands::aBandThatTheBoardDoesNotPlayJoinsWithAWord()
{
    const QByteArray word = "Argos can play at a table but not yet on the board: ";
    const Ran joined =
        act("campaign join Autumn sample:argos sample:canuts", QStringLiteral("--lang=en"));
    QCOMPARE(joined.exit, 0);
    QCOMPARE(joined.out.count(word), 1);
    QCOMPARE(joined.out.count("not yet on the board"), 1);
    const json bands = fine("campaign join Autumn sample:aurora sample:omicron")["bands"];
    QVERIFY(!bands[0]["board"]["plays"].get<bool>());
    QVERIFY(!bands[0]["board"]["needs"].empty());
    QVERIFY(bands[1]["board"]["plays"].get<bool>());
}

void TestCampaignCommands::aBandThatTheBoardDoesNotPlayIsNamedWhereItIsChosen()
{
    const QByteArray word = "Argos can play at a table but not yet on the board: ";
    fine("campaign join Autumn sample:argos sample:canuts");
    const auto run = [&](const char *line, const char *language = "en") {
        return act(line, QStringLiteral("--lang=%1").arg(QLatin1String(language)));
    };
    const Ran scheduled = run("campaign schedule Autumn Argos Canuts");
    QVERIFY2(scheduled.exit == 0 && scheduled.err.count(word) == 1, scheduled.err.constData());
    QVERIFY(!scheduled.out.contains(word) && !scheduled.err.contains("Canuts can"));
    QCOMPARE(run("campaign schedule Autumn Argos Canuts", "fr").err.count("Argos"), 1);
    const Ran drawn = run("campaign schedule Autumn --round round-robin");
    QVERIFY2(drawn.exit == 0 && drawn.err.count(word) == 1, drawn.err.constData());
    QVERIFY(!run("campaign schedule Autumn Canuts Karnash").err.contains("not yet on the board"));
    QVERIFY(!run("campaign schedule Autumn").err.contains(word)); // nobody is chosen
    QVERIFY(run("campaign schedule Autumn --game 1 Canuts Argos").err.contains(word));

    const Ran crew = run("campaign report Autumn 1 --crew Argos");
    QVERIFY2(crew.exit == 0 && crew.err.count(word) == 1, crew.err.constData());
    QVERIFY(!run("campaign report Autumn 1 --crew Canuts").err.contains("not yet on the board"));

    const auto boardOf = [](const json &game, const char *name) {
        for (const json &band : game["bands"])
            if (band["name"] == name)
                return band["board"];
        return json();
    };
    const json listed = fine("campaign schedule Autumn")["games"][0];
    const json chosen = fine("campaign report Autumn 1 --crew Canuts");
    for (const json &game : {listed, chosen}) {
        QVERIFY(!boardOf(game, "Argos")["plays"].get<bool>());
        QVERIFY(!boardOf(game, "Argos")["needs"].empty());
        QVERIFY(boardOf(game, "Canuts")["plays"].get<bool>());
    }
}

void TestCampaignCommands::aLostContactIsTold()
{
    fine("campaign schedule Autumn Karnash Mogwash");
    json form = fine("campaign report Autumn 1");
    form["seats"][0]["result"] = "loss";
    form["seats"][1]["result"] = "win";
    const auto hired = std::ranges::find_if(
        form["figures"], [](const json &figure) { return figure["rank"] == "mercenary"; });
    QVERIFY(hired != form["figures"].end());
    (*hired)["end"] = "out-of-action";
    write(QStringLiteral("game.json"), QByteArray::fromStdString(form.dump()));
    fine("campaign report Autumn 1 --report game.json");
    QVERIFY(fine("campaign show Autumn Karnash")["lost_contacts"].empty());
    fine("campaign postgame Autumn 1 Karnash --rest");
    const json lost = fine("campaign show Autumn Karnash")["lost_contacts"];
    QCOMPARE(lost.size(), 1U);
    QCOMPARE(lost[0]["member"], (*hired)["figure"]["member"]);
    const Ran told = m_program->run(words("campaign show Autumn Karnash --lang en"));
    QVERIFY2(told.out.contains("Contacts lost:"), told.out.constData());
}

void TestCampaignCommands::wordsOfTheChronicleAreWrittenAndChanged()
{
    fine("campaign schedule Autumn Karnash Mogwash");
    const json first = fine("campaign history Autumn --write Rain --game 1")["acts"][0];
    QCOMPARE(first["sentence"].get<std::string>(), std::string("Chronicle: Rain"));
    QCOMPARE(first["game"].get<int>(), 1);
    const std::string number = std::to_string(first["seq"].get<int>());
    const json then = fine(("campaign history Autumn --write Mud --edit " + number).c_str());
    QCOMPARE(then["acts"][0]["entry"], first["entry"]);
    QCOMPARE(then["acts"][0]["game"].get<int>(), 1); // whose entry it stays
    const Ran french = act("campaign history Autumn --kind chronicle --lang", QStringLiteral("fr"));
    QVERIFY2(french.out.contains("Chronique\u00a0: Rain") &&
                 french.out.contains("Chronique, modifiée\u00a0: Mud"),
             french.out.constData());
    // The last words are taken back, and the former ones stand again; then there are none.
    fine(
        ("campaign history Autumn --take-back " + std::to_string(then["acts"][0]["seq"].get<int>()))
            .c_str());
    fine(("campaign history Autumn --take-back " + number).c_str());
    const Ran gone = m_program->run(
        words(("campaign history Autumn --write Sun --lang en --edit " + number).c_str()));
    QCOMPARE(gone.exit, 3);
    QVERIFY2(gone.err.contains("no entry in the chronicle"), gone.err.constData());
    QCOMPARE(m_program->run(words("campaign history Autumn --edit 1")).exit, 2);
    QVERIFY(fine("campaign verify Autumn")["verified"].get<bool>());
}

void TestCampaignCommands::theStoryIsFoundByFigureAndDay()
{
    fine("band add Autumn/Karnash club --to Urzag --reason Gift");
    fine("band add \"Autumn/Vega IX\" medikit --to Altair --reason Gift");
    const auto count = [this](const char *filter) {
        const std::string line = std::string("campaign history Autumn ") + filter;
        return fine(line.c_str())["acts"].size();
    };
    QCOMPARE(count("--figure Urzag"), std::size_t{1});
    QCOMPARE(count("--figure Urzag --figure Altair"), std::size_t{2});
    QCOMPARE(count("--band Karnash --figure Urzag"), std::size_t{1});
    const auto all = count("");
    QCOMPARE(count("--since 2000-01-01"), all);
    QCOMPARE(count("--since 2999-01-01"), std::size_t{0});
    QCOMPARE(count("--until 2999-01-01"), all);
    QCOMPARE(count("--until 2000-01-01"), std::size_t{0});
    const std::string today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    QCOMPARE(count(("--since " + today).c_str()), all);
    QCOMPARE(count(("--until " + today).c_str()), all); // and on it
    QCOMPARE(count("--since 2000-01-01 --until 2999-01-01"), all);
    const Ran none = m_program->run(words("campaign history Autumn --until 2000-01-01 --lang en"));
    QVERIFY2(none.out.isEmpty() && none.err.contains("No act fits"), none.err.constData());
}

void TestCampaignCommands::whatFiguresDidBeforeIsWrittenDown()
{
    const json first = fine("campaign past Autumn Karnash Urzag --set games=12 --set sous-fifre=4");
    const auto urzag =
        std::ranges::find(first["before"], "Urzag", [](const json &one) { return one["name"]; });
    QVERIFY(urzag != first["before"].end());
    QCOMPARE((*urzag)["games"].get<int>(), 12);
    QCOMPARE((*urzag)["by_rank"]["sous-fifre"].get<int>(), 4);
    fine("campaign past Autumn Karnash Urzag --set out_of_action=2");
    const json karnash = fine("campaign show Autumn Karnash");
    for (const json &figure : karnash["figures"]) {
        const bool isHe = figure["name"] == "Urzag";
        QCOMPARE(figure["games"].get<int>(), isHe ? 12 : 0);
        QCOMPARE(figure["games_before"].get<int>(), isHe ? 12 : 0);
        QCOMPARE(figure["out_of_action"].get<int>(), isHe ? 2 : 0);
        QCOMPARE(figure["knock_outs"].get<int>(), isHe ? 4 : 0);
    }
    const Ran shown = act("campaign show Autumn Karnash --lang", QStringLiteral("fr"));
    QVERIFY2(shown.out.contains("Parties\u00a0: 12 (dont 12 avant la campagne)"),
             shown.out.constData());
    fine("campaign new Winter --season-of Autumn");
    const auto told = [this](const char *line) {
        json all = fine(line)["before"];
        for (json &figure : all)
            figure.erase("member");
        return all;
    };
    QCOMPARE(told("campaign past Winter Karnash"), told("campaign past Autumn Karnash"));
    QVERIFY(fine("campaign verify Winter")["verified"].get<bool>());
}

void TestCampaignCommands::lengthsAreGivenInPas()
{
    const auto radius = [this](const char *line) {
        const json shown = fine(line);
        for (const json &option : shown["options"])
            if (option["key"] == "blast_radius")
                return option["value"].get<int>();
        return -1;
    };
    QCOMPARE(radius("campaign options Autumn --set blast_radius=2.5"), 250);
    fine("campaign options Autumn --set turn_limit=3");
    const json set = fine("campaign options Autumn --set turn_limit= --set points_win=3");
    for (const json &option : set["options"])
        if (option["key"] == "turn_limit")
            QCOMPARE(option["value"], option["usual"]);
    const Ran shown = act("campaign options Autumn --lang", QStringLiteral("en"));
    QVERIFY2(shown.out.contains("2.5\u00a0pas"), shown.out.constData());
}

/** A second game without rest (MUSG-RANGED-18) is agreed of a game, and reaches the board. */
void TestCampaignCommands::aGameHasOptionsOfItsOwn()
{
    const json games = fine("campaign schedule Autumn Karnash \"Vega IX\" --set no_rest=yes");
    QVERIFY(games["games"][0]["options"]["no_rest"].get<bool>());
    fine("campaign report Autumn 1 --play --ai easy --seed 7 --journal game.journal");
    const QByteArray journal = read(QStringLiteral("game.journal"));
    QVERIFY2(journal.contains("no_rest"), journal.left(600).constData());
    const Ran shown = act("campaign schedule Autumn --lang", QStringLiteral("en"));
    QVERIFY2(shown.out.contains("No rest since"), shown.out.constData());
}

void TestCampaignCommands::aBandOfACampaignPaysForWhatItGets()
{
    const auto treasury = [this] {
        return fine("campaign show Autumn Karnash")["treasury"].get<int>();
    };
    const int before = treasury();
    fine("band add Autumn/Karnash medikit --to Urzag");
    QVERIFY(treasury() < before);
    const Ran poor = m_program->run(words("band add Autumn/Karnash sous-fifre --count 20"));
    QCOMPARE(poor.exit, 1);
    const Ran shown = m_program->run(words("band show Autumn/Karnash --lang en"));
    QCOMPARE(shown.exit, 0);
    QVERIFY2(shown.out.contains("Sous-fifre 1, Sous-fifre 2"), shown.out.constData());
    QCOMPARE(m_program->run(words("print band Autumn/Karnash --output k.pdf")).exit, 0);
}

void TestCampaignCommands::aBandThatLeavesACampaignLeavesItsOptionsBehind()
{
    fine("campaign new Winter --as Anne --set xp_boxes_hero=60");
    fine("campaign join Winter sample:karnash --player Anne");
    const Ran file = m_program->run(words("band export Winter/Karnash"));
    QCOMPARE(file.exit, 0);
    QVERIFY(file.out.contains("escarmouche-band"));
    QVERIFY(!file.out.contains("xp_boxes"));
}

void TestCampaignCommands::aCampaignTravelsWithItsHistory()
{
    playFirstGame();
    QCOMPARE(m_program->run(words("campaign export Autumn --output a.jsonl")).exit, 0);
    const Ran twice = m_program->run(words("campaign import a.jsonl"));
    QCOMPARE(twice.exit, 1);
    fine("campaign import a.jsonl --library other.library");
    const json here = fine("campaign show Autumn");
    json there = fine("campaign show Autumn --library other.library");
    QCOMPARE(QByteArray::fromStdString(there.dump()), QByteArray::fromStdString(here.dump()));
    QByteArray text = read(QStringLiteral("a.jsonl"));
    text.replace("Karnash", "Karnush");
    write(QStringLiteral("b.jsonl"), text);
    const Ran broken = m_program->run(words("campaign import b.jsonl --library third.library"));
    QVERIFY(broken.exit != 0);
    QVERIFY(broken.err.contains("b.jsonl"));
}

void TestCampaignCommands::aNewSeasonGoesOnWithTheBands()
{
    playFirstGame();
    for (const char *band : {"Karnash", "\"Vega IX\""})
        fine(("campaign postgame Autumn 1 " + std::string(band) + " --rest --seed 5").c_str());
    fine("band remove Autumn/Mogwash --whole");
    fine("campaign new Winter --season-of Autumn");
    const json last = fine("campaign show Autumn");
    const json next = fine("campaign show Winter");
    QCOMPARE(next["state"].get<std::string>(), std::string("preparing"));
    QVERIFY(next["games"].empty());
    QCOMPARE(next["players"], last["players"]);
    QCOMPARE(next["bands"].size(), 2U); // who withdrew stays behind
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(next["bands"][i]["treasury"], last["bands"][i]["treasury"]);
        const auto experience = [](const json &band) {
            std::vector<int> all;
            for (const auto &figure : band["figures"])
                all.push_back(figure["experience"].get<int>());
            return all;
        };
        QCOMPARE(experience(next["bands"][i]), experience(last["bands"][i]));
    }
    QVERIFY(fine("campaign verify Winter")["verified"].get<bool>());
}

void TestCampaignCommands::theEveningAndTheStandingsArePrinted()
{
    fine("campaign schedule Autumn Karnash \"Vega IX\" --scenario pitched-battle");
    fine("campaign schedule Autumn Mogwash Karnash");
    const json first = fine("print campaign Autumn 1 --paper a4 --output one.pdf --lang en");
    QCOMPARE(first["file"].get<std::string>(), std::string("one.pdf"));
    const PdfPages one = readBack(read(QStringLiteral("one.pdf")));
    QCOMPARE(qRound(one.sizes.front().width()), 595);
    QVERIFY(one.letters().contains(QStringLiteral("Pitchedbattle")));
    QVERIFY(!one.letters().contains(QStringLiteral("Mogwash")));
    QVERIFY(!one.pagesOf(QStringLiteral("B1")).empty());
    fine("print campaign Autumn --paper letter --lang fr");
    const PdfPages both = readBack(read(QStringLiteral("Autumn – dossier de soirée.pdf")));
    QCOMPARE(qRound(both.sizes.front().width()), 612);
    QVERIFY(both.letters().contains(QStringLiteral("Mogwash")));
    const Ran standings = m_program->run(words("print standings Autumn --output - --lang en"));
    QCOMPARE(standings.exit, 0);
    QVERIFY(readBack(standings.out).letters().contains(QStringLiteral("Tiesarebrokenby")));
    const Ran story = m_program->run(words("print story Autumn --output - --lang en"));
    QVERIFY(readBack(story.out).letters().contains(QStringLiteral("Nogamehasbeenplayedyet")));
}

void TestCampaignCommands::aRosterIsPrintedAsItOnceWas()
{
    const auto letters = [&](const char *more) {
        const Ran ran = act("print band --output - Autumn/Karnash --lang en", QLatin1String(more));
        return readBack(ran.out).letters();
    };
    const auto acts = fine("campaign history Autumn")["acts"].size();
    const QString before = letters("--json");
    fine("band add Autumn/Karnash club --to \"#1\" --reason Gift");
    QVERIFY(letters("--json") != before);
    const std::string then = "--as-of=" + std::to_string(acts);
    QString dated = letters(then.c_str());
    const QRegularExpression moment(QStringLiteral("\\(?asof[^()]{1,60}?beforethefirstgame\\)?"));
    QVERIFY2(dated.contains(moment), qPrintable(dated.left(200)));
    QString other = before; // whose pages may end elsewhere
    for (QString *each : {&dated.remove(moment), &other})
        std::ranges::sort(*each);
    QCOMPARE(dated, other);
    const Ran early = m_program->run(words("print band Autumn/Karnash --as-of 1"));
    QCOMPARE(early.exit, 3);
    QVERIFY(early.err.contains("had not yet joined"));
}

void TestCampaignCommands::whatCannotBePrintedSaysWhy()
{
    const Ran nothing = m_program->run(words("print campaign Autumn"));
    QCOMPARE(nothing.exit, 3);
    QVERIFY(nothing.err.contains("campaign schedule"));
    QCOMPARE(m_program->run(words("print campaign Autumn 4")).exit, 3);
    QCOMPARE(m_program->run(words("print standings Summer")).exit, 3);
    write(QStringLiteral("Autumn – standings.pdf"), "mine");
    QVERIFY(m_program->run(words("print standings Autumn --lang en")).exit != 0);
    QCOMPARE(read(QStringLiteral("Autumn – standings.pdf")), QByteArray("mine"));
    QCOMPARE(m_program->run(words("print standings Autumn --lang en --force")).exit, 0);
}

void TestCampaignCommands::wrongWordsSayWhatIsThere_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("campaign") << QByteArray("campaign show Autum") << 3 << QByteArray("Autumn");
    QTest::newRow("band") << QByteArray("campaign show Autumn Karnach") << 3
                          << QByteArray("Karnash");
    QTest::newRow("game") << QByteArray("campaign report Autumn 9") << 3
                          << QByteArray("campaign schedule");
    QTest::newRow("date") << QByteArray("campaign schedule Autumn Karnash Mogwash --at tomorrow")
                          << 1 << QByteArray("2026-10-24T19:30");
    QTest::newRow("alone") << QByteArray("campaign schedule Autumn Karnash") << 1
                           << QByteArray("two to four");
    QTest::newRow("state") << QByteArray("campaign schedule Autumn --game 1 --state lost") << 2
                           << QByteArray("--state");
    QTest::newRow("seats") << QByteArray("campaign schedule Autumn Karnash Mogwash --seats 3") << 2
                           << QByteArray("--round");
    QTest::newRow("seed") << QByteArray("campaign schedule Autumn --round round-robin --seed 3")
                          << 2 << QByteArray("--round drawn");
    QTest::newRow("rounds") << QByteArray("campaign schedule Autumn --round drawn --rounds 3") << 2
                            << QByteArray("--round round-robin");
    QTest::newRow("every") << QByteArray("campaign schedule Autumn --round round-robin --every 3")
                           << 2 << QByteArray("--rounds");
    QTest::newRow("no rounds") << QByteArray("campaign schedule Autumn --round round-robin "
                                             "--rounds none")
                               << 2 << QByteArray("--rounds");
    QTest::newRow("set") << QByteArray("campaign schedule Autumn --round round-robin --set "
                                       "no_rest=yes")
                         << 2 << QByteArray("--set");
    QTest::newRow("length") << QByteArray("campaign options Autumn --set blast_radius=150") << 2
                            << QByteArray("10\u00a0pas");
    QTest::newRow("past") << QByteArray("campaign past Autumn Karnash Urzag") << 2
                          << QByteArray("--set games");
    QTest::newRow("whose") << QByteArray("campaign past Autumn Karnash --set games=2") << 2
                           << QByteArray("figure");
    QTest::newRow("out") << QByteArray("campaign past Autumn Karnash Urzag --set "
                                       "out_of_action=2")
                         << 1 << QByteArray("2 times in 0 games");
    QTest::newRow("filter") << QByteArray("campaign history Autumn --band Karnash --take-back 3")
                            << 2 << QByteArray("--take-back");
    QTest::newRow("nobody") << QByteArray("campaign history Autumn --figure Urzak") << 3
                            << QByteArray("Urzag");
    QTest::newRow("of another") << QByteArray("campaign history Autumn --band Mogwash --figure "
                                              "Altair")
                                << 3 << QByteArray("Altair");
    QTest::newRow("no day") << QByteArray("campaign history Autumn --since yesterday") << 2
                            << QByteArray("2026-10-24");
    QTest::newRow("option") << QByteArray("campaign new Winter --set points_won=1") << 2
                            << QByteArray("points_win");
}

void TestCampaignCommands::wrongWordsSayWhatIsThere()
{
    QFETCH(QByteArray, line);
    QFETCH(int, exit);
    QFETCH(QByteArray, says);
    const Ran ran = m_program->run(words(line.constData()));
    QCOMPARE(ran.exit, exit);
    QVERIFY2(ran.err.contains(says), ran.err.constData());
}

CORE_TEST(TestCampaignCommands)

} // namespace tst_campaigncommands

#include "tst_campaigncommands.moc"
