// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/points.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/playedcampaign.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QtTest/QtTest>

namespace tst_campaignpoints {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

int scored(const SeatReport &seat, const std::string &source)
{
    int points = 0;
    for (const auto &score : seat.scores)
        points += score.source == source ? score.points : 0;
    return points;
}

std::string scenario(const char *key)
{
    QFile file(QStringLiteral(SOURCE_DIR "/resources/scenarios/musg/%1.scenario.json")
                   .arg(QLatin1String(key)));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString listed(const std::vector<PointsOfKind> &points)
{
    QStringList list;
    for (const auto &kind : points)
        list << QStringLiteral("%1 %2").arg(QString::number(kind.each),
                                            QString::fromStdString(kind.name.en));
    return list.join(u'\n');
}

} // namespace

/** The victory points of a game played on a table, worked out from its report. */
class TestCampaignPoints : public QObject
{
    Q_OBJECT

private slots:
    void casualtiesAreWorthWhatTheyAreOnTheBoard();
    void eachRankHasItsRuleAndWorth();
    void whoFellByNobodyIsWorthNothing();
    void theScenarioSaysWhatElseCounts_data();
    void theScenarioSaysWhatElseCounts();
    void scoresSayWhereTheyCameFrom();
};

/** 8 games, half of them under other points; ESCARMOUCHE_GAMES asks for more. */
void TestCampaignPoints::casualtiesAreWorthWhatTheyAreOnTheBoard()
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    const int games = asked > 0 ? asked : manyCases(8);
    int total = 0;
    for (int number = 0; number < games; ++number) {
        std::vector<Setting> options;
        if (number % 2 == 1)
            options = {{"vp_sous_fifre", std::int64_t{7}}, {"vp_chief", std::int64_t{21}}};
        const PlayedCampaign campaign(number, options);
        const auto report = campaign.play(static_cast<std::uint64_t>(number));
        for (const auto &seat : report.seats) {
            const auto points =
                musgCampaigns().casualtyPoints(report, seat.seat, campaign.room.campaign().options);
            QCOMPARE(sumOf(points), scored(seat, "out-of-action"));
            total += sumOf(points);
        }
    }
    QVERIFY(total > 0);
}

void TestCampaignPoints::eachRankHasItsRuleAndWorth()
{
    CampaignRoom room;
    const auto victims =
        BandBuilder("generic").campaign(60).chief().sousChef().sousFifre(2).figurant(1).merc(
            "elf-sniper");
    const auto a = room.join(fewFigures().band(), "Reds"), b = room.join(victims.band(), "Blues");
    const auto fixture = room.schedule({a, b});
    auto report = room.blank(fixture);
    for (std::size_t place = 0; place < 6; ++place)
        putOut(report, 0, room.member(a, 0), 1, room.member(b, place));
    putOut(report, 0, room.member(a, 0), 0, room.member(a, 1)); // a friend is worth nothing
    const auto points = musgCampaigns().casualtyPoints(report, SeatId{0}, {});
    QCOMPARE(points.size(), std::size_t{5});
    const auto is = [&](std::size_t at, const char *rule, int each, int count) {
        return points[at].rule == rule && points[at].each == each && points[at].count == count;
    };
    QVERIFY(is(0, "MUSG-VP-01", 10, 1));
    QVERIFY(is(1, "MUSG-VP-01", 8, 1));
    QVERIFY(is(2, "MUSG-VP-01", 5, 2));
    QVERIFY(is(3, "MUSG-VP-01", 2, 1));
    QVERIFY(is(4, "MUSG-VP-02", 8, 1));
    QCOMPARE(sumOf(points), 10 + 8 + 10 + 2 + 8);
    QVERIFY(musgCampaigns().casualtyPoints(report, SeatId{1}, {}).empty());
}

void TestCampaignPoints::whoFellByNobodyIsWorthNothing()
{
    CampaignRoom room;
    const auto a = room.join(fewFigures().band(), "Reds"),
               b = room.join(fewFigures().band(), "Blues");
    auto report = room.blank(room.schedule({a, b}));
    figureIn(report, 1, room.member(b, 0)).end = FigureEnd::OutOfAction;
    putOut(report, 0, room.member(a, 0), 1, room.member(b, 1));
    QCOMPARE(sumOf(musgCampaigns().casualtyPoints(report, SeatId{0}, {})), 8);
    QCOMPARE(unclaimedCasualties(report), 1);
}

void TestCampaignPoints::theScenarioSaysWhatElseCounts_data()
{
    QTest::addColumn<QString>("points");
    const auto row = [](const char *key, const char *points) {
        QTest::newRow(key) << QString::fromUtf8(points) +
                                  QStringLiteral("5 Civilians led off the table\n1 Other points");
    };
    row("pitched-battle", "");
    row("hold-the-ground", "2 Turns a place was held alone\n3 Turns a place was held alone\n"
                           "5 Places held alone at the end\n");
    row("raid", "7 Places taken\n2 Places kept to the end\n");
    row("breakthrough", "4 Figures there at the end\n");
    row("escort", "20 Chief there at the end\n");
    row("of our own", "");
}

void TestCampaignPoints::theScenarioSaysWhatElseCounts()
{
    QFETCH(const QString, points);
    const auto text = scenario(QTest::currentDataTag());
    QCOMPARE(text.empty(), QByteArray(QTest::currentDataTag()) == "of our own");
    const auto offered = musgCampaigns().objectivePoints(text);
    QCOMPARE(listed(offered), points);
    QCOMPARE(sumOf(offered), 0);
    for (const auto &kind : offered)
        QCOMPARE(kind.rule, std::string("MUSG-VP-03"));
}

void TestCampaignPoints::scoresSayWhereTheyCameFrom()
{
    const std::vector<PointsOfKind> casualties{{"out-of-action", {}, {}, 5, 2},
                                               {"out-of-action", {}, {}, 8, 1}};
    const std::vector<PointsOfKind> objectives{
        {"objective", {}, {}, 4, 0}, {"civilian", {}, {}, 5, 1}, {"objective", {}, {}, 1, 3}};
    QCOMPARE(scoresOf(casualties, objectives),
             (std::vector<Score>{{"out-of-action", 18}, {"civilian", 5}, {"objective", 3}}));
    QVERIFY(scoresOf({}, {}).empty());
}

CORE_TEST(TestCampaignPoints)

} // namespace tst_campaignpoints

#include "tst_campaignpoints.moc"
