// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/matchrules.h"
#include "tests/support/campaignroom.h"
#include "tests/support/musgsetups.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** A campaign whose games are played on the board by machines. */
class PlayedCampaign
{
public:
    explicit PlayedCampaign(int number)
        : m_rules(musg::play::matchRules(musgCatalogue())), m_setup(musgSetup(number, "easy"))
    {
        for (int seat = 0; seat < 2; ++seat) {
            const auto &text = m_setup.seats[static_cast<std::size_t>(seat)].band;
            auto band = *musg::decodeBand(musgCatalogue(), text);
            bands.push_back(room.join(band, seat == 0 ? "Reds" : "Blues", Joining::Fresh));
        }
        fixture = room.schedule(bands);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            room.do_(ChooseCrew{fixture, bands[seat], CrewChoice::All, {}, {}}, "a test");
            const auto &crew = *crewOf(*find(room.campaign(), fixture), bands[seat]);
            m_setup.seats[seat].band =
                musgCampaigns().crewText(*room.entrant(bands[seat]).band, crew.members);
        }
        m_setup.options = musgCampaigns().matchOptions(room.campaign().options);
    }
    BattleReport play(std::uint64_t seed) const
    {
        return (*m_rules->prepare(m_setup))->play(seed).report;
    }
    void enter(const BattleReport &report) { room.do_(EnterReport{fixture, report, {}}); }

    CampaignRoom room;
    std::vector<BandId> bands;
    FixtureId fixture;

private:
    std::unique_ptr<const MatchRules> m_rules;
    MatchSetup m_setup;
};

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
    const int games = asked > 0 ? asked : 40;
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

QTEST_GUILESS_MAIN(TestCampaignMatches)
#include "tst_campaignmatches.moc"
