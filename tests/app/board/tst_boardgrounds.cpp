// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/minimap.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/linkedgrounds.h"

#include <QPainter>

#include <deque>
#include <map>
#include <set>

// What lies under the tokens: cells of every shape, what is between them, boxes beside them.

namespace tst_boardgrounds {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::Pointing;
using rules::ZonePlace;

namespace {

using Grid = std::vector<rules::GroundCell>;

Grid gridOf(int columns, int rows, bool isHex, bool isFlat)
{
    Grid cells;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            const int q = isHex && !isFlat ? column - row / 2 : column;
            const int r = isFlat ? row - column / 2 : row;
            cells.push_back({cellPlace(q, r), "grass", {}});
        }
    }
    return cells;
}

Ground hexes(rules::HexGround::Top top)
{
    return {rules::HexGround{gridOf(7, 7, true, top == rules::HexGround::Top::Flat), top}, {}};
}

Ground squares(bool hasDiagonals)
{
    return {rules::SquareGround{gridOf(6, 6, false, false), hasDiagonals}, {}};
}

const Grid &cellsOf(const Ground &ground)
{
    const auto *hexes = std::get_if<rules::HexGround>(&ground.what);
    return hexes ? hexes->cells : std::get<rules::SquareGround>(ground.what).cells;
}

void everyGrid()
{
    QTest::addColumn<Ground>("ground");
    QTest::addColumn<double>("apart"); // the middles of neighbours, at most
    QTest::addColumn<int>("onTop"); // corners
    QTest::newRow("pointed") << hexes(rules::HexGround::Top::Pointed) << 174.0 << 1;
    QTest::newRow("flat") << hexes(rules::HexGround::Top::Flat) << 174.0 << 2;
    QTest::newRow("squares") << squares(true) << 255.0 << 2;
    QTest::newRow("squares by sides") << squares(false) << 181.0 << 2;
}

/** Steps from the first cell to every other, over cells whose middles are near enough. */
std::map<std::pair<int, int>, int> stepsFrom(const CellPlace &first, const Grid &cells,
                                             const GroundPlan &plan, double apart)
{
    std::map<std::pair<int, int>, int> steps{{{first.q, first.r}, 0}};
    std::deque<CellPlace> open{first};
    while (!open.empty()) {
        const CellPlace at = open.front();
        open.pop_front();
        for (const auto &cell : cells) {
            const double off = QLineF(*plan.pointOf(at), *plan.pointOf(cell.place)).length();
            const int next = steps[{at.q, at.r}] + 1;
            if (off <= apart && steps.try_emplace({cell.place.q, cell.place.r}, next).second)
                open.push_back(cell.place);
        }
    }
    return steps;
}

QImage painted(const Ground &ground, const QPalette &palette, double scale = 0.5)
{
    const auto plan = planOf(ground);
    QImage image((plan->bounds().size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-plan->bounds().topLeft());
    GroundLook look;
    look.palette = palette;
    look.scale = scale;
    plan->paint(painter, plan->bounds(), look);
    return image;
}

/** Two cells side by side, with that between them. */
Ground pairWith(const std::string &kind)
{
    rules::SquareGround two;
    two.cells = {{cellPlace(0, 0), "grass", {}}, {cellPlace(1, 0), "grass", {}}};
    if (!kind.empty())
        two.links = {cellLink(cellPlace(0, 0), cellPlace(1, 0), kind)};
    return {std::move(two), {}};
}

QStringList toldOn(const Ground &ground, QPointF point)
{
    return planOf(ground)->toldAt(point, sayKey).split(u'\n');
}

} // namespace

class BoardGroundsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void init() { m_language = std::make_unique<UiLanguage>(rules::Language::English); }
    void cleanup()
    {
        m_language.reset();
        verifyEventLoopFree();
    }
    void countsAsNeighboursLie_data() { everyGrid(); }
    void countsAsNeighboursLie();
    void cellsAreWhereTheyAreDrawn_data() { everyGrid(); }
    void cellsAreWhereTheyAreDrawn();
    void keysLeadStraightOn_data() { everyGrid(); }
    void keysLeadStraightOn();
    void keysCrossGapsAndFloors();
    void saysThatNobodyStepsPastACorner();
    void tellsAddressesAndEffects();
    void tellsWhatIsBetweenPlaces();
    void drawsEveryKindOfLink();
    void tellsAndDrawsWhatADoorIsNow();
    void pointsAtFreeCells();
    void hasBoxesBesideEveryBoard_data();
    void hasBoxesBesideEveryBoard();
    void boxesHoldACrowd();
    void writesANameOnceOverAllHexesThatBearIt();
    void aKindNamesABaseAndATint();
    void leavesPictures();

private:
    std::unique_ptr<UiLanguage> m_language;
};

void BoardGroundsTest::countsAsNeighboursLie()
{
    QFETCH(Ground, ground);
    QFETCH(double, apart);
    const auto plan = planOf(ground);
    const Grid &cells = cellsOf(ground);
    for (const auto &from : cells) {
        const auto steps = stepsFrom(from.place, cells, *plan, apart);
        QCOMPARE(steps.size(), cells.size());
        for (const auto &to : cells) {
            const QString far = plan->distance(from.place, to.place, {});
            const int wanted = steps.at({to.place.q, to.place.r});
            QVERIFY2(far.startsWith(QString::number(wanted) + u'\u00a0'), qPrintable(far));
        }
    }
}

void BoardGroundsTest::cellsAreWhereTheyAreDrawn()
{
    QFETCH(Ground, ground);
    QFETCH(int, onTop);
    const auto plan = planOf(ground);
    for (const auto &cell : cellsOf(ground)) {
        const QPointF middle = plan->pointOf(cell.place).value();
        const auto corners = plan->cornersOf(cell.place, 0);
        const double top = std::ranges::min(corners, {}, &QPointF::y).y();
        QCOMPARE(std::ranges::count_if(
                     corners, [&](const QPointF &one) { return std::abs(one.y() - top) < 1; }),
                 onTop);
        for (const QPointF &corner : corners) {
            QVERIFY(plan->bounds().adjusted(-1, -1, 1, 1).contains(corner));
            QVERIFY(plan->placeAt(middle + (corner - middle) * 0.95, 0) == Place(cell.place));
        }
    }
}

void BoardGroundsTest::keysLeadStraightOn()
{
    QFETCH(Ground, ground);
    const auto canvas = canvasOn(ground, {});
    const GroundPlan &plan = canvas->board().plan();
    Place at;
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { at = one.place; });
    QTest::keyClick(canvas.get(), Qt::Key_C);
    const Place start = at;
    for (const auto &[key, back, way] : {std::tuple(Qt::Key_Right, Qt::Key_Left, QPointF(1, 0)),
                                         std::tuple(Qt::Key_Down, Qt::Key_Up, QPointF(0, 1)),
                                         std::tuple(Qt::Key_Left, Qt::Key_Right, QPointF(-1, 0)),
                                         std::tuple(Qt::Key_Up, Qt::Key_Down, QPointF(0, -1))}) {
        for (int n = 0; n < 2; ++n) {
            const QPointF before = *plan.pointOf(at);
            QTest::keyClick(canvas.get(), key);
            const QPointF off = *plan.pointOf(at) - before;
            QVERIFY(QPointF::dotProduct(off, way) > 140);
            QVERIFY(std::hypot(off.x(), off.y()) < 181);
        }
        const QPointF off = *plan.pointOf(at) - *plan.pointOf(start);
        QVERIFY(std::abs(off.x() * way.y()) + std::abs(off.y() * way.x()) < 1);
        QTest::keyClick(canvas.get(), back);
        QTest::keyClick(canvas.get(), back);
        QVERIFY(at == start);
    }
}

void BoardGroundsTest::keysCrossGapsAndFloors()
{
    const auto floors = planOf(squareGround());
    const Place edge = cellPlace(5, 3), below = cellPlace(0, 3, 1);
    QVERIFY(floors->step(edge, {1, 0}, false) == below);
    QVERIFY(floors->step(below, {-1, 0}, false) == edge);
    QVERIFY(floors->step(edge, {0, 1}, false) == Place(cellPlace(5, 4)));
    rules::SquareGround apart;
    apart.cells = {{cellPlace(0, 0), "grass", {}},
                   {cellPlace(3, 0), "grass", {}},
                   {cellPlace(2, 2), "grass", {}}};
    const auto plan = planOf({apart, {}});
    QVERIFY(plan->step(cellPlace(0, 0), {1, 0}, false) == Place(cellPlace(3, 0)));
    QVERIFY(plan->step(cellPlace(3, 0), {1, 0}, false) == Place(cellPlace(3, 0)));
    QCOMPARE(plan->told(cellPlace(3, 0), {}), QStringLiteral("column 3, row 0"));
    // The ragged edge of a hex map: the other cell above it.
    rules::HexGround ragged;
    ragged.cells = {{cellPlace(0, 2), "grass", {}}, {cellPlace(0, 1), "grass", {}}};
    QVERIFY(planOf({ragged, {}})->step(cellPlace(0, 2), {0, -1}, false) == Place(cellPlace(0, 1)));
}

void BoardGroundsTest::saysThatNobodyStepsPastACorner()
{
    const auto bySides = planOf(squares(false)), byCorners = planOf(squares(true));
    const Place a = cellPlace(1, 1), aside = cellPlace(3, 2), straight = cellPlace(1, 4);
    QCOMPARE(bySides->distance(a, aside, {}), QStringLiteral("3\u00a0cells, no diagonals"));
    QCOMPARE(bySides->distance(a, straight, {}), QStringLiteral("3\u00a0cells"));
    QCOMPARE(byCorners->distance(a, aside, {}), QStringLiteral("2\u00a0cells"));
    m_language->set(rules::Language::French);
    QCOMPARE(bySides->distance(a, aside, {}), QStringLiteral("3\u00a0cases, sans diagonale"));
}

void BoardGroundsTest::tellsAddressesAndEffects()
{
    const Ground ground = flatHexGround();
    const auto plan = planOf(ground);
    const Place farm = cellPlace(4, 0), plain = cellPlace(0, 0), free = cellPlace(11, -5);
    QCOMPARE(plan->told(farm, {}), QStringLiteral("Farm, 4E2"));
    QCOMPARE(plan->told(plain, {}), QStringLiteral("4A0"));
    QCOMPARE(plan->told(free, {}), QStringLiteral("Free cell, 4L0"));
    QCOMPARE(toldOn(ground, *plan->pointOf(farm)).first(),
             QStringLiteral("Farm, 4E2: cover, stops running"));
    QCOMPARE(toldOn(ground, *plan->pointOf(plain)), QStringList{QStringLiteral("4A0")});
    QCOMPARE(planOf(squareGround())->told(cellPlace(1, 1), {}),
             QStringLiteral("Crossing, column 1, row 1, floor 0"));
    // Told, not painted.
    Ground bare = ground;
    for (auto &cell : std::get<rules::HexGround>(bare.what).cells)
        cell.address.clear();
    QVERIFY(painted(bare, lightPalette()) == painted(ground, lightPalette()));
    QCOMPARE(toldOn(bare, *plan->pointOf(plain)), QStringList{QString()});
    // The keyboard says it once.
    const auto canvas = canvasOn(ground, {});
    canvas->pointing().moveCursor(farm);
    QCOMPARE(canvas->accessibleDescription().count(QStringLiteral("4E2: cover")), 1);
    QCOMPARE(canvas->accessibleDescription().count(QStringLiteral("Farm")), 1);
    m_language->set(rules::Language::French);
    QCOMPARE(plan->told(farm, {}), QStringLiteral("Ferme, 4E2"));
    QCOMPARE(plan->told(free, {}), QStringLiteral("Case libre, 4L0"));
}

void BoardGroundsTest::tellsWhatIsBetweenPlaces()
{
    const Ground hexes = flatHexGround();
    const auto plan = planOf(hexes);
    const QPointF farm = *plan->pointOf(cellPlace(4, 0));
    const QPointF beyond = *plan->pointOf(cellPlace(5, 0));
    const QStringList all{
        QStringLiteral("Farm, 4E2: cover, stops running"),
        QStringLiteral("Wall towards 4E1; 4E3; 4D1"),
        QStringLiteral("Door towards 4F1"),
        QStringLiteral("Cellar (locked door) towards 4F2"),
        QStringLiteral("Opening towards 4D2"),
    };
    QCOMPARE(toldOn(hexes, farm), all);
    // At the edge that one comes first, from either side.
    const QPointF inside = farm + (beyond - farm) * 0.46, outside = farm + (beyond - farm) * 0.54;
    QCOMPARE(toldOn(hexes, inside), (QStringList{all[0], all[3], all[1], all[2], all[4]}));
    QCOMPARE(
        toldOn(hexes, outside),
        (QStringList{QStringLiteral("4F2"), QStringLiteral("Cellar (locked door) towards 4E2")}));
    const QPointF ford = *plan->pointOf(cellPlace(8, 1));
    QCOMPARE(toldOn(hexes, ford), (QStringList{QStringLiteral("4I5"),
                                               QStringLiteral("Mill road (road) towards 4H5; 4J5"),
                                               QStringLiteral("River towards 4I4; 4I6")}));
    const Ground zones = linkedZoneGround();
    QCOMPARE(toldOn(zones, *planOf(zones)->pointOf(ZonePlace{1})),
             (QStringList{QStringLiteral("Hall"), QStringLiteral("Opening towards Armoury"),
                          QStringLiteral("Back door (locked door) towards Yard")}));
    const Ground rooms = roomsGround();
    QCOMPARE(toldOn(rooms, *planOf(rooms)->pointOf(cellPlace(0, 0))),
             QStringList{QStringLiteral("Trapdoor (opening) towards column 0, row 0")});
    m_language->set(rules::Language::French);
    QCOMPARE(toldOn(hexes, farm)[3], QStringLiteral("Cave (porte verrouillée) vers 4F2"));
    QCOMPARE(toldOn(hexes, ford)[2], QStringLiteral("Rivière vers 4I4; 4I6"));
}

void BoardGroundsTest::drawsEveryKindOfLink()
{
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        std::vector<QImage> pictures{painted(pairWith({}), palette)};
        for (const char *kind : {"wall", "door", "locked", "open", "road", "river", "door/red",
                                 "never heard of/blue"}) {
            const QImage picture = painted(pairWith(kind), palette);
            QVERIFY2(std::ranges::find(pictures, picture) == pictures.end(), kind);
            pictures.push_back(picture);
        }
        const QSize size = pictures.front().size();
        const QPoint edge(size.width() / 2, size.height() / 2), middle(size.width() / 4, edge.y());
        const auto changes = [&](int picture, QPoint at) {
            return pictures[static_cast<std::size_t>(picture)].pixelColor(at) !=
                   pictures.front().pixelColor(at);
        };
        for (const int side : {1, 2, 3})
            QVERIFY(changes(side, edge) && !changes(side, middle));
        QVERIFY(!changes(4, edge)); // one goes through
        for (const int way : {5, 6})
            QVERIFY(changes(way, edge) && changes(way, middle - QPoint(-12, 0)));
    }
}

void BoardGroundsTest::tellsAndDrawsWhatADoorIsNow()
{
    const auto doors = [](const BoardView &view) {
        Ground ground = flatHexGround();
        for (auto &link : std::get<rules::HexGround>(ground.what).links) {
            for (const rules::Laid &laid : view.laid)
                if (laid.id == link.id)
                    link.kind = laid.states == 1 ? "open" : "locked";
        }
        return ground;
    };
    const auto canvas = canvasOn(doors({}), {});
    canvas->followGround(doors);
    canvas->pointing().moveCursor(cellPlace(4, 0));
    const QImage locked = pictureOf(*canvas);
    QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("Cellar (locked door)")));
    BoardView opened;
    opened.laid = {{7, 0, {}, 0, 1}};
    canvas->showBoard(opened);
    QVERIFY(canvas->board().cursor().isVisible());
    QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("Cellar (opening)")));
    QVERIFY(pictureOf(*canvas) != locked);
    canvas->showBoard({});
    QVERIFY(pictureOf(*canvas) == locked);
}

void BoardGroundsTest::pointsAtFreeCells()
{
    const auto canvas = canvasOn(flatHexGround(), {});
    const Place free = cellPlace(11, -5);
    Pointing last;
    connect(&canvas->mouse(), &BoardMouse::clicked, this, [&](const Pointing &one) { last = one; });
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, onViewport(*canvas, free));
    QVERIFY(last.place == free);
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { last = one; });
    canvas->pointing().moveCursor(cellPlace(10, -5));
    QTest::keyClick(canvas.get(), Qt::Key_Right);
    QVERIFY(last.place == free);
    // Something is drawn, and not what is drawn of a kind that nobody knows.
    const auto alone = [](const char *kind) {
        return painted({rules::HexGround{{{cellPlace(0, 0), kind, {}}}}, {}}, lightPalette());
    };
    const QImage dashed = alone("free");
    QVERIFY(dashed != alone("nobody knows"));
    QImage empty = dashed;
    empty.fill(Qt::white);
    QVERIFY(dashed != empty);
    QCOMPARE(dashed.pixelColor(0, dashed.height() / 4 - 3), QColor(Qt::white)); // set in
}

void BoardGroundsTest::hasBoxesBesideEveryBoard_data()
{
    QTest::addColumn<Ground>("ground");
    QTest::addColumn<Place>("onBoard");
    QTest::newRow("table") << readyGround("hamlet") << Place(TablePlace{2000, 1000, 0});
    QTest::newRow("broad table") << Ground{rules::TableGround{6000, 3000, {}}, {}}
                                 << Place(TablePlace{2000, 1000, 0});
    QTest::newRow("hexes") << hexGround() << Place(CellPlace{3, 3, 0});
    QTest::newRow("flat hexes") << flatHexGround() << Place(CellPlace{3, 3, 0});
    QTest::newRow("squares") << squareGround() << Place(CellPlace{1, 1, 0});
    QTest::newRow("one square") << Ground{rules::SquareGround{{{{}, "street", {}}}}, {}}
                                << Place(CellPlace{});
    QTest::newRow("zones") << zoneGround() << Place(ZonePlace{1});
}

void BoardGroundsTest::hasBoxesBesideEveryBoard()
{
    QFETCH(Ground, ground);
    QFETCH(Place, onBoard);
    const QRectF bare = planOf(ground)->bounds();
    ground.beside = boxesBeside();
    BoardView view;
    for (int n = 0; n < 7; ++n)
        view.tokens.push_back(tokenOf(n, n % 2,
                                      n < 5    ? Place(ZonePlace{101})
                                      : n == 5 ? ZonePlace{102}
                                               : onBoard));
    const auto canvas = canvasOn(ground, view);
    const GroundPlan &plan = canvas->board().plan();
    QCOMPARE(plan.isMeasured(), std::holds_alternative<rules::TableGround>(ground.what));
    QVERIFY(plan.bounds().contains(bare) && plan.bounds() != bare);
    std::vector<QRectF> taken{bare};
    for (const rules::GroundArea &area : ground.beside) {
        const auto corners = plan.cornersOf(area.place, 0);
        const QRectF box(corners.at(0), corners.at(2));
        QVERIFY(plan.bounds().contains(box));
        for (const QRectF &other : taken)
            QVERIFY(!other.intersects(box));
        taken.push_back(box);
        QVERIFY(plan.placeAt(box.topLeft() + QPointF(2, 2), 0) == Place(area.place));
        QCOMPARE(plan.told(area.place, {}), QString::fromStdString(area.name.en));
        QCOMPARE(plan.toldAt(box.center(), sayKey), QString::fromStdString(area.name.en));
        QCOMPARE(plan.distance(onBoard, area.place, {}), QString());
    }
    // In rows, nobody on anybody else.
    const auto stand = [&](int id) { return canvas->board().standOf(id).value(); };
    for (int id = 0; id < 6; ++id) {
        const double radius = plan.tokenRadius(50);
        const QPointF out(radius, radius);
        QVERIFY(taken[id < 5 ? 1 : 2].contains(QRectF(stand(id) - out, stand(id) + out)));
        for (int other = 0; other < id; ++other)
            QVERIFY(QLineF(stand(id), stand(other)).length() >= 2 * radius);
    }
    QCOMPARE(stand(0).y(), stand(1).y());
    // Mouse and keys.
    Pointing last;
    connect(&canvas->mouse(), &BoardMouse::clicked, this, [&](const Pointing &one) { last = one; });
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {},
                      canvas->mapFromScene(taken[2].bottomRight() - QPointF(12, 12)));
    QVERIFY(last.place == Place(ZonePlace{102}));
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { last = one; });
    const bool isBelow = taken[1].top() >= bare.bottom();
    QCOMPARE(isBelow, bare.width() > 1.4 * bare.height());
    canvas->pointing().moveCursor(onBoard);
    for (int n = 0; n < 40 && !std::holds_alternative<ZonePlace>(last.place); ++n)
        QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Down : Qt::Key_Right, Qt::ShiftModifier);
    if (!std::holds_alternative<rules::ZoneGround>(ground.what))
        QVERIFY(std::holds_alternative<ZonePlace>(last.place));
    canvas->pointing().moveCursor(ZonePlace{101});
    QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Right : Qt::Key_Down);
    QVERIFY(last.place == Place(ZonePlace{102}));
    QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Right : Qt::Key_Down);
    QVERIFY(last.place == Place(ZonePlace{102}));
    QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Left : Qt::Key_Up);
    QVERIFY(last.place == Place(ZonePlace{101}));
    QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Up : Qt::Key_Left);
    QVERIFY(bare.contains(*plan.pointOf(last.place)));
    QVERIFY(!plan.cornersOf(last.place, 10).empty());
    QTest::keyClick(canvas.get(), isBelow ? Qt::Key_Down : Qt::Key_Right);
    QVERIFY(last.place == Place(ZonePlace{101}) || plan.isMeasured());
    // What is marked in a box is drawn there and told.
    QCOMPARE(canvas->board().toldAt(taken[2].center()), QStringLiteral("Battle box"));
    const QImage before = pictureOf(*canvas);
    rules::GroundMark mark;
    mark.at = ZonePlace{102};
    mark.label = {"Win here", {}};
    ground.marks.push_back(mark);
    canvas->setGround(ground);
    QVERIFY(pictureOf(*canvas) != before);
    QCOMPARE(canvas->board().toldAt(taken[2].center()), QStringLiteral("Win here\nBattle box"));
}

void BoardGroundsTest::boxesHoldACrowd()
{
    Ground ground = squareGround();
    ground.beside = boxesBeside();
    const auto plan = planOf(ground);
    const auto corners = plan->cornersOf(ZonePlace{101}, 0);
    const QRectF box(corners.at(0), corners.at(2));
    std::set<std::pair<double, double>> stands;
    for (int n = 0; n < 60; ++n) {
        const QPointF at = plan->standOf(ZonePlace{101}, n, 60).value();
        QVERIFY(box.contains(at));
        stands.emplace(at.x(), at.y());
    }
    QCOMPARE(stands.size(), 60U);
    m_language->set(rules::Language::French);
    QCOMPARE(plan->told(ZonePlace{102}, {}), QStringLiteral("Case de bataille"));
}

void BoardGroundsTest::writesANameOnceOverAllHexesThatBearIt()
{
    Grid cells = gridOf(7, 3, true, false);
    const QImage bare = painted({rules::HexGround{cells}, {}}, lightPalette(), 1);
    for (const std::size_t at : {7U, 10U}) // two neighbours in the middle row
        cells[at].name = {"General store", "Bazar"};
    const QImage named = painted({rules::HexGround{cells}, {}}, lightPalette(), 1);
    std::set<int> columns; // in which something is written
    for (int at = 0; at < bare.width() * bare.height(); ++at) {
        const QPoint pixel(at % bare.width(), at / bare.width());
        if (bare.pixel(pixel) != named.pixel(pixel))
            columns.insert(pixel.x());
    }
    QVERIFY(!columns.empty());
    QCOMPARE(*columns.rbegin() - *columns.begin() + 1, static_cast<int>(columns.size()));
}

void BoardGroundsTest::aKindNamesABaseAndATint()
{
    constexpr std::array kTints{"red",  "orange", "yellow", "green",
                                "blue", "purple", "white",  "black"};
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        for (const std::string base : {"floor", "street", "grass", "nobody knows"}) {
            std::vector<QColor> fills{groundInk(base, palette).fill};
            for (const char *tint : kTints) {
                const QColor fill = groundInk(base + "/" + tint, palette).fill;
                for (const QColor &other : fills) {
                    const int off = std::abs(fill.red() - other.red()) +
                                    std::abs(fill.green() - other.green()) +
                                    std::abs(fill.blue() - other.blue());
                    QVERIFY2(off >= 12, qPrintable(QString::fromStdString(base + "/" + tint)));
                }
                fills.push_back(fill);
            }
            QCOMPARE(groundInk(base + "/nobody", palette).fill, fills.front());
        }
    }
    // Planks stay planks: the same strokes in another colour.
    const auto one = [](const std::string &kind) {
        return painted({rules::SquareGround{{{{}, kind, {}}}}, {}}, lightPalette(), 1);
    };
    const auto strokes = [](const QImage &picture) {
        const QColor fill = picture.pixelColor(20, 10);
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y) != fill;
        return count;
    };
    QVERIFY(one("floor") != one("floor/blue"));
    QCOMPARE(strokes(one("floor/blue")), strokes(one("floor")));
    QVERIFY(strokes(one("floor")) != strokes(one("nobody knows")));
}

void BoardGroundsTest::leavesPictures()
{
    BoardView onHexes, onRooms, onZones, onTable = skirmish();
    for (int n = 0; n < 9; ++n) {
        onHexes.tokens.push_back(tokenOf(n, n % 3, cellPlace(n, 2 - n / 2)));
        onRooms.tokens.push_back(
            tokenOf(n, n % 3, n < 6 ? Place(ZonePlace{101}) : cellPlace(n % 3, 1)));
        onZones.tokens.push_back(
            tokenOf(n, n % 3, ZonePlace{static_cast<std::int16_t>(n < 4 ? 102 : n % 3 + 1)}));
    }
    onTable.tokens[0].place = onTable.tokens[5].place = ZonePlace{101};
    Ground table = readyGround("hamlet");
    table.beside = boxesBeside();
    const QPalette before = QGuiApplication::palette();
    for (const bool isDarkLook : {false, true}) {
        QGuiApplication::setPalette(isDarkLook ? darkPalette() : lightPalette());
        for (const auto &[name, ground, view] :
             {std::tuple("ground-flat", flatHexGround(), onHexes),
              std::tuple("ground-rooms", roomsGround(), onRooms),
              std::tuple("ground-zones", linkedZoneGround(), onZones),
              std::tuple("ground-table", table, onTable)}) {
            const auto canvas = canvasOn(ground, view, {1280, 720});
            const QString look = isDarkLook ? QStringLiteral("-dark") : QStringLiteral("-light");
            const QImage whole = pictureOf(*canvas);
            takePicture(*canvas, QString::fromLatin1(name) + look);
            canvas->camera().zoomBy(2.2, {500, 330});
            QVERIFY(canvas->findChild<MiniMap *>()->isVisible());
            QVERIFY(pictureOf(*canvas) != whole);
            takePicture(*canvas, QString::fromLatin1(name) + QStringLiteral("-near") + look);
        }
    }
    QGuiApplication::setPalette(before);
}

WATCHED_TEST(BoardGroundsTest)

} // namespace tst_boardgrounds

#include "tst_boardgrounds.moc"
