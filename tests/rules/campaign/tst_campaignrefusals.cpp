// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/reportnames.h"
#include "rules/core/match/match.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_campaignrefusals {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

/** What a campaign does not take, by whichever way it comes. */
class TestCampaignRefusals : public QObject
{
    Q_OBJECT

private slots:
    void aDrawStandsAndOnlyWhoIsPaidJoinsIt();
    void aDrawStandsThoughTheGameWasCalledOff();
    void aReportThatCannotBeIsRefusedWhereItIsWrong();
    void aReportFromOutsideNamesWhomItMeans();
    void whoWaitsForADieHasNotPlayed();
    void whoIsNotPaidHasNotPlayed();
    void thoseOfAPrintedListComeHoweverManyTheyAre();
    void noDiceAreAskedForBeforeACrewMayBeChosen();
    void theSwitchesOfTheBoardAreTheCampaigns();
    void anArchivedCampaignTakesNoGames();
    void aNameIsNotBlank();
    void refusesWhatNamesNothing();
};

void TestCampaignRefusals::aDrawStandsAndOnlyWhoIsPaidJoinsIt()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band());
    const auto b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    const auto crew = [&] { return *crewOf(room.campaign().fixtures.front(), a); };
    const CampaignInput draw{ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {4, 0, 0}}, 1, {}};
    QCOMPARE(retracting(draw), Retracting::Never);
    room.do_(draw.act);
    const auto drawn = crew().members;
    const std::string stands = "campaign.refused.drawn";
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {0, 0, 0}})),
             stands + "-again");
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {0}}, "luckier")),
             stands + "-again");
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::All, {}, {}})), stands);
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Picked, {drawn.front()}, {}})),
             stands);
    auto paid = drawn;
    paid.push_back(room.member(a, 5));
    room.do_(ChooseCrew{fixture, a, CrewChoice::Picked, paid, {}});
    QCOMPARE(crew().members, paid);
    QCOMPARE(crew().how, CrewChoice::Drawn);
    QCOMPARE(room.band(a).treasury, 40);
    room.do_(ChooseCrew{fixture, a, CrewChoice::Picked, {drawn.front()}, {}}, "two were ill");
    QCOMPARE(crew().members, (std::vector{drawn.front()}));
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {0}})),
             stands + "-again");
}

void TestCampaignRefusals::aDrawStandsThoughTheGameWasCalledOff()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band());
    const auto b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    const auto sniper = room.member(a, 5);
    room.do_(ChooseCrew{fixture, a, CrewChoice::Drawn, {sniper}, {4, 0, 0}});
    room.do_(ChooseCrew{fixture, b, CrewChoice::All, {}, {}});
    QCOMPARE(room.band(a).treasury, 40);
    auto drawn = crewOf(room.campaign().fixtures.front(), a)->members;
    std::erase(drawn, sniper);
    room.do_(SetFixtureStatus{fixture, FixtureStatus::Cancelled, {}});
    QCOMPARE(room.band(a).treasury, 50); // the fee is given back
    room.do_(SetFixtureStatus{fixture, FixtureStatus::Proposed, {}});
    const auto &game = room.campaign().fixtures.front();
    QCOMPARE(crewOf(game, a)->members, drawn);
    QVERIFY(crewOf(game, a)->fees.empty() && !crewOf(game, b));
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {0, 0, 0}})),
             std::string("campaign.refused.drawn-again"));
}

void TestCampaignRefusals::aReportThatCannotBeIsRefusedWhereItIsWrong()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    const auto seats = [](BattleReport &report, SeatResult first, SeatResult second) {
        report.seats[0].result = first;
        report.seats[1].result = second;
    };
    struct Wrong {
        std::string place, why;
        std::function<void(BattleReport &)> make;
    };
    const std::vector<Wrong> all{
        {"/seats/1/result", "campaign.refused.two-winners",
         [&](auto &report) { seats(report, SeatResult::Win, SeatResult::Win); }},
        {"/seats/0/result", "campaign.refused.two-winners",
         [&](auto &report) { seats(report, SeatResult::Draw, SeatResult::Win); }},
        {"/figures/2/rank", "campaign.refused.unknown-rank",
         [](auto &report) { report.figures[2].rank = "colonel"; }},
        {"/figures/2/rank", "campaign.refused.other-rank",
         [](auto &report) { report.figures[2].rank = "chief"; }},
        {"/figures/1/knock_outs/0/victim_rank", "campaign.refused.other-rank",
         [](auto &report) {
             report.figures[1].knockOuts = {{report.figures[6].figure, "chief", {}, 1}};
         }},
        {"/figures/3/figure", {}, [](auto &report) { report.figures[3].figure.member = {77}; }},
        {"/figures/3/figure", "campaign.refused.twice-in-report",
         [](auto &report) {
             report.figures[3].figure = report.figures[1].figure;
             report.figures[3].rank = report.figures[1].rank;
         }},
        {"/figures/1/knock_outs/0/victim_rank", "campaign.refused.unknown-rank",
         [](auto &report) {
             report.figures[1].knockOuts = {{report.figures[6].figure, "colonel", {}, 1}};
         }},
        {"/figures/1/knock_outs/0/victim",
         {},
         [](auto &report) {
             report.figures[1].knockOuts = {{{{1}, {77}, 0}, "chief", {}, 1}};
         }},
        {"/figures/2/knock_outs/0/victim", "campaign.refused.out-twice",
         [](auto &report) {
             const KnockOut fall{report.figures[6].figure, report.figures[6].rank, {}, 1};
             report.figures[1].knockOuts = report.figures[2].knockOuts = {fall};
         }},
    };
    for (const Wrong &wrong : all) {
        auto report = room.blank(fixture);
        wrong.make(report);
        const auto refused = room.tryTo(EnterReport{fixture, report, {}});
        QVERIFY2(!refused, wrong.place.c_str());
        QCOMPARE(refused.error().pointer, wrong.place);
        if (wrong.why.empty())
            QCOMPARE(refused.error().code, ErrorCode::NoSuchMember);
        else
            QCOMPARE(why(refused), wrong.why);
    }
    auto report = room.blank(fixture);
    seats(report, SeatResult::Loss, SeatResult::Loss); // both gave up
    QVERIFY(room.tryTo(EnterReport{fixture, report, {}}));
}

void TestCampaignRefusals::aReportFromOutsideNamesWhomItMeans()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band(), "Crocs"),
               b = room.join(fewFigures().band(), "Vega IX");
    const auto fixture = room.schedule({a, b});
    struct Case {
        std::string place; // empty: it is taken
        std::function<void(BattleReport &)> make;
    };
    const std::vector<Case> all{
        {"", [](auto &) {}},
        {"/seats/0/band",
         [](auto &report) { std::swap(report.seats[0].band, report.seats[1].band); }},
        {"/seats/1/band", [](auto &report) { report.seats[1].band = "Vega"; }},
        {"/seats/0/band", [](auto &report) { report.seats[0].band.clear(); }},
        {"/figures/2/name/en",
         [](auto &report) { report.figures[2].name = report.figures[1].name; }},
        {"/figures/3/name/fr", [](auto &report) { report.figures[3].name.fr = "Bo"; }},
        {"", [](auto &report) { report.figures[3].name = {}; }},
        // Of no band of the game: decide() says so.
        {"",
         [](auto &report) { report.figures[0].figure.member = report.figures[9].figure.member; }},
    };
    for (std::size_t at = 0; at < all.size(); ++at) {
        auto report = room.blank(fixture);
        all[at].make(report);
        const auto named = checkNames(room.campaign(), *find(room.campaign(), fixture), report);
        QCOMPARE(named ? std::string() : named.error().pointer, all[at].place);
        QVERIFY(named || named.error().subject != named.error().hint);
    }
    auto report = room.blank(fixture);
    for (auto &figure : report.figures)
        figure.figure.seat.value = static_cast<std::int8_t>(1 - figure.figure.seat.value);
    const auto refused = room.tryTo(EnterReport{fixture, report, {}});
    QVERIFY(!refused && refused.error().code == ErrorCode::NoSuchMember);
    QCOMPARE(refused.error().pointer, std::string("/figures/0/figure"));
}

/** A die says before each game whether he comes (MUSG-INJURY-09). */
void TestCampaignRefusals::whoWaitsForADieHasNotPlayed()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().injury("random-activity").band());
    const auto b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    auto report = room.blank(fixture);
    const auto waiting =
        std::ranges::find(report.figures, FigureEnd::NotPlayed, &FigureReport::end);
    QVERIFY(waiting != report.figures.end());
    const auto member = waiting->figure.member;
    QVERIFY(room.tryTo(EnterReport{fixture, report, {}}));
    CampaignRoom other;
    const auto c = other.join(fewFigures().injury("random-activity").band());
    const auto game = other.schedule({c, other.join(fewFigures().band())});
    report = other.blank(game);
    std::ranges::find(report.figures, FigureEnd::NotPlayed, &FigureReport::end)->end =
        FigureEnd::Standing;
    QCOMPARE(why(other.tryTo(EnterReport{game, report, {}})),
             std::string("campaign.refused.must-roll"));
    other.roll(game, c, "activity/" + std::to_string(member.value), {1});
    QCOMPARE(why(other.tryTo(EnterReport{game, report, {}})),
             std::string("campaign.refused.misses"));
    QVERIFY(other.tryTo(EnterReport{game, report, {}}, "he came all the same"));
}

void TestCampaignRefusals::whoIsNotPaidHasNotPlayed()
{
    const auto entered = [](int treasury, FigureEnd end, bool paid) {
        CampaignRoom room;
        const auto a = room.join(fewFigures(treasury).merc("orc-hunter").band());
        const auto b = room.join(fewFigures().band());
        const auto fixture = room.schedule({a, b});
        const auto hunter = room.band(a).members.back().id;
        if (paid)
            room.do_(ChooseCrew{fixture, a, CrewChoice::All, {hunter}, {}});
        auto report = room.blank(fixture);
        const auto line =
            std::ranges::find(report.figures, FigureRef{{0}, hunter, 0}, &FigureReport::figure);
        if (line == report.figures.end() ||
            (line->end == FigureEnd::NotPlayed) == paid) // until somebody says otherwise
            return std::string("another blank");
        line->end = end;
        return why(room.tryTo(EnterReport{fixture, report, {}}));
    };
    QCOMPARE(entered(0, FigureEnd::NotPlayed, false), std::string("done"));
    QCOMPARE(entered(10, FigureEnd::Standing, false), std::string("done"));
    QCOMPARE(entered(10, FigureEnd::Standing, true), std::string("done"));
    QVERIFY(entered(9, FigureEnd::Standing, false) != "done");
    QVERIFY(entered(9, FigureEnd::OutOfAction, false) != "done");
}

void TestCampaignRefusals::thoseOfAPrintedListComeHoweverManyTheyAre()
{
    CampaignRoom room;
    const auto joined = [&](const char *figure) {
        return room.join(BandBuilder("generic").chief().figure(figure, 6).band());
    };
    const auto printed = joined("neo-tommy"), own = joined("figurant");
    const auto fixture = room.schedule({printed, own});
    const auto come = [&](BandId band) {
        return room.tryTo(ChooseCrew{fixture, band, CrewChoice::All, {}, {}});
    };
    QVERIFY(come(printed));
    QCOMPARE(why(come(own)), std::string("crew.refused.illegal"));
}

void TestCampaignRefusals::noDiceAreAskedForBeforeACrewMayBeChosen()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto first = room.schedule({a, b}), second = room.schedule({a, b});
    const auto may = [&](FixtureId fixture, BandId band, const std::string &reason) {
        const auto done = mayChooseCrew(musgCampaigns(), room.campaign(), fixture, band, reason);
        return done ? std::string("done") : whyRefused(done.error()).key;
    };
    QCOMPARE(may(second, a, {}), std::string("done"));
    QVERIFY(may(second, {77}, {}) != "done");
    room.do_(EnterReport{first, room.blank(first), {}});
    QCOMPARE(may(second, a, {}), std::string("campaign.refused.post-game-open"));
    QCOMPARE(may(second, a, "agreed"), std::string("done"));
    QCOMPARE(may(first, a, {}), std::string("campaign.refused.played"));
}

void TestCampaignRefusals::theSwitchesOfTheBoardAreTheCampaigns()
{
    std::set<std::string> keys;
    for (const auto &option : musgCampaigns().options())
        QVERIFY2(keys.insert(option.key).second, option.key.c_str());
    for (const auto &group : musgCampaigns().matchSwitches())
        for (const auto &option : group.options)
            QVERIFY2(keys.contains(option.key), option.key.c_str());
    CampaignRoom room;
    room.do_(ChangeOptions{{{"under_fire", false}, {"turn_limit", std::int64_t{5}}}});
    const auto settings = musgCampaigns().matchOptions(room.campaign().options, {});
    QCOMPARE(flagSetting(settings, "under_fire", true), false);
    QCOMPARE(wholeSetting(settings, "turn_limit", 0), 5);
    QCOMPARE(flagSetting(settings, "treasury_as_vp", true), false);
    QVERIFY(!room.tryTo(ChangeOptions{{{"under_fire", std::int64_t{1}}}}));
    room.do_(ChangeOptions{{{"turn_limit", std::string()}}}); // as the scenario has it
    QVERIFY(!settingNamed(room.campaign().options, "turn_limit"));
    QVERIFY(!room.tryTo(ChangeOptions{{{"under_fire_dice", std::string()}}}));
    // MUSG-RANGED-18 is agreed of a game
    QVERIFY(!keys.contains("no_rest"));
    QCOMPARE(flagSetting(settings, "no_rest", false), false);
    const std::vector<Setting> ofGame{{"no_rest", true}};
    QCOMPARE(flagSetting(musgCampaigns().matchOptions({}, ofGame), "no_rest", false), true);
    QVERIFY(room.schedule({room.join(fewFigures().band()), room.join(fewFigures().band())},
                          ofGame) != FixtureId{});
}

void TestCampaignRefusals::anArchivedCampaignTakesNoGames()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    room.do_(SetArchived{true});
    const std::string archived = "campaign.refused.archived";
    QCOMPARE(why(room.tryTo(ScheduleFixture{{{}, {}, {a, b}, {}, {}, 0, {}}})), archived);
    QCOMPARE(why(room.tryTo(EnterReport{fixture, room.blank(fixture), {}})), archived);
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::All, {}, {}})), archived);
    room.do_(WriteChronicle{{}, {}, "Read again."});
    room.do_(SetArchived{false});
    QVERIFY(room.tryTo(EnterReport{fixture, room.blank(fixture), {}}));
}

void TestCampaignRefusals::aNameIsNotBlank()
{
    CampaignRoom room;
    for (const char *blank : {"", "   ", "\t \u00a0\u202f"}) {
        const auto renamed = room.tryTo(RenameCampaign{blank});
        QCOMPARE(why(renamed), std::string("campaign.refused.no-name"));
        QCOMPARE(renamed.error().pointer, std::string("/name"));
        QCOMPARE(why(room.tryTo(AddPlayer{blank})), std::string("campaign.refused.no-name"));
    }
    QVERIFY(room.tryTo(RenameCampaign{" 2 "}));
}

void TestCampaignRefusals::refusesWhatNamesNothing()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    const std::vector<CampaignAct> acts{
        RenamePlayer{{77}, "x"},
        JoinBand{{77}, {}, "{}", Joining::Fresh},
        WithdrawBand{{77}, true},
        ActOnBand{{77}, Recruit{}},
        ScheduleFixture{},
        ScheduleFixture{{{}, {}, {a, a}, {}, {}, 0, {}}},
        ScheduleFixture{{{}, {}, {a, b}, LocalTime{"tomorrow", {}, 60}, {}, 0, {}}},
        ScheduleFixture{{{}, {}, {a, b}, {}, {}, 0, {{"no-such", true}}}},
        ChangeFixture{{77}, {}},
        SetFixtureStatus{{77}, FixtureStatus::Confirmed, {}},
        SetFixtureStatus{fixture, FixtureStatus::Played, {}},
        ChooseCrew{fixture, {77}, CrewChoice::All, {}, {}},
        ChooseCrew{fixture, a, CrewChoice::Picked, {{77}}, {}},
        EnterReport{{77}, {}, {}},
        EnterReport{fixture, {}, {}},
        RollDice{fixture, a, "x", 0, 6, {7}, false},
        RollDice{fixture, {77}, "x", 0, 6, {1}, false},
        SettleLine{fixture, a, "survival", {}, {}},
        ClosePostGame{fixture, a},
        WriteChronicle{{77}, {}, "x"},
        AddPlayer{},
        AddPlayer{"a name\x01"},
        AddPlayer{"turned \u202e round"},
        AddPlayer{std::string(300, 'x')},
        JoinBand{room.owner(), {}, "no JSON", Joining::Fresh},
        WriteChronicle{{}, {}, std::string(20'000, 'x')}};
    const auto before = encode(room.campaign());
    for (const auto &act : acts)
        QVERIFY2(!room.tryTo(act), std::string(keyOf(act)).c_str());
    QCOMPARE(encode(room.campaign()), before);
    const CampaignInput second{FoundCampaign{"musg", "u", "n", {}}, 1, {}};
    QVERIFY(!decide(musgCampaigns(), room.campaign(), second));
}

CORE_TEST(TestCampaignRefusals)

} // namespace tst_campaignrefusals

#include "tst_campaignrefusals.moc"
