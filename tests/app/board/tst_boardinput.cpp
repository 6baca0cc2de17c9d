// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/marks/ruleritem.h"
#include "app/pages/board/marks/trayitem.h"
#include "app/pages/board/minimap.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_boardinput {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::Pointing;
using rules::ZonePlace;

namespace {

/** Counts how often something is painted. */
class Paints : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

/** A board, and beside it something else that takes the keyboard. */
struct Neighbours {
    QWidget window;
    QPushButton *other = new QPushButton(&window);
    BoardCanvas *canvas = new BoardCanvas(&window);

    Neighbours()
    {
        const BoardView view = skirmish();
        canvas->setSay(sayKey);
        canvas->setGround(readyGround("hamlet"));
        canvas->setCast(castOf(view), stateWords(), boardWords());
        canvas->setGeometry(0, 40, 600, 500);
        canvas->showBoard(view);
        window.resize(600, 560);
        window.show();
    }
    void click() const { QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, {300, 200}); }
};

} // namespace

class BoardInputTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void cleanup() { verifyEventLoopFree(); }
    void pointsWhereThePlaceIs_data();
    void pointsWhereThePlaceIs();
    void pointsOnTheFloorThatIsMeant();
    void noClickIsSwallowed();
    void pointsAtATokenAndItsPlace();
    void tellsThePointerOnceAPicture();
    void zoomsToThePointerAndFitsAgain();
    void staysWhereItIsBesideStripsThatComeAndGo();
    void pansWithMouseAndKeys();
    void tabGoesRoundOwnTokens();
    void tabGoesRoundThoseWhoCanAct();
    void pointsAgainAtWhatStandsThereNow();
    void tellsWhenTheOverlayIsPainted();
    void aQuestionDimsTheBoard();
    void pointsWithTheKeyboardAsWithTheMouse();
    void walksToEnemiesNearestFirst();
    void dragsATokenFromItsTray();
    void traysLeaveTheBoardLarge();
    void measuresWithTheRuler();
    void asksForAMenuOnlyWithoutADrag();
};

void BoardInputTest::pointsWhereThePlaceIs_data()
{
    QTest::addColumn<Ground>("ground");
    QTest::addColumn<std::vector<Place>>("places");
    QTest::newRow("table") << Ground{rules::TableGround{4000, 3200, {}}, {}}
                           << std::vector<Place>{TablePlace{1234, 567, 0},
                                                 TablePlace{3990, 3100, 0}, TablePlace{20, 20, 0}};
    QTest::newRow("hexes") << hexGround()
                           << std::vector<Place>{CellPlace{0, 0, 0}, CellPlace{5, 3, 0},
                                                 CellPlace{-4, 8, 0}};
    QTest::newRow("squares") << squareGround()
                             << std::vector<Place>{CellPlace{0, 0, 0}, CellPlace{5, 2, 0},
                                                   CellPlace{3, 4, 1}};
    QTest::newRow("zones") << zoneGround()
                           << std::vector<Place>{ZonePlace{1}, ZonePlace{2}, ZonePlace{4}};
}

void BoardInputTest::pointsWhereThePlaceIs()
{
    QFETCH(Ground, ground);
    QFETCH(std::vector<Place>, places);
    const auto canvas = canvasOn(ground, {});
    Pointing last;
    connect(&canvas->mouse(), &BoardMouse::clicked, this, [&](const Pointing &one) { last = one; });
    for (const double zoom : {1.0, 2.3, 5.0}) {
        canvas->camera().zoomBy(zoom, {400, 300});
        for (const Place &place : places) {
            canvas->camera().centreOn(canvas->board().plan().pointOf(place).value() +
                                      QPointF(31, -17));
            QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, onViewport(*canvas, place));
            if (const auto *wanted = std::get_if<TablePlace>(&place)) {
                const auto *at = std::get_if<TablePlace>(&last.place);
                QVERIFY(at);
                const double pixel = 1 / canvas->camera().scale() + 1;
                QVERIFY(std::abs(at->x - wanted->x) <= pixel &&
                        std::abs(at->y - wanted->y) <= pixel);
            } else {
                QVERIFY(last.place == place);
            }
        }
    }
}

void BoardInputTest::pointsOnTheFloorThatIsMeant()
{
    rules::GroundPiece bridge;
    bridge.outline = {{1000, 1000, 0}, {2000, 1000, 0}, {2000, 1500, 0}, {1000, 1500, 0}};
    bridge.bottom = 200;
    bridge.top = 250;
    bridge.isBarred = bridge.isFloor = true;
    rules::GroundPiece house = bridge;
    house.bottom = 0;
    for (auto &corner : house.outline)
        corner.x += 1500;
    const auto canvas = canvasOn({rules::TableGround{4000, 3200, {bridge, house}}, {}}, {});
    Pointing last;
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { last = one; });
    const auto height = [&] { return std::get<TablePlace>(last.place).z; };
    canvas->camera().centreOn({1500, 1250});
    QTest::keyClick(canvas.get(), Qt::Key_C);
    QCOMPARE(height(), 250);
    QTest::keyClick(canvas.get(), Qt::Key_PageDown);
    QCOMPARE(height(), 0);
    QTest::keyClick(canvas.get(), Qt::Key_PageDown);
    QCOMPARE(height(), 0);
    QTest::keyClick(canvas.get(), Qt::Key_PageUp);
    QCOMPARE(height(), 250);
    canvas->camera().centreOn({3000, 1250}); // nobody stands inside the house
    QTest::keyClick(canvas.get(), Qt::Key_C);
    QTest::keyClick(canvas.get(), Qt::Key_PageDown);
    QCOMPARE(height(), 250);
}

/** Wherever the focus was: on a button, a skipped animation, the small map. */
void BoardInputTest::noClickIsSwallowed()
{
    Neighbours at;
    QVERIFY(QTest::qWaitForWindowActive(&at.window));
    at.other->setFocus();
    QSignalSpy clicked(&at.canvas->mouse(), &BoardMouse::clicked);
    at.click();
    QVERIFY(at.canvas->hasFocus());
    QCOMPARE(clicked.count(), 1);

    at.other->setFocus();
    BoardView moved = skirmish();
    moved.tokens[0].place = TablePlace{1800, 1500, 0};
    at.canvas->animate(moved);
    QVERIFY(at.canvas->isAnimating());
    at.click();
    QVERIFY(at.canvas->hasFocus() && !at.canvas->isAnimating());
    QCOMPARE(clicked.count(), 1);
    at.click();
    QCOMPARE(clicked.count(), 2);

    at.other->setFocus();
    at.canvas->camera().zoomBy(5, {300, 250});
    auto *map = at.canvas->findChild<MiniMap *>();
    QVERIFY(map && map->isVisible());
    QTest::mouseClick(map, Qt::LeftButton, {}, map->rect().center());
    QVERIFY(at.canvas->hasFocus());
    QCOMPARE(clicked.count(), 2);
    at.click();
    QCOMPARE(clicked.count(), 3);
}

void BoardInputTest::pointsAtATokenAndItsPlace()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    Pointing last;
    connect(&canvas->mouse(), &BoardMouse::clicked, this, [&](const Pointing &one) { last = one; });
    canvas->select(0);
    const TablePlace near{2325, 1310, 0}; // within the base of 6
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, onViewport(*canvas, near));
    QCOMPARE(last.token, 0);
    QCOMPARE(last.over, 6);
    QVERIFY(last.place == Place(TablePlace{2300, 1300, 0}));
    QCOMPARE(canvas->selected(), 0); // a click chooses nobody by itself
}

void BoardInputTest::tellsThePointerOnceAPicture()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    int told = 0;
    Pointing last;
    connect(&canvas->pointing(), &BoardPointing::pointed, this, [&](const Pointing &one) {
        ++told;
        last = one;
    });
    for (int x = 300; x < 360; ++x)
        QTest::mouseMove(canvas->viewport(), {x, 300});
    QCoreApplication::processEvents();
    QVERIFY2(told >= 1 && told < 30, qPrintable(QString::number(told)));
    QTRY_VERIFY(last.place ==
                canvas->board().plan().placeAt(canvas->mapToScene(QPoint(359, 300)), 0));
    const int before = told;
    QTest::mouseMove(canvas->viewport(), {359, 300});
    QTest::qWait(40);
    QCOMPARE(told, before);
}

void BoardInputTest::zoomsToThePointerAndFitsAgain()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    const QPointF at(300, 200);
    const QPointF before = canvas->mapToScene(at.toPoint());
    const double fitted = canvas->camera().scale();
    QWheelEvent wheel(at, canvas->viewport()->mapToGlobal(at), {}, {0, 360}, {}, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas->viewport(), &wheel);
    QVERIFY(canvas->camera().scale() > fitted * 1.4);
    const QPointF off = canvas->mapToScene(at.toPoint()) - before;
    QVERIFY(off.manhattanLength() * canvas->camera().scale() <= 2);
    QTest::keyClick(canvas.get(), Qt::Key_F);
    QVERIFY(qAbs(canvas->camera().scale() - fitted) < 1e-9);
    canvas->resize(700, 500); // what is fitted stays so
    QVERIFY(canvas->camera().seen().contains(canvas->board().plan().bounds()));
}

void BoardInputTest::staysWhereItIsBesideStripsThatComeAndGo()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto shown = [&] { return canvas->viewportTransform(); };
    const QTransform before = shown();
    for (const int height : {760, 730, 720}) { // a line below it is gone, and is there again
        canvas->resize(1000, height);
        QCOMPARE(shown(), before);
    }
    view.tokens[4].place = TablePlace{1200, 1200, 0};
    view.tokens[4].states = 0;
    canvas->showBoard(view);
    QCOMPARE(shown(), before); // others still wait
    QVERIFY(canvas->camera().isFitted());
    canvas->resize(700, 500);
    QVERIFY(canvas->camera().scale() < before.m11());
    canvas->resize(1600, 1200);
    QVERIFY(canvas->camera().scale() > before.m11());
}

void BoardInputTest::pansWithMouseAndKeys()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->camera().zoomBy(3, {500, 360});
    const auto centre = [&] { return canvas->mapToScene(QPoint(500, 360)); };
    const auto drag = [&](Qt::MouseButton button) {
        const QPointF before = centre();
        QTest::mousePress(canvas->viewport(), button, {}, {500, 300});
        QTest::mouseMove(canvas->viewport(), {430, 300});
        QTest::mouseMove(canvas->viewport(), {400, 300});
        QTest::mouseRelease(canvas->viewport(), button, {}, {400, 300});
        return (centre().x() - before.x()) * canvas->camera().scale();
    };
    QVERIFY(drag(Qt::MiddleButton) > 80);
    QVERIFY(drag(Qt::RightButton) > 20);
    QVERIFY(qAbs(drag(Qt::LeftButton)) < 1);
    QTest::keyPress(canvas.get(), Qt::Key_Space);
    QVERIFY(drag(Qt::LeftButton) > 80);
    QTest::keyRelease(canvas.get(), Qt::Key_Space);
    const QPointF before = centre();
    QTest::keyClick(canvas.get(), Qt::Key_Right);
    QVERIFY(centre().x() > before.x());
    canvas->select(0); // now plain arrows point, and Ctrl moves the board
    QTest::keyClick(canvas.get(), Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(qAbs(centre().x() - before.x()) * canvas->camera().scale() < 2);
}

void BoardInputTest::tabGoesRoundOwnTokens()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *board = canvasOn(readyGround("hamlet"), skirmish()).release();
    auto *after = new QPushButton(QStringLiteral("after"));
    layout->addWidget(board);
    layout->addWidget(after);
    board->keys().setPlayer(SeatId{0});
    window.resize(900, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    board->setFocus();
    std::vector<int> walked;
    connect(&board->keys(), &BoardKeys::selected, this,
            [&](int token) { walked.push_back(token); });
    QSignalSpy letGo(&board->keys(), &BoardKeys::choiceDropped);
    for (int n = 0; n < 5; ++n)
        QTest::keyClick(board, Qt::Key_Tab);
    QVERIFY((walked == std::vector<int>{0, 1, 2, 4, 0})); // 3 is down, 4 waits
    QTest::keyClick(board, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(board->selected(), 4);
    QVERIFY(board->hasFocus());
    after->setFocus();
    const auto hasFrame = [&] {
        const QImage picture = board->grab().toImage();
        return picture.pixelColor(1, board->height() / 2) ==
               board->palette().color(QPalette::Highlight);
    };
    QVERIFY(!hasFrame());
    board->setFocus();
    QVERIFY(hasFrame());
    QCoreApplication::processEvents();
    Paints paints;
    board->viewport()->installEventFilter(&paints);
    after->setFocus();
    QTRY_VERIFY(paints.count > 0); // or the frame would stay in sight
    board->viewport()->removeEventFilter(&paints);
    board->setFocus();
    QTest::keyClick(board, Qt::Key_Escape); // the cursor
    QCOMPARE(letGo.count(), 0);
    QTest::keyClick(board, Qt::Key_Escape);
    QCOMPARE(letGo.count(), 1);
    QCOMPARE(board->selected(), 4); // until whoever knows the match says otherwise
}

/** Figures with nothing left to do are passed over. */
void BoardInputTest::tabGoesRoundThoseWhoCanAct()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->keys().setPlayer(SeatId{0});
    canvas->keys().setWalk({0, 2});
    std::vector<int> walked;
    connect(&canvas->keys(), &BoardKeys::selected, this,
            [&](int token) { walked.push_back(token); });
    for (int n = 0; n < 3; ++n)
        QTest::keyClick(canvas.get(), Qt::Key_Tab);
    QVERIFY((walked == std::vector<int>{0, 2, 0}));
}

/** It is told anew without a hand on the mouse. */
void BoardInputTest::pointsAgainAtWhatStandsThereNow()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    Pointing last;
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { last = one; });
    QTest::mouseMove(canvas->viewport(), onViewport(*canvas, view.tokens[6].place));
    QTRY_COMPARE(last.over, 6);
    view.tokens[6].place = TablePlace{3000, 1300, 0};
    canvas->showBoard(view);
    canvas->pointing().again();
    QCOMPARE(last.over, -1);
}

void BoardInputTest::tellsWhenTheOverlayIsPainted()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    QSignalSpy painted(canvas.get(), &BoardCanvas::overlayPainted);
    canvas->showOverlay({});
    QCOMPARE(painted.count(), 0);
    QTRY_COMPARE(painted.count(), 1);
    canvas->viewport()->repaint();
    QCOMPARE(painted.count(), 1);
}

/** All but the tokens it is about; the words are on it, and for a screen reader, too. */
void BoardInputTest::aQuestionDimsTheBoard()
{
    const auto canvas = canvasOn({rules::TableGround{4000, 3200, {}}, {}}, skirmish());
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const QPoint empty = onViewport(*canvas, TablePlace{3400, 2600, 0});
    const QPoint lit = onViewport(*canvas, TablePlace{1500, 2000, 0});
    const auto colourAt = [&](QPoint at) {
        return canvas->viewport()->grab().toImage().pixelColor(at);
    };
    QTRY_VERIFY(canvas->isPictureWhole());
    const QColor before = colourAt(empty);
    const QColor token = colourAt(lit);
    canvas->setNotice({QStringLiteral("Go on?"), true, {0}});
    QVERIFY(colourAt(empty) != before);
    QCOMPARE(colourAt(lit), token);
    QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("Go on?")));
    canvas->setNotice({QStringLiteral("Click again"), false, {}});
    QCOMPARE(colourAt(empty), before);
}

void BoardInputTest::pointsWithTheKeyboardAsWithTheMouse()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->keys().setPlayer(SeatId{0});
    Pointing pointed;
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { pointed = one; });
    QTest::keyClick(canvas.get(), Qt::Key_Tab);
    QCOMPARE(pointed.token, 0);
    QCOMPARE(pointed.over, 0);
    for (int n = 0; n < 4; ++n)
        QTest::keyClick(canvas.get(), Qt::Key_Right);
    QTest::keyClick(canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(pointed.place == Place(TablePlace{1600, 2200, 0}));
    QCOMPARE(pointed.over, -1);
    QSignalSpy confirmed(&canvas->keys(), &BoardKeys::confirmed);
    QTest::keyClick(canvas.get(), Qt::Key_Return);
    QCOMPARE(confirmed.count(), 1);
    // On cells a step is a cell, straight up as well.
    const auto hexes = canvasOn(hexGround(), {});
    connect(&hexes->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { pointed = one; });
    QTest::keyClick(hexes.get(), Qt::Key_C);
    const CellPlace start = std::get<CellPlace>(pointed.place);
    QTest::keyClick(hexes.get(), Qt::Key_Up);
    QTest::keyClick(hexes.get(), Qt::Key_Up);
    const CellPlace above = std::get<CellPlace>(pointed.place);
    QCOMPARE(above.r, start.r - 2);
    QCOMPARE(above.q, start.q + 1);
    QTest::keyClick(hexes.get(), Qt::Key_Down);
    QTest::keyClick(hexes.get(), Qt::Key_Down);
    QVERIFY(pointed.place == Place(start));
    const auto zones = canvasOn(zoneGround(), {});
    connect(&zones->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { pointed = one; });
    QTest::mouseMove(zones->viewport(), onViewport(*zones, ZonePlace{1}));
    QTest::keyClick(zones.get(), Qt::Key_C);
    QTest::keyClick(zones.get(), Qt::Key_Left);
    QTest::keyClick(zones.get(), Qt::Key_Up);
    QVERIFY(pointed.place == Place(ZonePlace{1}));
    QTest::keyClick(zones.get(), Qt::Key_Right);
    QVERIFY(pointed.place == Place(ZonePlace{2}));
}

void BoardInputTest::walksToEnemiesNearestFirst()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->keys().setPlayer(SeatId{0});
    canvas->select(0);
    Pointing pointed;
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { pointed = one; });
    std::vector<int> walked;
    for (int n = 0; n < 4; ++n) {
        QTest::keyClick(canvas.get(), Qt::Key_E);
        walked.push_back(pointed.over);
    }
    QVERIFY((walked == std::vector<int>{6, 7, 5, 8}));
    QTest::keyClick(canvas.get(), Qt::Key_E, Qt::ShiftModifier);
    QCOMPARE(pointed.over, 5);
    QCOMPARE(pointed.token, 0);
}

/** A screen is broader than most tables: who waits stands at their sides, each band on its own. */
void BoardInputTest::traysLeaveTheBoardLarge()
{
    std::vector<std::pair<int, rules::SeatId>> waiting;
    for (int token = 0; token < 40; ++token)
        waiting.emplace_back(token, rules::SeatId{static_cast<std::int8_t>(token % 4)});
    for (const bool isBroad : {false, true}) {
        const QRectF board(0, 0, isBroad ? 1800 : 1000, 1000);
        const auto trays = traysOf(waiting, board, 10);
        QCOMPARE(trays.size(), std::size_t{4});
        for (const Tray &tray : trays) {
            QVERIFY(!tray.box.intersects(board));
            QCOMPARE(tray.box.right() < board.left() || tray.box.left() > board.right(), !isBroad);
            QCOMPARE(tray.stands.size(), std::size_t{10});
            for (const auto &[token, at] : tray.stands)
                QVERIFY(tray.box.contains(at));
            for (const Tray &other : trays)
                QVERIFY(&other == &tray || !tray.box.intersects(other.box));
        }
    }
    const std::vector<std::pair<int, rules::SeatId>> crowd(40, {0, rules::SeatId{1}});
    const Tray tray = traysOf(crowd, QRectF(0, 0, 50, 100), 10).front();
    QVERIFY(tray.box.contains(tray.stands.back().second));
}

void BoardInputTest::dragsATokenFromItsTray()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->mouse().setDraggable({4});
    int moved = -1;
    Place to;
    Pointing meanwhile;
    connect(&canvas->mouse(), &BoardMouse::dragged, this, [&](int token, const Place &place) {
        moved = token;
        to = place;
    });
    connect(&canvas->pointing(), &BoardPointing::pointed, this,
            [&](const Pointing &one) { meanwhile = one; });
    const QPointF tray = canvas->board().standOf(4).value();
    QVERIFY(!canvas->board().plan().bounds().contains(tray));
    int taken = -1;
    connect(&canvas->mouse(), &BoardMouse::taken, this, [&](int token) { taken = token; });
    const auto drag = [&](int token) {
        const QPoint from = canvas->mapFromScene(canvas->board().standOf(token).value());
        const QPoint there = onViewport(*canvas, TablePlace{2400, 2900, 0});
        QTest::mousePress(canvas->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas->viewport(), from + QPoint(20, -20));
        QTest::mouseMove(canvas->viewport(), there);
        QTest::qWait(40);
        QTest::mouseRelease(canvas->viewport(), Qt::LeftButton, {}, there);
    };
    drag(4);
    QCOMPARE(moved, 4);
    QCOMPARE(taken, 4);
    QCOMPARE(meanwhile.token, 4);
    const auto *at = std::get_if<TablePlace>(&to);
    QVERIFY(at && std::abs(at->x - 2400) < 12 && std::abs(at->y - 2900) < 12);
    QCOMPARE(canvas->board().standOf(4).value(), tray); // until a view says otherwise
    moved = -1;
    drag(0);
    QCOMPARE(moved, -1);
}

void BoardInputTest::measuresWithTheRuler()
{
    const auto canvas = canvasOn({rules::TableGround{4000, 3200, {}}, {}}, {});
    const auto drag = [&] {
        const QPoint from = onViewport(*canvas, TablePlace{1000, 1000, 0});
        const QPoint to = onViewport(*canvas, TablePlace{1600, 1800, 0});
        QTest::mousePress(canvas->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas->viewport(), to);
        QTest::mouseRelease(canvas->viewport(), Qt::LeftButton, {}, to);
    };
    drag();
    QVERIFY(!canvas->board().ruler().isVisible());
    QTest::keyPress(canvas.get(), Qt::Key_R);
    drag();
    QVERIFY(canvas->board().ruler().isVisible());
    const double measured = canvas->board().ruler().length().section(QChar(0xa0), 0, 0).toDouble();
    QVERIFY2(qAbs(measured - 10) < 0.15, qPrintable(canvas->board().ruler().length()));
    const QStringList numbers = canvas->board().ruler().numbers();
    QVERIFY(numbers.size() >= 2);
    QCOMPARE(numbers[0], QStringLiteral("5\u00a0pas"));
    QCOMPARE(numbers[1], QStringLiteral("10\u00a0pas"));
    QVERIFY(!canvas->board().overlay().isVisible()); // nobody goes along the ruler
    QTest::keyRelease(canvas.get(), Qt::Key_R);
    QVERIFY(!canvas->ruler().isOn() && !canvas->board().ruler().isVisible());
    QVERIFY(canvas->board().overlay().isVisible());
    canvas->setUnits({Units::Kind::Millimetres, 20});
    QTest::keyClick(canvas.get(), Qt::Key_R);
    QVERIFY(canvas->ruler().isOn());
    drag();
    QVERIFY(canvas->board().ruler().length().endsWith(QStringLiteral("mm")));
    QTest::keyClick(canvas.get(), Qt::Key_Escape);
    QVERIFY(!canvas->ruler().isOn());
    // By keyboard alone: from where the cursor was to where it goes.
    QTest::keyClick(canvas.get(), Qt::Key_C);
    QTest::keyClick(canvas.get(), Qt::Key_R);
    for (int n = 0; n < 3; ++n)
        QTest::keyClick(canvas.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(canvas->board().ruler().length(), QStringLiteral("120\u00a0mm"));
}

void BoardInputTest::asksForAMenuOnlyWithoutADrag()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    std::vector<int> asked;
    connect(canvas.get(), &BoardCanvas::contextMenuAsked, this,
            [&](const Pointing &one, QPoint) { asked.push_back(one.over); });
    const QPoint at = onViewport(*canvas, TablePlace{2300, 1300, 0});
    QTest::mouseClick(canvas->viewport(), Qt::RightButton, {}, at);
    QTest::mousePress(canvas->viewport(), Qt::RightButton, {}, at);
    QTest::mouseMove(canvas->viewport(), at + QPoint(60, 0));
    QTest::mouseRelease(canvas->viewport(), Qt::RightButton, {}, at + QPoint(60, 0));
    QVERIFY((asked == std::vector<int>{6}));
    canvas->select(0);
    QTest::keyClick(canvas.get(), Qt::Key_E);
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(canvas->viewport(), &menu);
    QVERIFY((asked == std::vector<int>{6, 6}));
}

WATCHED_TEST(BoardInputTest)

} // namespace tst_boardinput

#include "tst_boardinput.moc"
