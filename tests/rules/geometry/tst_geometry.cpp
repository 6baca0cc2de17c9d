// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/burst.h"
#include "rules/kit/geometry/ground/contact.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/madetables.h"
#include "tests/support/geometry/slowgeometry.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <type_traits>

namespace tst_geometry {

using namespace escarmouche::rules::kit::geometry;
namespace geometry = escarmouche::rules::kit::geometry;

namespace {

constexpr int kCases = escarmouche::tests::manyCases(100'000);

static_assert(std::is_trivially_copyable_v<Base> && std::is_trivially_copyable_v<Polygon> &&
              std::is_trivially_copyable_v<Piece> && std::is_trivially_copyable_v<Flame>);

Base figureAt(std::int32_t x, std::int32_t y, std::int32_t level = 0)
{
    return {{{x, y}, level}, 50, 100};
}

Piece block(Point least, Point most, std::int32_t bottom, std::int32_t top, std::uint8_t traits)
{
    return {made::rectangle(least, most), bottom, top, PieceKind::Building, traits};
}

/** A building of 3 pas with a flat roof, a bridge beside it, a marsh. */
Table village()
{
    return Table(2'000, 2'000,
                 {block({500, 500}, {900, 900}, 0, 300, trait::kImpassable | trait::kFloor),
                  block({900, 600}, {1'300, 800}, 280, 300, trait::kImpassable | trait::kFloor),
                  block({1'500, 500}, {1'900, 900}, 0, 0, trait::kDifficult),
                  block({600, 600}, {800, 800}, 300, 500, trait::kImpassable | trait::kFloor)});
}

std::optional<TableFault> faultOf(const Polygon &footprint, std::int32_t bottom = 0,
                                  std::int32_t top = 100)
{
    const Piece piece{footprint, bottom, top, PieceKind::Wall, 0};
    return Table::faultOf(1'000, 1'000, std::array{piece});
}

/** A pair of figures close enough for their gap to be about a limit. */
std::array<Base, 2> pair(made::Chance &chance, std::int32_t lattice)
{
    Base a = made::figure(chance, 600, lattice);
    Base b = made::figure(chance, 600, lattice);
    if (chance.oneIn(2))
        b.place.level = a.place.level + chance.between(-3, 3);
    return {a, b};
}

} // namespace

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void rootsAreExact()
    {
        made::Chance chance(1);
        for (int i = 0; i < kCases; ++i) {
            const std::int64_t root =
                chance.between(0, 40'000) * std::int64_t{50'000} + chance.between(0, 49'999);
            QCOMPARE(rootDown(root * root), root);
            QCOMPARE(lengthUp(root * root), root);
            QCOMPARE(lengthUp(root * root + 1), root + 1);
            if (root > 0)
                QCOMPARE(rootDown(root * root - 1), root - 1);
        }
    }

    void scalesToTheNearestHundredth()
    {
        QCOMPARE(scaled({30, 40}, 50), (Point{30, 40}));
        QCOMPARE(scaled({3, -4}, 50), (Point{30, -40}));
        QCOMPARE(scaled({-1, 1}, 50), (Point{-35, 35})); // 35.36
        QCOMPARE(scaled({1, 1}, 150), (Point{106, 106})); // 106.07
        QCOMPARE(scaled({0, 0}, 50), (Point{0, 0}));
    }

    void faultyTablesAreNamed()
    {
        using enum TableFaultCode;
        const auto is = [](const std::optional<TableFault> &fault, TableFaultCode code) {
            return fault && fault->code == code && fault->piece == 0;
        };
        QVERIFY(!faultOf({{0, 0}, {100, 0}, {100, 100}}));
        QVERIFY(!faultOf({{100, 100}, {100, 0}, {0, 0}}));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}}), TooFewCorners));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {200, 0}}), NotSimple));
        QVERIFY(is(faultOf({{0, 0}, {100, 100}, {100, 0}, {0, 100}}), NotSimple));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {100, 100}, {50, 0}}), NotSimple)); // touches itself
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {100, 0}, {50, 50}}), NotSimple));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {50, 0}, {50, 50}}), NotSimple)); // goes back
        QVERIFY(is(faultOf({{0, 0}, {1'001, 0}, {100, 100}}), OffTable));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {100, 100}}, 50, 40), BadHeights));
        QVERIFY(is(faultOf({{0, 0}, {100, 0}, {100, 100}}, -1, 40), BadHeights));
        QCOMPARE(Table::faultOf(0, 100, {})->code, BadSize);
        QCOMPARE(Table::faultOf(20'001, 100, {})->code, BadSize);
        const std::vector<Piece> many(kMostPieces + 1);
        QCOMPARE(Table::faultOf(100, 100, many)->code, TooManyPieces);
    }

    // However it is cut up, a footprint covers the same points.
    void partsMakeUpTheirFootprint()
    {
        made::Chance chance(2);
        int cut = 0;
        for (int i = 0; i < 2'000; ++i) {
            const Polygon footprint = made::outline(chance, 400, 200, chance.oneOf({1, 10, 50}));
            const Table table(400, 400, {{footprint, 0, 0, PieceKind::Marsh, trait::kDifficult}});
            cut += table.parts().size() > 1 ? 1 : 0;
            std::int64_t area = 0;
            for (const Part &part : table.parts())
                for (std::int32_t k = 0; k < part.shape.count; ++k)
                    area += cross(part.shape.corner(k), part.shape.after(k));
            QCOMPARE(area, std::abs(doubledArea(footprint)));
            for (int k = 0; k < 50; ++k) {
                const Point point{chance.between(0, 40) * 10, chance.between(0, 40) * 10};
                const int side = slow::sideOf(footprint, point.x, point.y, 1);
                bool covered = false;
                for (const Part &part : table.parts())
                    covered = covered || covers(part.shape, point);
                QCOMPARE(covered, side >= 0);
            }
        }
        QVERIFY(cut > 200);
    }

    void standsOnFloorsAndGround()
    {
        const Table table = village();
        const auto supports = [&](std::int32_t x, std::int32_t y, std::int32_t level) {
            return table.supports({{x, y}, level});
        };
        QVERIFY(supports(100, 100, 0));
        QVERIFY(supports(1'100, 700, 0)); // under the bridge
        QVERIFY(supports(550, 550, 300));
        QVERIFY(supports(500, 500, 300)); // the centre on the very corner
        QVERIFY(!supports(499, 500, 300));
        QVERIFY(!supports(550, 550, 299));
        QVERIFY(supports(700, 700, 500));
        QVERIFY(supports(700, 700, 0)); // another piece may forbid it: isClear()
        QCOMPARE(table.landing({{700, 700}, 499}), 300);
        QCOMPARE(table.landing({{1'100, 700}, 150}), 0);
        QCOMPARE(table.landing({{450, 700}, 250}), 0);
        QCOMPARE(table.highest({700, 700}), 500);
        QCOMPARE(table.highest({1'400, 700}), 0);
        QVERIFY(table.isDifficult({{1'600, 600}, 0}));
        QVERIFY(!table.isDifficult({{1'500, 600}, 0})); // on its outline
        QVERIFY(!table.isDifficult({{1'600, 600}, 100}));
    }

    void basesAreFreeOrNot()
    {
        const Table table = village();
        const std::array others{figureAt(200, 200), figureAt(550, 560, 300)};
        const auto isFree = [&](std::int32_t x, std::int32_t y, std::int32_t level = 0) {
            return geometry::isFree(table, figureAt(x, y, level), others);
        };
        QVERIFY(isFree(50, 50));
        QVERIFY(!isFree(49, 50)); // over the edge of the table
        QVERIFY(!isFree(1'951, 50));
        QVERIFY(isFree(1'950, 1'950));
        QVERIFY(isFree(300, 200)); // touches the first figure
        QVERIFY(!isFree(299, 200));
        QVERIFY(isFree(450, 700)); // touches the building
        QVERIFY(!isFree(451, 700));
        QVERIFY(!isFree(465, 465)); // 49.5 from the corner
        QVERIFY(isFree(464, 464)); // 50.9
        QVERIFY(isFree(700, 540, 300)); // on the roof, beside the upper storey
        QVERIFY(isFree(1'100, 700)); // a figure fits under the bridge
        QVERIFY(isFree(550, 700, 300)); // touches the upper storey
        QVERIFY(!isFree(551, 700, 300));
        QVERIFY(!isFree(100, 700, 300)); // nothing to stand on
        QCOMPARE(table.edgeGap(figureAt(300, 70)), 20);
        QCOMPARE(table.edgeGap(figureAt(1'960, 700)), 0);
    }

    void contactIsInclusive()
    {
        const Base base = figureAt(500, 500);
        QVERIFY(inContact(base, figureAt(600, 500)));
        QVERIFY(inContact(base, figureAt(602, 500)));
        QVERIFY(!inContact(base, figureAt(603, 500)));
        QVERIFY(inContact(base, figureAt(572, 572))); // 101.8 between the centres
        QVERIFY(!inContact(base, figureAt(573, 572)));
        QVERIFY(inContact(base, figureAt(600, 500, 2)));
        QVERIFY(!inContact(base, figureAt(602, 500, 1)));
        QVERIFY(!inContact(base, figureAt(600, 500, 100)));
        QCOMPARE(distance(base, figureAt(1'000, 500)), 400);
        QCOMPARE(distance(base, figureAt(900, 500, 400)), 500);
        QCOMPARE(distance(base, figureAt(500, 500, 300)), 300);
        QVERIFY(isWithin(base, figureAt(900, 500, 400), 500));
        QVERIFY(!isWithin(base, figureAt(900, 500, 400), 499));
        QCOMPARE(rise(figureAt(0, 0, 300), base), 300);
    }

    void agreesWithTheSlowReferenceOnContact()
    {
        made::Chance chance(3);
        int touching = 0;
        for (int i = 0; i < kCases; ++i) {
            const auto [a, b] = pair(chance, chance.oneOf({1, 10, 50}));
            const auto limit = chance.oneOf({0, kContactGap, 100, 200, 300});
            const slow::Real gap = slow::gap(a, b);
            touching += gap <= limit ? 1 : 0;
            QCOMPARE(isWithin(a, b, limit), gap <= limit);
            QCOMPARE(inContact(a, b), gap <= kContactGap);
            QCOMPARE(distance(a, b), static_cast<std::int32_t>(std::ceil(gap)));
        }
        QVERIFY(touching > kCases / 10 && touching < kCases * 9 / 10);
    }

    void aBlastTouchesBases()
    {
        QVERIFY(isInBlast({{500, 500}, 0}, 150, figureAt(700, 500)));
        QVERIFY(!isInBlast({{500, 500}, 0}, 150, figureAt(701, 500)));
        QVERIFY(isInBlast({{500, 500}, 0}, 150, figureAt(620, 660))); // 200 away
        QVERIFY(isInBlast({{500, 500}, 0}, 150, figureAt(640, 500, 120))); // 90 and 120
        QVERIFY(!isInBlast({{500, 500}, 0}, 150, figureAt(641, 500, 120)));
        QVERIFY(!isInBlast({{500, 500}, 0}, 150, figureAt(500, 500, 151)));
    }

    void agreesWithTheSlowReferenceOnBlasts()
    {
        made::Chance chance(4);
        int hit = 0;
        for (int i = 0; i < kCases; ++i) {
            auto [a, b] = pair(chance, chance.oneOf({1, 10, 50}));
            a.radius = 0;
            const auto radius = chance.oneOf({100, 150, 300});
            const bool expected = slow::gap(a, b) <= radius;
            hit += expected ? 1 : 0;
            QCOMPARE(isInBlast(a.place, radius, b), expected);
        }
        QVERIFY(hit > kCases / 10 && hit < kCases * 9 / 10);
    }

    void aFlameIsLaidFromTheBase()
    {
        const Base shooter = figureAt(500, 500);
        const Flame flame = geometry::flame(shooter, {900, 500}, 800, 250);
        QCOMPARE(flame.corners[0], (Point{550, 500}));
        QCOMPARE(flame.corners[1], (Point{1'350, 375})); // left of someone looking along x
        QCOMPARE(flame.corners[2], (Point{1'350, 625}));
        QVERIFY(isInFlame(flame, figureAt(600, 500)));
        QVERIFY(isInFlame(flame, figureAt(1'400, 500))); // touches the far end
        QVERIFY(!isInFlame(flame, figureAt(1'401, 500)));
        QVERIFY(!isInFlame(flame, figureAt(1'350, 676)));
        QVERIFY(isInFlame(flame, figureAt(1'350, 675)));
        QVERIFY(!isInFlame(flame, figureAt(499, 500)));
    }

    void agreesWithTheSlowReferenceOnFlames()
    {
        made::Chance chance(5);
        int hit = 0;
        for (int i = 0; i < kCases; ++i) {
            const std::int32_t lattice = chance.oneOf({1, 10, 50});
            const Base shooter = made::figure(chance, 800, lattice);
            const Base figure = made::figure(chance, 800, lattice);
            const Point aim = made::figure(chance, 800, lattice).place.at;
            if (aim == shooter.place.at)
                continue;
            const Flame flame = geometry::flame(shooter, aim, 800, 250);
            const slow::Real whole = slow::apart(shooter.place.at, aim);
            const auto along = [&](std::int32_t ahead, std::int32_t aside) {
                const slow::Real dx = (aim.x - shooter.place.at.x) / whole;
                const slow::Real dy = (aim.y - shooter.place.at.y) / whole;
                return shooter.place.at +
                       Point{slow::nearest(dx * ahead), slow::nearest(dy * ahead)} +
                       Point{slow::nearest(-dy * aside), slow::nearest(dx * aside)};
            };
            QCOMPARE(flame.corners[0], along(shooter.radius, 0));
            QCOMPARE(flame.corners[1], along(shooter.radius + 800, -125));
            QCOMPARE(flame.corners[2], along(shooter.radius + 800, 125));
            const Polygon shape{flame.corners[0], flame.corners[1], flame.corners[2]};
            const Point at = figure.place.at;
            const bool expected = slow::toPolygon(shape, {at, at}) <= figure.radius + 1e-10L;
            hit += expected ? 1 : 0;
            QCOMPARE(isInFlame(flame, figure), expected);
        }
        QVERIFY(hit > kCases / 10 && hit < kCases * 9 / 10);
    }

    void scattersRelativeToTheThrow()
    {
        QCOMPARE(scattered({100, 500}, {700, 500}, 0, 200), (Point{900, 500}));
        QCOMPARE(scattered({100, 500}, {700, 500}, 1, 200), (Point{700, 700}));
        QCOMPARE(scattered({100, 500}, {700, 500}, 2, 200), (Point{500, 500}));
        QCOMPARE(scattered({100, 500}, {700, 500}, 3, 200), (Point{700, 300}));
        QCOMPARE(scattered({100, 100}, {400, 500}, 0, 300), (Point{580, 740}));
        QCOMPARE(scattered({700, 500}, {700, 500}, 1, 200), (Point{700, 500}));
    }
};

PLAIN_TEST(TestGeometry)

} // namespace tst_geometry

#include "tst_geometry.moc"
