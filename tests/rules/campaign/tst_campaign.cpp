// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/standings.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

namespace tst_campaign {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** The result of a game: victory points by seat, the most of them win. */
BattleReport result(const CampaignRoom &room, FixtureId fixture, std::vector<int> points)
{
    auto report = room.blank(fixture);
    const int most = *std::ranges::max_element(points);
    const bool drawn = std::ranges::count(points, most) > 1;
    for (auto &seat : report.seats) {
        const int own = points[static_cast<std::size_t>(seat.seat.value)];
        seat.scores = {{"objective", own}};
        seat.result = own < most ? SeatResult::Loss : drawn ? SeatResult::Draw : SeatResult::Win;
    }
    return report;
}

std::string english(const Phrase &phrase)
{
    return say(musgCampaigns().phrases(), phrase, Language::English);
}

} // namespace

class TestCampaign : public QObject
{
    Q_OBJECT

private slots:
    void aBandIsCopiedInAsNewOrAsItStands();
    void anIllegalBandNeedsAReason();
    void everyLineBecomesOneFigure();
    void moreFiguresThanABandCanHaveDoNotJoin();
    void purchasesCostMoneyAndFreeEditsNeedAReason();
    void theTreasuryIsTheSumOfItsAccount();
    void theTwoWaysInGiveTheSameOutcome();
    void aResultOpensDocumentsThatAreOwed();
    void documentsOfABandAreSettledOneAfterTheOther();
    void aDocumentIsClosedWhenAllIsDone();
    void aCrewIsChosenPickedOrDrawn();
    void feesAreGivenBackWhenTheGameIsCalledOff();
    void aBandWithdrawsWithItsGamesKeptOrAnnulled();
    void atATableOfThreeAnAnnulledGameCountsForTheOthers();
    void aBandThatIsGoneOwesNoPostGame();
    void forfeitsAndByesCountAsAgreed();
    void tieBreakersPartBandsInTheOrderAgreedOn();
    void figuresAreRankedByWhatTheyDid();
    void roundsAreScheduledFromWhatWasPlayed();
    void anEndedCampaignTakesWordsAlone();
    void anEndedCampaignOwesNothing();
    void optionsAreKeptWhereTheyDifferFromTheirDefaults();
    void theStateIsTheSameFromItsText();
    void everyActIsASentenceInBothLanguages();
};

void TestCampaign::aBandIsCopiedInAsNewOrAsItStands()
{
    CampaignRoom room;
    auto band = BandBuilder("generic")
                    .campaign(7)
                    .chief()
                    .experience(11)
                    .advance("strider")
                    .injury("bruised")
                    .sousFifre(2)
                    .chief()
                    .hireling()
                    .band();
    const auto stands = room.band(room.join(band, "A", Joining::AsItStands));
    QCOMPARE(stands.treasury, 7);
    QCOMPARE(stands.members.size(), std::size_t{4});
    QCOMPARE(stands.members.front().experience, 11);
    QCOMPARE(stands.members.front().advances.size(), std::size_t{1});
    // Eleven boxes are two grey ones: one advance is still due.
    QCOMPARE(room.company(room.campaign().bands.front().id).due.front().count, 1);
    const auto fresh = room.band(room.join(band, "B", Joining::Fresh));
    QCOMPARE(fresh.treasury, 500 - 40 - 16);
    QCOMPARE(fresh.members.size(), std::size_t{3});
    QCOMPARE(fresh.members.front().experience, 0);
    QVERIFY(fresh.members.front().advances.empty() && fresh.members.front().injuries.empty());
    QVERIFY(room.band(room.campaign().bands.back().id).phase == Phase::Campaign);
    const auto twice = room.tryTo(JoinBand{
        room.owner(), {}, room.campaign().bands.front().band->band({}), Joining::AsItStands});
    QCOMPARE(why(twice), std::string("campaign.refused.same-name"));
}

void TestCampaign::anIllegalBandNeedsAReason()
{
    CampaignRoom room;
    const auto text =
        encodeBand(musgCatalogue(), BandBuilder("generic").chief().chief().sousFifre().band());
    const auto refusedBand = room.tryTo(JoinBand{room.owner(), {}, text, Joining::Fresh});
    QVERIFY(!refusedBand);
    QCOMPARE(why(refusedBand), std::string("campaign.refused.illegal"));
    QCOMPARE(refusedBand.error().subject, std::string("MUSG-BAND-01"));
    QVERIFY(room.tryTo(JoinBand{room.owner(), {}, text, Joining::Fresh}, "agreed"));
    CampaignRoom open({{"legal_bands", false}});
    QVERIFY(open.tryTo(JoinBand{open.owner(), {}, text, Joining::Fresh}));
}

void TestCampaign::everyLineBecomesOneFigure()
{
    CampaignRoom room;
    const auto id = room.join(fewFigures(100).band());
    room.do_(ActOnBand{id, Recruit{"sous-fifre", 3, {}}});
    const auto band = room.band(id);
    QCOMPARE(band.members.size(), std::size_t{8});
    std::set<int> ids;
    for (const auto &member : band.members) {
        QCOMPARE(member.count, 1);
        ids.insert(member.id.value);
    }
    QCOMPARE(ids.size(), std::size_t{8});
    QCOMPARE(band.treasury, 76);
}

void TestCampaign::moreFiguresThanABandCanHaveDoNotJoin()
{
    CampaignRoom room;
    auto crowd = BandBuilder("generic").campaign(60).chief();
    for (int line = 0; line < 4; ++line)
        crowd.sousFifre(128);
    const auto join = [&](const Band &band) {
        return room.tryTo(
            JoinBand{room.owner(), {}, encodeBand(musgCatalogue(), band), Joining::AsItStands},
            "a test");
    };
    QCOMPARE(why(join(crowd.band())), std::string("campaign.refused.too-many-figures"));
    QVERIFY(join(BandBuilder("generic").campaign(60).chief().sousFifre(100).band()));
}

void TestCampaign::purchasesCostMoneyAndFreeEditsNeedAReason()
{
    CampaignRoom room;
    const auto id = room.join(fewFigures(10).band());
    const auto chief = room.member(id, 0);
    const auto refusedBuy = room.tryTo(ActOnBand{id, Give{"rifle", {{chief, 1}}, 1, {}}});
    QCOMPARE(refusedBuy.error().code, ErrorCode::NotEnoughTreasury);
    QVERIFY(room.tryTo(ActOnBand{id, Give{"sword", {{chief, 1}}, 1, {}}}));
    QCOMPARE(room.band(id).treasury, 5);
    for (const BandAct &act :
         std::vector<BandAct>{Give{"strider", {{chief, 1}}, 1, {}},
                              SetProperties{{{chief, 1}}, {{"experience", std::int64_t{5}}}},
                              SetProperties{{}, {{"treasury", std::int64_t{500}}}},
                              SetProperties{{{chief, 1}}, {{"rank", std::string("sous-fifre")}}}}) {
        QCOMPARE(why(room.tryTo(ActOnBand{id, act})), std::string("campaign.refused.needs-reason"));
        QVERIFY(room.tryTo(ActOnBand{id, act}, "forgotten last time"));
    }
    for (const BandAct &act : std::vector<BandAct>{
             CreateBand{}, SetProperties{{}, {{"phase", std::string("creation")}}}})
        QCOMPARE(why(room.tryTo(ActOnBand{id, act}, "no reason helps")),
                 std::string("campaign.refused.first-act"));
    QVERIFY(
        room.tryTo(ActOnBand{id, SetProperties{{{chief, 1}}, {{"name", std::string("Grok")}}}}));
}

void TestCampaign::theTreasuryIsTheSumOfItsAccount()
{
    CampaignRoom room;
    const auto id = room.join(fewFigures(60).band());
    room.do_(ActOnBand{id, Recruit{"sous-fifre", 1, {}}});
    room.do_(ActOnBand{id, SetProperties{{}, {{"treasury", std::int64_t{90}}}}}, "found a chest");
    const auto &entrant = room.entrant(id);
    QCOMPARE(entrant.opening, 60);
    QCOMPARE(entrant.account.size(), std::size_t{2});
    QCOMPARE(entrant.account.front(), (Booking{BookingKind::Purchase, -8, {}}));
    QCOMPARE(entrant.account.back(), (Booking{BookingKind::Adjustment, 38, {}}));
    QCOMPARE(balanceOf(entrant), entrant.band->treasury());
}

void TestCampaign::theTwoWaysInGiveTheSameOutcome()
{
    // What a match leaves and what a person fills in are the same type, read back from its text.
    CampaignRoom played, typed;
    for (CampaignRoom *room : {&played, &typed}) {
        const auto a = room->join(fewFigures().band()), b = room->join(fewFigures().band());
        const auto fixture = room->schedule({a, b});
        auto report = result(*room, fixture, {9, 4});
        putOut(report, 0, room->member(a, 2), 1, room->member(b, 0));
        if (room == &typed)
            report = *decodeBattleReport(encode(report));
        room->do_(EnterReport{fixture, report, room == &played ? "match" : ""});
    }
    auto text = encode(played.campaign());
    const std::string match = "\"match\":\"match\",";
    QVERIFY(text.find(match) != std::string::npos);
    text.erase(text.find(match), match.size());
    QCOMPARE(text, encode(typed.campaign()));
}

void TestCampaign::aResultOpensDocumentsThatAreOwed()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    FixturePlan plan;
    plan.bands = {a, b};
    plan.when = LocalTime{"2026-10-24T19:30", "Europe/Paris", 180};
    room.do_(ScheduleFixture{plan});
    const auto fixture = room.campaign().fixtures.back().id;
    QVERIFY(owed(room.campaign(), "2026-10-24T10:00").empty());
    QCOMPARE(owed(room.campaign(), "2026-10-25T10:00").size(), std::size_t{1});
    QVERIFY(room.campaign().status == CampaignStatus::Preparing);
    room.do_(EnterReport{fixture, result(room, fixture, {3, 2}), {}});
    QVERIFY(room.campaign().status == CampaignStatus::Running);
    const auto both = owed(room.campaign(), "2026-10-24T10:00");
    QCOMPARE(both.size(), std::size_t{2});
    QVERIFY(both.front().what == Owed::What::PostGame && both.front().band == a);
    room.confirmAll(fixture, a);
    room.do_(ClosePostGame{fixture, a});
    QCOMPARE(owed(room.campaign(), "2026-10-24T10:00").size(), std::size_t{1});
    QCOMPARE(why(room.tryTo(EnterReport{fixture, result(room, fixture, {3, 2}), {}})),
             std::string("campaign.refused.played"));
}

void TestCampaign::documentsOfABandAreSettledOneAfterTheOther()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto first = room.schedule({a, b}), second = room.schedule({b, a});
    room.do_(EnterReport{first, result(room, first, {3, 2}), {}});
    QCOMPARE(why(room.tryTo(ChooseCrew{second, a, CrewChoice::All, {}, {}})),
             std::string("campaign.refused.post-game-open"));
    room.do_(EnterReport{second, result(room, second, {3, 2}), {}});
    QVERIFY(room.document(second, a).waitsFor == first);
    QCOMPARE(why(room.trySettle(second, a, "survival")),
             std::string("campaign.refused.earlier-open"));
    room.confirmAll(first, a);
    room.do_(ClosePostGame{first, a});
    QVERIFY(room.trySettle(second, a, "survival"));
}

void TestCampaign::aDocumentIsClosedWhenAllIsDone()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).band()), b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    room.do_(EnterReport{fixture, result(room, fixture, {12, 5}), {}});
    QCOMPARE(why(room.tryTo(ClosePostGame{fixture, a})),
             std::string("campaign.refused.lines-open"));
    room.confirmAll(fixture, a);
    room.do_(ActOnBand{a, Recruit{"sous-fifre", 1, {}}});
    const auto document = room.document(fixture, a);
    QCOMPARE(document.opening, 50);
    QCOMPARE(document.earned, 12);
    QCOMPARE(document.spent, 8);
    QCOMPARE(document.treasury, 54);
    QCOMPARE(room.entrant(a).account.back().fixture, fixture);
    room.do_(ClosePostGame{fixture, a});
    QCOMPARE(std::get<PostGameClosed>(room.outcomes().back().front()).treasury, 54);
    QCOMPARE(why(room.trySettle(fixture, a, "survival")), std::string("campaign.refused.closed"));
    QVERIFY(room.document(fixture, a).closed);
}

void TestCampaign::aCrewIsChosenPickedOrDrawn()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band());
    const auto b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    room.do_(ChooseCrew{fixture, a, CrewChoice::All, {}, {}});
    const auto crew = [&] { return *crewOf(room.campaign().fixtures.front(), a); };
    QCOMPARE(crew().members.size(), std::size_t{5}); // the mercenary is not paid
    const auto sniper = room.member(a, 5);
    room.do_(ChooseCrew{fixture, a, CrewChoice::All, {sniper}, {}});
    QCOMPARE(crew().members.size(), std::size_t{6});
    QCOMPARE(crew().fees, (std::vector{Fee{sniper, 10}}));
    QCOMPARE(room.band(a).treasury, 40);
    room.do_(
        ChooseCrew{fixture, a, CrewChoice::Picked, {room.member(a, 2), room.member(a, 0)}, {}});
    QCOMPARE(crew().members, (std::vector{room.member(a, 0), room.member(a, 2)}));
    QCOMPARE(room.band(a).treasury, 50);
    QCOMPARE(room.tryTo(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {5}}).error().code,
             ErrorCode::DiceDoNotFit);
    room.do_(ChooseCrew{fixture, a, CrewChoice::Drawn, {}, {4, 0, 0}});
    QCOMPARE(crew().members,
             (std::vector{room.member(a, 0), room.member(a, 1), room.member(a, 4)}));
    // Only the crew can be in the report, and in the band text for a match.
    QCOMPARE(std::ranges::count_if(room.blank(fixture).figures,
                                   [](const auto &each) { return each.figure.seat.value == 0; }),
             3);
    const auto text = musgCampaigns().crewText(*room.entrant(a).band, crew().members, {});
    QCOMPARE(decodeBand(musgCatalogue(), text)->members.size(), std::size_t{3});
    auto report = room.blank(fixture);
    report.figures.push_back(report.figures.front());
    report.figures.back().figure.member = room.member(a, 2);
    QCOMPARE(why(room.tryTo(EnterReport{fixture, report, {}})),
             std::string("campaign.refused.not-of-crew"));
}

void TestCampaign::feesAreGivenBackWhenTheGameIsCalledOff()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band());
    const auto b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    room.do_(ChooseCrew{fixture, a, CrewChoice::All, {room.member(a, 5)}, {}});
    QCOMPARE(room.band(a).treasury, 40);
    room.do_(SetFixtureStatus{fixture, FixtureStatus::Cancelled, {}});
    QCOMPARE(room.band(a).treasury, 50);
    QVERIFY(room.campaign().fixtures.front().crews.empty());
    QCOMPARE(balanceOf(room.entrant(a)), 50);
    QCOMPARE(why(room.tryTo(ChooseCrew{fixture, a, CrewChoice::All, {}, {}})),
             std::string("campaign.refused.called-off"));
}

void TestCampaign::aBandWithdrawsWithItsGamesKeptOrAnnulled()
{
    for (const bool kept : {true, false}) {
        CampaignRoom room;
        const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band()),
                   c = room.join(fewFigures().band());
        const auto played = room.schedule({a, b});
        const auto next = room.schedule({a, c}), three = room.schedule({a, b, c});
        room.do_(EnterReport{played, result(room, played, {0, 8}), {}});
        room.do_(WithdrawBand{a, kept});
        QVERIFY(find(room.campaign(), next)->status == FixtureStatus::Cancelled);
        QCOMPARE(find(room.campaign(), three)->plan.bands, (std::vector{b, c}));
        const auto table = standings({}, room.campaign());
        QCOMPARE(table.size(), kept ? std::size_t{3} : std::size_t{2});
        const auto row = std::ranges::find(table, b, &BandStanding::band);
        QCOMPARE(row->points, kept ? 3 : 0);
        QCOMPARE(why(room.tryTo(ScheduleFixture{{{}, {}, {a, b}, {}, {}, 0, {}}})),
                 std::string("campaign.refused.withdrawn"));
        // Whoever comes later meets those who are left.
        QVERIFY(room.join(fewFigures().band(), "Late") != BandId{});
    }
}

void TestCampaign::atATableOfThreeAnAnnulledGameCountsForTheOthers()
{
    CampaignRoom room({{"tie_breakers", std::string("head-to-head")}});
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band()),
               c = room.join(fewFigures().band()), d = room.join(fewFigures().band());
    const auto three = room.schedule({a, b, c}), two = room.schedule({a, c}),
               last = room.schedule({c, d});
    room.do_(EnterReport{three, result(room, three, {0, 8, 3}), {}});
    room.do_(EnterReport{two, result(room, two, {0, 5}), {}});
    room.do_(EnterReport{last, result(room, last, {4, 2}), {}});
    QCOMPARE(standings({}, room.campaign()).front().band, c);
    room.do_(WithdrawBand{a, false});
    const auto table = standings({}, room.campaign());
    QCOMPARE(table.size(), std::size_t{3});
    QCOMPARE(table[0].band, b); // as many points as c, whom it beat
    QCOMPARE(table[0].points, 3);
    QCOMPARE(table[1].band, c);
    QCOMPARE(table[1].place, 2);
    QCOMPARE(table[1].played, 2); // the game of two counts for nobody
    QVERIFY(!isAnnulled(room.campaign(), *find(room.campaign(), three)));
    QVERIFY(isAnnulled(room.campaign(), *find(room.campaign(), two)));
    const auto figures = figureStandings(room.campaign());
    QVERIFY(std::ranges::none_of(figures, [&](const auto &each) { return each.band == a; }));
    QVERIFY(std::ranges::any_of(figures, [&](const auto &each) { return each.band == b; }));
}

void TestCampaign::aBandThatIsGoneOwesNoPostGame()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto played = room.schedule({a, b});
    room.do_(EnterReport{played, result(room, played, {0, 8}), {}});
    QCOMPARE(owed(room.campaign(), "2026-01-01T00:00").size(), std::size_t{2});
    room.do_(WithdrawBand{a, true});
    const auto left = owed(room.campaign(), "2026-01-01T00:00");
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left.front().band, b);
}

void TestCampaign::forfeitsAndByesCountAsAgreed()
{
    CampaignRoom room({{"points_bye", std::int64_t{2}}, {"points_forfeit", std::int64_t{-0}}});
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band()),
               c = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    QCOMPARE(why(room.tryTo(SetFixtureStatus{fixture, FixtureStatus::Forfeited, {}})),
             std::string("campaign.refused.forfeit"));
    room.do_(SetFixtureStatus{fixture, FixtureStatus::Forfeited, {b}});
    room.do_(ScheduleRound{RoundKind::ByStanding, {}, {}, {}, {}});
    const auto table = standings({}, room.campaign());
    QCOMPARE(table.front().band, a);
    QCOMPARE(table.front().points, 3);
    const auto bye = room.campaign().rounds.front().byes.front();
    const auto row = std::ranges::find(table, bye, &BandStanding::band);
    QCOMPARE(row->byes, 1);
    QVERIFY(row->points >= 2);
    QVERIFY(bye == b || bye == c);
}

void TestCampaign::tieBreakersPartBandsInTheOrderAgreedOn()
{
    const auto placesWith = [](const std::string &breakers) {
        CampaignRoom room({{"tie_breakers", breakers}});
        const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band()),
                   c = room.join(fewFigures().band());
        const auto play = [&](BandId x, BandId y, int px, int py) {
            const auto fixture = room.schedule({x, y});
            room.do_(EnterReport{fixture, result(room, fixture, {px, py}), {}});
        };
        play(a, b, 1, 0); // each wins once
        play(b, c, 20, 0);
        play(c, a, 9, 8);
        std::string order;
        for (const auto &row : standings({}, room.campaign()))
            order += std::to_string(row.place) + (row.band == a ? "a" : row.band == b ? "b" : "c");
        return order;
    };
    QCOMPARE(placesWith("difference"), std::string("1b2a3c"));
    QCOMPARE(placesWith("scored"), std::string("1b2a2c"));
    QCOMPARE(placesWith("wins"), std::string("1a1b1c"));
    QCOMPARE(placesWith("head-to-head scored difference"), std::string("1b2a3c"));
    CampaignRoom room;
    QVERIFY(!room.tryTo(ChangeOptions{{{"tie_breakers", std::string("luck")}}}));
}

void TestCampaign::figuresAreRankedByWhatTheyDid()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b});
    auto report = result(room, fixture, {5, 0});
    putOut(report, 0, room.member(a, 2), 1, room.member(b, 0));
    putOut(report, 0, room.member(a, 2), 1, room.member(b, 1));
    figureIn(report, 1, room.member(b, 4)).end = FigureEnd::NotPlayed;
    room.do_(EnterReport{fixture, report, {}});
    const auto figures = figureStandings(room.campaign());
    QCOMPARE(figures.size(), std::size_t{9});
    QCOMPARE(figures.front().member, room.member(a, 2));
    QCOMPARE(figures.front().knockOuts, 2);
    QCOMPARE(figures.front().byRank.at("chief"), 1);
}

void TestCampaign::roundsAreScheduledFromWhatWasPlayed()
{
    CampaignRoom room;
    for (int i = 0; i < 4; ++i)
        room.join(fewFigures().band());
    for (int round = 1; round <= 3; ++round)
        room.do_(ScheduleRound{RoundKind::RoundRobin, "ambush", {}, "Club", {}});
    QCOMPARE(room.campaign().fixtures.size(), std::size_t{6});
    QCOMPARE(room.campaign().fixtures.back().plan.round, 3);
    QVERIFY(!room.tryTo(ScheduleRound{RoundKind::Drawn, {}, {}, {}, {0, 0}}));
    room.do_(ScheduleRound{RoundKind::Drawn, {}, {}, {}, {3, 0, 1}});
    QCOMPARE(room.campaign().rounds.size(), std::size_t{4});
}

void TestCampaign::anEndedCampaignTakesWordsAlone()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures(50).band());
    room.do_(SetStatus{CampaignStatus::Ended});
    QCOMPARE(why(room.tryTo(ActOnBand{a, Recruit{"sous-fifre", 1, {}}})),
             std::string("campaign.refused.ended"));
    room.do_(WriteChronicle{{}, {}, "They never came back."});
    const auto entry = room.campaign().chronicle.front().id;
    room.do_(WriteChronicle{entry, {}, "They came back."});
    QCOMPARE(room.campaign().chronicle.front().text, std::string("They came back."));
    QCOMPARE(english(room.told()), std::string("Chronicle, changed: They came back."));
    room.do_(WriteChronicle{entry, {}, {}});
    QVERIFY(room.campaign().chronicle.empty());
    room.do_(SetStatus{CampaignStatus::Running});
    QVERIFY(room.tryTo(ActOnBand{a, Recruit{"sous-fifre", 1, {}}}));
}

void TestCampaign::anEndedCampaignOwesNothing()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band()), b = room.join(fewFigures().band());
    const auto played = room.schedule({a, b});
    room.do_(EnterReport{played, result(room, played, {3, 2}), {}});
    room.schedule({a, b});
    QCOMPARE(owed(room.campaign(), "2026").size(), std::size_t{3});
    room.do_(SetStatus{CampaignStatus::Ended});
    QVERIFY(owed(room.campaign(), "2026").empty());
    room.do_(SetStatus{CampaignStatus::Running});
    room.do_(SetArchived{true});
    QVERIFY(owed(room.campaign(), "2026").empty());
}

void TestCampaign::optionsAreKeptWhereTheyDifferFromTheirDefaults()
{
    CampaignRoom room;
    room.do_(ChangeOptions{{{"points_win", std::int64_t{2}}, {"medikit_consumed", true}}});
    QCOMPARE(leagueOptions({}, room.campaign().options).win, 2);
    QCOMPARE(room.campaign().options.size(), std::size_t{2});
    QCOMPARE(musgCampaigns().matchOptions(room.campaign().options, {}).size(), std::size_t{2});
    room.do_(ChangeOptions{{{"points_win", std::int64_t{3}}}});
    QCOMPARE(room.campaign().options.size(), std::size_t{1});
    QVERIFY(!room.tryTo(ChangeOptions{{{"no-such", true}}}));
    QVERIFY(!room.tryTo(ChangeOptions{{{"points_win", true}}}));
    QVERIFY(!room.tryTo(ChangeOptions{{{"points_win", std::int64_t{100000}}}}));
}

void TestCampaign::theStateIsTheSameFromItsText()
{
    CampaignRoom room({{"points_win", std::int64_t{2}}});
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band()),
               b = room.join(fewFigures().band());
    const auto fixture = room.schedule({a, b}, {{"last_episode", true}});
    room.do_(ChooseCrew{fixture, a, CrewChoice::All, {room.member(a, 5)}, {}});
    auto report = result(room, fixture, {5, 0});
    putOut(report, 0, room.member(a, 2), 1, room.member(b, 0));
    room.do_(EnterReport{fixture, report, "uuid"});
    room.roll(fixture, b, CampaignRoom::key("recovery", room.member(b, 0)), {3, 3});
    room.settle(fixture, a, "survival");
    room.do_(WriteChronicle{{}, fixture, "Rain all day.\nMud."});
    room.do_(WithdrawBand{b, false});
    const auto text = encode(room.campaign());
    const auto read = decodeCampaign(musgCampaigns(), text);
    QVERIFY(read);
    QCOMPARE(encode(*read), text);
}

void TestCampaign::everyActIsASentenceInBothLanguages()
{
    CampaignRoom room;
    const auto check = [&] {
        const auto told = room.told();
        for (const auto language : {Language::English, Language::French}) {
            const auto text = say(musgCampaigns().phrases(), told, language);
            QVERIFY2(!text.empty() && text.find('[') == std::string::npos &&
                         text.find('{') == std::string::npos && text.find('?') == std::string::npos,
                     text.c_str());
        }
    };
    const auto a = room.join(fewFigures(50).merc("elf-sniper").band(), "Reds");
    check();
    QCOMPARE(english(room.told()),
             std::string("Reds joined, of Zoé, with 50 points in the treasury (adjustment: a "
                         "test)"));
    const auto b = room.join(fewFigures().band(), "Blues");
    const auto fixture = room.schedule({a, b});
    const auto chief = room.member(a, 0);
    const std::vector<CampaignAct> acts{
        RenameCampaign{"The longer war"},
        ChangeOptions{{{"points_win", std::int64_t{2}}}},
        ChangeOptions{{{"points_win", std::int64_t{1}}, {"points_bye", std::int64_t{0}}}},
        ChangeOptions{{}},
        RenamePlayer{room.owner(), "Zoe"},
        ActOnBand{a, Recruit{"sous-fifre", 1, {}}},
        SetFixtureStatus{fixture, FixtureStatus::Confirmed, {}},
        ChangeFixture{fixture, {"Final", {}, {a, b}, {}, "Club", 0, {}}},
        ChooseCrew{fixture, a, CrewChoice::All, {room.member(a, 5)}, {}},
        RollDice{fixture, a, "activity/1", 0, 6, {3}, false},
        EnterReport{fixture, {}, {}},
        SettleLine{fixture, a, "survival", {}, {}},
        WriteChronicle{{}, fixture, "Mud."},
        ScheduleRound{},
        SetArchived{true},
        SetArchived{false},
        WithdrawBand{b, true},
        SetStatus{CampaignStatus::Ended}};
    for (auto act : acts) {
        if (auto *report = std::get_if<EnterReport>(&act))
            report->report = result(room, fixture, {4, 1});
        room.do_(act);
        check();
    }
    QVERIFY(chief != MemberId{});
}

CORE_TEST(TestCampaign)

} // namespace tst_campaign

#include "tst_campaign.moc"
