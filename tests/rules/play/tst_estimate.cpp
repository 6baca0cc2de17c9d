// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/estimate.h"

#include "rules/core/game/odds.h"
#include "tests/support/musg/fighttable.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_estimate {

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

/** The mean of what is counted after the exact walk of an action of seat 0, in thousandths;
    negative: none. */
template<class Count>
int exactMean(FightTable &table, const play::Action &action, Count count)
{
    const auto &game = table.game();
    play::State state = table.state();
    game.commit(state, *game.plan(state, FightTable::seatOf(0), action), nullptr);
    const auto asked = [&](const play::State &at) {
        return game.awaited(at).what == rules::Awaited::Decision;
    };
    const auto nobody = [](const play::State &, rules::SeatId) {
        return play::Action{play::Decline{}};
    };
    rules::Odds<play::Skirmish> odds;
    const auto results = odds.walk(game, state, asked, nobody, count);
    return results ? static_cast<int>(rules::decimal(rules::mean(*results)) * 1000 + 0.5) : -1;
}

/** The PV that the action takes from seat 1. */
int exactly(FightTable &table, const play::Action &action)
{
    const int before = pvOf(table.game(), table.state(), 1);
    return exactMean(table, action,
                     [&](const play::State &at) { return before - pvOf(table.game(), at, 1); });
}

/** The chance that the figure is put out of action. */
int outExactly(FightTable &table, const play::Action &action, FigureId figure)
{
    return exactMean(table, action,
                     [&](const play::State &at) { return at[figure].onTable() ? 0 : 1; });
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
    void agreesOnWhomAFlameTouches();
    void countsAFriendUnderATemplateTwiceAgainstIt();
    void leavesOutWhereABlastScatters();
    void leavesOutRondaches();
    void agreesOnAStrikeFromAbove();
    void tollIsOfTheExactWalk();
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

void TestEstimate::agreesOnWhomAFlameTouches()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, sousChef("human", {"shotgun"}), 1000);
    const FigureId it = table.add(1, chief("orc"), 1400);
    table.add(1, sousFifre("orc"), 1650, 1020);
    table.activate(he);
    const play::Shoot shot{he, 0, it, {}};
    // The farther one stands behind the other: what covers him is not in the closed form.
    const int exact = exactly(table, shot);
    const int estimate = estimated<play::ShotPlan>(table, shot);
    QCOMPARE(table.plan<play::ShotPlan>(shot).victims.count(), 2);
    QVERIFY2(exact > 0 && exact <= estimate + kRounding, qPrintable(both(exact, estimate)));
    table[FigureId{2}].at = {1650, 3000};
    const int alone = exactly(table, shot);
    const int ofOne = estimated<play::ShotPlan>(table, shot);
    QVERIFY2(std::abs(alone - ofOne) <= kRounding, qPrintable(both(alone, ofOne)));
    QVERIFY(ofOne < estimate);
}

void TestEstimate::countsAFriendUnderATemplateTwiceAgainstIt()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, sousChef("human", {"shotgun"}), 1000);
    const FigureId it = table.add(1, chief("human"), 1400);
    const FigureId mate = table.add(0, chief("human"), 1700, 3000);
    table.activate(he);
    const play::Shoot shot{he, 0, it, {}};
    const int alone = estimated<play::ShotPlan>(table, shot);
    table[mate].at.y = 1000;
    QVERIFY(table.plan<play::ShotPlan>(shot).victims.contains(mate));
    QCOMPARE(estimated<play::ShotPlan>(table, shot), alone - 2 * alone);
}

void TestEstimate::leavesOutWhereABlastScatters()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, sousChef("human", {"grenade"}), 1000);
    const FigureId it = table.add(1, chief("human"), 1300);
    table.activate(he);
    const play::Shoot shot{he, 0, it, {}};
    const auto plan = table.plan<play::ShotPlan>(shot);
    const int exact = exactly(table, shot);
    const int estimate = estimated<play::ShotPlan>(table, shot);
    // A miss still goes off on the spot on a 6, or near by.
    const int missed = 1000 * (plan.needed - 1) / 6;
    const int wound = 1000 * (7 - plan.toWound) / 6;
    QVERIFY2(exact > estimate, qPrintable(both(exact, estimate)));
    QVERIFY2(exact <= estimate + missed * wound / 1000 + kRounding,
             qPrintable(both(exact, estimate)));
}

void TestEstimate::leavesOutRondaches()
{
    int unguarded = 0;
    for (const int rondaches : {0, 1, 2}) {
        Trial trial;
        FightTable table(trial);
        const FigureId he = table.add(0, chief("elf", {"sword", "hand-axe"}), 1000);
        BandBuilder guarded("human");
        guarded.chief();
        if (rondaches > 0)
            guarded.with("rondache", rondaches);
        const FigureId it = table.add(1, guarded, 1100);
        table.activate(he);
        const play::Strike strike{he, it, 3};
        QCOMPARE(static_cast<int>(table.plan<play::StrikePlan>(strike).rerolls), rondaches);
        const int exact = exactly(table, strike);
        const int estimate = estimated<play::StrikePlan>(table, strike);
        if (rondaches == 0)
            unguarded = estimate;
        QCOMPARE(estimate, unguarded);
        if (rondaches == 0)
            QVERIFY2(std::abs(exact - estimate) <= kRounding, qPrintable(both(exact, estimate)));
        else
            QVERIFY2(exact + kRounding < estimate, qPrintable(both(exact, estimate)));
    }
}

void TestEstimate::agreesOnAStrikeFromAbove()
{
    Trial trial;
    FightTable table(trial);
    const FigureId he = table.add(0, merc("goblin-harasser"), 1000);
    const FigureId it = table.add(1, chief("human"), 1100);
    table.activate(he);
    const play::Strike strike{he, it, 1};
    const int rolled = exactly(table, strike);
    table[he].set(play::Mark::Dived);
    const int exact = exactly(table, strike);
    const int estimate = estimated<play::StrikePlan>(table, strike);
    QVERIFY2(std::abs(exact - estimate) <= kRounding, qPrintable(both(exact, estimate)));
    QVERIFY(exact > rolled);
}

/** What a shot takes and the chance that it is the last one, against all its dice walked. */
void TestEstimate::tollIsOfTheExactWalk()
{
    for (const int pv : {1, 2, 3}) {
        Trial trial;
        FightTable table(trial);
        const FigureId he = table.add(0, chief("human", {"assault-rifle"}), 1000);
        const FigureId it = table.add(1, chief("human"), 1500);
        table.activate(he);
        table[it].pv = static_cast<std::int8_t>(pv);
        const play::Shoot shot{he, 0, it, {}};
        const auto plan = table.plan<play::ShotPlan>(shot);
        const int each = play::chanceOf(plan.needed) * play::chanceOf(plan.toWound) / 1000;
        const play::Toll toll = play::tollOf(plan.dice, each, pv);
        const int taken = exactly(table, shot);
        QVERIFY2(std::abs(toll.pv - taken) <= kRounding, qPrintable(both(taken, toll.pv)));
        const int out = outExactly(table, shot, it);
        QVERIFY2(std::abs(toll.out - out) <= kRounding, qPrintable(both(out, toll.out)));
    }
}

CORE_TEST(TestEstimate)

} // namespace tst_estimate

#include "tst_estimate.moc"
