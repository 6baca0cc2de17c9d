// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/atz/atzbox.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_atzfield {

using namespace escarmouche;
using namespace escarmouche::rules;
using atz::Border, atz::Field, atz::Joined, atz::Terrain;

namespace {

constexpr int kNorthEast = 0, kEast = 1, kSouthEast = 2, kSouthWest = 3;

std::string addressBeside(const Field &field, const char *address, int side)
{
    const int cell = field.neighbour(field.cellNamed(address), side);
    return cell == kit::kNoCell ? std::string() : textOf(field.address(cell));
}

/** Of a field with one board, both ways. */
bool sees(const Field &field, const char *from, const char *to)
{
    const int one = field.cellNamed(from), other = field.cellNamed(to);
    const bool seen = field.sees(one, other);
    return field.sees(other, one) == seen ? seen : throw std::logic_error("seen from one side");
}

/** The same by clipping, as the register words it: a hex is |u| <= 1, |3v + u| <= 2 and
    |3v - u| <= 2, where a step east is 2 u and one row is 1 v. */
class Clipping
{
public:
    explicit Clipping(const Field &field) : m_field(field) {}

    bool isSeen(int from, int to) const
    {
        const auto [u, v] = middle(from);
        const auto [toU, toV] = middle(to);
        std::vector<int> along; // hexes that hide it if another one does, on the other side
        for (int cell = 0; cell < m_field.cells(); ++cell) {
            if (cell == from || cell == to || m_field.isClear(cell))
                continue;
            const auto [atU, atV] = middle(cell);
            const Met met = clip({u - atU, v - atV}, {toU - u, toV - v});
            if (met == Met::Inside)
                return false;
            if (met == Met::Along)
                along.push_back(cell);
        }
        return std::ranges::none_of(along, [&](int one) {
            return std::ranges::any_of(along, [&](int other) {
                const auto [u1, v1] = middle(one);
                const auto [u2, v2] = middle(other);
                return m_field.distance(one, other) == 1 && one < other &&
                       isBetween({u, v}, {toU, toV}, {u1 + u2, v1 + v2});
            });
        });
    }

private:
    enum class Met { Nothing, Along, Inside };
    using Point = std::pair<int, int>;

    Point middle(int cell) const
    {
        const kit::Hex hex = m_field.hexOf(cell);
        return {2 * hex.q + hex.r, hex.r};
    }
    /** Whether twice the point lies on the line. */
    static bool isBetween(Point from, Point to, Point twice)
    {
        return (twice.first - 2 * from.first) * (to.second - from.second) ==
               (twice.second - 2 * from.second) * (to.first - from.first);
    }
    static Met clip(Point start, Point by)
    {
        // Of the line start + t * by, t between low and high is in the hex; both over `of`.
        long low = 0, lowOf = 1, high = 1, highOf = 1;
        bool isOnSide = false;
        for (const auto &[a, b, most] : {std::tuple{1, 0, 1}, {1, 3, 2}, {-1, 3, 2}}) {
            const long at = a * start.first + b * start.second;
            const long step = a * by.first + b * by.second;
            if (step == 0) {
                if (std::abs(at) > most)
                    return Met::Nothing;
                isOnSide = isOnSide || std::abs(at) == most;
                continue;
            }
            long enters = (step > 0 ? -most : most) - at, leaves = (step > 0 ? most : -most) - at;
            const long of = std::abs(step);
            if (step < 0) {
                enters = -enters;
                leaves = -leaves;
            }
            if (enters * lowOf > low * of) {
                low = enters;
                lowOf = of;
            }
            if (leaves * highOf < high * of) {
                high = leaves;
                highOf = of;
            }
        }
        if (low * highOf >= high * lowOf)
            return Met::Nothing; // it passes by, or touches a corner
        return isOnSide ? Met::Along : Met::Inside;
    }

    const Field &m_field;
};

} // namespace

/** Addresses, terrain and sight on the boards. */
class TestAtzField : public QObject
{
    Q_OBJECT

private slots:
    void addressesNameEachHex();
    void boardsJoinSideBySideOrOneBelowTheOther();
    void buildingsAreNamedByAnyOfTheirHexes();
    void boardsHaveWhatScenariosSpeakOf();
    void onlyFullHexesOfAnEdgeAreOnIt();
    void terrainBetweenHidesAndThatOfTheEndsDoesNot();
    void aLineAlongASideIsHiddenByBothAlone();
    void anyOtherHexOfTheSameBuildingHides();
    void sightIsThatOfTheRegister();
};

void TestAtzField::addressesNameEachHex()
{
    const Field field(tests::atzBox(), {2, 4}, Joined::WestEast);
    QCOMPARE(field.cells(), 2 * 13 * 17);
    for (int cell = 0; cell < field.cells(); ++cell) {
        QCOMPARE(field.cellNamed(textOf(field.address(cell))), cell);
        QCOMPARE(field.cellAt(field.placeOf(cell)), cell);
        QCOMPARE(field.cellAt(field.hexOf(cell)), cell);
    }
    QCOMPARE(textOf(field.address(field.cellNamed("4C15"))), std::string("4C15"));
    for (const char *none :
         {"1C15", "4N1", "4A0", "4A18", "4A01", "4a1", "4C", "", "4C155", "4C1x"})
        QCOMPARE(field.cellNamed(none), kit::kNoCell);
    QCOMPARE(field.cellAt(Place{}), kit::kNoCell);
}

void TestAtzField::boardsJoinSideBySideOrOneBelowTheOther()
{
    const Field across(tests::atzBox(), {2, 4}, Joined::WestEast);
    QCOMPARE(addressBeside(across, "2C17", kEast), std::string("4C1"));
    QCOMPARE(addressBeside(across, "2D17", kNorthEast), std::string("4C1")); // half a hex east
    QCOMPARE(addressBeside(across, "2C5", kNorthEast), std::string("2B5"));
    QCOMPARE(addressBeside(across, "2B5", kSouthEast), std::string("2C6"));
    QCOMPARE(addressBeside(across, "2M5", kSouthEast), std::string());
    QCOMPARE(across.distance(across.cellNamed("2G9"), across.cellNamed("4G9")), 17);

    const Field below(tests::atzBox(), {2, 4}, Joined::NorthSouth);
    QCOMPARE(addressBeside(below, "2M5", kSouthEast), std::string("4A5"));
    QCOMPARE(addressBeside(below, "2M5", kSouthWest), std::string("4A4"));
    QCOMPARE(addressBeside(below, "4A17", kNorthEast), std::string());
    QCOMPARE(below.distance(below.cellNamed("2M5"), below.cellNamed("4C5")), 3);
    QCOMPARE(below.distance(below.cellNamed("2M5"), below.cellNamed("4A9")), 5);
}

void TestAtzField::buildingsAreNamedByAnyOfTheirHexes()
{
    const Field field(tests::atzBox(), {4});
    const int hideout = field.buildingOf(field.cellNamed("4C6"));
    QVERIFY(hideout >= 0);
    QCOMPARE(field.nameOf(hideout).en, std::string("Hideout"));
    for (const char *hex : {"4C5", "4D5", "4D6", "4E5", "4E6"})
        QCOMPARE(field.buildingOf(field.cellNamed(hex)), hideout);
    QCOMPARE(field.buildingOf(field.cellNamed("4C4")), -1);
    QVERIFY(field.isWall(field.cellNamed("4C4")) && field.isClear(field.cellNamed("4C4")));

    const Field woods = tests::atzField({"%,.%", ".%"});
    QCOMPARE(woods.patchOf(woods.cellNamed("1A1")), woods.patchOf(woods.cellNamed("1B2")));
    QVERIFY(woods.patchOf(woods.cellNamed("1A4")) != woods.patchOf(woods.cellNamed("1A1")));
    QCOMPARE(woods.patchOf(woods.cellNamed("1A3")), -1);
}

void TestAtzField::boardsHaveWhatScenariosSpeakOf()
{
    const auto buildingsOf = [](int board) { return Field(tests::atzBox(), {board}).buildings(); };
    QCOMPARE(buildingsOf(1), 10);
    QCOMPARE(buildingsOf(2), 9);
    const Field two(tests::atzBox(), {2});
    std::vector<int> hexes(static_cast<std::size_t>(two.buildings()));
    for (int cell = 0; cell < two.cells(); ++cell) {
        if (two.buildingOf(cell) >= 0)
            ++hexes[static_cast<std::size_t>(two.buildingOf(cell))];
    }
    QCOMPARE(std::ranges::count_if(hexes, [](int many) { return many > 1; }), std::ptrdiff_t{2});
    for (const char *large : {"2H4", "2E5"}) {
        const int building = two.buildingOf(two.cellNamed(large));
        QVERIFY(hexes[static_cast<std::size_t>(building)] > 1);
    }
    const Field four(tests::atzBox(), {4});
    for (int side = 0; side < Field::kSides; ++side) // round the clinic
        QVERIFY(four.isClear(four.neighbour(four.cellNamed("4E2"), side)));
    QCOMPARE(four.terrain(four.cellNamed("4E2")), Terrain::Building);
}

void TestAtzField::onlyFullHexesOfAnEdgeAreOnIt()
{
    const Field field(tests::atzBox(), {2, 4});
    const auto many = [&](Border border) {
        int found = 0;
        for (int cell = 0; cell < field.cells(); ++cell)
            found += field.isOnBorder(cell, border) ? 1 : 0;
        return found;
    };
    QCOMPARE(many(Border::East), 13);
    QCOMPARE(many(Border::West), 13);
    QCOMPARE(many(Border::North), 34);
    QCOMPARE(many(Border::South), 34);
    QVERIFY(field.isOnBorder(field.cellNamed("4G17"), Border::East));
    QVERIFY(!field.isOnBorder(field.cellNamed("2G17"), Border::East));
}

void TestAtzField::terrainBetweenHidesAndThatOfTheEndsDoesNot()
{
    const Field field = tests::atzField({"A%.......", ".........", "A..%.....", "...%....."});
    QVERIFY(sees(field, "1A1", "1A2")); // the woods next door
    QVERIFY(sees(field, "1C1", "1C4")); // two clear hexes between
    QVERIFY(!sees(field, "1A1", "1A3")); // woods between
    QVERIFY(!sees(field, "1C1", "1C6"));
    QVERIFY(sees(field, "1B1", "1B9"));
}

void TestAtzField::aLineAlongASideIsHiddenByBothAlone()
{
    // From C3 to B4 the line runs between B3 and C4.
    for (const auto &[north, south, isSeen] :
         {std::tuple{'.', '.', true}, {'A', '.', true}, {'.', '%', true}, {'A', 'B', false}}) {
        std::string above(17, '.'), here(17, '.');
        above[2] = north;
        here[3] = south;
        const Field field = tests::atzField({".", above, here});
        QCOMPARE(sees(field, "1C3", "1B4"), isSeen);
    }
    // From A1 straight down to C1 it runs between B1 and the hex that is not there.
    const Field field = tests::atzField({".", "A"});
    QVERIFY(sees(field, "1A1", "1C1"));
}

void TestAtzField::anyOtherHexOfTheSameBuildingHides()
{
    const Field field = tests::atzField({"AAA.."});
    QVERIFY(sees(field, "1A1", "1A2"));
    QVERIFY(!sees(field, "1A1", "1A3"));
    QVERIFY(!sees(field, "1A1", "1A4"));
    QVERIFY(sees(field, "1A3", "1A5"));
}

void TestAtzField::sightIsThatOfTheRegister()
{
    for (const Joined joined : {Joined::WestEast, Joined::NorthSouth}) {
        const Field field(tests::atzBox(), {1, 3}, joined);
        const Clipping clipping(field);
        int seen = 0;
        for (int from = 0; from < field.cells(); from += 41) {
            for (int to = 0; to < field.cells(); ++to) {
                const bool isSeen = field.sees(from, to);
                seen += isSeen ? 1 : 0;
                QVERIFY2(isSeen == clipping.isSeen(from, to),
                         (textOf(field.address(from)) + " " + textOf(field.address(to))).c_str());
                QCOMPARE(field.sees(to, from), isSeen);
            }
        }
        QVERIFY(seen > 500);
    }
}

PLAIN_TEST(TestAtzField)

} // namespace tst_atzfield

#include "tst_atzfield.moc"
