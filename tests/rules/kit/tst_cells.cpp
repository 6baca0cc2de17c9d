// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"
#include "rules/core/dice/requestfields.h"
#include "rules/kit/cells/edges.h"
#include "rules/kit/hex/hexes.h"
#include "rules/kit/squares/sight.h"
#include "rules/kit/zones/zonemap.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_cells {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;

namespace {

using Squares = Grid<6, 6>;
using Corner = Grid<6, 6, Corners::Yes>;
using Wood = HexMap<9, 9, -4, -4>;

bool anywhere(int, int)
{
    return true;
}

std::vector<int> listed(const auto &cells)
{
    return {cells.begin(), cells.end()};
}

/** The neighbours lie opposite each other. */
template<class Ground>
bool isEven(const Ground &ground)
{
    for (int cell = 0; cell < Ground::kCells; ++cell) {
        for (int side = 0; side < Ground::kSides; ++side) {
            const int other = ground.neighbour(cell, side);
            if (other != kNoCell && ground.neighbour(other, ground.opposite(cell, side)) != cell)
                return false;
        }
    }
    return true;
}

constexpr int kSamples = 1680; // of a line: none goes through a cell between two of them

/** A point of the line between two cells, in parts of which a cell has kSamples. */
int sample(int from, int to, int at)
{
    return from * (kSamples - at) + to * at;
}

/** Whether the line goes through the inside of the square, found by looking along it. */
bool passes(int from, int to, int cell)
{
    for (int at = 0; at <= kSamples; ++at) {
        const int x = sample(Squares::column(from), Squares::column(to), at);
        const int y = sample(Squares::row(from), Squares::row(to), at);
        if (2 * std::abs(x - kSamples * Squares::column(cell)) < kSamples &&
            2 * std::abs(y - kSamples * Squares::row(cell)) < kSamples)
            return true;
    }
    return false;
}
bool passes(Hex from, Hex to, Hex hex)
{
    for (int at = 0; at <= kSamples; ++at) {
        const Hex by{sample(from.q, to.q, at) - kSamples * hex.q,
                     sample(from.r, to.r, at) - kSamples * hex.r};
        if (std::ranges::all_of(kHexSides, [&](Hex side) { return along(by, side) < kSamples; }))
            return true;
    }
    return false;
}

} // namespace

class TestCells : public QObject
{
    Q_OBJECT

private slots:
    void neighboursLieOppositeEachOther();
    void cellsHavePlacesAndAddresses();
    void stepsAreTheFewest();
    void doorsCostAndWallsBar();
    void aWayMayLeadOneWayOnly();
    void routesAreInTheOrderOfTheSides();
    void whatIsOutOfBoundsIsNotReached();
    void edgesHaveTwoSides();
    void squaresAreSeenAlongLines();
    void wallsAndCornersBarSight_data();
    void wallsAndCornersBarSight();
    void hexesAreSeenAlongLines();
    void aSideOfTwoHexesBarsSight();
    void theSideThatBlocksIsTold();
    void sightIsTheSameBothWays();
};

void TestCells::neighboursLieOppositeEachOther()
{
    QVERIFY(isEven(Squares{}));
    QVERIFY(isEven(Corner{}));
    QVERIFY(isEven(Wood{}));
    const ZoneMap<4, 3> zones{{0, 3}, {3, 1}, {3, 2}, {3, 0}};
    QVERIFY(isEven(zones));
    QCOMPARE(zones.neighbour(3, 1), 1);
    QCOMPARE(zones.neighbour(0, 1), kNoCell);
    QVERIFY(zones.areJoined(3, 0) && !zones.areJoined(1, 2));
    QCOMPARE(Squares::neighbour(7, 1), 8);
    QCOMPARE(Squares::neighbour(5, 1), kNoCell);
    QCOMPARE(Corner::neighbour(7, 1), 2);
    QCOMPARE(Corner::sideTowards(7, 14), 3);
    QCOMPARE(Squares::sideTowards(7, 14), -1);
}

void TestCells::cellsHavePlacesAndAddresses()
{
    for (int cell = 0; cell < Squares::kCells; ++cell)
        QCOMPARE(Squares::cellAt(Squares::placeOf(cell)), cell);
    for (int cell = 0; cell < Wood::kCells; ++cell)
        QCOMPARE(Wood::cellAt(Wood::placeOf(cell)), cell);
    QCOMPARE(Squares::cellAt(Place{CellPlace{0, 0, 1}}), kNoCell);
    QCOMPARE(Wood::cellAt(Place{CellPlace{5, 0, 0}}), kNoCell);
    QCOMPARE((ZoneMap<4, 3>::cellAt(Place{ZonePlace{4}})), kNoCell);
    QCOMPARE(Squares::addressOf(7), std::string("B2"));
    QCOMPARE((Grid<60, 2>::addressOf(60 + 27)), std::string("AB2"));
}

void TestCells::stepsAreTheFewest()
{
    const auto steps = stepsFrom(Squares{}, 0, anywhere);
    const auto cornered = stepsFrom(Corner{}, 0, anywhere);
    const auto paces = stepsFrom(Wood{}, Wood::cellAt(Hex{0, 0}), anywhere);
    for (int cell = 0; cell < Squares::kCells; ++cell) {
        const int x = Squares::column(cell), y = Squares::row(cell);
        QCOMPARE(int{steps[std::size_t(cell)]}, x + y);
        QCOMPARE(int{cornered[std::size_t(cell)]}, std::max(x, y));
    }
    for (int cell = 0; cell < Wood::kCells; ++cell)
        QCOMPARE(int{paces[std::size_t(cell)]}, hexDistance({}, Wood::hexOf(cell)));
}

void TestCells::doorsCostAndWallsBar()
{
    // 0 - 1 - 2 in a row, with a long way round by 3, 4 and 5; between 1 and 2 is a door.
    const ZoneMap<8, 3> zones{{0, 1}, {1, 2}, {0, 3}, {3, 4}, {4, 2}, {4, 5}, {6, 7}};
    const auto with = [&](int door) {
        return [&zones, door](int zone, int side) {
            const int other = zones.neighbour(zone, side);
            return zone + other == 3 && zone * other == 2 ? door : 1;
        };
    };
    QCOMPARE(int{stepsFrom(zones, 0, with(1))[2]}, 2);
    QCOMPARE(int{stepsFrom(zones, 0, with(2))[2]}, 3);
    QCOMPARE(int{stepsFrom(zones, 0, with(9))[2]}, 3);
    QCOMPARE(int{stepsTo(zones, 0, with(9))[2]}, 3);
    QCOMPARE(int{stepsFrom(zones, 0, with(kNoWay))[1]}, 1);
    QCOMPARE(int{stepsFrom(zones, 0, with(1))[7]}, kUnreached);
    QCOMPARE(listed(routeTo(zones, 0, 2, with(1))), (std::vector{1, 2}));
    QCOMPARE(listed(routeTo(zones, 0, 2, with(9))), (std::vector{3, 4, 2}));
    QVERIFY(routeTo(zones, 0, 7, with(1)).empty());
    QVERIFY(routeTo(zones, 0, 0, with(1)).empty());
    QCOMPARE(stepTowards(zones, 0, 7, with(1)), 0);
    // A door that is as far as the way round: both are ways.
    const auto way = with(2);
    QCOMPARE(listed(nearer(zones, 0, stepsTo(zones, 2, way), way)), (std::vector{1, 3}));
}

void TestCells::aWayMayLeadOneWayOnly()
{
    const ZoneMap<3, 2> zones{{0, 1}, {1, 2}, {2, 0}};
    const auto around = [&](int zone, int side) {
        return zones.neighbour(zone, side) == (zone + 1) % 3;
    };
    QCOMPARE(int{stepsFrom(zones, 0, around)[2]}, 2);
    QCOMPARE(int{stepsTo(zones, 0, around)[2]}, 1);
    QCOMPARE(stepTowards(zones, 0, 2, around), 1);
}

void TestCells::routesAreInTheOrderOfTheSides()
{
    const auto isFree = [](int cell, int side) { return Squares::neighbour(cell, side) != 8; };
    QCOMPARE(listed(routeTo(Squares{}, 13, 9, isFree)), (std::vector{14, 15, 9}));
    QCOMPARE(listed(routeTo(Squares{}, 12, 2, anywhere)), (std::vector{6, 0, 1, 2}));
    QCOMPARE(listed(nearer(Squares{}, 12, stepsTo(Squares{}, 2, anywhere), anywhere)),
             (std::vector{6, 13}));
    QCOMPARE(listed(routeTo(Corner{}, 12, 2, anywhere)), (std::vector{7, 2}));
}

void TestCells::whatIsOutOfBoundsIsNotReached()
{
    const auto slow = [](int cell, int /*side*/) { return 1 + cell % 3; };
    const auto all = stepsFrom(Squares{}, 0, slow);
    const auto some = stepsFrom(Squares{}, 0, slow, {.most = 5});
    const auto isLate = [](int cell) { return cell >= 30; };
    QCOMPARE(costToNearest(Squares{}, 0, slow, isLate, 1'000),
             int{*std::min_element(all.begin() + 30, all.end())});
    QCOMPARE(costToNearest(Squares{}, 0, slow, isLate, 2), 2);
    for (int cell = 0; cell < Squares::kCells; ++cell) {
        const int steps = all[std::size_t(cell)];
        QCOMPARE(int{some[std::size_t(cell)]}, steps <= 5 ? steps : kUnreached);
        const auto goal = stepsFrom(Squares{}, 0, slow, {.most = 9, .goal = cell, .near = 3});
        for (int other = 0; other < Squares::kCells; ++other) {
            const int there = all[std::size_t(other)], met = goal[std::size_t(other)];
            QVERIFY(met >= there);
            if (there <= 3 || (other == cell && there <= 9))
                QCOMPARE(met, there);
        }
    }
}

void TestCells::edgesHaveTwoSides()
{
    Edges<Squares> edges;
    edges.set(Squares{}, 7, 1, Edge::Locked);
    edges.set(Squares{}, 5, 1, Edge::Wall);
    QCOMPARE(edges.at(8, 3), Edge::Locked);
    QCOMPARE(edges.at(5, 1), Edge::Wall);
    const auto isWay = [&](int cell, int side) { return isPassable(edges.at(cell, side)); };
    QCOMPARE(int{stepsFrom(Squares{}, 7, isWay)[8]}, 3);
    edges.set(Squares{}, 8, 3, Edge::Opened);
    QCOMPARE(int{stepsFrom(Squares{}, 7, isWay)[8]}, 1);
    Edges<Squares> same = edges;
    QCOMPARE(checksumOf(same), checksumOf(edges));
    same.set(Squares{}, 0, 1, Edge::Shut);
    QVERIFY(checksumOf(same) != checksumOf(edges));
}

/** One square alone bars the lines that go through it, and no others. */
void TestCells::squaresAreSeenAlongLines()
{
    for (const int from : {0, 14}) {
        for (int to = 0; to < Squares::kCells; ++to) {
            for (int opaque = 0; opaque < Squares::kCells; ++opaque) {
                const auto isClear = [&](int cell) { return cell != opaque; };
                const bool isBetween = opaque != from && opaque != to && passes(from, to, opaque);
                QCOMPARE(sees(Squares{}, from, to, isClear, anywhere), !isBetween);
                QCOMPARE(sees(Corner{}, from, to, isClear, anywhere), !isBetween);
            }
        }
    }
}

void TestCells::wallsAndCornersBarSight_data()
{
    using Cells = std::set<int>;
    using Walls = std::set<std::pair<int, int>>; // north or west of a square: its side
    QTest::addColumn<Cells>("opaque");
    QTest::addColumn<Walls>("walls");
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("isSeen");
    QTest::newRow("a wall across") << Cells{} << Walls{{2, 3}} << 3 << false;
    QTest::newRow("a wall along") << Cells{} << Walls{{7, 0}, {8, 0}} << 3 << true;
    QTest::newRow("one square at a corner") << Cells{1} << Walls{} << 7 << true;
    QTest::newRow("both squares at a corner") << Cells{1, 6} << Walls{} << 7 << false;
    QTest::newRow("a wall at one way around") << Cells{} << Walls{{1, 3}} << 7 << true;
    QTest::newRow("the far wall of it") << Cells{6} << Walls{{7, 0}} << 7 << false;
    QTest::newRow("walls at both") << Cells{} << Walls{{1, 3}, {7, 3}} << 7 << false;
    QTest::newRow("a square after the corner") << Cells{7} << Walls{} << 14 << false;
    QTest::newRow("its own square, and the other") << Cells{0, 14} << Walls{} << 14 << true;
    QTest::newRow("walls beside a slant") << Cells{} << Walls{{6, 0}, {8, 0}} << 8 << true;
    QTest::newRow("a wall across a slant") << Cells{} << Walls{{7, 0}} << 8 << false;
    QTest::newRow("the wall it meets") << Cells{} << Walls{{1, 3}} << 8 << false;
}

void TestCells::wallsAndCornersBarSight()
{
    using Cells = std::set<int>;
    using Walls = std::set<std::pair<int, int>>;
    QFETCH(Cells, opaque);
    QFETCH(Walls, walls);
    QFETCH(int, to);
    QFETCH(bool, isSeen);
    const auto isClear = [&](int cell) { return !opaque.contains(cell); };
    const auto isOpen = [&](int cell, int side) {
        return !walls.contains({cell, side}) &&
               !walls.contains({Squares::neighbour(cell, side), Squares::opposite(cell, side)});
    };
    QCOMPARE(sees(Squares{}, 0, to, isClear, isOpen), isSeen);
    QCOMPARE(sees(Squares{}, to, 0, isClear, isOpen), isSeen);
}

void TestCells::hexesAreSeenAlongLines()
{
    const Hex from{-1, 2};
    for (int cell = 0; cell < Wood::kCells; ++cell) {
        const Hex to = Wood::hexOf(cell);
        for (int other = 0; other < Wood::kCells; ++other) {
            const Hex opaque = Wood::hexOf(other);
            const auto isClear = [&](Hex hex) { return !(hex == opaque); };
            const bool isBetween = !(opaque == from) && !(opaque == to) && passes(from, to, opaque);
            QCOMPARE(sees(from, to, isClear), !isBetween);
            QCOMPARE(firstBlock(from, to, isClear) == to, !isBetween);
        }
    }
}

void TestCells::aSideOfTwoHexesBarsSight()
{
    std::vector<Hex> opaque{{1, 0}};
    const auto isClear = [&](Hex hex) { return std::ranges::find(opaque, hex) == opaque.end(); };
    QVERIFY(sees({0, 0}, {1, 1}, isClear));
    opaque = {{0, 1}};
    QVERIFY(sees({0, 0}, {1, 1}, isClear));
    opaque = {{1, 0}, {0, 1}};
    QVERIFY(!sees({0, 0}, {1, 1}, isClear));
    QVERIFY(sees({0, 0}, {1, 0}, isClear));
    opaque = {{1, 0}, {1, 2}, {2, 1}}; // along the second side only
    QVERIFY(!sees({0, 0}, {2, 2}, isClear));
    opaque = {{1, 0}, {1, 2}};
    QVERIFY(sees({0, 0}, {2, 2}, isClear));
}

void TestCells::theSideThatBlocksIsTold()
{
    std::vector<Hex> opaque{{2, 0}};
    const auto isClear = [&](Hex hex) { return std::ranges::find(opaque, hex) == opaque.end(); };
    const auto sides = [&](Hex to) { return blockedSides({0, 0}, to, isClear); };
    using Sides = std::vector<HexSide>;
    QCOMPARE(sides({4, 0}), (Sides{{{2, 0}, {1, 0}}})); // through it
    QCOMPARE(sides({2, 0}), Sides{}); // itself blocks nothing
    QCOMPARE(sides({0, 4}), Sides{});
    opaque = {{1, 0}, {0, 1}}; // along the side between them
    QCOMPARE(sides({1, 1}), (Sides{{{0, 1}, {1, 0}}}));
    opaque = {{1, 1}}; // in through the corner where that side ends
    QCOMPARE(sides({2, 2}), (Sides{{{1, 1}, {1, 0}}, {{1, 1}, {0, 1}}}));
    opaque = {{1, 0}, {2, 0}, {3, 0}}; // the first alone
    QCOMPARE(sides({4, 0}), (Sides{{{1, 0}, {0, 0}}}));
}

void TestCells::sightIsTheSameBothWays()
{
    Generator generator(7);
    for (int turn = 0; turn < 300; ++turn) {
        std::set<int> opaque;
        for (int count = 0; count < 12; ++count)
            opaque.insert(static_cast<int>(generator.below(Wood::kCells)));
        const auto isClear = [&](int cell) { return !opaque.contains(cell); };
        const auto isClearHex = [&](Hex hex) { return isClear(Wood::cellAt(hex)); };
        const int from = static_cast<int>(generator.below(Squares::kCells)),
                  to = static_cast<int>(generator.below(Squares::kCells));
        QCOMPARE(sees(Squares{}, from, to, isClear, anywhere),
                 sees(Squares{}, to, from, isClear, anywhere));
        QCOMPARE(sees(Wood::hexOf(from), Wood::hexOf(to), isClearHex),
                 sees(Wood::hexOf(to), Wood::hexOf(from), isClearHex));
    }
}

PLAIN_TEST(TestCells)

} // namespace tst_cells

#include "tst_cells.moc"
