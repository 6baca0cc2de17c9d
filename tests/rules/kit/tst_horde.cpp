// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/requestfields.h"
#include "rules/kit/happening/telling.h"
#include "rules/kit/horde/movers.h"
#include "rules/kit/squares/grid.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_horde {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;

namespace {

using Town = Grid<5, 5>;
constexpr RuleId kAlive{"HORDE-01"}, kNear{"HORDE-02"}, kWounds{"HORDE-03"}, kTie{"HORDE-04"};

struct Walker {
    int at, wounds;
};
/** Whom a zombie goes for: who can be got at, of those the nearest, of those the most hurt. */
using Prey = Hunt<std::int16_t, 4>;
Prey preyFrom(int zombie, const std::vector<Walker> &walkers)
{
    const auto steps = stepsFrom(Town{}, zombie, [](int cell, int side) {
        return Town::column(cell) != 3 || side != 1; // the last column is walled off
    });
    const auto stepsOf = [&](std::int16_t who) {
        return int{steps[std::size_t(walkers[std::size_t(who)].at)]};
    };
    Prey hunt;
    for (std::size_t who = 0; who < walkers.size(); ++who)
        hunt.add(static_cast<std::int16_t>(who));
    hunt.keep(kAlive, [&](std::int16_t who) { return stepsOf(who) != kUnreached; });
    hunt.keepLeast(kNear, stepsOf);
    hunt.keepLeast(kWounds, [&](std::int16_t who) { return -walkers[std::size_t(who)].wounds; });
    return hunt;
}

std::vector<int> listed(const auto &items)
{
    return {items.begin(), items.end()};
}

} // namespace

class TestHorde : public QObject
{
    Q_OBJECT

private slots:
    void eachRuleSaysWhatItLeft();
    void aRuleWithNothingToChooseIsNotNamed();
    void nobodyIsLeft();
    void tiesAreBroken_data();
    void tiesAreBroken();
    void itIsAskedOfAnotherPosition();
    void theChainTravels();
    void eachMovesOnce();
};

void TestHorde::eachRuleSaysWhatItLeft()
{
    const Prey hunt = preyFrom(0, {{4, 0}, {2, 1}, {10, 2}, {13, 3}});
    QCOMPARE(listed(hunt.left), std::vector{2});
    QVERIFY(!hunt.isOpen());
    QVERIFY(hunt.reasons == (ShortList<Reason, 8>{{kAlive, 4, 3}, {kNear, 3, 2}, {kWounds, 2, 1}}));
}

void TestHorde::aRuleWithNothingToChooseIsNotNamed()
{
    const Prey hunt = preyFrom(0, {{1, 0}, {2, 1}});
    QVERIFY(hunt.reasons == (ShortList<Reason, 8>{{kAlive, 2, 2}, {kNear, 2, 1}}));
}

void TestHorde::nobodyIsLeft()
{
    const Prey hunt = preyFrom(0, {{4, 0}});
    QVERIFY(hunt.left.empty() && !hunt.isOpen());
    QVERIFY(hunt.reasons == (ShortList<Reason, 8>{{kAlive, 1, 0}}));
}

void TestHorde::tiesAreBroken_data()
{
    QTest::addColumn<Reason::By>("by");
    QTest::addColumn<std::string>("sentence");
    QTest::newRow("dice") << Reason::By::Dice << std::string("reason.HORDE-04-dice");
    QTest::newRow("a player") << Reason::By::Player << std::string("reason.HORDE-04-player");
    QTest::newRow("order") << Reason::By::Order << std::string("reason.HORDE-04-order");
}

void TestHorde::tiesAreBroken()
{
    QFETCH(Reason::By, by);
    QFETCH(std::string, sentence);
    Prey hunt = preyFrom(0, {{1, 0}, {5, 0}, {2, 9}});
    QVERIFY(hunt.isOpen());
    const Pick lot = hunt.lot(3);
    QCOMPARE(int{lot.n}, 2);
    QCOMPARE(int{lot.reason}, 3);
    hunt.choose(kTie, 1, by);
    QCOMPARE(listed(hunt.left), std::vector{1});
    QVERIFY(hunt.reasons.back() == (Reason{kTie, 2, 1, by}));
    const Telling telling({}, RegisterIds("HORDE"));
    const auto told = telling.reasons({.reasons = hunt.reasons});
    QCOMPARE(told.size(), std::size_t{4});
    QCOMPARE(told.back().sentence.key, sentence);
    QCOMPARE(told.back().rule, kTie);
}

void TestHorde::itIsAskedOfAnotherPosition()
{
    std::vector<Walker> walkers{{2, 0}, {3, 0}};
    QCOMPARE(listed(preyFrom(0, walkers).left), std::vector{0});
    walkers[1].at = 1;
    QCOMPARE(listed(preyFrom(0, walkers).left), std::vector{1});
    walkers[1].at = 4;
    QCOMPARE(listed(preyFrom(0, walkers).left), std::vector{0});
}

void TestHorde::theChainTravels()
{
    Prey hunt = preyFrom(0, {{1, 0}, {5, 0}, {2, 9}});
    hunt.choose(kTie, 0, Reason::By::Dice);
    const Telling telling({{.kind = 1, .key = "goes"}}, RegisterIds("HORDE"));
    const Happening event{.kind = 1, .rule = kNear, .who = 7, .whom = 0, .reasons = hunt.reasons};
    const auto read = telling.read(telling.write(event));
    QVERIFY(read && *read == event);
}

/** In the order in which the rules find them: the nearest first, then by number. */
void TestHorde::eachMovesOnce()
{
    const std::vector<int> far{3, 1, 3, 1};
    Movers<4> movers;
    for (int token = 0; token < 4; ++token)
        movers.add(token);
    std::vector<int> order;
    const auto whole = checksumOf(movers);
    while (!movers.left.empty()) {
        auto next = movers.next();
        next.keepLeast(kNear, [&](std::int16_t token) { return far[std::size_t(token)]; });
        if (next.isOpen())
            next.choose(kTie, 0, Reason::By::Order);
        order.push_back(next.left[0]);
        QVERIFY(movers.mayMove(order.back()));
        movers.done(order.back());
        QVERIFY(!movers.mayMove(order.back()));
        movers.done(order.back());
    }
    QCOMPARE(order, (std::vector{1, 3, 0, 2}));
    QVERIFY(checksumOf(movers) != whole);
}

PLAIN_TEST(TestHorde)

} // namespace tst_horde

#include "tst_horde.moc"
