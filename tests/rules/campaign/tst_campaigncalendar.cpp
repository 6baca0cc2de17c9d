// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/dice/dice.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>
#include <sstream>

namespace tst_campaigncalendar {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

Zone paris()
{
    return {"Europe/Paris",
            {{true, "19810329T020000", 60, 120, "CEST", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"},
             {false, "19961027T030000", 120, 60, "CET", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"}}};
}

std::vector<BandId> bandsOf(int count)
{
    std::vector<BandId> bands;
    for (int i = 1; i <= count; ++i)
        bands.push_back({i});
    return bands;
}

void play(const Pairings &pairings, RoundsSoFar &before)
{
    for (const auto &table : pairings.games)
        addMeetings(before, table);
    before.byes.insert(before.byes.end(), pairings.byes.begin(), pairings.byes.end());
}

/** Each band exactly once. */
bool isWhole(const Pairings &pairings, std::size_t bands)
{
    std::set<BandId> met(pairings.byes.begin(), pairings.byes.end());
    std::size_t places = pairings.byes.size();
    for (const auto &table : pairings.games) {
        met.insert(table.begin(), table.end());
        places += table.size();
    }
    return met.size() == bands && places == bands;
}

/** As many whole tables as there are bands for, one of the rest, a bye for one alone. */
bool isFilled(const Pairings &pairings, std::size_t bands, std::size_t seats)
{
    const std::size_t rest = bands % seats;
    std::size_t whole = 0, smaller = 0;
    for (const auto &table : pairings.games)
        ++(table.size() == seats ? whole : smaller);
    return whole == bands / seats && smaller == (rest > 1 ? 1 : 0) &&
           pairings.byes.size() == (rest == 1 ? 1 : 0);
}

/** The most and the fewest times that one of the bands sat out. */
std::pair<std::ptrdiff_t, std::ptrdiff_t> byesOf(const std::vector<BandId> &bands,
                                                 const RoundsSoFar &before)
{
    std::set<std::ptrdiff_t> counts;
    for (const BandId band : bands)
        counts.insert(std::ranges::count(before.byes, band));
    return {*counts.rbegin(), *counts.begin()};
}

/** "12 34 (5) / ...": six rounds, one after the other. */
std::string sixRounds(RoundKind kind, int count)
{
    const auto bands = bandsOf(count);
    RoundsSoFar before;
    std::string text;
    for (int round = 0; round < 6; ++round) {
        const auto pairings =
            kind == RoundKind::RoundRobin ? roundRobin(bands, before) : byStanding(bands, before);
        for (const auto &table : pairings.games) {
            for (const BandId band : table)
                text += std::to_string(band.value);
            text += ' ';
        }
        for (const BandId band : pairings.byes)
            text += '(' + std::to_string(band.value) + ") ";
        text += "/ ";
        play(pairings, before);
    }
    return text;
}

/** A round of any kind; what is left to chance falls by the generator. */
Pairings roundOf(RoundKind kind, const std::vector<BandId> &bands, const RoundsSoFar &before,
                 int seats, SeededDice &dice)
{
    switch (kind) {
    case RoundKind::RoundRobin:
        return roundRobin(bands, before, seats);
    case RoundKind::Drawn: {
        std::vector<int> picks;
        for (const Request &request : drawRequests(bands.size()))
            picks.push_back(dice.answer(request).picked);
        return drawnRound(bands, picks, before, seats);
    }
    case RoundKind::ByStanding:
        return byStanding(bands, before, seats);
    }
    return {};
}

std::size_t meetings(const RoundsSoFar &before)
{
    std::size_t sum = 0;
    for (const auto &[pair, times] : before.met)
        sum += static_cast<std::size_t>(times);
    return sum;
}

} // namespace

class TestCampaignCalendar : public QObject
{
    Q_OBJECT

private slots:
    void foldsAtSeventyFiveOctetsWithoutCuttingACharacter();
    void knowsTheDaysOfTheCalendar_data();
    void knowsTheDaysOfTheCalendar();
    void writesGamesOnBothSidesOfAChangeOfClocks();
    void aMovedGameKeepsItsUidAndRaisesItsSequence();
    void aCancelledGameIsSaidToBe();
    void namesTheScenario();
    void escapesWhatPeopleWrite();
    void everybodyMeetsEverybodyOnce_data();
    void everybodyMeetsEverybodyOnce();
    void aDrawnRoundIsTheOneDrawn();
    void theStandingPairsNeighboursWithoutPlayingAgain();
    void byesGoRound();
    void pairsAreThoseOfEarlierCampaigns();
    void everyRoundSeatsEverybodyOnce_data();
    void everyRoundSeatsEverybodyOnce();
    void largerTablesBringNewOpponentsTogether();
    void theStandingSeatsNeighbours();
    void aRoundMayHaveTablesOfThreeAndFour();
    void aWholeSeasonIsScheduledAtOnce();
    void severalRoundsAreOfARoundRobinAlone_data();
    void severalRoundsAreOfARoundRobinAlone();
    void timesGoOnByDays();
    void tellsAnEarlierRoundThatComesLater();
    void aCampaignHoldsNoMoreGamesThanAFileMay();
};

void TestCampaignCalendar::foldsAtSeventyFiveOctetsWithoutCuttingACharacter()
{
    QCOMPARE(foldedLine("short"), std::string("short"));
    QCOMPARE(foldedLine(std::string(75, 'x')), std::string(75, 'x'));
    QCOMPARE(foldedLine(std::string(76, 'x')), std::string(75, 'x') + "\r\n x");
    std::string accents;
    for (int i = 0; i < 100; ++i)
        accents += "é";
    const auto folded = foldedLine(accents);
    std::istringstream lines(folded);
    std::string joined;
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        QVERIFY(line.size() <= 75);
        QVERIFY(QString::fromUtf8(line.c_str()).toUtf8() == QByteArray(line.c_str()));
        joined += joined.empty() ? line : line.substr(1);
    }
    QCOMPARE(joined, accents);
}

void TestCampaignCalendar::knowsTheDaysOfTheCalendar_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("a day") << QStringLiteral("2026-10-24T19:30") << true;
    QTest::newRow("leap day") << QStringLiteral("2028-02-29T00:00") << true;
    QTest::newRow("no leap day") << QStringLiteral("2026-02-29T00:00") << false;
    QTest::newRow("century") << QStringLiteral("2100-02-29T00:00") << false;
    QTest::newRow("month 13") << QStringLiteral("2026-13-01T00:00") << false;
    QTest::newRow("hour 24") << QStringLiteral("2026-10-24T24:00") << false;
    QTest::newRow("seconds") << QStringLiteral("2026-10-24T19:30:00") << false;
    QTest::newRow("a blank") << QStringLiteral("2026-10-24 19:30") << false;
}

void TestCampaignCalendar::knowsTheDaysOfTheCalendar()
{
    QFETCH(QString, text);
    QFETCH(bool, is);
    QCOMPARE(isLocalTime(text.toStdString()), is);
}

/** A small campaign with games before and after the clocks go back on 25 October 2026. */
struct Season {
    CampaignRoom room;
    std::vector<FixtureId> games;

    std::vector<ScenarioTitle> scenarios{{"raid", {"A raid", "Un raid"}, {}, 2}};

    Season()
    {
        const auto band = BandBuilder("generic").campaign().chief().sousFifre(2).band();
        const auto a = room.join(band, "Les Rouges"), b = room.join(band, "Blues");
        for (const char *when : {"2026-10-24T19:30", "2026-10-31T19:30"}) {
            FixturePlan plan;
            plan.bands = {a, b};
            plan.when = LocalTime{when, "Europe/Paris", 180};
            plan.place = "Club; 3, rue du Port";
            room.do_(ScheduleFixture{plan});
            games.push_back(room.campaign().fixtures.back().id);
        }
    }
    std::string text(Language language = Language::English) const
    {
        const std::vector<Zone> zones{paris()};
        return calendarText(room.campaign(), games, zones, "20261001T120000Z",
                            {language, scenarios});
    }
};

void TestCampaignCalendar::writesGamesOnBothSidesOfAChangeOfClocks()
{
    const Season season;
    const auto text = season.text();
    const auto id = std::to_string(season.games.front().value);
    const std::string expected =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Escarmouche//Campaign//EN\r\n"
        "CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n"
        "BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n"
        "BEGIN:DAYLIGHT\r\nDTSTART:19810329T020000\r\n"
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n"
        "TZNAME:CEST\r\nEND:DAYLIGHT\r\n"
        "BEGIN:STANDARD\r\nDTSTART:19961027T030000\r\n"
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
        "TZNAME:CET\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
        "BEGIN:VEVENT\r\nUID:campaign-uid-" +
        id +
        "@escarmouche\r\nDTSTAMP:20261001T120000Z\r\nSEQUENCE:0\r\n"
        "DTSTART;TZID=Europe/Paris:20261024T193000\r\nDURATION:PT180M\r\n"
        "SUMMARY:Les Rouges – Blues\r\nLOCATION:Club\\; 3\\, rue du Port\r\n"
        "DESCRIPTION:Campaign: The long war\\nLes Rouges – Blues\r\nSTATUS:TENTATIVE\r\n"
        "END:VEVENT\r\n";
    QCOMPARE(QString::fromStdString(text.substr(0, expected.size())),
             QString::fromStdString(expected));
    QVERIFY(text.find("DTSTART;TZID=Europe/Paris:20261031T193000") != std::string::npos);
    QVERIFY(text.ends_with("END:VCALENDAR\r\n"));
    QVERIFY(season.text(Language::French).find("Campagne\u00a0: The long war") !=
            std::string::npos);
}

void TestCampaignCalendar::aMovedGameKeepsItsUidAndRaisesItsSequence()
{
    Season season;
    auto plan = season.room.campaign().fixtures.front().plan;
    plan.when->at = "2026-11-07T14:00";
    season.room.do_(ChangeFixture{season.games.front(), plan});
    const auto text = season.text();
    const auto uid =
        "UID:campaign-uid-" + std::to_string(season.games.front().value) + "@escarmouche";
    QVERIFY(text.find(uid + "\r\nDTSTAMP:20261001T120000Z\r\nSEQUENCE:1\r\n"
                            "DTSTART;TZID=Europe/Paris:20261107T140000") != std::string::npos);
}

void TestCampaignCalendar::aCancelledGameIsSaidToBe()
{
    Season season;
    season.room.do_(SetFixtureStatus{season.games.front(), FixtureStatus::Confirmed, {}});
    QVERIFY(season.text().find("SEQUENCE:1") != std::string::npos);
    QVERIFY(season.text().find("STATUS:CONFIRMED") != std::string::npos);
    season.room.do_(SetFixtureStatus{season.games.front(), FixtureStatus::Cancelled, {}});
    QVERIFY(season.text().find("SEQUENCE:2") != std::string::npos);
    QVERIFY(season.text().find("STATUS:CANCELLED") != std::string::npos);
}

void TestCampaignCalendar::namesTheScenario()
{
    Season season;
    auto plan = season.room.campaign().fixtures.front().plan;
    const auto says = [&](const char *scenario, Language language, const QString &line) {
        plan.scenario = scenario;
        season.room.do_(ChangeFixture{season.games.front(), plan});
        const QString text = QString::fromStdString(season.text(language));
        return QString(text).remove(QStringLiteral("\r\n ")).contains(line);
    };
    QVERIFY(says("raid", Language::English, QStringLiteral("\\nScenario: A raid\r\n")));
    QVERIFY(says("raid", Language::French, QStringLiteral("\\nScénario\u00a0: Un raid\r\n")));
    QVERIFY(says("Our own", Language::English, QStringLiteral("\\nScenario: Our own\r\n")));
    QVERIFY(!says("", Language::English, QStringLiteral("Scenario")));
}

void TestCampaignCalendar::escapesWhatPeopleWrite()
{
    Season season;
    auto plan = season.room.campaign().fixtures.front().plan;
    plan.title = "A\\B\nEND:VEVENT";
    season.room.do_(ChangeFixture{season.games.front(), plan});
    QVERIFY(season.text().find("SUMMARY:A\\\\B\\nEND:VEVENT\r\n") != std::string::npos);
}

void TestCampaignCalendar::everybodyMeetsEverybodyOnce_data()
{
    QTest::addColumn<int>("count");
    for (int count = 2; count <= 13; ++count)
        QTest::addRow("%d bands", count) << count;
}

void TestCampaignCalendar::everybodyMeetsEverybodyOnce()
{
    QFETCH(int, count);
    const auto bands = bandsOf(count);
    RoundsSoFar before;
    const int rounds = count - 1 + count % 2;
    for (int round = 0; round < rounds; ++round) {
        const auto pairings = roundRobin(bands, before);
        QVERIFY(isWhole(pairings, bands.size()));
        play(pairings, before);
    }
    const auto games = static_cast<std::size_t>(count * (count - 1) / 2);
    QCOMPARE(before.met.size(), games);
    QCOMPARE(meetings(before), games);
}

void TestCampaignCalendar::aDrawnRoundIsTheOneDrawn()
{
    const auto bands = bandsOf(5);
    QCOMPARE(drawRequests(5).size(), std::size_t{4});
    QCOMPARE(static_cast<int>(drawRequests(5).front().pick.n), 5);
    const std::vector<int> picks{4, 0, 2, 0};
    const auto pairings = drawnRound(bands, picks, {});
    QVERIFY(isWhole(pairings, 5));
    QCOMPARE(pairings.games.front(), (std::vector{BandId{5}, BandId{1}}));
    QCOMPARE(pairings.games.back(), (std::vector{BandId{4}, BandId{2}}));
    QCOMPARE(pairings.byes, std::vector{BandId{3}});
}

void TestCampaignCalendar::theStandingPairsNeighboursWithoutPlayingAgain()
{
    const auto bands = bandsOf(6);
    const auto first = byStanding(bands, {});
    QCOMPARE(first.games.front(), (std::vector{BandId{1}, BandId{2}}));
    RoundsSoFar before;
    play(first, before);
    const auto second = byStanding(bands, before);
    QCOMPARE(second.games.front(), (std::vector{BandId{1}, BandId{3}}));
    // Five rounds of six bands are every pair; a sixth has to begin again.
    for (int round = 1; round < 5; ++round)
        play(byStanding(bands, before), before);
    QVERIFY(isWhole(byStanding(bands, before), 6));
}

void TestCampaignCalendar::byesGoRound()
{
    const auto bands = bandsOf(5);
    RoundsSoFar before;
    for (int round = 0; round < 5; ++round)
        play(byStanding(bands, before), before);
    const std::set<BandId> byes(before.byes.begin(), before.byes.end());
    QCOMPARE(byes.size(), std::size_t{5});
}

void TestCampaignCalendar::pairsAreThoseOfEarlierCampaigns()
{
    QCOMPARE(
        sixRounds(RoundKind::RoundRobin, 5),
        std::string("25 34 (1) / 12 45 (3) / 13 42 (5) / 14 53 (2) / 15 23 (4) / 25 34 (1) / "));
    QCOMPARE(
        sixRounds(RoundKind::ByStanding, 5),
        std::string("12 34 (5) / 13 25 (4) / 15 24 (3) / 14 35 (2) / 23 45 (1) / 12 34 (5) / "));
    QCOMPARE(sixRounds(RoundKind::RoundRobin, 6),
             std::string("16 25 34 / 12 36 45 / 13 42 56 / 14 53 62 / 15 64 23 / 16 25 34 / "));
    QCOMPARE(sixRounds(RoundKind::ByStanding, 6),
             std::string("12 34 56 / 13 25 46 / 14 26 35 / 15 24 36 / 16 23 45 / 12 34 56 / "));
}

void TestCampaignCalendar::everyRoundSeatsEverybodyOnce_data()
{
    QTest::addColumn<RoundKind>("kind");
    QTest::addColumn<int>("seats");
    for (int seats = kLeastAtTable; seats <= kMostAtTable; ++seats) {
        QTest::addRow("in turn, %d at a table", seats) << RoundKind::RoundRobin << seats;
        QTest::addRow("drawn, %d at a table", seats) << RoundKind::Drawn << seats;
        QTest::addRow("by standing, %d at a table", seats) << RoundKind::ByStanding << seats;
    }
}

/** Tables of the size asked, and nobody sits out twice before somebody has not at all. */
void TestCampaignCalendar::everyRoundSeatsEverybodyOnce()
{
    QFETCH(RoundKind, kind);
    QFETCH(int, seats);
    SeededDice dice(7);
    for (int count = 2; count <= 13; ++count) {
        const auto bands = bandsOf(count);
        RoundsSoFar before;
        for (int round = 0; round < 30; ++round) {
            const auto pairings = roundOf(kind, bands, before, seats, dice);
            QVERIFY(isWhole(pairings, bands.size()));
            QVERIFY(isFilled(pairings, bands.size(), static_cast<std::size_t>(seats)));
            play(pairings, before);
            const auto [most, fewest] = byesOf(bands, before);
            QVERIFY2(most - fewest <= 1, qPrintable(QString::number(count)));
        }
    }
}

void TestCampaignCalendar::largerTablesBringNewOpponentsTogether()
{
    // Nine at tables of three, sixteen at tables of four: a second round without any repetition.
    for (const int seats : {3, 4}) {
        const auto bands = bandsOf(seats * seats);
        RoundsSoFar before;
        for (int round = 0; round < 2; ++round)
            play(roundRobin(bands, before, seats), before);
        QCOMPARE(meetings(before), before.met.size());
    }
    // Everybody has met everybody before long.
    for (int count = 3; count <= 13; ++count) {
        const auto bands = bandsOf(count);
        const auto all = static_cast<std::size_t>(count * (count - 1) / 2);
        for (const int seats : {3, 4}) {
            RoundsSoFar before;
            int rounds = 0;
            while (before.met.size() < all && rounds < 2 * count) {
                play(roundRobin(bands, before, seats), before);
                ++rounds;
            }
            QVERIFY2(rounds <= count, qPrintable(QStringLiteral("%1 bands at tables of %2: %3")
                                                     .arg(count)
                                                     .arg(seats)
                                                     .arg(rounds)));
        }
    }
}

void TestCampaignCalendar::theStandingSeatsNeighbours()
{
    const auto bands = bandsOf(8);
    const auto first = byStanding(bands, {}, 3);
    QCOMPARE(first.games[0], (std::vector{BandId{1}, BandId{2}, BandId{3}}));
    QCOMPARE(first.games[2], (std::vector{BandId{7}, BandId{8}}));
    RoundsSoFar before;
    play(first, before);
    QCOMPARE(byStanding(bands, before, 3).games[0], (std::vector{BandId{1}, BandId{4}, BandId{7}}));
}

void TestCampaignCalendar::aRoundMayHaveTablesOfThreeAndFour()
{
    CampaignRoom room;
    for (int i = 0; i < 5; ++i)
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
    const auto sizes = [&] {
        QString text;
        for (const auto &fixture : room.campaign().fixtures) {
            if (fixture.plan.round == room.campaign().rounds.back().number)
                text += QString::number(fixture.plan.bands.size());
        }
        return text + u'-' + QString::number(room.campaign().rounds.back().byes.size());
    };
    room.do_(ScheduleRound{RoundKind::RoundRobin, {}, {}, {}, {}, 3});
    QCOMPARE(sizes(), QStringLiteral("32-0"));
    room.do_(ScheduleRound{RoundKind::ByStanding, {}, {}, {}, {}, 4});
    QCOMPARE(sizes(), QStringLiteral("4-1"));
    room.do_(ScheduleRound{RoundKind::Drawn, {}, {}, {}, {0, 0, 0, 0}, 3});
    QCOMPARE(sizes(), QStringLiteral("32-0"));
    QCOMPARE(decodeCampaignInput(encode(room.inputs().back()))->act, room.inputs().back().act);
    for (const int seats : {1, 5})
        QCOMPARE(
            whyRefused(
                room.tryTo(ScheduleRound{RoundKind::RoundRobin, {}, {}, {}, {}, seats}).error())
                .key,
            std::string("campaign.refused.seats"));
}

void TestCampaignCalendar::aWholeSeasonIsScheduledAtOnce()
{
    CampaignRoom room;
    for (int i = 0; i < 5; ++i)
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
    const auto bands = bandsStillIn(room.campaign());
    QCOMPARE(roundsOfACycle(room.campaign(), 2), 5);
    ScheduleRound season;
    season.scenario = "ambush";
    season.when = LocalTime{"2026-12-20T19:30", "Europe/Paris", 180};
    season.place = "Club";
    season.rounds = 5;
    season.days = 14;
    room.do_(season);
    QCOMPARE(decodeCampaignInput(encode(room.inputs().back()))->act, room.inputs().back().act);
    QCOMPARE(room.campaign().rounds.size(), std::size_t{5});
    QCOMPARE(room.campaign().fixtures.size(), std::size_t{10});
    QCOMPARE(roundsUntilAllHaveMet(bands, roundsSoFar(room.campaign())), 0);
    std::set<int> ids;
    for (const Fixture &game : room.campaign().fixtures) {
        ids.insert(game.id.value);
        QCOMPARE(game.plan.place, std::string("Club"));
        QCOMPARE(game.plan.scenario, std::string("ambush"));
        QCOMPARE(game.plan.when->at,
                 localTimeAfter("2026-12-20T19:30", 14 * (game.plan.round - 1)));
    }
    QCOMPARE(ids.size(), std::size_t{10});
    QCOMPARE(roundsOfACycle(room.campaign(), 2), 5); // once more
    const auto told =
        tell(musgCampaigns(), Campaign{}, room.inputs().back(), room.outcomes().back());
    QVERIFY(told && told->key == "campaign.rounds");
}

void TestCampaignCalendar::severalRoundsAreOfARoundRobinAlone_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("days");
    QTest::newRow("by standing") << int(RoundKind::ByStanding) << 2 << 7;
    QTest::newRow("drawn") << int(RoundKind::Drawn) << 2 << 7;
    QTest::newRow("none") << int(RoundKind::RoundRobin) << 0 << 7;
    QTest::newRow("too many") << int(RoundKind::RoundRobin) << 53 << 7;
    QTest::newRow("back in time") << int(RoundKind::RoundRobin) << 2 << -1;
    QTest::newRow("too far apart") << int(RoundKind::RoundRobin) << 2 << 367;
}
void TestCampaignCalendar::severalRoundsAreOfARoundRobinAlone()
{
    QFETCH(int, kind);
    QFETCH(int, rounds);
    QFETCH(int, days);
    CampaignRoom room;
    for (int i = 0; i < 4; ++i)
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
    ScheduleRound act;
    act.kind = static_cast<RoundKind>(kind);
    act.rounds = rounds;
    act.days = days;
    const auto refused = room.tryTo(act);
    QVERIFY(!refused);
    if (act.kind == RoundKind::RoundRobin)
        QCOMPARE(refused.error().code, ErrorCode::NumberOutOfRange);
    else
        QCOMPARE(whyRefused(refused.error()).key, std::string("campaign.refused.one-round"));
    QVERIFY(room.campaign().fixtures.empty());
}

void TestCampaignCalendar::timesGoOnByDays()
{
    QCOMPARE(localTimeAfter("2026-12-20T19:30", 0), std::string("2026-12-20T19:30"));
    QCOMPARE(localTimeAfter("2026-12-20T19:30", 14), std::string("2027-01-03T19:30"));
    QCOMPARE(localTimeAfter("2028-02-22T09:05", 7), std::string("2028-02-29T09:05"));
    QVERIFY(!isLocalTime(localTimeAfter("9999-12-31T19:30", 7)));
}

void TestCampaignCalendar::tellsAnEarlierRoundThatComesLater()
{
    CampaignRoom room;
    for (int i = 0; i < 4; ++i)
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
    ScheduleRound act;
    act.when = LocalTime{"2026-12-20T19:30", "Europe/Paris", 180};
    act.rounds = 2;
    room.do_(act);
    QCOMPARE(overtakenRound(room.campaign(), 3, {"2026-12-19T19:30", "Europe/Paris", 180}), 1);
    QCOMPARE(overtakenRound(room.campaign(), 3, {"2026-12-22T19:30", "Europe/Paris", 180}), 2);
    QCOMPARE(overtakenRound(room.campaign(), 3, {"2026-12-27T19:30", "Europe/Paris", 180}), 0);
    QCOMPARE(overtakenRound(room.campaign(), 1, {"2026-12-01T19:30", "Europe/Paris", 180}), 0);
    for (const Fixture &game : std::vector(room.campaign().fixtures))
        if (game.plan.round == 1)
            room.do_(SetFixtureStatus{game.id, FixtureStatus::Cancelled, {}});
    QCOMPARE(overtakenRound(room.campaign(), 3, {"2026-12-19T19:30", "Europe/Paris", 180}), 2);
}

void TestCampaignCalendar::aCampaignHoldsNoMoreGamesThanAFileMay()
{
    CampaignRoom room;
    for (int i = 0; i < 4; ++i)
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
    Campaign full = room.campaign();
    const auto fits = [&](std::size_t before, const CampaignAct &act) {
        full.fixtures.resize(before);
        const auto outcome = decide(musgCampaigns(), full, CampaignInput{act, 1'000'000, {}});
        return outcome || outcome.error().code != ErrorCode::TooManyEntries;
    };
    const ScheduleRound round{RoundKind::RoundRobin, {}, {}, {}, {}};
    ScheduleFixture game;
    game.plan.bands = bandsStillIn(full);
    QVERIFY(fits(1998, round)); // two games
    QVERIFY(!fits(1999, round));
    QVERIFY(fits(1999, game));
    QVERIFY(!fits(2000, game));
}

CORE_TEST(TestCampaignCalendar)

} // namespace tst_campaigncalendar

#include "tst_campaigncalendar.moc"
