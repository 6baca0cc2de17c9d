// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/ways/finder.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/madetables.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <numeric>
#include <queue>

namespace tst_geometryfinder {

using namespace escarmouche::rules::kit::geometry;
using escarmouche::tests::kSanitized;
using escarmouche::tests::manyCases;

namespace {

constexpr std::int32_t kSide = 1'500;
constexpr Gait kFar{.budget = 2'000, .roughBudget = 2'000};

Piece block(Point least, Point most, std::int32_t top, std::uint8_t traits)
{
    return {made::rectangle(least, most), 0, top, PieceKind::Building, traits};
}

Base figureAt(std::int32_t x, std::int32_t y, std::int32_t level = 0)
{
    return {{{x, y}, level}, 50, 100};
}

std::vector<Other> crowd(made::Chance &chance, int count)
{
    std::vector<Other> out;
    for (int i = 0; i < count; ++i) {
        Base base = figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10);
        out.push_back({base, chance.oneOf({Passage::Through, Passage::Touch, Passage::Avoid})});
    }
    return out;
}

/** Walls and difficult ground, nothing above the ground. */
Table maze(made::Chance &chance)
{
    std::vector<Piece> pieces = made::pieces(chance, 8, kSide, 300, 10);
    for (Piece &piece : pieces) {
        piece.bottom = 0;
        piece.top = 200;
        piece.traits = chance.oneOf({trait::kImpassable, trait::kImpassable, trait::kDifficult});
    }
    return Table(kSide, kSide, pieces);
}

/** The room that a base must have on each side of it. */
struct Spare {
    std::int32_t besidePieces = 0;
    std::int32_t besideFigures = 0;
};

/** The shortest ways from one point by steps between all multiples of a tenth of a pas, in 32
    directions; ground and figures are asked at the ends and in the middle of each step. */
class FineGrid
{
public:
    FineGrid(const Table &table, std::span<const Other> others, Spare spare = {})
        : m_table(table), m_others(others), m_spare(spare)
    {
        m_ground.resize(static_cast<std::size_t>(kHalves * kHalves), Ground::Unknown);
        for (int y = -4; y <= 4; ++y)
            for (int x = -4; x <= 4; ++x)
                if (std::gcd(x, y) == 1 && std::abs(x) + std::abs(y) <= 5)
                    m_steps.push_back({x, y});
    }

    /** What each point costs, or a negative number where it is not reached within `most`. */
    std::vector<double> costs(Point start, double most)
    {
        std::vector<double> out(static_cast<std::size_t>(kCells * kCells), -1);
        std::priority_queue<std::pair<double, int>> open;
        open.push({0, index(start.x / kCell, start.y / kCell)});
        while (!open.empty()) {
            const auto [negative, at] = open.top();
            open.pop();
            if (out[static_cast<std::size_t>(at)] >= 0)
                continue;
            out[static_cast<std::size_t>(at)] = -negative;
            for (const Point step : m_steps) {
                const double cost = -negative + stepCost({at % kCells, at / kCells}, step);
                if (cost <= most)
                    open.push({-cost, at + index(step.x, step.y)});
            }
        }
        return out;
    }

    static int index(int x, int y) { return y * kCells + x; }
    static constexpr int kCell = 10;
    static constexpr int kCells = kSide / kCell + 1;

private:
    enum class Ground : char { Unknown, Open, Rough, Shut };
    static constexpr int kHalves = 2 * kCells; // points and the middles between them

    double stepCost(Point from, Point step)
    {
        const Point to = from + step;
        if (to.x < 0 || to.y < 0 || to.x >= kCells || to.y >= kCells)
            return 1e9;
        const Ground grounds[] = {ground(from.x * 2, from.y * 2),
                                  ground(from.x + to.x, from.y + to.y), ground(to.x * 2, to.y * 2)};
        int rough = 0;
        for (const Ground ground : grounds) {
            if (ground == Ground::Shut)
                return 1e9;
            rough += ground == Ground::Rough ? 1 : 0;
        }
        const double length = kCell * std::hypot(step.x, step.y);
        return length * (1 + (rough % 3 == 0 ? rough / 3 : roughShare(from, step)));
    }

    /** Of a step from open to difficult ground or back, looked at every twentieth. */
    double roughShare(Point from, Point step) const
    {
        int rough = 0;
        for (int i = 1; i < 40; i += 2) {
            const Point at{from.x * kCell + step.x * kCell * i / 40,
                           from.y * kCell + step.y * kCell * i / 40};
            rough += m_table.isDifficult({at, 0}) ? 1 : 0;
        }
        return rough / 20.0;
    }

    Ground ground(int x, int y)
    {
        Ground &known = m_ground[static_cast<std::size_t>(y * kHalves + x)];
        if (known == Ground::Unknown)
            known = groundAt({x * kCell / 2, y * kCell / 2});
        return known;
    }

    Ground groundAt(Point point) const
    {
        const Base wide{{point, 0}, 50 + m_spare.besidePieces, 100};
        if (!m_table.isClear(wide))
            return Ground::Shut;
        const Base base{{point, 0}, 50 + m_spare.besideFigures, 100};
        for (const auto &[other, passage] : m_others)
            if ((passage == Passage::Touch && overlap(base, other)) ||
                (passage == Passage::Avoid && inContact(base, other)))
                return Ground::Shut;
        return m_table.isDifficult(base.place) ? Ground::Rough : Ground::Open;
    }

    const Table &m_table;
    std::span<const Other> m_others;
    Spare m_spare;
    std::vector<Ground> m_ground;
    std::vector<Point> m_steps;
};

bool isFreeOf(const Table &table, const Base &base, std::span<const Other> others)
{
    return table.isClear(base) && std::ranges::none_of(others, [&](const Other &other) {
               return inContact(base, other.base) || overlap(base, other.base);
           });
}

} // namespace

class TestGeometryFinder : public QObject
{
    Q_OBJECT

private slots:
    void goesStraightWhereItCan()
    {
        const Table table(kSide, kSide);
        const Roadmap roadmap(table);
        Finder finder(roadmap);
        const auto path = finder.find(figureAt(103, 107), {{707, 913}}, kFar, {});
        QVERIFY(path);
        QCOMPARE(path->count, 2);
        QVERIFY(!finder.find(figureAt(103, 107), {{707, 913}}, {.budget = 900}, {}));
    }

    void goesRoundAWall()
    {
        const Table table(kSide, kSide, {block({700, 200}, {720, 1'300}, 200, trait::kImpassable)});
        const Roadmap roadmap(table);
        Finder finder(roadmap);
        const Base mover = figureAt(500, 250);
        const Place goal{{900, 250}, 0};
        const auto path = finder.find(mover, goal, kFar, {});
        QVERIFY(path);
        const Walk walk = judge(table, mover, *path, kFar, {});
        QVERIFY(walk.isLegal());
        // Tangents of 200 and 180, 20 across, turns of 0.49 and 0.54 about the ends: 451 at best.
        QVERIFY2(walk.cost.length >= 451 && walk.cost.length <= 465,
                 qPrintable(QString::number(walk.cost.length)));
        const std::array guard{Other{figureAt(710, 100), Passage::Avoid}};
        const auto round = finder.find(mover, goal, kFar, guard);
        QVERIFY(!round); // the other end is too far
    }

    void climbsWhereItMay()
    {
        constexpr std::uint8_t house = trait::kImpassable | trait::kFloor;
        const Table table(kSide, kSide,
                          {block({600, 600}, {900, 900}, 300, house),
                           block({500, 700}, {600, 800}, 300, house | trait::kClimbable)});
        const Roadmap roadmap(table);
        Finder finder(roadmap);
        const Base mover = figureAt(300, 750);
        const Place roof{{750, 750}, 300};
        const auto stairs = finder.find(mover, roof, kFar, {});
        QVERIFY(stairs);
        const Walk walk = judge(table, mover, *stairs, kFar, {});
        QVERIFY(walk.isLegal());
        QCOMPARE(walk.cost.climb, 300);
        QCOMPARE(walk.cost.wall, 0);
        QVERIFY(walk.cost.length < 480);
        const Base beyond = figureAt(1'000, 750);
        const Gait rope{.budget = 1'000, .roughBudget = 1'000, .wallFactor = 2};
        const auto wall = finder.find(beyond, roof, rope, {});
        QVERIFY(wall);
        QCOMPARE(judge(table, beyond, *wall, rope, {}).cost.wall, 300);
        QVERIFY(!finder.find(beyond, roof, {.budget = 1'000, .roughBudget = 1'000}, {}));
        finder.flood(mover, kFar, {});
        QVERIFY(std::ranges::any_of(finder.reached(), [](const Finder::Reached &reached) {
            return reached.place.level == 300;
        }));
        // Hanging on a wall he can go on, up or down.
        finder.flood({{{950, 750}, 100}, 50, 100}, rope, {});
        QVERIFY(!finder.reached().empty());
        for (const Finder::Reached &reached : finder.reached())
            QVERIFY(judge(table, {{{950, 750}, 100}, 50, 100}, finder.wayTo(reached), rope, {})
                        .isLegal());
    }

    // Whatever is shown as reachable is accepted, at no more than it was said to cost.
    void allThatIsReachedIsLegal()
    {
        made::Chance chance(31);
        int reached = 0;
        for (int i = 0; i < manyCases(60); ++i) {
            const Table table(kSide, kSide, made::pieces(chance, 12, kSide, 200, 10));
            const Roadmap roadmap(table);
            Finder finder(roadmap);
            const Base mover = figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10);
            const std::vector<Other> others = crowd(chance, 6);
            const Gait gait{.budget = chance.between(3, 12) * 100,
                            .roughBudget = 500,
                            .roughFactor = chance.between(1, 2),
                            .wallFactor = chance.between(0, 2)};
            if (!table.isClear(mover))
                continue;
            finder.flood(mover, gait, others);
            for (const Finder::Reached &place : finder.reached()) {
                const Walk walk = judge(table, mover, finder.wayTo(place), gait, others);
                QVERIFY(walk.isLegal() && !walk.isHanging);
                QVERIFY(gait.spent(walk.cost) <= place.spent);
                ++reached;
            }
        }
        QVERIFY2(reached > manyCases(3'000), qPrintable(QString::number(reached)));
    }

    void whatIsFoundQuicklyIsLegal()
    {
        made::Chance chance(33);
        int found = 0;
        int longer = 0;
        for (int i = 0; i < 24; ++i) {
            const Table table = maze(chance);
            const Roadmap roadmap(table);
            Finder finder(roadmap);
            const std::vector<Other> others = crowd(chance, 4);
            const Base mover = figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10);
            const Place goal =
                figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10).place;
            const auto best = finder.find(mover, goal, kFar, others);
            const auto quick = finder.findQuickly(mover, goal, kFar, others);
            if (!best || !quick)
                continue;
            const Walk walk = judge(table, mover, *quick, kFar, others);
            QVERIFY(walk.isLegal());
            QCOMPARE(quick->last(), goal);
            const Walk shortest = judge(table, mover, *best, kFar, others);
            longer += kFar.spent(walk.cost) > kFar.spent(shortest.cost) * 5 / 4 ? 1 : 0;
            ++found;
        }
        QVERIFY2(found > 8, qPrintable(QString::number(found)));
        QVERIFY2(longer <= found / 4, qPrintable(QString::number(longer)));
    }

    // With nobody in the way, and everything that a flood of one move reaches.
    void spreadsAsAFloodDoes()
    {
        made::Chance chance(34);
        const Table table = maze(chance);
        const Roadmap roadmap(table);
        Finder finder(roadmap);
        const Base mover{roadmap.places()[roadmap.places().size() / 2], 50, 100};
        const Gait gait{.budget = 600, .roughBudget = 600};
        finder.flood(mover, gait, {});
        const std::vector<Finder::Reached> flooded(finder.reached().begin(),
                                                   finder.reached().end());
        QVERIFY(flooded.size() > 20);
        finder.spread(mover, gait);
        for (const Finder::Reached &each : flooded)
            QVERIFY(std::ranges::any_of(finder.reached(), [&](const Finder::Reached &other) {
                return other.node == each.node && other.spent <= each.spent;
            }));
    }

    void floodsNoFartherThanIsEnough()
    {
        made::Chance chance(34);
        const Table table = maze(chance);
        const Roadmap roadmap(table);
        Finder finder(roadmap);
        const Base mover{roadmap.places()[roadmap.places().size() / 2], 50, 100};
        const Gait gait{.budget = 600, .roughBudget = 600};
        finder.flood(mover, gait, {});
        const std::vector<Finder::Reached> all(finder.reached().begin(), finder.reached().end());
        std::size_t asked = 0;
        finder.floodUntil(mover, gait, {}, [&](const Finder::Reached &) { return ++asked == 10; });
        QCOMPARE(finder.reached().size(), 10U);
        for (std::size_t at = 0; at < 10; ++at)
            QCOMPARE(finder.reached()[at].node, all[at].node);
    }

    // A passage that leaves a base less than 6 hundredths to spare between pieces, or half a pas
    // beside a figure, may be missed: a few of the ways that need one are longer.
    void isWithinFivePercentOfAFinerGrid()
    {
        made::Chance chance(32);
        int found = 0;
        int tight = 0;
        int longer = 0;
        double worst = 0;
        for (int i = 0; i < (kSanitized ? 4 : 24); ++i) {
            const Table table = maze(chance);
            const Roadmap roadmap(table);
            Finder finder(roadmap);
            const std::vector<Other> others = crowd(chance, 4);
            const Base mover = figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10);
            if (!isFreeOf(table, mover, others))
                continue;
            const auto costs = FineGrid(table, others).costs(mover.place.at, 1'900);
            const auto roomy = FineGrid(table, others, {3, 25}).costs(mover.place.at, 1'950);
            for (int k = 0; k < 40; ++k) {
                const Base goal =
                    figureAt(chance.between(5, 145) * 10, chance.between(5, 145) * 10);
                const auto at = static_cast<std::size_t>(
                    FineGrid::index(goal.place.at.x / 10, goal.place.at.y / 10));
                const double best = costs[at];
                if (!isFreeOf(table, goal, others) || best < 100)
                    continue;
                const auto path = finder.find(mover, goal.place, kFar, others);
                QVERIFY(path);
                const Walk walk = judge(table, mover, *path, kFar, others);
                QVERIFY(walk.isLegal());
                ++found;
                // Each segment and its difficult part are rounded up, which the grid is not.
                const int rounding = 2 * (path->count - 1);
                const double length = (kFar.spent(walk.cost) - rounding) / best;
                if (roomy[at] >= 0 && roomy[at] <= best * 1.03) {
                    worst = std::max(worst, length);
                    continue;
                }
                ++tight;
                longer += length > 1.05 ? 1 : 0;
            }
        }
        qInfo("%d ways, the worst %.2f %% longer; of %d through tight passages %d are longer still",
              found, (worst - 1) * 100, tight, longer);
        QVERIFY(worst <= 1.05);
        if (kSanitized) // shares of a few ways say nothing
            return;
        QVERIFY(found > 300 && tight > 0);
        QVERIFY(longer <= found / 20);
    }
};

PLAIN_TEST(TestGeometryFinder)

} // namespace tst_geometryfinder

#include "tst_geometryfinder.moc"
