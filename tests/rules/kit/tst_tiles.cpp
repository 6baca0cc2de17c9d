// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"
#include "rules/core/values/fixedlist.h"
#include "rules/kit/cells/passes.h"
#include "rules/kit/squares/tilemap.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <deque>
#include <map>
#include <set>

namespace tst_tiles {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;

namespace {

enum class Soil : std::uint8_t { Rock, Grass };
struct Piece {
    std::uint8_t kind = 1, turn = 0;
    std::int8_t x = 0, y = 0;
    std::array<std::uint8_t, 4> beside{};
};
using Pieces = FixedList<Piece, 30>;
using Laying = Tiling<3>;
using Map = TileMap<3, Soil, Pieces>;

void lay(Pieces &pieces, int x, int y, int kind = 1, int turn = 0)
{
    Laying::lay(pieces, Piece{.kind = static_cast<std::uint8_t>(kind),
                              .turn = static_cast<std::uint8_t>(turn),
                              .x = static_cast<std::int8_t>(x),
                              .y = static_cast<std::int8_t>(y)});
}

/** Tiles side by side, as chance has them. */
Pieces somewhere(Generator &generator, int many)
{
    Pieces pieces;
    lay(pieces, 0, 0);
    while (static_cast<int>(pieces.size()) < many) {
        const auto free = Laying::freeSpots(pieces);
        const auto at = generator.below(static_cast<std::uint32_t>(free.size()));
        lay(pieces, free[at].spot.x, free[at].spot.y);
    }
    return pieces;
}

int squaresOf(const Pieces &pieces)
{
    return static_cast<int>(pieces.size()) * Laying::kSquares;
}

/** A straight road from north to south between two meadows, a crossroads, and a road that comes
   from the north and ends. */
Map::Faces roads()
{
    TileFace<3, Soil> straight, cross, end;
    straight.floors.fill(Soil::Grass);
    for (int square = 0; square < Laying::kSquares; ++square) {
        for (const Side side : kAllSides) {
            if (Laying::Within::neighbour(square, indexOf(side)) != kNoCell)
                straight.openWay(square, side);
        }
    }
    cross = end = straight;
    end.openExit(Side::North);
    straight.openExit(Side::North);
    straight.openExit(Side::South);
    for (const Side side : kAllSides)
        cross.openExit(side);
    Map::Faces faces;
    faces.add(straight);
    faces.add(cross);
    faces.add(end);
    return faces;
}

/** Where tiles lie, with no way over their edges but everywhere. */
struct Field {
    static constexpr int kCells = 30 * Laying::kSquares, kSides = 4;
    const Pieces &pieces;

    int neighbour(int cell, int side) const { return Laying::neighbour(pieces, cell, side); }
    static int opposite(int /*cell*/, int side) { return (side + 2) % 4; }
};

/** It goes over grass, and over a few hedges; in a bog it stops. */
struct Rambler {
    const Pieces &pieces;
    std::set<int> hedges = {}, bogs = {};
    int start = 0, most = 8, climbs = 1;

    Field ground() const { return {pieces}; }
    int from() const { return start; }
    int steps() const { return most; }
    int passes() const { return climbs; }
    kit::Step step(int, int, int other) const
    {
        return hedges.contains(other) ? kit::Step::Pass : kit::Step::Free;
    }
    bool stops(int cell) const { return cell != start && bogs.contains(cell); }
    bool isTooFar(int, int) const { return false; }
};

/** The same found by trying all that it can do, step by step. */
std::map<int, int> reached(const Rambler &rambler)
{
    std::map<int, int> steps;
    std::set<std::pair<int, int>> seen{{rambler.start, 0}};
    std::deque<std::array<int, 3>> waiting{{rambler.start, 0, 0}};
    for (; !waiting.empty(); waiting.pop_front()) {
        const auto [cell, climbed, gone] = waiting.front();
        if (cell != rambler.start)
            steps.try_emplace(cell, gone);
        if (gone == rambler.most || rambler.stops(cell))
            continue;
        for (int side = 0; side < 4; ++side) {
            const int other = rambler.ground().neighbour(cell, side);
            if (other == kNoCell)
                continue;
            const int climbs = climbed + (rambler.hedges.contains(other) ? 1 : 0);
            if (climbs <= rambler.climbs && seen.insert({other, climbs}).second)
                waiting.push_back({other, climbs, gone + 1});
        }
    }
    return steps;
}

} // namespace

class TestTiles : public QObject
{
    Q_OBJECT

private slots:
    void squaresLieNextToEachOtherOverTheEdges();
    void aPlaceIsTheSquareThatLiesThere();
    void aTileTurnedFourTimesLiesAsBefore();
    void roadsMeetRoads();
    void aRoadThatEndsIsOpen();
    void waysAreShortestAndPassNoMoreThanTheyMay();
};

void TestTiles::squaresLieNextToEachOtherOverTheEdges()
{
    Generator generator(seedOf(3, 1));
    const Pieces pieces = somewhere(generator, 30);
    for (int square = 0; square < squaresOf(pieces); ++square) {
        const auto here = std::get<CellPlace>(Laying::placeOf(
            Laying::spotOf(pieces[static_cast<std::size_t>(square / 9)]), square % 9));
        for (const Side side : kAllSides) {
            const auto [x, y] = Laying::beside({here.q, here.r}, side);
            const CellPlace there{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0};
            QCOMPARE(Laying::neighbour(pieces, square, indexOf(side)),
                     Laying::squareAt(pieces, there));
        }
    }
    QCOMPARE(Laying::neighbour(pieces, squaresOf(pieces), 0), kNoCell);
    for (const auto &[spot, beside] : Laying::freeSpots(pieces)) {
        QCOMPARE(Laying::tileAt(pieces, spot), -1);
        QVERIFY(beside == Laying::besideOf(pieces, spot));
    }
}

void TestTiles::aPlaceIsTheSquareThatLiesThere()
{
    Pieces pieces;
    lay(pieces, 0, 0);
    lay(pieces, -1, 0);
    lay(pieces, -1, -1);
    for (int square = 0; square < squaresOf(pieces); ++square) {
        const auto spot = Laying::spotOf(pieces[static_cast<std::size_t>(square / 9)]);
        QCOMPARE(Laying::squareAt(pieces, Laying::placeOf(spot, square % 9)), square);
    }
    QCOMPARE(Laying::squareAt(pieces, CellPlace{3, 0, 0}), kNoCell);
    QCOMPARE(Laying::squareAt(pieces, CellPlace{0, 0, 1}), kNoCell);
    QCOMPARE(Laying::squareAt(pieces, Place{}), kNoCell);
    QVERIFY((Laying::spotAt(-1, -4) == Laying::Spot{-1, -2}));
}

void TestTiles::aTileTurnedFourTimesLiesAsBefore()
{
    Generator generator(seedOf(5, 1));
    TileFace<3, Soil> face;
    for (int square = 0; square < Laying::kSquares; ++square) {
        if (generator.below(2) == 1)
            face.floors[static_cast<std::size_t>(square)] = Soil::Grass;
        for (const Side side : kAllSides) {
            if (generator.below(2) == 1)
                face.openWay(square, side);
        }
    }
    face.openExit(Side::North);
    const auto once = face.turned();
    QVERIFY(once.hasExit(Side::East) && !once.hasExit(Side::North));
    for (int square = 0; square < Laying::kSquares; ++square) {
        const int there = Laying::turned(square);
        QCOMPARE(once.floor(there), face.floor(square));
        QCOMPARE(once.hasWay(there, Side::East), face.hasWay(square, Side::North));
        QCOMPARE(once.hasWay(there, Side::North), face.hasWay(square, Side::West));
    }
    QCOMPARE(Laying::turned(0), 2); // the north-western corner comes to the north-east
    QVERIFY(face.turned().turned().turned().turned() == face);
}

void TestTiles::roadsMeetRoads()
{
    const Map::Faces faces = roads();
    Pieces pieces;
    lay(pieces, 0, 0, 2);
    const Map map(faces, pieces);
    QVERIFY(map.fits(1, 0, {0, -1}));
    QVERIFY(!map.fits(1, 1, {0, -1})); // its meadow lies against the road
    QVERIFY(!map.meetsRoad(1, 1, {0, -1}));
    QVERIFY(!map.fits(1, 0, {0, 0}));
    QVERIFY(!map.fits(1, 0, {2, 0}));
    std::vector<std::array<int, 3>> places;
    map.forEachPlace(1, [&](Map::Spot spot, int turn) {
        places.push_back({spot.x, spot.y, turn});
    });
    const std::vector<std::array<int, 3>> all{{0, -1, 0}, {1, 0, 1}, {0, 1, 0}, {-1, 0, 1}};
    QVERIFY(places == all); // a straight road looks the same half turned

    lay(pieces, 1, -1, 2);
    QVERIFY(map.meetsRoad(1, 0, {0, -1}));
    QVERIFY(!map.fits(1, 0, {0, -1})); // the other one's road ends at its meadow
    QVERIFY(map.fits(2, 0, {0, -1}));

    lay(pieces, 0, -1, 2);
    QCOMPARE(map.stepTo(1, Side::North), 2 * 9 + 7);
    QCOMPARE(map.stepTo(0, Side::North), kNoCell); // beside the road
    QCOMPARE(map.stepTo(0, Side::East), 1);
    QCOMPARE(map.stepTo(3, Side::West), kNoCell); // nothing lies there
}

void TestTiles::aRoadThatEndsIsOpen()
{
    const Map::Faces faces = roads();
    Pieces pieces;
    const Map map(faces, pieces);
    lay(pieces, 0, 0, 1);
    QVERIFY(map.hasOpenRoad() && map.hasPlace(1));
    lay(pieces, 0, 1, 2);
    lay(pieces, 0, -1, 3, 2);
    lay(pieces, 1, 1, 3, 3);
    QVERIFY(map.hasOpenRoad()); // to the west
    lay(pieces, -1, 1, 3, 1);
    QVERIFY(map.hasOpenRoad()); // to the south
    lay(pieces, 0, 2, 3);
    QVERIFY(!map.hasOpenRoad() && !map.hasPlace(1));
}

void TestTiles::waysAreShortestAndPassNoMoreThanTheyMay()
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Generator generator(seedOf(seed, 2));
        const Pieces pieces = somewhere(generator, 4 + static_cast<int>(generator.below(20)));
        Rambler rambler{pieces};
        const auto all = static_cast<std::uint32_t>(squaresOf(pieces));
        for (std::uint32_t each = 0; each < all / 2; ++each)
            rambler.hedges.insert(static_cast<int>(generator.below(all)));
        for (std::uint32_t each = 0; each < all / 8; ++each)
            rambler.bogs.insert(static_cast<int>(generator.below(all)));
        rambler.start = static_cast<int>(generator.below(all));
        rambler.climbs = static_cast<int>(generator.below(4));
        const auto known = reached(rambler);
        const Passes<Rambler, 8, 3> passes(rambler, all);
        for (int square = 0; square < squaresOf(pieces); ++square) {
            const auto met = known.find(square);
            const int steps = square == rambler.start || met == known.end() ? 0 : met->second;
            QCOMPARE(passes.steps(square), steps);
            if (steps == 0)
                continue;
            const auto way = passes.way(square);
            QCOMPARE(static_cast<int>(way.size()), steps);
            QCOMPARE(int{way.back()}, square);
            int at = rambler.start, climbed = 0;
            for (const int next : way) {
                QVERIFY(!rambler.stops(at));
                bool isBeside = false;
                for (int side = 0; side < 4; ++side)
                    isBeside = isBeside || rambler.ground().neighbour(at, side) == next;
                QVERIFY(isBeside);
                climbed += rambler.hedges.contains(next) ? 1 : 0;
                at = next;
            }
            QVERIFY(climbed <= rambler.climbs);
        }
    }
}

PLAIN_TEST(TestTiles)

} // namespace tst_tiles

#include "tst_tiles.moc"
