// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/tableplan.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/marks/hiddengauge.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/marks/reachitem.h"
#include "app/pages/board/minimap.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"
#include "app/words/settings/settings.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/contrast.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QHelpEvent>
#include <QToolTip>

namespace tst_boardcanvas {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::ZonePlace;

namespace {

void keepPicture(BoardCanvas &canvas, const QString &name)
{
    (void)pictureOf(canvas);
    takePicture(canvas, name);
}

} // namespace

class BoardCanvasTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void cleanup() { verifyEventLoopFree(); }
    void drawsNobodyWhoIsGone();
    void aBoardOfAnotherSizeKeepsItsPicture();
    void theFallenKeepSideAndLetter();
    void smallTokensShowWoundsAndFlight();
    void woundsAreSeenOnASmallBoard();
    void theCursorLeavesLettersInSight();
    void crossesStandBesideTheirTarget();
    void aSideIsDrawnBetweenItsCells();
    void showsAnOverlayAndTakesItAway();
    void aTipLeavesTheGaugeInSight();
    void theVeilLeavesWhatIsReadInSight();
    void gaugesCoverNobody();
    void gaugesStayInSight();
    void drawsAreasWithTheirEdge();
    void showsTheMapWhereNotAllIsSeen();
    void tellsAScreenReaderWhereItPoints();
    void keepsWhatAPersonLikesToSee();
    void keepsColoursApart();
    void drawsEveryGround();
    void everyHeightStandsOnItsOwnPiece();
    void aNarrowStripHasItsWords();
    void listsTheArrows();
};

/** It is stretched until all of it is painted anew: shadows do not go out for a moment. */
void BoardCanvasTest::aBoardOfAnotherSizeKeepsItsPicture()
{
    const auto canvas = canvasOn(readyGround("hamlet"), {});
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto isWhole = [&] { return canvas->isPictureWhole(); };
    const auto picture = [&] {
        return canvas->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    (void)picture();
    QVERIFY(QTest::qWaitFor(isWhole, 10'000));
    canvas->camera().zoomBy(0.95, canvas->viewport()->rect().center());
    const QImage first = picture();
    QVERIFY(!canvas->isPictureWhole());
    QVERIFY(QTest::qWaitFor(isWhole, 10'000));
    const QImage whole = picture();
    double off = 0;
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x)
            off += std::abs(qGray(first.pixel(x, y)) - qGray(whole.pixel(x, y)));
    }
    off /= whole.width() * whole.height();
    QVERIFY2(off < 3, qPrintable(QString::number(off)));
}

void BoardCanvasTest::drawsNobodyWhoIsGone()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(canvas->board().item(8));
    QVERIFY(canvas->board().item(3)->look().isBody);
    QVERIFY(canvas->board().item(4));
    QCOMPARE(canvas->board().item(2)->look().level, QStringLiteral("2.5"));
    view.tokens[8].place = {};
    canvas->showBoard(view);
    QVERIFY(!canvas->board().item(8));
    view.tokens[8].place = TablePlace{100, 100, 0};
    canvas->showBoard(view);
    QVERIFY(canvas->board().item(8));
}

void BoardCanvasTest::theFallenKeepSideAndLetter()
{
    constexpr double kRadius = 40;
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        TokenLook body;
        body.owner = SeatId{0};
        body.letter = QStringLiteral("1");
        body.isBody = true;
        TokenLook other = body;
        other.letter = QStringLiteral("M");
        const auto picture = [&](const TokenLook &look) {
            return tokenSprite(look, kRadius, 1, palette).toImage();
        };
        QVERIFY(picture(body) != picture(other));
        // Below the letter, between the ends of the cross.
        const QColor shown = [&] {
            const QImage image = picture(body);
            return image.pixelColor(image.width() / 2, image.height() / 2 + int(kRadius * 0.62));
        }();
        const QColor seat = seatFill(0, palette);
        QVERIFY2(qAbs(shown.hsvHue() - seat.hsvHue()) < 15, qPrintable(shown.name()));
        QVERIFY(shown != seat);
    }
}

void BoardCanvasTest::smallTokensShowWoundsAndFlight()
{
    TokenLook whole;
    whole.owner = SeatId{0};
    whole.letter = QStringLiteral("M12");
    whole.points = whole.full = 3;
    TokenLook wounded = whole;
    wounded.points = 1;
    TokenLook fleeing = whole;
    fleeing.signs = {{QStringLiteral("F"), true}};
    TokenLook crowded = whole;
    crowded.signs = {{QStringLiteral("✓"), false}};
    crowded.level = QStringLiteral("2.5");
    for (const double radius : {2.0, 4.0, 6.5, 8.0, 10.5}) {
        const auto picture = [&](const TokenLook &look) {
            return tokenSprite(look, radius, 1, lightPalette()).toImage();
        };
        const QImage plain = picture(whole);
        QVERIFY(picture(wounded) != plain);
        QVERIFY(picture(fleeing) != plain);
        QVERIFY(picture(crowded) == plain); // there is no room for it
        QVERIFY(drawnRadius(radius) >= 9);
        const QColor rim = plain.pixelColor(plain.width() / 2 - 8, plain.height() / 2);
        QCOMPARE(rim.alpha(), 255); // however small its base is
    }
}

/** As under a replay, which takes room from the board. */
void BoardCanvasTest::woundsAreSeenOnASmallBoard()
{
    BoardView view = skirmish();
    view.tokens[7].points = 3; // all that it had
    const auto canvas = canvasOn(readyGround("hamlet"), view, {480, 400});
    const auto *item = canvas->board().item(7);
    QVERIFY(item->radius() * canvas->camera().scale() < 7);
    const auto about = [&] {
        const QPoint at = canvas->mapFromScene(item->pos());
        return pictureOf(*canvas).copy(at.x() - 14, at.y() - 14, 28, 28);
    };
    const QImage whole = about();
    view.tokens[7].points = 1;
    canvas->showBoard(view);
    QVERIFY(about() != whole);
}

void BoardCanvasTest::theCursorLeavesLettersInSight()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->keys().setPlayer(SeatId{0});
    QTest::keyClick(canvas.get(), Qt::Key_Tab);
    QVERIFY(canvas->board().cursor().isVisible());
    const auto *item = canvas->board().item(canvas->selected());
    const auto about = [&](int half) {
        const QPoint at = canvas->mapFromScene(item->pos());
        return pictureOf(*canvas).copy(at.x() - half, at.y() - half, 2 * half, 2 * half);
    };
    constexpr int kDisc = 7, kAll = 30; // pixels
    const QImage letter = about(kDisc);
    const QImage all = about(kAll);
    canvas->board().cursor().setVisible(false);
    QVERIFY(about(kDisc) == letter);
    QVERIFY(about(kAll) != all);
}

void BoardCanvasTest::crossesStandBesideTheirTarget()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    const auto middleOf = [&](int token) {
        const auto *item = canvas->board().item(token);
        const int side = int(item->radius() * canvas->camera().scale());
        const QPoint at = canvas->mapFromScene(item->pos());
        return pictureOf(*canvas).copy(at.x() - side / 2, at.y() - side / 2, side, side);
    };
    const QImage before = middleOf(7);
    const QImage whole = pictureOf(*canvas);
    rules::Overlay overlay;
    overlay.lines = {sampleOverlay().lines[2]};
    QVERIFY(overlay.lines.front().kind == rules::OverlayLine::Kind::Barred);
    canvas->showOverlay(overlay);
    QVERIFY(pictureOf(*canvas) != whole);
    QVERIFY(middleOf(7) == before);
}

/** Of two cells that touch; of others there is none. */
void BoardCanvasTest::aSideIsDrawnBetweenItsCells()
{
    const auto canvas = canvasOn(hexGround(), {});
    rules::Overlay overlay;
    const auto waysTo = [&](const rules::CellPlace &to) {
        overlay.lines = {{rules::OverlayLine::Kind::Side, {rules::CellPlace{0, 0, 0}, to}, {}}};
        canvas->showOverlay(overlay);
        return canvas->board().overlay().ways().boundingRect();
    };
    const QRectF side = waysTo({1, 0, 0});
    QCOMPARE(std::hypot(side.width(), side.height()), 100.0);
    QVERIFY(waysTo({2, 0, 0}).isEmpty());
}

void BoardCanvasTest::showsAnOverlayAndTakesItAway()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    const QImage before = pictureOf(*canvas);
    canvas->showOverlay(sampleOverlay());
    QVERIFY(!canvas->board().overlay().isEmpty());
    QVERIFY(canvas->board().item(6)->look().isTarget);
    QVERIFY(pictureOf(*canvas) != before);
    canvas->showOverlay({});
    QVERIFY(canvas->board().overlay().isEmpty());
    QVERIFY(!canvas->board().item(6)->look().isTarget);
    QVERIFY(pictureOf(*canvas) == before);
}

void BoardCanvasTest::aTipLeavesTheGaugeInSight()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    (void)pictureOf(*canvas);
    const QPoint target =
        canvas->viewportTransform().map(canvas->board().standOf(6).value()).toPoint();
    const auto tip = [&] {
        QHelpEvent asked(QEvent::ToolTip, target, canvas->viewport()->mapToGlobal(target));
        QCoreApplication::sendEvent(canvas->viewport(), &asked);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    };
    QCOMPARE(tip(), tipText(canvas->board().told(6)));
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    canvas->showOverlay(sampleOverlay());
    QCOMPARE(tip(), QString());
}

void BoardCanvasTest::theVeilLeavesWhatIsReadInSight()
{
    const auto canvas = canvasOn({rules::TableGround{4000, 3200, {}}, {}}, skirmish());
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    QTRY_VERIFY(canvas->isPictureWhole());
    const auto seen = [&] { return canvas->viewport()->grab().toImage(); };
    const QImage plain = seen();
    rules::Overlay overlay;
    overlay.hidden = {{6, std::vector<int>(20, 50), 100, false}};
    canvas->showOverlay(overlay);
    const QImage told = seen();
    canvas->setNotice({QStringLiteral("Go on?"), true, {0}});
    const QImage asked = seen();
    int same = 0;
    for (int y = 0; y < told.height(); ++y) {
        for (int x = 0; x < told.width(); ++x) {
            const bool isOfIt = told.pixel(x, y) != plain.pixel(x, y);
            same += isOfIt && asked.pixel(x, y) == told.pixel(x, y) ? 1 : 0;
        }
    }
    constexpr int kOfAPlate = 1'000; // pixels
    QVERIFY2(same > kOfAPlate, qPrintable(QString::number(same)));
}

void BoardCanvasTest::gaugesCoverNobody()
{
    const rules::HiddenShare share{0, std::vector<int>(20, 50), 100, false};
    const QTransform half = QTransform::fromScale(0.5, 0.5);
    const GaugeTarget target{{500, 500}, 40};
    const QRectF own(460, 460, 80, 80);
    const QRectF alone = gaugePlate(half, target, share, {own}, {});
    QVERIFY(!alone.intersects(half.mapRect(own)));
    const QRectF neighbour = half.inverted().mapRect(alone).adjusted(20, 20, -20, -20);
    const QRectF moved = gaugePlate(half, target, share, {own, neighbour}, {});
    QVERIFY(!moved.intersects(half.mapRect(own)));
    QVERIFY(!moved.intersects(half.mapRect(neighbour)));
}

void BoardCanvasTest::gaugesStayInSight()
{
    const rules::HiddenShare share{0, std::vector<int>(20, 50), 100, true};
    const QRectF room(0, 0, 500, 400);
    for (const QPointF &at : {QPointF(250, 6), QPointF(250, 395), QPointF(4, 200),
                              QPointF(496, 200), QPointF(4, 4), QPointF(496, 396)}) {
        const QRectF own(at - QPointF(10, 10), QSizeF(20, 20));
        const QRectF plate = gaugePlate({}, {at, 10}, share, {own}, room);
        QVERIFY(room.contains(plate));
        QVERIFY(!plate.intersects(own));
    }
    // At the top with both sides taken: below it.
    const QRectF own(240, 0, 20, 20);
    const std::vector<QRectF> row{QRectF(0, 0, 235, 20), own, QRectF(265, 0, 235, 20)};
    const QRectF below = gaugePlate({}, {{250, 10}, 10}, share, row, room);
    QVERIFY(room.contains(below) && below.top() > own.bottom());
    // Where nothing is free, it covers somebody but is whole.
    QVERIFY(room.contains(gaugePlate({}, {{250, 6}, 10}, share, {room}, room)));
}

void BoardCanvasTest::drawsAreasWithTheirEdge()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    const TablePlace at{1500, 2000, 0};
    canvas->showReach({reachAbout(at, 400, rules::Reach::Kind::Walk, "Walk"),
                       reachAbout(at, 800, rules::Reach::Kind::Run, "Run"),
                       {rules::Reach::Kind::Charge, {}, 50, {}}});
    const auto &items = canvas->board().reachItems();
    QCOMPARE(items.size(), 2U); // nothing to reach, nothing drawn
    QVERIFY(items[1]->area().contains(QPointF(1500, 1300)));
    QVERIFY(!items[1]->area().contains(QPointF(1800, 1800))); // behind something
    QVERIFY(!items[0]->area().contains(QPointF(1500, 1400)));
    QVERIFY(reachPen(items[0]->kind(), false, {}).dashPattern() !=
            reachPen(items[1]->kind(), false, {}).dashPattern());
    canvas->showThreat({reachAbout({2500, 1000, 0}, 500, rules::Reach::Kind::Charge, "Threat")});
    QCOMPARE(canvas->board().reachItems().size(), 3U);
    canvas->showReach({});
    QCOMPARE(canvas->board().reachItems().size(), 1U);
    // Stops that lie apart are areas apart; cells are joined as squares are.
    const auto hexes = canvasOn(hexGround(), {});
    rules::Reach cells;
    for (const auto &[q, r] : {std::pair(2, 2), std::pair(3, 2), std::pair(7, 5)})
        cells.stops.push_back(
            {CellPlace{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r), 0}, 1});
    hexes->showReach({cells});
    const QPainterPath area = hexes->board().reachItems().front()->area();
    QCOMPARE(area.toSubpathPolygons().size(), 2);
    QCOMPARE(area.elementCount(), (10 + 1) + (6 + 1)); // corners, and back to the first
    // They follow the colours of the board.
    const auto painted = [&hexes, &area] {
        QImage picture(area.boundingRect().size().toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.translate(-area.boundingRect().topLeft());
        hexes->board().reachItems().front()->paint(&painter, nullptr, nullptr);
        return picture;
    };
    const QImage light = painted();
    hexes->board().setColours(darkPalette());
    QVERIFY(painted() != light);
}

void BoardCanvasTest::showsTheMapWhereNotAllIsSeen()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    auto *map = canvas->findChild<MiniMap *>();
    QVERIFY(!map->isVisible());
    canvas->camera().zoomBy(3, {500, 360});
    QVERIFY(map->isVisible());
    QTest::mouseClick(map, Qt::LeftButton, {}, {10, 10});
    QVERIFY(canvas->camera().seen().center().x() < 600);
    QTest::keyClick(canvas.get(), Qt::Key_M);
    QVERIFY(!map->isVisible() && !canvas->options().miniMap);
}

void BoardCanvasTest::tellsAScreenReaderWhereItPoints()
{
    const auto canvas = canvasOn(readyGround("hamlet"), skirmish());
    canvas->keys().setPlayer(SeatId{0});
    QCOMPARE(canvas->accessibleName(), QStringLiteral("Board"));
    QTest::keyClick(canvas.get(), Qt::Key_Tab);
    QTest::keyClick(canvas.get(), Qt::Key_E);
    const QString told = canvas->accessibleDescription();
    QVERIFY2(told.contains(QStringLiteral("Chosen: Figure 0")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("Figure 6, 2 of 2\u00a0PV, Fleeing")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("23\u00a0pas from the left")), qPrintable(told));
}

void BoardCanvasTest::keepsWhatAPersonLikesToSee()
{
    QStandardPaths::setTestModeEnabled(true);
    const BoardOptions before = loadPreferences().board;
    for (const BoardOptions &options : {BoardOptions{true, false, false, true},
                                        BoardOptions{false, true, true, false, 50}, before}) {
        saveBoardOptions(options);
        QCOMPARE(loadPreferences().board == options, true);
    }
    const auto canvas = canvasOn(readyGround("hamlet"), {});
    QSignalSpy changed(canvas.get(), &BoardCanvas::optionsChanged);
    QTest::keyClick(canvas.get(), Qt::Key_G);
    QTest::keyClick(canvas.get(), Qt::Key_H);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(canvas->options() == (BoardOptions{true, true, true, true}), true);
}

void BoardCanvasTest::keepsColoursApart()
{
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        const auto colour = [&](BoardInk ink) {
            QColor opaque = boardInk(ink, palette);
            opaque.setAlpha(255);
            return opaque;
        };
        QVERIFY(contrast(colour(BoardInk::PlateInk), colour(BoardInk::Plate)) >= 4.5);
        QVERIFY(contrast(colour(BoardInk::Bad), colour(BoardInk::Plate)) >= 4.5);
        for (const BoardInk ink :
             {BoardInk::Way, BoardInk::SightFree, BoardInk::SightBarred, BoardInk::Obstacle,
              BoardInk::Walk, BoardInk::Run, BoardInk::Charge, BoardInk::Fire, BoardInk::Threat,
              BoardInk::Template, BoardInk::PlateInk, BoardInk::Acting})
            QVERIFY2(contrast(colour(ink), colour(BoardInk::Casing)) >= 3,
                     qPrintable(colour(ink).name()));
        for (int seat = -1; seat < rules::kMostSeats; ++seat) {
            const QColor fill = seatFill(seat, palette);
            QVERIFY2(contrast(fill, seatInk(palette)) >= 4.5, qPrintable(fill.name()));
            QVERIFY2(contrast(fill, colour(BoardInk::Casing)) >= 3, qPrintable(fill.name()));
        }
    }
    std::vector<QPainterPath> frames;
    for (int seat = 0; seat < rules::kMostSeats; ++seat) {
        const QPainterPath frame = seatShape(SeatId{static_cast<std::int8_t>(seat)}, 10);
        QVERIFY(std::ranges::find(frames, frame) == frames.end());
        frames.push_back(frame);
    }
}

void BoardCanvasTest::drawsEveryGround()
{
    struct Shown {
        std::string name;
        Ground ground;
        BoardView view;
    };
    BoardView onCells, onZones;
    for (int n = 0; n < 8; ++n) {
        const auto q = static_cast<std::int16_t>(n < 3 ? 2 : n - 1);
        onCells.tokens.push_back(tokenOf(n, n % 4, CellPlace{q, 2, 0}));
        onZones.tokens.push_back(
            tokenOf(n, n % 4, ZonePlace{static_cast<std::int16_t>(1 + n % 3)}));
    }
    std::vector<Shown> all{{"sampler", samplerGround(), {}},
                           {"hexes", hexGround(), onCells},
                           {"squares", squareGround(), onCells},
                           {"zones", zoneGround(), onZones}};
    for (const std::string &key : readyTableKeys())
        all.push_back({key, readyGround(key), skirmish()});
    const QPalette before = QGuiApplication::palette();
    for (const bool isDarkLook : {false, true}) {
        QGuiApplication::setPalette(isDarkLook ? darkPalette() : lightPalette());
        const QString look = isDarkLook ? QStringLiteral("-dark") : QStringLiteral("-light");
        for (const Shown &one : all) {
            const auto canvas = canvasOn(one.ground, one.view, {1280, 720});
            keepPicture(*canvas, QString::fromStdString(one.name) + look);
            QCOMPARE(canvas->board().items().size() < 3000, true);
            for (const Token &token : one.view.tokens)
                QVERIFY(std::holds_alternative<std::monostate>(token.place) ||
                        canvas->board().standOf(token.id));
            if (one.ground.marks.empty())
                continue;
            canvas->select(0);
            canvas->showReach(
                {reachAbout({1500, 2000, 0}, 400, rules::Reach::Kind::Walk, "Walk 4 pas"),
                 reachAbout({1500, 2000, 0}, 800, rules::Reach::Kind::Run, "Run 8 pas"),
                 reachAbout({1500, 2000, 0}, 1000, rules::Reach::Kind::Charge, "Charge")});
            canvas->showThreat(
                {reachAbout({2500, 1000, 0}, 700, rules::Reach::Kind::Charge, "Threat")});
            canvas->showOverlay(sampleOverlay());
            BoardOptions options;
            options.grid = options.heights = true;
            canvas->setOptions(options);
            keepPicture(*canvas, QString::fromStdString(one.name) + QStringLiteral("-busy") + look);
            canvas->showThreat({});
            canvas->camera().zoomBy(2.6, onViewport(*canvas, TablePlace{1800, 1700, 0}));
            keepPicture(*canvas, QString::fromStdString(one.name) + QStringLiteral("-near") + look);
        }
    }
    QGuiApplication::setPalette(before);
}

void BoardCanvasTest::everyHeightStandsOnItsOwnPiece()
{
    const Ground ground = readyGround("chapel-hill"); // a chapel on a hill of two steps
    const auto &pieces = std::get<rules::TableGround>(ground.what).pieces;
    const TablePlan plan(std::get<rules::TableGround>(ground.what), {});
    for (int at = 0; at < static_cast<int>(pieces.size()); ++at) {
        const auto spot = plan.heightSpot(at);
        QVERIFY2(spot && plan.pieceOutline(at).contains(*spot), qPrintable(QString::number(at)));
        for (int other = 0; other < static_cast<int>(pieces.size()); ++other) {
            const bool isAbove = pieces[static_cast<std::size_t>(other)].bottom >
                                 pieces[static_cast<std::size_t>(at)].bottom;
            QVERIFY(!isAbove || !plan.pieceOutline(other).contains(*spot));
        }
    }
}

void BoardCanvasTest::aNarrowStripHasItsWords()
{
    rules::GroundMark strip; // along the right edge
    strip.kind = rules::GroundMark::Kind::Exit;
    strip.id = 0;
    strip.outline = {{3500, 0, 0}, {4000, 0, 0}, {4000, 3200, 0}, {3500, 3200, 0}};
    const TablePlan plan({4000, 3200, {}}, {strip});
    GroundLook look;
    const QString worth = QStringLiteral("4 VP at the end for each figure here of zone 1");
    look.say = [&](const rules::Phrase &) { return worth; };
    strip.label.key = "worth";
    look.scale = 0.4;
    const MarkName whole = markName(strip, plan, look);
    QCOMPARE(whole.text, worth);
    const double half = plateSize(worth, PlateSize::Small).width() / look.scale / 2;
    QVERIFY(whole.at.x() + half <= 4000.5);
    look.scale = 0.08;
    QCOMPARE(markName(strip, plan, look).text, QStringLiteral("Objective 1"));
}

void BoardCanvasTest::listsTheArrows()
{
    const auto hints = BoardKeys::hints();
    QVERIFY(std::ranges::any_of(hints, [](const KeyHint &hint) {
        return hint.keys.contains(QKeySequence(Qt::Key_Left)) &&
               hint.keys.contains(QKeySequence(Qt::Key_Down));
    }));
}

WATCHED_TEST(BoardCanvasTest)

} // namespace tst_boardcanvas

#include "tst_boardcanvas.moc"
