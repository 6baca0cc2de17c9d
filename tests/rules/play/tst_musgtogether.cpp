// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "tests/support/musg/fighttable.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_musgtogether {

using namespace escarmouche;
using namespace escarmouche::tests;
using play::FigureId;
using play::MovePlan;
using play::Place;
using play::Possible;

namespace {

/** Three figurants beside each other, with an enemy far away. */
struct Crowd {
    Trial trial;
    FightTable table{trial};
    std::vector<FigureId> members{table.add(0, figurant(), 1000, 1000),
                                  table.add(0, figurant(), 1150, 1000),
                                  table.add(0, figurant(), 1000, 1150)};
    FigureId foe = table.add(1, figurant(), 7000, 4000);

    void activate() { table.activate(members[0], {members[1], members[2]}); }
    play::Outlook outlook() { return {table.game(), table.state(), FightTable::seatOf(0)}; }
    std::optional<Possible> go(play::MoveKind kind, const Place &goal)
    {
        return goTogether(outlook(), members[0], kind, goal);
    }
};

/** Who goes where, in the order they go. */
std::vector<std::pair<FigureId, Place>> endsOf(const Possible &all)
{
    std::vector<std::pair<FigureId, Place>> ends;
    const auto add = [&](const Possible &each) {
        const auto &move = std::get<MovePlan>(each.plan->what);
        ends.emplace_back(move.figure, move.path.last());
    };
    add(all);
    for (const Possible &each : all.then)
        add(each);
    return ends;
}

} // namespace

class MusgTogetherTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheFormation()
    {
        Crowd crowd;
        crowd.activate();
        const auto all = crowd.go(play::MoveKind::Walk, {{1300, 1000}, 0});
        QVERIFY(all);
        const auto ends = endsOf(*all);
        QCOMPARE(ends.size(), std::size_t{3});
        QVERIFY(ends.front().first == crowd.members[1]); // the foremost makes room
        for (const auto &[figure, end] : ends) {
            const auto &from = crowd.table[figure];
            QCOMPARE(end.at.x - from.at.x, 300);
            QCOMPARE(end.at.y, from.at.y);
        }
    }

    /** The rules take them one after the other just so. */
    void eachIsAnActOfItsOwn()
    {
        Crowd crowd;
        crowd.activate();
        const auto all = crowd.go(play::MoveKind::Walk, {{1100, 1000}, 0}); // where others stand
        QVERIFY(all);
        QVERIFY(crowd.table.act(all->action));
        for (const Possible &each : all->then)
            QVERIFY(crowd.table.act(each.action));
        for (const auto &[figure, end] : endsOf(*all))
            QVERIFY(crowd.table[figure].place() == end);
    }

    void standsAsNearAsMayBeWhereThereIsNoRoom()
    {
        Crowd crowd;
        crowd.table.wall(1400, 900, 1600, 1100, 900, geo::trait::kImpassable);
        crowd.activate();
        const auto all = crowd.go(play::MoveKind::Walk, {{1300, 1000}, 0});
        QVERIFY(all);
        const auto ends = endsOf(*all);
        QCOMPARE(ends.size(), std::size_t{3});
        const auto crowded =
            std::ranges::find(ends, crowd.members[1], &std::pair<FigureId, Place>::first);
        QVERIFY(crowded != ends.end());
        const geo::Point wanted{1450, 1000};
        const auto away = squaredDistance(crowded->second.at, wanted);
        QVERIFY(away > 0 && away <= geo::squared(4 * kPas));
    }

    void whoHasNothingLeftStays()
    {
        Crowd crowd;
        crowd.activate();
        crowd.table[crowd.members[1]].pa = 0;
        const auto all = crowd.go(play::MoveKind::Walk, {{1000, 700}, 0});
        QVERIFY(all);
        QCOMPARE(endsOf(*all).size(), std::size_t{2});
        crowd.table[crowd.members[2]].pa = 0;
        QVERIFY(!crowd.go(play::MoveKind::Walk, {{1000, 700}, 0})); // one alone is no group
    }

    void chargesTogether()
    {
        Crowd crowd;
        const FigureId near = crowd.table.add(1, figurant(), 1000, 650);
        crowd.activate();
        const auto all = chargeTogether(crowd.outlook(), near);
        QVERIFY(all);
        QVERIFY(!all->then.empty());
        QVERIFY(std::get<MovePlan>(all->plan->what).targets.contains(near));
        for (const Possible &each : all->then)
            QVERIFY(std::get<MovePlan>(each.plan->what).targets.contains(near));
        const rules::Phrase label = togetherLabel(crowd.table.game(), *all);
        QCOMPARE(label.key, std::string("act.charge-together"));
    }
};

PLAIN_TEST(MusgTogetherTest)

} // namespace tst_musgtogether

#include "tst_musgtogether.moc"
