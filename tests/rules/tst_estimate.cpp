// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/estimate.h"

#include "rules/core/odds.h"
#include "tests/support/fighttable.h"

#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::tests;
using play::FigureId;

namespace {

constexpr int kRounding = 6; // thousandths lost on the way

int pvOf(const play::Skirmish &game, const play::State &state, int seat)
{
    int sum = 0;
    for (std::size_t figure = 0; figure < game.size(); ++figure) {
        if (game.fighters()[figure].seat() == FightTable::seatOf(seat))
            sum += state.figures[figure].pv;
    }
    return sum;
}

/** The PV that the exact walk of the action takes from seat 1, in thousandths; negative: none. */
int exactly(FightTable &table, const play::Action &action)
{
    const auto &game = table.game();
    play::State state = table.state();
    const int before = pvOf(game, state, 1);
    game.commit(state, *game.plan(state, FightTable::seatOf(0), action), nullptr);
    const auto asked = [&](const play::State &at) {
        return game.awaited(at).what == rules::Awaited::Decision;
    };
    const auto nobody = [](const play::State &, rules::SeatId) {
        return play::Action{play::Decline{}};
    };
    const auto taken = [&](const play::State &at) { return before - pvOf(game, at, 1); };
    rules::Odds<play::Skirmish> odds;
    const auto results = odds.walk(game, state, asked, nobody, taken);
    return results ? static_cast<int>(rules::decimal(rules::mean(*results)) * 1000 + 0.5) : -1;
}

template<class P>
int estimated(FightTable &table, const play::Action &action)
{
    return expectedPv(table.game(), table.state(), table.plan<P>(action));
}

QString both(int exact, int estimate)
{
    return QStringLiteral("%1 exact, %2 estimated").arg(exact).arg(estimate);
}

} // namespace

/** The machine's closed forms against the walk over all dice. */
class TestEstimate : public QObject
{
    Q_OBJECT

private slots:
    void agreesOnOneDie_data();
    void agreesOnOneDie();
    void countsNoVictimBelowNothing();
    void agreesOnAStrikeAtSomebodyStrong();
};

void TestEstimate::agreesOnOneDie_data()
{
    QTest::addColumn<int>("gap");
    QTest::addColumn<bool>("covered");
    for (const int gap : {500, 1500, 2500}) {
        QTest::addRow("gap %d", gap) << gap << false;
        QTest::addRow("gap %d, a wall", gap) << gap << true;
    }
}

void TestEstimate::agreesOnOneDie()
{
    QFETCH(int, gap);
    QFETCH(bool, covered);
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, sousChef("generic", {"rifle"}), 1000);
    const FigureId it = table.add(1, sousChef("orc"), 1100 + gap);
    if (covered)
        table.wall(1000 + gap, 800, 1010 + gap, 1200, 90);
    table.activate(he);
    const play::Shoot shot{he, 0, it, {}};
    const int exact = exactly(table, shot);
    const int estimate = estimated<play::ShotPlan>(table, shot);
    QVERIFY2(std::abs(exact - estimate) <= kRounding, qPrintable(both(exact, estimate)));
    QVERIFY(exact > 0);
    QCOMPARE(table.plan<play::ShotPlan>(shot).cover.empty(), !covered);
}

void TestEstimate::countsNoVictimBelowNothing()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, chief("human", {"assault-rifle"}), 1000);
    const FigureId it = table.add(1, sousFifre("human"), 1500);
    table.activate(he);
    table[it].pv = 1;
    const play::Shoot shot{he, 0, it, {}};
    const int exact = exactly(table, shot);
    const int estimate = estimated<play::ShotPlan>(table, shot);
    // The mean of the least is below the least of the means: at most what is there to lose.
    QVERIFY2(exact <= estimate && estimate <= 1000, qPrintable(both(exact, estimate)));
    QVERIFY2(exact * 10 > estimate * 8, qPrintable(both(exact, estimate)));
}

void TestEstimate::agreesOnAStrikeAtSomebodyStrong()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, chief("elf", {"sword", "hand-axe"}), 1000);
    const FigureId it = table.add(1, chief("human"), 1100);
    table.activate(he);
    const play::Strike strike{he, it, 3};
    const int exact = exactly(table, strike);
    const int estimate = estimated<play::StrikePlan>(table, strike);
    QVERIFY2(std::abs(exact - estimate) <= kRounding, qPrintable(both(exact, estimate)));
}

QTEST_GUILESS_MAIN(TestEstimate)
#include "tst_estimate.moc"
