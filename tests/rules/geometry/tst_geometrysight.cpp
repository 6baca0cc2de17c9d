// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/sight/sightmemory.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/madetables.h"
#include "tests/support/geometry/slowgeometry.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_geometrysight {

using namespace escarmouche::rules::kit::geometry;

namespace {

constexpr int kCases = escarmouche::tests::manyCases(100'000);
constexpr std::int32_t kSide = 1'500;
constexpr std::uint8_t kWall = trait::kImpassable | trait::kBlocksSight | trait::kHides;

Base figureAt(std::int32_t x, std::int32_t y, std::int32_t level = 0)
{
    return {{{x, y}, level}, 50, 100};
}

Piece wall(Point least, Point most, std::int32_t top, std::int32_t bottom = 0)
{
    return {made::rectangle(least, most), bottom, top, PieceKind::Wall, kWall};
}

struct Scene {
    Table table;
    Base from;
    Base to;
    std::vector<Base> figures;
};

/** Every few cases share a table; figures are drawn for each. */
class Scenes
{
public:
    explicit Scenes(unsigned seed) : m_chance(seed) {}

    template<typename Visit>
    void each(int count, Visit visit)
    {
        for (int i = 0; i < count; i += 10) {
            const std::int32_t lattice = m_chance.oneOf({1, 10, 50});
            const Table table(kSide, kSide, made::pieces(m_chance, 8, kSide, 300, lattice));
            for (int k = 0; k < 10; ++k)
                visit(scene(table, lattice));
        }
    }

private:
    Scene scene(const Table &table, std::int32_t lattice)
    {
        Scene out{table,
                  made::figure(m_chance, kSide, lattice),
                  made::figure(m_chance, kSide, lattice),
                  {}};
        for (int i = m_chance.between(0, 3); i > 0; --i)
            out.figures.push_back(made::figure(m_chance, kSide, lattice));
        return out;
    }

    made::Chance m_chance;
};

} // namespace

class TestGeometrySight : public QObject
{
    Q_OBJECT

private slots:
    void seesPastAndOverPieces_data()
    {
        QTest::addColumn<int>("pieceX");
        QTest::addColumn<int>("pieceY");
        QTest::addColumn<int>("pieceHeight");
        QTest::addColumn<int>("targetLevel");
        QTest::addColumn<bool>("sees");
        // From (100, 500) to (900, 500): lines at y 450, 500 and 550. The piece is 100 by 300.
        QTest::newRow("all three lines crossed") << 400 << 350 << 200 << 0 << false;
        QTest::newRow("right line along its edge") << 400 << 250 << 200 << 0 << true;
        QTest::newRow("right line just crossed") << 400 << 251 << 200 << 0 << false;
        QTest::newRow("left line along its edge") << 400 << 450 << 200 << 0 << true;
        QTest::newRow("left line just crossed") << 400 << 449 << 200 << 0 << false;
        QTest::newRow("as high as the eyes") << 400 << 350 << 80 << 0 << true;
        QTest::newRow("just higher than the eyes") << 400 << 350 << 81 << 0 << false;
        // The line rises from 80 to 280: at x 400 to 500 it is at 155 to 180.
        QTest::newRow("line over its nearer edge") << 400 << 350 << 155 << 200 << true;
        QTest::newRow("line through its nearer edge") << 400 << 350 << 156 << 200 << false;
    }

    void seesPastAndOverPieces()
    {
        QFETCH(int, pieceX);
        QFETCH(int, pieceY);
        QFETCH(int, pieceHeight);
        QFETCH(int, targetLevel);
        const Table table(1'000, 1'000,
                          {wall({pieceX, pieceY}, {pieceX + 100, pieceY + 300}, pieceHeight)});
        const Base from = figureAt(100, 500);
        const Base to = figureAt(900, 500, targetLevel);
        QTEST(sees(table, from, to), "sees");
        QTEST(sees(table, to, from), "sees");
        QTEST(slow::sees(table, from, to), "sees");
    }

    void aLineMayTouchACorner()
    {
        const Table table(1'000, 1'000,
                          {{{{500, 500}, {700, 300}, {700, 700}}, 0, 300, PieceKind::Rock, kWall}});
        QVERIFY(!isBlocked(table, {{500, 100}, {500, 900}}, 50, 50, trait::kBlocksSight));
        QVERIFY(isBlocked(table, {{501, 100}, {501, 900}}, 50, 50, trait::kBlocksSight));
        QVERIFY(!isBlocked(table, {{300, 500}, {500, 500}}, 50, 50, trait::kBlocksSight));
        QVERIFY(isBlocked(table, {{300, 500}, {501, 500}}, 50, 50, trait::kBlocksSight));
    }

    // An L is cut into parts: their common edges are no gaps, its inner corner is no wall.
    void aFootprintThatIsNotConvexHasNoSeams()
    {
        const Polygon corner{{0, 0}, {600, 0}, {600, 200}, {200, 200}, {200, 600}, {0, 600}};
        const Table table(1'000, 1'000, {{corner, 0, 300, PieceKind::Building, kWall}});
        QVERIFY(table.parts().size() > 1);
        for (const Part &part : table.parts())
            for (std::int32_t i = 0; i < part.shape.count; ++i)
                if (part.shape.isInner(i))
                    QVERIFY(isBlocked(table, {part.shape.corner(i), part.shape.after(i)}, 50, 50,
                                      trait::kBlocksSight));
        QVERIFY(!isBlocked(table, {{200, 200}, {600, 600}}, 50, 50, trait::kBlocksSight));
        QVERIFY(!isBlocked(table, {{200, 800}, {200, 200}}, 50, 50, trait::kBlocksSight));
        QVERIFY(!isBlocked(table, {{100, 700}, {700, 100}}, 400, 400, trait::kBlocksSight));
        QVERIFY(isBlocked(table, {{100, 650}, {650, 100}}, 50, 50, trait::kBlocksSight));
    }

    void agreesWithTheSlowReferenceOnSight()
    {
        int seen = 0;
        int wrong = 0;
        Scenes(11).each(kCases, [&](const Scene &scene) {
            const bool fast = sees(scene.table, scene.from, scene.to);
            seen += fast ? 1 : 0;
            if (fast != slow::sees(scene.table, scene.from, scene.to) ||
                fast != sees(scene.table, scene.to, scene.from))
                ++wrong;
        });
        QCOMPARE(wrong, 0);
        QVERIFY(seen > kCases / 5 && seen < kCases * 9 / 10);
    }

    // Asked again, the other way round, of figures that have not moved and of some that have; few
    // enough places that slots are shared, on tables made anew where the last one lay.
    void memoryAnswersAsTheTableDoes()
    {
        SightMemory memory;
        int wrong = 0;
        Scenes(13).each(kCases / 10, [&](const Scene &scene) {
            const bool fast = sees(scene.table, scene.from, scene.to);
            Base moved = scene.to;
            moved.place.at.x += 1;
            for (int again = 0; again < 2; ++again)
                wrong += memory.sees(scene.table, scene.from, scene.to) != fast ||
                                 memory.sees(scene.table, scene.to, scene.from) != fast ||
                                 memory.sees(scene.table, scene.from, moved) !=
                                     sees(scene.table, scene.from, moved) ||
                                 memory.screensBetween(scene.table, scene.from, scene.to) !=
                                     screensBetween(scene.table, scene.from, scene.to) ||
                                 memory.screensBetween(scene.table, scene.to, scene.from) !=
                                     screensBetween(scene.table, scene.to, scene.from)
                             ? 1
                             : 0;
        });
        QCOMPARE(wrong, 0);
    }

    void memoryCoversAsTheTableDoes()
    {
        SightMemory memory;
        int wrong = 0;
        Scenes(15).each(kCases / 10, [&](const Scene &scene) {
            const Cover there = cover(scene.table, scene.from, scene.to, {});
            const Cover back = cover(scene.table, scene.to, scene.from, {});
            for (int again = 0; again < 2; ++again)
                wrong += memory.cover(scene.table, scene.from, scene.to) != there ||
                                 memory.cover(scene.table, scene.to, scene.from) != back
                             ? 1
                             : 0;
        });
        QCOMPARE(wrong, 0);
    }

    // Nine times in ten as the exact columns, and never off by much on the whole.
    void guessesCover()
    {
        int right = 0;
        int guessed = 0;
        int given = 0;
        Scenes(14).each(kCases / 10, [&](const Scene &scene) {
            const bool guess = screensBetween(scene.table, scene.from, scene.to) > 0;
            const bool exact = cover(scene.table, scene.from, scene.to, {}).isGiven();
            right += guess == exact ? 1 : 0;
            guessed += guess ? 1 : 0;
            given += exact ? 1 : 0;
        });
        QVERIFY2(right > kCases / 10 * 9 / 10, qPrintable(QString::number(right)));
        QVERIFY(guessed > given * 9 / 10 && guessed < given * 11 / 10);
    }

    void hidesWhatStandsBehind_data()
    {
        QTest::addColumn<int>("wallX");
        QTest::addColumn<int>("wallY");
        QTest::addColumn<int>("wallHeight");
        QTest::addColumn<int>("hidden");
        QTest::addColumn<bool>("covered");
        // From (100, 500) to (1100, 500), eye at 80; the wall is 10 thick and 400 long. Column rays
        // end at x 1100, so all of them leave the wall at (wallX + 10 - 100) thousandths.
        QTest::newRow("exactly half is not cover") << 590 << 300 << 65 << 20 * 50 << false;
        QTest::newRow("two hundredths more are") << 590 << 300 << 66 << 20 * 52 << true;
        QTest::newRow("rounded down") << 490 << 300 << 65 << 20 * 42 << false; // 42 and a half
        QTest::newRow("no higher than the ground") << 490 << 300 << 0 << 0 << false;
        QTest::newRow("as high as the eye") << 490 << 300 << 80 << 20 * 80 << true;
        QTest::newRow("higher than both") << 490 << 300 << 200 << 20 * 100 << true;
        QTest::newRow("beside") << 490 << 560 << 200 << 0 << false;
        // Its edge lies on the centre line: the columns on its side, none of them on the line.
        QTest::newRow("along the centre line") << 1'000 << 500 << 200 << 10 * 100 << false;
        QTest::newRow("one column more") << 1'000 << 497 << 200 << 11 * 100 << true;
    }

    void hidesWhatStandsBehind()
    {
        QFETCH(int, wallX);
        QFETCH(int, wallY);
        QFETCH(int, wallHeight);
        const Table table(1'200, 1'000,
                          {wall({wallX, wallY}, {wallX + 10, wallY + 400}, wallHeight)});
        const Base target = figureAt(1'100, 500);
        const Cover result = cover(table, figureAt(100, 500), target, {});
        QTEST(result.hidden, "hidden");
        QTEST(result.isGiven(), "covered");
    }

    void tellsObstaclesWithTheirDistances()
    {
        const Table table(1'200, 1'000,
                          {wall({900, 300}, {910, 700}, 90), wall({400, 300}, {410, 700}, 90),
                           wall({600, 300}, {610, 700}, 10)});
        const std::array figures{figureAt(250, 530), figureAt(260, 560)};
        const Cover result = cover(table, figureAt(100, 500), figureAt(1'100, 500), figures);
        QCOMPARE(result.count, 3); // neither the low wall nor the figure beside the line
        QCOMPARE(result.obstacles[0].isFigure, true);
        QCOMPARE(result.obstacles[0].distance, 53); // 152.97 between the centres
        QCOMPARE(result.obstacles[1].index, 1);
        QCOMPARE(result.obstacles[1].distance, 250);
        QCOMPARE(result.obstacles[2].index, 0);
        QCOMPARE(result.obstacles[2].distance, 750);
        QVERIFY(result.obstacles[2].onLine);
        QCOMPARE(result.obstacles[2].hidden, 20 * (80 + 12)); // 10 higher than the eye at 0.8
    }

    // The Irons example: a man behind his figurants.
    void aFigureInBetweenHides()
    {
        const Table table(1'200, 1'000);
        const Base shooter = figureAt(100, 500);
        const Base target = figureAt(700, 500);
        QVERIFY(cover(table, shooter, target, std::array{figureAt(590, 500)}).isGiven());
        QVERIFY(cover(table, shooter, target, std::array{figureAt(590, 549)}).hidden > 0);
        QCOMPARE(cover(table, shooter, target, std::array{figureAt(590, 550)}).hidden, 0);
        QCOMPARE(cover(table, shooter, target, std::array{figureAt(810, 500)}).hidden, 0);
        QCOMPARE(cover(table, shooter, target, std::array{figureAt(590, 500, 200)}).hidden, 0);
    }

    void aBurstIsShutOutOnlyByWhatHidesAll()
    {
        const Base figure = figureAt(700, 500);
        const auto shielded = [&](std::int32_t height, std::int32_t y) {
            const Table table(1'200, 1'000, {wall({600, y}, {610, y + 300}, height)});
            return isShielded(table, {{500, 500}, 0}, figure);
        };
        QVERIFY(shielded(50, 350)); // at half way: 100 of 100
        QVERIFY(shielded(110, 350));
        QVERIFY(!shielded(49, 350));
        QVERIFY(!shielded(110, 480));
    }

    void tellsTheFiguresOnALine()
    {
        const std::array figures{figureAt(600, 549), figureAt(300, 451), figureAt(450, 550),
                                 figureAt(1'149, 500), figureAt(400, 500)};
        std::array<std::int32_t, 5> out{};
        QCOMPARE(figuresOnLine({{100, 500}, {1'100, 500}}, figures, out), std::size_t{4});
        QCOMPARE(out[0], 1);
        QCOMPARE(out[1], 4);
        QCOMPARE(out[2], 0);
        QCOMPARE(out[3], 3);
    }

    void agreesWithTheSlowReferenceOnTheHiddenShare()
    {
        int covered = 0;
        int wrong = 0;
        int partly = 0;
        Scenes(12).each(kCases, [&](const Scene &scene) {
            const Cover fast = cover(scene.table, scene.from, scene.to, scene.figures);
            const auto exact = slow::columns(scene.table, scene.from, scene.to, scene.figures);
            covered += fast.isGiven() ? 1 : 0;
            partly += fast.hidden > 0 && fast.hidden < fast.whole ? 1 : 0;
            if (fast.columns != exact)
                ++wrong;
        });
        QCOMPARE(wrong, 0);
        QVERIFY(covered > kCases / 10 && partly > kCases / 10);
    }
};

PLAIN_TEST(TestGeometrySight)

} // namespace tst_geometrysight

#include "tst_geometrysight.moc"
