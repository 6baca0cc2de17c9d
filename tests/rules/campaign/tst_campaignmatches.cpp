// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files/manycases.h"
#include "tests/support/musg/playedcampaign.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <QStringList>

#include <algorithm>

namespace tst_campaignmatches {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** Fills a blank grid in as somebody would who saw that game on a table. */
BattleReport byHand(const PlayedCampaign &campaign, const BattleReport &seen)
{
    auto grid = campaign.room.blank(campaign.fixture);
    grid.scenario = seen.scenario;
    grid.turns = seen.turns;
    for (std::size_t seat = 0; seat < grid.seats.size(); ++seat) {
        grid.seats[seat].result = seen.seats[seat].result;
        grid.seats[seat].scores = seen.seats[seat].scores;
    }
    for (const auto &figure : seen.figures) {
        auto &row = figureIn(grid, figure.figure.seat.value, figure.figure.member);
        row.name = figure.name;
        row.end = figure.end;
        row.pointsLost = figure.pointsLost;
        row.knockOuts = figure.knockOuts;
        row.used = figure.used;
        row.marks = figure.marks;
    }
    return grid;
}

} // namespace

class TestCampaignMatches : public QObject
{
    Q_OBJECT

private slots:
    void aMatchIsTakenAsItIs();
    void aGameReenteredByHandGivesTheSameState();
    void thePostGameAsksForNothingThatATableDoesNotTell();
};

void TestCampaignMatches::aMatchIsTakenAsItIs()
{
    PlayedCampaign campaign(1);
    const auto report = campaign.play(7);
    QVERIFY(std::ranges::all_of(report.figures,
                                [](const auto &figure) { return figure.figure.index == 0; }));
    campaign.enter(report);
    for (const BandId band : campaign.bands) {
        for (const auto &line : campaign.room.document(campaign.fixture, band).lines)
            QVERIFY(!line.rule.empty());
    }
}

/** Forty games; ESCARMOUCHE_GAMES asks for more. */
void TestCampaignMatches::aGameReenteredByHandGivesTheSameState()
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    const int games = asked > 0 ? asked : manyCases(40);
    int fallen = 0;
    for (int number = 0; number < games; ++number) {
        PlayedCampaign played(number), typed(number);
        const auto report = played.play(static_cast<std::uint64_t>(number));
        played.enter(report);
        typed.enter(byHand(typed, report));
        QCOMPARE(QString::fromStdString(encode(typed.room.campaign())),
                 QString::fromStdString(encode(played.room.campaign())));
        fallen += static_cast<int>(
            std::ranges::count(report.figures, FigureEnd::OutOfAction, &FigureReport::end));
    }
    QVERIFY(fallen > games);
}

/** A document and what settling all of it makes of the band, with the same dice for either. */
void TestCampaignMatches::thePostGameAsksForNothingThatATableDoesNotTell()
{
    const std::vector<Setting> options{{"medikit_consumed", true}};
    for (int number = 0; number < 8; ++number) {
        PlayedCampaign played(number, options), told(number, options);
        const auto report = played.play(static_cast<std::uint64_t>(number));
        played.enter(report);
        told.enter(asFromATable(report, told.room.blank(told.fixture)));
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const BandId band = played.bands[seat];
            for (auto *campaign : {&played, &told}) {
                for (int throws = 0; throws < 200; ++throws) {
                    campaign->room.confirmAll(campaign->fixture, band);
                    const auto lines = campaign->room.document(campaign->fixture, band).lines;
                    const auto awaits = std::ranges::find_if(lines, [](const PostGameLine &line) {
                        return !line.done && line.awaiting == Awaiting::Dice && line.after.empty();
                    });
                    if (awaits == lines.end())
                        break;
                    std::vector<int> faces;
                    for (int i = 0; i < awaits->roll.roll.count; ++i)
                        faces.push_back(1 + (number + throws + i) % 6);
                    campaign->room.roll(campaign->fixture, band, awaits->key, faces, awaits->nth);
                }
            }
            QCOMPARE(QString::fromStdString(told.room.entrant(band).band->state()),
                     QString::fromStdString(played.room.entrant(band).band->state()));
            const auto keys = [&](PlayedCampaign &campaign) {
                QStringList list;
                for (const auto &line : campaign.room.document(campaign.fixture, band).lines)
                    list << QString::fromStdString(line.key) + (line.done ? u'x' : u'-');
                return list;
            };
            QCOMPARE(keys(told), keys(played));
        }
    }
}

CORE_TEST(TestCampaignMatches)

} // namespace tst_campaignmatches

#include "tst_campaignmatches.moc"
