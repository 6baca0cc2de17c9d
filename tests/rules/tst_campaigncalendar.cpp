// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/calendar.h"
#include "rules/core/campaign/rounds.h"
#include "tests/support/campaignroom.h"

#include <QtTest/QtTest>

#include <set>
#include <sstream>

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
    for (const auto &[a, b] : pairings.games)
        before.met.push_back({a, b});
    before.byes.insert(before.byes.end(), pairings.byes.begin(), pairings.byes.end());
}

/** Each band exactly once. */
bool isWhole(const Pairings &pairings, std::size_t bands)
{
    std::set<BandId> met(pairings.byes.begin(), pairings.byes.end());
    for (const auto &[a, b] : pairings.games) {
        met.insert(a);
        met.insert(b);
    }
    return met.size() == bands && pairings.byes.size() + 2 * pairings.games.size() == bands;
}

std::size_t distinct(const RoundsSoFar &before)
{
    std::set<std::pair<BandId, BandId>> pairs;
    for (const auto &met : before.met)
        pairs.insert(std::minmax(met.a, met.b));
    return pairs.size();
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
    void escapesWhatPeopleWrite();
    void everybodyMeetsEverybodyOnce_data();
    void everybodyMeetsEverybodyOnce();
    void aDrawnRoundIsTheOneDrawn();
    void theStandingPairsNeighboursWithoutPlayingAgain();
    void byesGoRound();
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
        return calendarText(room.campaign(), games, zones, "20261001T120000Z", language);
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
    QCOMPARE(distinct(before), games);
}

void TestCampaignCalendar::aDrawnRoundIsTheOneDrawn()
{
    const auto bands = bandsOf(5);
    QCOMPARE(drawRequests(5).size(), std::size_t{4});
    QCOMPARE(static_cast<int>(drawRequests(5).front().pick.n), 5);
    const std::vector<int> picks{4, 0, 2, 0};
    const auto pairings = drawnRound(bands, picks, {});
    QVERIFY(isWhole(pairings, 5));
    QCOMPARE(pairings.games.front(), (std::pair{BandId{5}, BandId{1}}));
    QCOMPARE(pairings.games.back(), (std::pair{BandId{4}, BandId{2}}));
    QCOMPARE(pairings.byes, std::vector{BandId{3}});
}

void TestCampaignCalendar::theStandingPairsNeighboursWithoutPlayingAgain()
{
    const auto bands = bandsOf(6);
    const auto first = byStanding(bands, {});
    QCOMPARE(first.games.front(), (std::pair{BandId{1}, BandId{2}}));
    RoundsSoFar before;
    play(first, before);
    const auto second = byStanding(bands, before);
    QCOMPARE(second.games.front(), (std::pair{BandId{1}, BandId{3}}));
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

QTEST_GUILESS_MAIN(TestCampaignCalendar)
#include "tst_campaigncalendar.moc"
