// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/season.h"
#include "rules/core/campaign/rounds/standings.h"
#include "rules/core/dice/dice.h"
#include "rules/zombies/play/zombies.h"
#include "tests/support/files/manycases.h"
#include "tests/support/league/leagueroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_league {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** Plays a league as people would: joins, games of two to four, renamings, results. */
struct RandomLeague {
    LeagueRoom room;
    Generator generator;

    explicit RandomLeague(std::uint64_t seed) : generator(seed)
    {
        for (const char *name : {"Anne", "Bo", "Chloé", "Dan", "Eva"})
            room.join(name);
    }
    int below(int n) { return static_cast<int>(generator.below(static_cast<std::uint32_t>(n))); }
    void play(int games)
    {
        for (int i = 0; i < games; ++i) {
            std::vector<BandId> seats;
            for (const auto &entrant : room.campaign().bands)
                if (!entrant.withdrawn)
                    seats.push_back(entrant.id);
            while (static_cast<int>(seats.size()) > 2 + below(3))
                seats.erase(seats.begin() + below(static_cast<int>(seats.size())));
            if (seats.size() > 4)
                seats.resize(4);
            const auto fixture = room.schedule(seats);
            std::vector<int> zombies;
            for (std::size_t seat = 0; seat < seats.size(); ++seat)
                zombies.push_back(below(25));
            if (below(4) > 0)
                room.do_(room.result(fixture, below(static_cast<int>(seats.size()) + 1) - 1,
                                     std::move(zombies)));
            if (below(5) == 0)
                room.do_(ActOnBand{seats.front(),
                                   SetProperties{{}, {{"name", "P" + std::to_string(i)}}}});
        }
        room.do_(WithdrawBand{room.campaign().bands.back().id, below(2) == 0});
    }
};

/** The stream decided anew without an act; later acts that are refused fall away too. */
Campaign decidedWithout(const std::vector<CampaignInput> &inputs, std::size_t out)
{
    Campaign campaign;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (i == out)
            continue;
        if (const auto outcome = decide(leagueRules(), campaign, inputs[i]))
            (void)evolve(leagueRules(), campaign, *outcome);
    }
    return campaign;
}

} // namespace

class TestLeague : public QObject
{
    Q_OBJECT

private slots:
    void peopleJoinByName();
    void aNameIsGivenOnce();
    void whoIsRenamedKeepsResults();
    void resultsRankByWinsThenZombies();
    void theWayToWinIsTold();
    void nobodyMayHaveWon();
    void whatAReportCannotSayIsRefused();
    void figuresCrewsAndOwnersAreRefused();
    void theFoldIsTheStateDecided();
    void whatIsRetractedNeverWas();
    void aNewSeasonKeepsThePeople();
};

void TestLeague::peopleJoinByName()
{
    LeagueRoom room;
    room.do_(LeagueRoom::joining("Anne"));
    QCOMPARE(room.told(Language::English), std::string("Anne joined"));
    QCOMPARE(room.told(Language::French), std::string("Inscription d’Anne"));
    room.do_(LeagueRoom::joining("Robo", "easy"));
    const auto &bands = room.campaign().bands;
    QCOMPARE(leagueRules().playerOf(*bands[0].band), std::string("person"));
    QCOMPARE(leagueRules().playerOf(*bands[1].band), std::string("easy"));
    QVERIFY(bands[0].band->figures().empty());
    QVERIFY(!room.tryTo(LeagueRoom::joining("Nemo", "clever")));
}

void TestLeague::aNameIsGivenOnce()
{
    LeagueRoom room;
    const auto anne = room.join("Anne");
    const auto rename = [](BandId who, const char *name) {
        return ActOnBand{who, SetProperties{{}, {{"name", std::string(name)}}}};
    };
    QCOMPARE(room.why(LeagueRoom::joining("ANNE")), std::string("campaign.refused.same-name"));
    QCOMPARE(room.why(LeagueRoom::joining("\u00a0")), std::string("campaign.refused.no-name"));
    const auto bo = room.join("Bo");
    QCOMPARE(room.why(rename(bo, "ANNE")), std::string("campaign.refused.same-name"));
    QCOMPARE(room.why(rename(bo, " ")), std::string("campaign.refused.no-name"));
    QCOMPARE(room.why(rename(anne, "ANNE")), std::string("done"));
    room.do_(WithdrawBand{bo, true});
    QCOMPARE(room.why(LeagueRoom::joining("Bo")), std::string("done"));
}

void TestLeague::whoIsRenamedKeepsResults()
{
    LeagueRoom room;
    const auto anne = room.join("Anne"), bo = room.join("Bo");
    const auto fixture = room.schedule({anne, bo});
    room.do_(room.result(fixture, 0, {3, 9}));
    room.do_(ActOnBand{anne, SetProperties{{}, {{"name", std::string("Annette")}}}});
    QCOMPARE(room.told(Language::English), std::string("Anne: is now called Annette"));
    const auto table = standings(leagueRules().ranking(), room.campaign());
    QCOMPARE(table.front().band, anne);
    QCOMPARE(find(room.campaign(), anne)->band->name(), std::string("Annette"));
    room.do_(ActOnBand{anne, SetProperties{{}, {{"player", std::string("easy")}}}});
    QCOMPARE(room.told(Language::French), std::string("Annette : est joué par la machine facile"));
}

void TestLeague::resultsRankByWinsThenZombies()
{
    LeagueRoom room;
    const auto a = room.join("Anne"), b = room.join("Bo"), c = room.join("Chloé");
    room.do_(room.result(room.schedule({a, b, c}), 1, {20, 4, 20}));
    room.do_(room.result(room.schedule({c, a}), 0, {5, 11}));
    const auto table = standings(leagueRules().ranking(), room.campaign());
    QCOMPARE(table[0].band, c); // as many wins as Bo, more zombies
    QCOMPARE(table[0].scored, 25);
    QCOMPARE(table[1].band, b);
    QCOMPARE(table[2].band, a); // most zombies, and no win
    QCOMPARE(table[2].scored, 31);
    QCOMPARE(table[0].points, 3);
    QVERIFY(room.campaign().fixtures.front().postGames.empty());
    QVERIFY(owed(room.campaign(), "2026-01-01T00:00").empty());
    QCOMPARE(leagueOptions(leagueRules().ranking(), {}).tieBreakers,
             (std::vector{TieBreaker::Wins, TieBreaker::Scored, TieBreaker::HeadToHead}));
    QVERIFY(!room.tryTo(ChangeOptions{{{"tie_breakers", std::string("knock-outs")}}}));
    room.do_(ChangeOptions{{{"tie_breakers", std::string("scored")}}});
    QCOMPARE(standings(leagueRules().ranking(), room.campaign())[0].band, c);
}

void TestLeague::theWayToWinIsTold()
{
    LeagueRoom room;
    const auto a = room.join("Anne"), b = room.join("Bo");
    const auto fixture = room.schedule({a, b});
    const auto way = [&](int winner, int zombies) {
        return leagueRules().wayWon(room.result(fixture, winner, {zombies, 3}).report).en;
    };
    QCOMPARE(way(0, 24), std::string("by the Helipad"));
    QCOMPARE(way(0, 25), std::string("by 25 zombies"));
    auto atTheEnd = room.result(fixture, 0, {24, 3}).report; // it could be either
    atTheEnd.turns = zombies::kLastRound;
    QCOMPARE(leagueRules().wayWon(atTheEnd).en, std::string());
    QCOMPARE(way(-1, 24), std::string());
}

void TestLeague::nobodyMayHaveWon()
{
    LeagueRoom room;
    const auto a = room.join("Anne"), b = room.join("Bo");
    room.do_(room.result(room.schedule({a, b}), -1, {20, 4}));
    for (const auto &row : standings(leagueRules().ranking(), room.campaign()))
        QCOMPARE(row.points, 0);
}

void TestLeague::whatAReportCannotSayIsRefused()
{
    LeagueRoom room;
    const auto a = room.join("Anne"), b = room.join("Bo");
    const auto fixture = room.schedule({a, b});
    const auto sound = room.result(fixture, 0, {10, 4});
    auto report = sound;
    report.report.seats[1].result = SeatResult::Win;
    QCOMPARE(room.why(report), std::string("campaign.refused.two-winners"));
    report = sound;
    report.report.seats[1].scores = {{"zombies", 25}};
    QCOMPARE(room.why(report), std::string("zombies.league.had-won"));
    report = sound;
    report.report.seats.pop_back();
    QCOMPARE(room.why(report), std::string("campaign.refused.other-game"));
    report = sound;
    FigureReport figure;
    figure.figure = {SeatId{0}, MemberId{1}, 0};
    report.report.figures.push_back(figure);
    QVERIFY(!room.tryTo(report)); // nobody has figures
    // A house rule is a reason.
    report = sound;
    report.report.seats[1].scores = {{"zombies", 25}};
    QCOMPARE(room.why(report, "We play to 30"), std::string("done"));
}

void TestLeague::figuresCrewsAndOwnersAreRefused()
{
    const std::string noBands = "campaign.refused.no-bands";
    LeagueRoom room;
    const auto a = room.join("Anne"), b = room.join("Bo");
    const auto fixture = room.schedule({a, b});
    QCOMPARE(room.why(AddPlayer{"Zoé"}), noBands);
    QCOMPARE(room.why(ChooseCrew{fixture, a, CrewChoice::All, {}, {}}), noBands);
    QCOMPARE(room.why(TellPast{a, {}}), noBands);
    QCOMPARE(room.why(ActOnBand{a, Recruit{"chief", 1, {}}}), noBands);
    auto joining = LeagueRoom::joining("Chloé");
    joining.origin = "a standing band";
    QCOMPARE(room.why(joining), noBands);
    joining = LeagueRoom::joining("Chloé");
    joining.owner = PlayerId{1};
    QCOMPARE(room.why(joining), noBands);
    joining = LeagueRoom::joining("Chloé");
    joining.band = "{\"format\":\"escarmouche-band\",\"version\":1,\"name\":\"Chloé\"}";
    QVERIFY(!room.tryTo(joining));
    joining.band = "no band at all";
    QVERIFY(!room.tryTo(joining));
}

void TestLeague::theFoldIsTheStateDecided()
{
    for (std::uint64_t seed = 1; seed <= (kSanitized ? 2 : 12); ++seed) {
        RandomLeague random(seed);
        random.play(12);
        Campaign folded;
        for (const auto &input : random.room.inputs())
            QVERIFY(encode(*decodeCampaignInput(encode(input))) == encode(input));
        for (const auto &outcome : random.room.outcomes()) {
            const auto text = encode(outcome);
            const auto read = decodeCampaignOutcome(leagueRules(), text);
            QVERIFY2(read, text.c_str());
            QCOMPARE(encode(*read), text);
            QVERIFY(evolve(leagueRules(), folded, *read));
        }
        const auto text = encode(random.room.campaign());
        QCOMPARE(encode(folded), text);
        QCOMPARE(encode(*decodeCampaign(leagueRules(), text)), text);
    }
}

/** Any act but the first is taken out: no act after it is written that the rules would refuse. */
void TestLeague::whatIsRetractedNeverWas()
{
    for (std::uint64_t seed = 31; seed <= (kSanitized ? 31 : 34); ++seed) {
        RandomLeague random(seed);
        random.play(8);
        const auto &inputs = random.room.inputs();
        for (std::size_t out = 1; out < inputs.size(); ++out) {
            const Campaign campaign = decidedWithout(inputs, out);
            QCOMPARE(encode(*decodeCampaign(leagueRules(), encode(campaign))), encode(campaign));
            const auto &rows = standings(leagueRules().ranking(), campaign);
            for (const auto &row : rows)
                QCOMPARE(row.played, row.wins + row.draws + row.losses);
        }
    }
}

void TestLeague::aNewSeasonKeepsThePeople()
{
    LeagueRoom room;
    room.join("Anne");
    room.do_(LeagueRoom::joining("Robo", "easy"));
    Campaign made;
    int fresh = 1;
    while (const auto act = nextOfSeason(room.campaign(), made, "Second season", "uid")) {
        const auto outcome = decide(leagueRules(), made, {*act, fresh, {}});
        QVERIFY(outcome && evolve(leagueRules(), made, *outcome));
        fresh += 1000;
    }
    QCOMPARE(made.bands.size(), std::size_t(2));
    QCOMPARE(leagueRules().playerOf(*made.bands[1].band), std::string("easy"));
}

CORE_TEST(TestLeague)

} // namespace tst_league

#include "tst_league.moc"
