// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/resultgrid.h"

#include "tests/support/musg/playedcampaign.h"
#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QtTest/QtTest>

#include <algorithm>

namespace tst_resultgrid {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::FigureEnd;

namespace {

int rowOf(const ResultGrid &grid, const std::string &code)
{
    for (int row = 0; row < grid.rowCount(); ++row) {
        if (grid.index(row, ResultGrid::Code).data().toString().toStdString() == code)
            return row;
    }
    return -1;
}

/** Types into the grid what somebody saw, cell by cell, as it reads there. */
void typeIn(ResultGrid &grid, const rules::BattleReport &blank, const rules::BattleReport &seen)
{
    const auto codeOf = [&](const rules::FigureRef &figure) {
        int place = 0;
        for (const auto &each : blank.figures) {
            if (each.figure.seat == figure.seat)
                ++place;
            if (each.figure == figure)
                break;
        }
        return QStringLiteral("%1%2").arg(QChar(u'A' + figure.seat.value)).arg(place);
    };
    const auto put = [&](const rules::FigureRef &figure, int column, const QString &text) {
        const auto index = grid.index(rowOf(grid, codeOf(figure).toStdString()), column);
        QVERIFY2(grid.setData(index, text, Qt::EditRole), qPrintable(text));
    };
    static const QMap<FigureEnd, QString> kEnds{{FigureEnd::Standing, QString()},
                                                {FigureEnd::OutOfAction, QStringLiteral("o")},
                                                {FigureEnd::LeftTable, QStringLiteral("l")},
                                                {FigureEnd::NotPlayed, QStringLiteral("d")}};
    for (const auto &figure : seen.figures) {
        put(figure.figure, ResultGrid::End, kEnds[figure.end]);
        if (!figure.used.empty())
            put(figure.figure, ResultGrid::Used, QString::number(figure.used.size()));
        QStringList marks;
        for (const auto &mark : figure.marks)
            marks << QString::fromStdString(mark == "guarded" ? "watched" : "fell");
        if (!marks.isEmpty())
            put(figure.figure, ResultGrid::Marks, marks.join(u'+'));
        for (const auto &knockOut : figure.knockOuts)
            put(knockOut.victim, ResultGrid::By, codeOf(figure.figure));
    }
}

} // namespace

/** What a person can write of a game played on a table. */
class TestResultGrid : public QObject
{
    Q_OBJECT

private slots:
    void aGameTypedInIsTheGamePlayed();
    void whatIsLeftEmptyIsUntouched();
    void marksAreOfThoseOutOfAction();
    void takesThingsByTheirNumber();
    void refusesWhatItDoesNotKnow();
};

/** Eight games; ESCARMOUCHE_GAMES asks for more. */
void TestResultGrid::aGameTypedInIsTheGamePlayed()
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    const int games = asked > 0 ? asked : 8;
    for (int number = 0; number < games; ++number) {
        const PlayedCampaign campaign(number, {{"medikit_consumed", true}});
        const auto &fixture = *find(campaign.room.campaign(), campaign.fixture);
        const auto blank = campaign.room.blank(campaign.fixture);
        auto seen = campaign.play(static_cast<std::uint64_t>(number));
        // Seldom seen on the board: said of somebody in every game here.
        for (auto &figure : seen.figures) {
            if (figure.end != FigureEnd::OutOfAction || !figure.marks.empty())
                continue;
            figure.marks.push_back(number % 2 == 0 || figure.rank != "chief" ? "fell-to-death"
                                                                             : "guarded");
            break;
        }
        ResultGrid grid(campaign.room.campaign(), fixture, musgCampaigns());
        typeIn(grid, blank, seen);
        auto typed = grid.report();
        const auto played = asFromATable(seen, blank);
        typed.turns = played.turns; // and the results of the bands: the dialog asks for them
        typed.seats = played.seats;
        typed = asFromATable(typed, blank);
        QCOMPARE(QString::fromStdString(encode(typed)), QString::fromStdString(encode(played)));
    }
}

void TestResultGrid::whatIsLeftEmptyIsUntouched()
{
    const PlayedCampaign campaign(1);
    ResultGrid grid(campaign.room.campaign(), *find(campaign.room.campaign(), campaign.fixture),
                    musgCampaigns());
    const QAbstractItemModelTester tester(&grid);
    QCOMPARE(grid.report(), campaign.room.blank(campaign.fixture));
    QVERIFY(!grid.asksFor(ResultGrid::Used));
    QVERIFY(grid.asksFor(ResultGrid::Marks));
}

void TestResultGrid::marksAreOfThoseOutOfAction()
{
    const PlayedCampaign campaign(1);
    ResultGrid grid(campaign.room.campaign(), *find(campaign.room.campaign(), campaign.fixture),
                    musgCampaigns());
    QVERIFY(grid.setData(grid.index(0, ResultGrid::Marks), QStringLiteral("f"), Qt::EditRole));
    QCOMPARE(grid.report().figures.front().end, FigureEnd::OutOfAction);
    QCOMPARE(grid.report().figures.front().marks, std::vector<std::string>{"fell-to-death"});
    QVERIFY(grid.setData(grid.index(0, ResultGrid::End), QString(), Qt::EditRole));
    QVERIFY(grid.report().figures.front().marks.empty());
    QVERIFY(grid.setData(grid.index(0, ResultGrid::Marks), QStringLiteral("f"), Qt::EditRole));
    QVERIFY(grid.setData(grid.index(0, ResultGrid::Marks), QString(), Qt::EditRole));
    QVERIFY(grid.report().figures.front().marks.empty());
}

void TestResultGrid::takesThingsByTheirNumber()
{
    PlayedCampaign campaign(1, {{"medikit_consumed", true}});
    const auto member = campaign.room.member(campaign.bands[0], 0);
    campaign.room.do_(
        rules::ActOnBand{campaign.bands[0], rules::Give{"medikit", {{member, 1}}, 2, {}}}, "gift");
    ResultGrid grid(campaign.room.campaign(), *find(campaign.room.campaign(), campaign.fixture),
                    musgCampaigns());
    const auto cell = grid.index(0, ResultGrid::Used);
    QVERIFY(grid.asksFor(ResultGrid::Used));
    const std::vector<std::string> two{"medikit", "medikit"};
    for (const QString &each : grid.choices(cell)) {
        QVERIFY(grid.setData(cell, each, Qt::EditRole));
        QCOMPARE(cell.data().toString(), each);
    }
    QVERIFY(grid.setData(cell, QStringLiteral("2"), Qt::EditRole));
    QCOMPARE(grid.report().figures.front().used.size(), two.size());
    QVERIFY(grid.setData(cell, QStringLiteral("2 med"), Qt::EditRole));
    QCOMPARE(grid.report().figures.front().used, two);
    QCOMPARE(grid.report().figures.front().end, FigureEnd::Standing);
}

void TestResultGrid::refusesWhatItDoesNotKnow()
{
    const PlayedCampaign campaign(1);
    ResultGrid grid(campaign.room.campaign(), *find(campaign.room.campaign(), campaign.fixture),
                    musgCampaigns());
    QVERIFY(!grid.setData(grid.index(0, ResultGrid::Marks), QStringLiteral("x"), Qt::EditRole));
    QVERIFY(
        !grid.setData(grid.index(0, ResultGrid::Marks), QStringLiteral("2 fell"), Qt::EditRole));
    QVERIFY(!grid.setData(grid.index(0, ResultGrid::Used), QStringLiteral("1"), Qt::EditRole));
    QCOMPARE(grid.report(), campaign.room.blank(campaign.fixture));
}

CORE_TEST(TestResultGrid)

} // namespace tst_resultgrid

#include "tst_resultgrid.moc"
