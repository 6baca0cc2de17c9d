// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/past.h"
#include "rules/core/campaign/past/records.h"
#include "rules/core/campaign/past/season.h"
#include "rules/core/campaign/rounds/standings.h"
#include "rules/core/match/match.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <functional>

namespace tst_campaignpast {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** Two bands and a game between them; the first has a paper. */
struct Veterans : CampaignRoom {
    BandId reds = join(fewFigures().band(), "Reds"), blues = join(fewFigures().band(), "Blues");
    FixtureId game = schedule({reds, blues});
    MemberId chief = member(reds, 0), sousFifre = member(reds, 2);

    FigurePast chiefs() const { return {chief, 12, 3, {{"chief", 2}, {"sous-fifre", 7}}}; }
    FigureRecord record(MemberId who) const
    {
        return *find(recordsOf(musgCampaigns(), campaign(), reds), who);
    }
};

std::string said(const Phrase &phrase, Language language)
{
    return say(musgCampaigns().phrases(), phrase, language);
}

} // namespace

/** What a band did before the campaign stands in its records and nowhere else. */
class TestCampaignPast : public QObject
{
    Q_OBJECT

private slots:
    void theRecordGoesOnFromThePaper();
    void standingsLeaveItAside();
    void whatIsToldAnewReplacesWhatWasTold();
    void whatCannotHaveBeenIsRefused_data();
    void whatCannotHaveBeenIsRefused();
    void aSeasonRemembersTheLastOne();
    void everythingThatMayBeToldCanBeSet();
    void aResultTakenBackLeavesTheOthersAsTheyWere();
};

void TestCampaignPast::theRecordGoesOnFromThePaper()
{
    Veterans room;
    room.do_(TellPast{room.reds, {room.chiefs()}});
    QCOMPARE(said(room.told(), Language::English).find("Reds, record before the campaign: "),
             std::size_t{0});
    auto report = room.blank(room.game);
    putOut(report, 0, room.chief, 1, room.member(room.blues, 3));
    putOut(report, 1, room.member(room.blues, 0), 0, room.chief);
    room.do_(EnterReport{room.game, report, {}});
    const auto record = room.record(room.chief);
    QCOMPARE(record.past, room.chiefs());
    QCOMPARE(record.tally.games, 13);
    QCOMPARE(record.tally.outOfAction, 4);
    QCOMPARE(record.tally.knockOuts, 10);
    QCOMPARE(record.tally.byRank.at("sous-fifre"), 8);
    QCOMPARE(record.tally.byRank.at("chief"), 2);
    QCOMPARE(room.record(room.sousFifre).tally.games, 1);
    const auto again = decodeCampaign(musgCampaigns(), encode(room.campaign()));
    QVERIFY(again);
    QCOMPARE(encode(*again), encode(room.campaign()));
}

void TestCampaignPast::standingsLeaveItAside()
{
    Veterans room;
    room.do_(EnterReport{room.game, room.blank(room.game), {}});
    const auto bands = standings({}, room.campaign());
    const auto figures = figureStandings(room.campaign());
    room.do_(TellPast{room.reds, {room.chiefs()}});
    QVERIFY(standings({}, room.campaign()) == bands);
    QVERIFY(figureStandings(room.campaign()) == figures);
}

void TestCampaignPast::whatIsToldAnewReplacesWhatWasTold()
{
    Veterans room;
    room.do_(TellPast{room.reds, {room.chiefs(), {room.sousFifre, 4, 0, {}}}});
    QVERIFY(room.do_(TellPast{room.reds, {room.chiefs()}}).empty());
    room.do_(TellPast{room.reds, {{room.chief, 11, 0, {}}}});
    QCOMPARE(room.record(room.chief).tally.knockOuts, 0);
    QCOMPARE(room.record(room.sousFifre).tally.games, 4); // of whom nothing else was told
    room.do_(TellPast{room.reds, {{room.chief, 0, 0, {}}, {room.sousFifre, 0, 0, {}}}});
    QVERIFY(room.entrant(room.reds).past.empty());
}

void TestCampaignPast::whatCannotHaveBeenIsRefused_data()
{
    QTest::addColumn<std::function<void(FigurePast &)>>("make");
    QTest::addColumn<QString>("why");
    using Make = std::function<void(FigurePast &)>;
    const auto row = [](const char *name, const char *why, Make make) {
        QTest::newRow(name) << std::move(make)
                            << QStringLiteral("campaign.refused.") + QLatin1String(why);
    };
    row("fewer than none", "past-number", [](FigurePast &past) { past.games = -1; });
    row("too many games", "past-number", [](FigurePast &past) { past.games = kMostOfPast + 1; });
    row("too many victims", "past-number", [](FigurePast &past) {
        past.knockOuts = {{"chief", kMostOfPast + 1}};
    });
    row("no victims", "past-number", [](FigurePast &past) { past.knockOuts = {{"chief", 0}}; });
    row("out too often", "past-out", [](FigurePast &past) { past.outOfAction = past.games + 1; });
    row("no rank", "past-rank", [](FigurePast &past) { past.knockOuts = {{"pope", 1}}; });
    row("a rank twice", "past-twice", [](FigurePast &past) {
        past.knockOuts = {{"chief", 1}, {"chief", 1}};
    });
}

void TestCampaignPast::whatCannotHaveBeenIsRefused()
{
    QFETCH(std::function<void(FigurePast &)>, make);
    QFETCH(QString, why);
    Veterans room;
    auto past = room.chiefs();
    make(past);
    const auto before = encode(room.campaign());
    const auto refused = room.tryTo(TellPast{room.reds, {past}});
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(whyRefused(refused.error()).key), why);
    QVERIFY(!said(whyRefused(refused.error()), Language::French).empty());
    QCOMPARE(encode(room.campaign()), before);
    QVERIFY(!room.tryTo(TellPast{room.blues, {room.chiefs()}})); // of the other band
    QVERIFY(!room.tryTo(TellPast{{77}, {}}));
    QVERIFY(!room.tryTo(TellPast{room.reds, {room.chiefs(), room.chiefs()}}));
}

void TestCampaignPast::aSeasonRemembersTheLastOne()
{
    Veterans room;
    room.do_(TellPast{room.reds, {room.chiefs()}});
    auto report = room.blank(room.game);
    putOut(report, 0, room.chief, 1, room.member(room.blues, 3));
    room.do_(EnterReport{room.game, report, {}});
    Campaign next;
    int fresh = 1;
    while (const auto act = nextOfSeason(room.campaign(), next, "Spring", "uid")) {
        const auto outcome = decide(musgCampaigns(), next, {*act, fresh, "as it was"});
        QVERIFY(outcome);
        QVERIFY(evolve(musgCampaigns(), next, *outcome));
        fresh += 1000;
    }
    const auto records = recordsOf(musgCampaigns(), next, next.bands.front().id);
    QVERIFY(records.games.empty());
    const auto &chief = records.figures.front();
    QCOMPARE(chief.tally.games, 13);
    QCOMPARE(chief.past.games, 13);
    QCOMPARE(chief.tally.byRank.at("sous-fifre"), 8);
    QCOMPARE(recordsOf(musgCampaigns(), next, next.bands.back().id).figures.at(3).tally.outOfAction,
             1);
}

void TestCampaignPast::everythingThatMayBeToldCanBeSet()
{
    FigurePast past;
    int value = 10;
    for (const auto &property : pastProperties(musgCampaigns())) {
        QCOMPARE(pastValue(past, property.key), 0);
        setPast(past, property.key, ++value);
        QCOMPARE(pastValue(past, property.key), value);
        QVERIFY(!property.label.en.empty() && !property.label.fr.empty());
    }
    QCOMPARE(past.knockOuts.size(), musgCampaigns().ranks().size());
    QVERIFY(!isBlank(past));
    for (const auto &property : pastProperties(musgCampaigns()))
        setPast(past, property.key, 0);
    QVERIFY(isBlank(past));
}

/** What a result is decided to be rests on nothing of the games of others. */
void TestCampaignPast::aResultTakenBackLeavesTheOthersAsTheyWere()
{
    CampaignRoom room;
    std::vector<BandId> bands;
    for (int i = 0; i < 4; ++i)
        bands.push_back(room.join(fewFigures().band()));
    const auto first = room.schedule({bands[0], bands[1]});
    const auto second = room.schedule({bands[2], bands[3]});
    const auto without = room.campaign();
    room.do_(EnterReport{first, room.blank(first), {}});
    const auto outcome = room.do_(EnterReport{second, room.blank(second), {}});
    const auto alone = decide(musgCampaigns(), without, room.inputs().back());
    QVERIFY(alone);
    QCOMPARE(std::get<Reported>(alone->back()), std::get<Reported>(outcome.back()));
}

CORE_TEST(TestCampaignPast)

} // namespace tst_campaignpast

#include "tst_campaignpast.moc"
