// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/path.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/madetables.h"
#include "tests/support/geometry/slowgeometry.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <type_traits>

namespace tst_geometrypath {

using namespace escarmouche::rules::kit::geometry;

namespace {

constexpr int kCases = escarmouche::tests::manyCases(100'000);
constexpr Gait kWalk{.budget = 600, .roughBudget = 600};
constexpr Gait kRope{.budget = 900, .roughBudget = 900, .wallFactor = 2};

static_assert(std::is_trivially_copyable_v<Path> && std::is_trivially_copyable_v<Walk> &&
              std::is_trivially_copyable_v<Other>);

Base figureAt(std::int32_t x, std::int32_t y, std::int32_t level = 0)
{
    return {{{x, y}, level}, 50, 100};
}

Path pathOf(std::initializer_list<Place> places)
{
    Path path;
    for (const Place &place : places)
        path.add(place);
    return path;
}

Piece block(Point least, Point most, std::int32_t bottom, std::int32_t top, std::uint8_t traits)
{
    return {made::rectangle(least, most), bottom, top, PieceKind::Building, traits};
}

/** A house of 3 pas with a roof, stairs on its west side, a marsh, a wall of 11 pas. */
Table village()
{
    constexpr std::uint8_t house = trait::kImpassable | trait::kFloor;
    return Table(3'000, 3'000,
                 {block({1'000, 1'000}, {1'400, 1'400}, 0, 300, house),
                  block({900, 1'150}, {1'000, 1'250}, 0, 300, house | trait::kClimbable),
                  block({2'000, 500}, {2'200, 1'000}, 0, 0, trait::kDifficult),
                  block({2'000, 2'000}, {2'100, 2'600}, 0, 1'100, house)});
}

Walk judged(std::initializer_list<Place> places, const Gait &gait = kWalk,
            std::span<const Other> others = {})
{
    const Path path = pathOf(places);
    return judge(village(), {path.points[0], 50, 100}, path, gait, others);
}

PathFault faultOf(std::initializer_list<Place> places, const Gait &gait = kWalk,
                  std::span<const Other> others = {})
{
    return judged(places, gait, others).fault;
}

} // namespace

class TestGeometryPath : public QObject
{
    Q_OBJECT

private slots:
    void segmentsCostTheirLengthRoundedUp()
    {
        const Walk walk = judged({{{100, 100}}, {{200, 200}}, {{300, 100}}});
        QVERIFY(walk.isLegal());
        QCOMPARE(walk.cost, (PathCost{142 + 142, 0, 0, 0}));
        QCOMPARE(faultOf({{{100, 100}}, {{700, 100}}}), PathFault::None);
        QCOMPARE(faultOf({{{100, 100}}, {{701, 100}}}), PathFault::TooFar);
        QCOMPARE(faultOf({{{100, 100}}, {{460, 580}}}), PathFault::None); // 600 aslant
        QCOMPARE(faultOf({{{100, 100}}, {{461, 580}}}), PathFault::TooFar);
    }

    // MUSG-ACT-03: open distance once, difficult distance twice.
    void difficultGroundCostsTwice()
    {
        const std::initializer_list<Place> through{{{1'900, 700}}, {{2'300, 700}}};
        QCOMPARE(judged(through).cost, (PathCost{400, 200, 0, 0}));
        QVERIFY(judged(through).isLegal()); // 200 + 2 * 200
        QCOMPARE(faultOf({{{1'900, 700}}, {{2'301, 700}}}), PathFault::TooFar);
        const std::initializer_list<Place> along{{{2'000, 600}}, {{2'000, 900}}};
        QCOMPARE(judged(along).cost.rough, 0); // along the outline
        const std::initializer_list<Place> inside{{{2'100, 600}}, {{2'100, 900}}};
        QCOMPARE(judged(inside).cost.rough, 300);
        QVERIFY(judged(inside).isLegal());
        const Gait bonus{.budget = 900, .roughBudget = 400};
        QCOMPARE(faultOf(inside, bonus), PathFault::TooFar);
        const Gait ranger{.budget = 900, .roughBudget = 300, .roughFactor = 1};
        QCOMPARE(faultOf(inside, ranger), PathFault::None);
    }

    void shapesOfPathsAreJudged()
    {
        QCOMPARE(faultOf({{{100, 100}}}), PathFault::NoWay);
        QCOMPARE(faultOf({{{100, 100}}, {{200, 100}, 50}}), PathFault::Slanted);
        QCOMPARE(faultOf({{{100, 100}}, {{49, 100}}}), PathFault::OffTable);
        QCOMPARE(faultOf({{{100, 100}}, {{50, 100}}}), PathFault::None);
        QCOMPARE(
            judge(village(), figureAt(101, 100), pathOf({{{100, 100}}, {{200, 100}}}), kWalk, {})
                .fault,
            PathFault::StartsElsewhere);
        Path path;
        for (int i = 0; i < kMostPathPoints; ++i)
            QVERIFY(path.add({{100 + i, 100}, 0}));
        QVERIFY(!path.add({{200, 100}, 0}));
    }

    void impassablePiecesAreNotTouchedByMoreThanTheOutline()
    {
        QCOMPARE(faultOf({{{1'100, 950}}, {{1'300, 950}}}), PathFault::None);
        QCOMPARE(faultOf({{{1'100, 950}}, {{1'300, 951}}}), PathFault::Blocked);
        QCOMPARE(faultOf({{{1'351, 880}}, {{1'521, 1'050}}}),
                 PathFault::None); // 50.2 off the corner
        QCOMPARE(faultOf({{{1'350, 880}}, {{1'520, 1'050}}}), PathFault::Blocked); // 49.5
        QCOMPARE(judged({{{1'200, 800}}, {{1'200, 900}}, {{1'200, 1'000}}}).segment, 1);
        // Over the roof the walls are no hindrance.
        QCOMPARE(faultOf({{{1'100, 1'100}, 300}, {{1'300, 1'300}, 300}}), PathFault::None);
    }

    void climbsStairsAtOnePasForOne()
    {
        // MUSG-ACT-14: to the stairs, up, over their edge, on to the roof.
        const std::initializer_list<Place> up{
            {{800, 1'200}}, {{850, 1'200}}, {{850, 1'200}, 300}, {{950, 1'200}, 300}};
        QCOMPARE(judged(up).cost, (PathCost{150, 0, 300, 0}));
        QVERIFY(judged(up).isLegal());
        QCOMPARE(faultOf({{{950, 1'200}, 300}, {{1'100, 1'200}, 300}}), PathFault::None);
        const std::initializer_list<Place> down{
            {{950, 1'200}, 300}, {{850, 1'200}, 300}, {{850, 1'200}}, {{800, 1'200}}};
        QCOMPARE(judged(down).cost, (PathCost{150, 0, 300, 0}));
        QVERIFY(judged(down).isLegal());
    }

    void otherWallsNeedARope()
    {
        const std::initializer_list<Place> up{
            {{1'200, 1'450}}, {{1'200, 1'450}, 300}, {{1'200, 1'350}, 300}};
        QCOMPARE(faultOf(up), PathFault::TooHigh);
        QCOMPARE(judged(up, kRope).cost, (PathCost{100, 0, 0, 300}));
        QVERIFY(judged(up, kRope).isLegal()); // 100 + 2 * 300
        const std::initializer_list<Place> away{{{1'200, 1'453}}, {{1'200, 1'453}, 300}};
        QCOMPARE(faultOf(away, kRope), PathFault::NoHold); // 3 hundredths from the wall
        const std::initializer_list<Place> over{{{1'200, 1'450}}, {{1'200, 1'450}, 301}};
        QCOMPARE(faultOf(over, kRope), PathFault::NoHold);
        const std::initializer_list<Place> high{{{1'950, 2'300}}, {{1'950, 2'300}, 200}};
        QCOMPARE(faultOf(high, kRope), PathFault::TooHigh); // a side of 11 pas
        const Gait pack{.budget = 900, .roughBudget = 600, .wallFactor = 1, .wallLimit = 20'000};
        QCOMPARE(faultOf(high, pack), PathFault::None);
    }

    // MUSG-EQUIP-09.
    void aClimberMayHang()
    {
        const Walk up = judged({{{1'200, 1'450}}, {{1'200, 1'450}, 150}}, kRope);
        QVERIFY(up.isLegal() && up.isHanging);
        const Walk on =
            judged({{{1'200, 1'450}, 150}, {{1'200, 1'450}, 300}, {{1'200, 1'390}, 300}}, kRope);
        QVERIFY(on.isLegal() && !on.isHanging);
        QCOMPARE(faultOf({{{1'200, 1'450}, 150}, {{1'250, 1'450}, 150}}, kRope),
                 PathFault::InTheAir);
        // Along the head of the climb, but the end is not on the roof.
        QCOMPARE(faultOf({{{1'200, 1'390}, 300}, {{1'200, 1'410}, 300}}, kRope),
                 PathFault::NoStand);
        QCOMPARE(faultOf({{{1'200, 1'390}, 300}, {{1'200, 1'480}, 300}}, kRope),
                 PathFault::InTheAir);
    }

    void figuresAreInTheWay()
    {
        const Base figure = figureAt(400, 100);
        const auto fault = [&](std::int32_t y, std::int32_t toX, Passage passage) {
            const std::array others{Other{figure, passage}};
            return faultOf({{{100, y}}, {{toX, y}}}, kWalk, others);
        };
        QCOMPARE(fault(100, 600, Passage::Through), PathFault::None);
        QCOMPARE(fault(100, 499, Passage::Through), PathFault::NoStand);
        QCOMPARE(fault(100, 500, Passage::Through), PathFault::None);
        QCOMPARE(fault(199, 600, Passage::Touch), PathFault::Figure);
        QCOMPARE(fault(200, 600, Passage::Touch), PathFault::None);
        QCOMPARE(fault(100, 300, Passage::Touch), PathFault::None);
        QCOMPARE(fault(202, 600, Passage::Avoid), PathFault::Figure);
        QCOMPARE(fault(203, 600, Passage::Avoid), PathFault::None);
        QCOMPARE(fault(100, 298, Passage::Avoid), PathFault::Figure);
        QCOMPARE(fault(100, 297, Passage::Avoid), PathFault::None);
        const std::array above{Other{figureAt(1'200, 1'200, 300), Passage::Avoid},
                               Other{figureAt(400, 100, 100), Passage::Avoid}};
        QCOMPARE(faultOf({{{100, 100}}, {{600, 100}}}, kWalk, above), PathFault::None);
    }

    void findsThePlacesAlongAPath()
    {
        const Path path =
            pathOf({{{100, 100}}, {{400, 100}}, {{400, 100}, 300}, {{400, 300}, 300}});
        QCOMPARE(walkedLength(path), 800);
        QCOMPARE(placeAlong(path, 0), (Place{{100, 100}, 0}));
        QCOMPARE(placeAlong(path, 150), (Place{{250, 100}, 0}));
        QCOMPARE(placeAlong(path, 300), (Place{{400, 100}, 0}));
        QCOMPARE(placeAlong(path, 450), (Place{{400, 100}, 150}));
        QCOMPARE(placeAlong(path, 700), (Place{{400, 200}, 300}));
        QCOMPARE(placeAlong(path, 900), (Place{{400, 300}, 300}));
    }

    // MUSG-ACT-07, ACT-08, REACT-12.
    void aPathIsShortenedToWhatCanBeWalked()
    {
        const Table table = village();
        const Base mover = figureAt(100, 100);
        const auto end = [&](const Path &path, const Gait &gait, std::span<const Other> others) {
            return shortened(table, mover, path, gait, others).last().at;
        };
        const Path far = pathOf({{{100, 100}}, {{500, 100}}, {{500, 900}}});
        QCOMPARE(end(far, kWalk, {}), (Point{500, 300}));
        const std::array ally{Other{figureAt(500, 320), Passage::Through}};
        QCOMPARE(end(far, kWalk, ally), (Point{500, 220})); // he may not stop on him
        const std::array enemy{Other{figureAt(500, 320), Passage::Avoid}};
        QCOMPARE(end(far, kWalk, enemy), (Point{500, 217}));
        const Path wall = pathOf({{{100, 100}}, {{100, 1'200}}, {{1'200, 1'200}}});
        const Gait fast{.budget = 5'000, .roughBudget = 5'000};
        QCOMPARE(end(wall, fast, {}), (Point{850, 1'200}));
        const std::array beside{Other{figureAt(180, 100), Passage::Avoid}};
        QCOMPARE(end(far, kWalk, beside), (Point{100, 100}));
    }

    void agreesWithTheSlowReferenceOnWays()
    {
        made::Chance chance(21);
        int legal = 0;
        int rough = 0;
        int doubtful = 0;
        for (int i = 0; i < kCases; i += 10) {
            const std::int32_t lattice = chance.oneOf({1, 10, 50});
            const Table table(1'500, 1'500, made::pieces(chance, 6, 1'500, 200, lattice));
            for (int k = 0; k < 10; ++k) {
                const Base mover = made::figure(chance, 1'500, lattice);
                const Point to = made::figure(chance, 1'500, lattice).place.at;
                const Place end{to, mover.place.level};
                const Gait gait{.budget = 9'000, .roughBudget = 9'000};
                const Walk walk = judge(table, mover, pathOf({mover.place, end}), gait, {});
                if (!table.holds(mover.place.at, mover.radius) || !table.holds(to, mover.radius)) {
                    QCOMPARE(walk.fault, PathFault::OffTable);
                    continue;
                }
                const slow::LevelWay expected = slow::levelWay(table, mover, to);
                QCOMPARE(walk.fault == PathFault::Blocked, expected.isBlocked);
                if (walk.fault != PathFault::None)
                    continue;
                ++legal;
                QCOMPARE(walk.cost.length, static_cast<std::int32_t>(std::ceil(expected.length)));
                if (expected.isDoubtful) {
                    ++doubtful;
                    QVERIFY(std::abs(walk.cost.rough - expected.rough) < 1.1L);
                } else {
                    rough += walk.cost.rough > 0 ? 1 : 0;
                    QCOMPARE(walk.cost.rough, static_cast<std::int32_t>(std::ceil(expected.rough)));
                }
            }
        }
        QVERIFY(legal > kCases / 5);
        QVERIFY(rough > kCases / 50);
        QVERIFY(doubtful < kCases / 50);
    }
};

PLAIN_TEST(TestGeometryPath)

} // namespace tst_geometrypath

#include "tst_geometrypath.moc"
