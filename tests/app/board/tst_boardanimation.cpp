// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/pages/board/boardnotice.h"
#include "app/pages/board/effects/diceitem.h"
#include "app/pages/board/effects/effectitem.h"
#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/ground/markpainter.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QElapsedTimer>
#include <QScrollBar>

namespace tst_boardanimation {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

class BoardAnimationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setPalette(lightPalette()); }
    void cleanup() { verifyEventLoopFree(); }
    void endsAnAnimationWhereItShould();
    void whatIsNobodysMovesTogether();
    void showsAimsUntilSomethingComesOfThem();
    void playsBlastsAndFlames();
    void skipsAnAnimationByAnyKey();
    void playsNothingWhereAnimationsAreOff();
    void wordsRiseFromTokensAndAreNotOverwritten();
    void wordsOfATokenAtTheEdgeAreRead();
    void diceLieBesideATokenUntilTheNextAct();
    void whatWasSaidIsReadBeforeTheNextAct();
    void wordsCoverNeitherTokensNorNames();
    void wordsBesideANeighbourPointOutWhoseTheyAre();
    void wordsGoAlongAndGiveWay();
    void whatIsSkippedStillSaysWhatCameOfIt();
    void diceCoverNeitherTokensNorNames();
    void aNoticeCoversNoToken();
    void namesGiveWay();

private:
    /** Of the words over tokens, where they are seen. */
    static QList<QRectF> wordsOn(BoardCanvas &canvas)
    {
        QList<QRectF> places;
        for (QGraphicsItem *item : canvas.board().items()) {
            if (auto *word = dynamic_cast<WordItem *>(item))
                places << word->deviceTransform(canvas.viewportTransform())
                              .mapRect(word->boundingRect());
        }
        return places;
    }
};

void BoardAnimationTest::wordsRiseFromTokensAndAreNotOverwritten()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto words = [&] { return wordsOn(*canvas); };
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    using Tone = rules::Outcome::Tone;
    canvas->animate(view, {BoardWord{0, {"hit", {}}, Tone::Plain},
                           BoardWord{0, {"wounded", {}}, Tone::Bad},
                           BoardWord{99, {"nobody", {}}, Tone::Bad}});
    QTRY_COMPARE(ended.count(), 1); // which does not wait until they are gone
    QCOMPARE(words().size(), 2);
    QVERIFY(!words()[0].intersects(words()[1]));
    takePicture(*canvas, QStringLiteral("board-words"));
    canvas->showBoard(view); // as it is: they are still read
    QCOMPARE(words().size(), 2);
    QTRY_COMPARE_WITH_TIMEOUT(words().size(), 0, 5000);
    canvas->animate(view, {BoardWord{0, {"hit", {}}, Tone::Good}});
    view.tokens[0].points -= 1;
    canvas->showBoard(view); // another board
    QCOMPARE(words().size(), 0);
}

/** What the ground says: where a figure stands on it, it is beside it; where words lie, it is gone
    for as long as they do. */
void BoardAnimationTest::namesGiveWay()
{
    BoardView view = skirmish();
    rules::Ground ground = readyGround("hamlet");
    rules::GroundMark mark;
    mark.id = 0;
    mark.at = TablePlace{1500, 1500, 0};
    mark.radius = 150;
    mark.label = {"2 points", {}};
    ground.marks = {mark};
    const auto canvas = canvasOn(ground, view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto first = canvas->board().markNames(*canvas);
    QCOMPARE(first.size(), std::size_t{1});
    const QPointF at = first.front().at;
    view.tokens[0].place = TablePlace{qRound(at.x()), qRound(at.y()), 0};
    canvas->showBoard(view);
    const auto moved = canvas->board().markNames(*canvas);
    QCOMPARE(moved.size(), std::size_t{1});
    QVERIFY(moved.front().at != at);
    auto *said =
        new WordItem(QStringLiteral("out of action"), rules::Outcome::Tone::Bad, lightPalette());
    said->setPos(moved.front().at);
    canvas->board().addItem(said); // which has it
    QVERIFY(canvas->board().markNames(*canvas).empty());
    takePicture(*canvas, QStringLiteral("board-name-gives-way"));
    delete said;
    QCOMPARE(canvas->board().markNames(*canvas).size(), std::size_t{1});
}

void BoardAnimationTest::wordsOfATokenAtTheEdgeAreRead()
{
    BoardView view = skirmish();
    view.tokens[0].place = TablePlace{0, 0, 0};
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const QPointF corner = *canvas->board().plan().pointOf(view.tokens[0].place);
    canvas->camera().zoomBy(4, canvas->mapFromScene(corner));
    const QPoint seen = canvas->mapFromScene(corner) - QPoint(12, 12);
    canvas->horizontalScrollBar()->setValue(canvas->horizontalScrollBar()->value() + seen.x());
    canvas->verticalScrollBar()->setValue(canvas->verticalScrollBar()->value() + seen.y());
    QVERIFY(canvas->viewport()->rect().contains(canvas->mapFromScene(corner)));
    using Tone = rules::Outcome::Tone;
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(view, {BoardWord{0, {"a long word about what became of it", {}}, Tone::Plain},
                           BoardWord{0, {"another", {}}, Tone::Bad}});
    QTRY_COMPARE(ended.count(), 1);
    const QList<QRectF> words = wordsOn(*canvas);
    QCOMPARE(words.size(), 2);
    QVERIFY(!words[0].intersects(words[1]));
    for (const QRectF &word : words)
        QVERIFY2(canvas->viewport()->rect().contains(word.toAlignedRect()),
                 qPrintable(QDebug::toString(word)));
}

void BoardAnimationTest::diceLieBesideATokenUntilTheNextAct()
{
    const BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto dice = [&] {
        const auto items = canvas->board().items();
        return std::ranges::count_if(
            items, [](QGraphicsItem *item) { return dynamic_cast<DiceItem *>(item) != nullptr; });
    };
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(
        view, {BoardDice{6, {{3, {}, false}, {5, {}, true}, {2, QStringLiteral("II"), false}}}});
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(dice(), 1);
    takePicture(*canvas, QStringLiteral("board-dice"));
    canvas->animate(view, {BoardAim{0, 6}});
    QTRY_COMPARE(ended.count(), 2);
    QCOMPARE(dice(), 0);
}

void BoardAnimationTest::endsAnAnimationWhereItShould()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    view.tokens[0].place = TablePlace{1800, 1500, 0};
    view.tokens[5].place = TablePlace{2500, 1200, 0};
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    const std::vector<Place> way{TablePlace{1500, 2000, 0}, TablePlace{1300, 1700, 0},
                                 TablePlace{1800, 1500, 0}};
    canvas->animate(view, {BoardMove{0, way},
                           BoardShot{TablePlace{1800, 1500, 0}, TablePlace{2300, 1300, 0}, true}});
    QVERIFY(canvas->isAnimating()); // and did not wait
    QTRY_VERIFY(canvas->board().standOf(0).value().x() < 1480); // along its way, not straight
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 5000);
    QCOMPARE(canvas->board().standOf(0).value(), QPointF(1800, 1500));
    QCOMPARE(canvas->board().standOf(5).value(), QPointF(2500, 1200));
    QVERIFY(canvas->board().view() == view);
}

void BoardAnimationTest::whatIsNobodysMovesTogether()
{
    BoardView view = skirmish();
    for (const std::size_t token : {1U, 2U, 3U})
        view.tokens[token].owner = rules::kNoSeat;
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto stands = [&](std::size_t token) {
        return *canvas->board().standOf(view.tokens[token].id);
    };
    const auto goes = [&](std::size_t token) {
        const auto from = std::get<TablePlace>(view.tokens[token].place);
        view.tokens[token].place = TablePlace{from.x + 300, from.y, from.z};
        return BoardMove{view.tokens[token].id, {from, view.tokens[token].place}};
    };
    const QPointF first = stands(1), second = stands(2), third = stands(3), owned = stands(0);
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    std::vector<BoardAct> acts{goes(1), goes(2)};
    canvas->animate(view, acts);
    QVERIFY(canvas->join({goes(3)}, view));
    QVERIFY(!canvas->join({BoardMove{view.tokens[3].id, {}}}, view)); // it is on its way
    QTRY_VERIFY(stands(1) != first && stands(2) != second && stands(3) != third);
    QCOMPARE(ended.count(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 5000);
    QVERIFY(canvas->board().view() == view);
    QVERIFY(!canvas->join({goes(1)}, view)); // nothing moves any more
    // What somebody owns goes one after another.
    const QPointF last = stands(5);
    acts = {goes(0), goes(5)};
    canvas->animate(view, acts);
    QTRY_VERIFY(stands(0) != owned);
    QCOMPARE(stands(5), last);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 5000);
}

void BoardAnimationTest::showsAimsUntilSomethingComesOfThem()
{
    const BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto effects = [&] {
        const auto items = canvas->board().items();
        return std::ranges::count_if(
            items, [](QGraphicsItem *item) { return dynamic_cast<EffectItem *>(item) != nullptr; });
    };
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(view, {BoardAim{0, 6}});
    QCOMPARE(effects(), 1);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(effects(), 1); // the dice are still to fall
    takePicture(*canvas, QStringLiteral("board-aim"));
    canvas->animate(view, {BoardShot{view.tokens[0].place, view.tokens[6].place, false}});
    QTRY_COMPARE(ended.count(), 2);
    QCOMPARE(effects(), 0);
    canvas->animate(view, {BoardAim{0, 6}});
    canvas->showBoard(view);
    QCOMPARE(effects(), 0);
    canvas->animate(view, {BoardAim{0, 99}, BoardShot{{}, {}, true}}); // nobody, nowhere
    QTRY_VERIFY(!canvas->isAnimating());
}

void BoardAnimationTest::playsBlastsAndFlames()
{
    const BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    BoardOptions slow;
    slow.speed = 50;
    canvas->setOptions(slow);
    rules::OverlayPatch blast;
    blast.centre = TablePlace{2000, 1500, 0};
    blast.radius = 300;
    rules::OverlayPatch flame;
    flame.outline = {{1000, 1000, 0}, {1800, 900, 0}, {1800, 1150, 0}};
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    const auto effects = [&] {
        return std::ranges::count_if(canvas->board().items(), [](QGraphicsItem *item) {
            return dynamic_cast<EffectItem *>(item) != nullptr;
        });
    };
    canvas->animate(view, {BoardBlast{blast}, BoardBlast{flame, true}});
    QTest::qWait(400);
    takePicture(*canvas, QStringLiteral("board-blast"));
    QTest::qWait(1000);
    takePicture(*canvas, QStringLiteral("board-flame"));
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(effects(), 1); // where it was
    canvas->animate(view, {BoardWord{-1, {"explodes", {}}, {}, {}, TablePlace{2000, 1500, 0}}});
    QTRY_COMPARE(ended.count(), 2);
    QCOMPARE(effects(), 1);
    QCOMPARE(wordsOn(*canvas).size(), 1);
    canvas->endReading();
    canvas->animate(view, {BoardStart{}});
    QTRY_COMPARE(ended.count(), 3);
    QCOMPARE(effects(), 0);
}

void BoardAnimationTest::skipsAnAnimationByAnyKey()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    int clicks = 0;
    connect(&canvas->mouse(), &BoardMouse::clicked, this, [&] { ++clicks; });
    for (const bool isKey : {true, false}) {
        view.tokens[0].place = TablePlace{isKey ? 1800 : 1200, 1500, 0};
        canvas->animate(view);
        QVERIFY(canvas->isAnimating());
        if (isKey)
            QTest::keyClick(canvas.get(), Qt::Key_F);
        else
            QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, {500, 300});
        QVERIFY(!canvas->isAnimating());
        QVERIFY(canvas->board().view() == view);
        QCOMPARE(canvas->board().standOf(0).value().x(), isKey ? 1800.0 : 1200.0);
    }
    QCOMPARE(clicks, 0); // what skips does nothing else
    view.tokens[0].place = TablePlace{900, 900, 0};
    canvas->animate(view);
    view.tokens[0].place = TablePlace{1000, 900, 0};
    canvas->showBoard(view);
    QVERIFY(!canvas->isAnimating());
    QCOMPARE(canvas->board().standOf(0).value(), QPointF(1000, 900));
}

void BoardAnimationTest::playsNothingWhereAnimationsAreOff()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    BoardOptions options;
    options.animated = false;
    canvas->setOptions(options);
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    view.tokens[0].place = TablePlace{900, 900, 0};
    canvas->animate(view);
    QCOMPARE(ended.count(), 1);
    QCOMPARE(canvas->board().standOf(0).value(), QPointF(900, 900));
}

void BoardAnimationTest::whatWasSaidIsReadBeforeTheNextAct()
{
    const BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    using Tone = rules::Outcome::Tone;
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(
        view, {BoardWord{0, {"first", {}}, Tone::Bad}, BoardWord{6, {"elsewhere", {}}, Tone::Bad}});
    QTRY_COMPARE(ended.count(), 1);
    const int left = canvas->readFor();
    QVERIFY(left > 0);
    QElapsedTimer clock;
    clock.start();
    canvas->animate(view, {BoardStart{}, BoardWord{0, {"second", {}}, Tone::Bad}});
    QCOMPARE(wordsOn(*canvas).size(), 2); // it waits
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 5000);
    QVERIFY(clock.elapsed() >= left / 2);
    QCOMPARE(wordsOn(*canvas).size(), 1); // all the others are gone
    canvas->endReading();
    QCOMPARE(canvas->readFor(), 0);
    canvas->animate(view, {BoardStart{}, BoardAim{0, 6}});
    QCOMPARE(wordsOn(*canvas).size(), 0); // at once
}

/** Wherever they would rise: then they stand beside it. The first is on top. */
void BoardAnimationTest::wordsCoverNeitherTokensNorNames()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto place = std::get<TablePlace>(view.tokens[0].place);
    const int away = static_cast<int>(40 / canvas->camera().scale());
    view.tokens[1].place = TablePlace{place.x, place.y - away, 0};
    view.tokens[2].place = TablePlace{place.x + away, place.y, 0};
    canvas->showBoard(view);
    using Tone = rules::Outcome::Tone;
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(view, {BoardDice{0, {{3, {}, false}, {5, {}, true}}},
                           BoardWord{0, {"a longer word that comes first", {}}, Tone::Bad},
                           BoardWord{0, {"second", {}}, Tone::Bad},
                           BoardWord{1, {"beside him", {}}, Tone::Bad}});
    QTRY_COMPARE(ended.count(), 1);
    takePicture(*canvas, QStringLiteral("board-words-aside"));
    QList<QRectF> words = wordsOn(*canvas);
    QCOMPARE(words.size(), 3);
    std::ranges::sort(words, std::ranges::greater{}, &QRectF::width);
    const double first = words[0].center().y();
    QVERIFY2(std::ranges::any_of(words,
                                 [&](const QRectF &word) {
                                     return std::abs(word.center().x() - words[0].center().x()) <
                                                1 &&
                                            word.center().y() > first;
                                 }),
             "the first on top");
    for (const QRectF &word : words) {
        for (const QRectF &box : canvas->board().boxesIn(*canvas))
            QVERIFY2(!box.intersects(word), qPrintable(QDebug::toString(box)));
        QCOMPARE(std::ranges::count_if(canvas->board().said(),
                                       [&](const QRectF &said) { return said.intersects(word); }),
                 1); // itself
    }
}

/** With the token that they are about; whoever comes to where they stand is not covered. */
void BoardAnimationTest::wordsGoAlongAndGiveWay()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    const auto from = view.tokens[0].place;
    auto to = std::get<TablePlace>(from);
    to.x += 400;
    view.tokens[0].place = to;
    canvas->animate(view, {BoardWord{0, {"driven back", {}}, rules::Outcome::Tone::Bad},
                           BoardMove{0, {from, to}}});
    QTRY_COMPARE(ended.count(), 1);
    const auto word = [&]() -> const WordItem * {
        for (const QGraphicsItem *item : canvas->board().items())
            if (const auto *one = dynamic_cast<const WordItem *>(item))
                return one;
        return nullptr;
    };
    QVERIFY(word() != nullptr);
    QCOMPARE(word()->pos(), *canvas->board().standOf(0));
    const QPointF middle =
        canvas->viewportTransform().inverted().map(wordsOn(*canvas).front().center());
    const auto before = view.tokens[1].place;
    const TablePlace under{static_cast<int>(middle.x()), static_cast<int>(middle.y()), 0};
    view.tokens[1].place = under;
    canvas->animate(view, {BoardMove{1, {before, under}}});
    QTRY_COMPARE(ended.count(), 2);
    for (const QRectF &one : wordsOn(*canvas)) {
        for (const QRectF &box : canvas->board().boxesIn(*canvas))
            QVERIFY(!one.intersects(box));
    }
}

/** As long as one of them is seen. */
void BoardAnimationTest::wordsBesideANeighbourPointOutWhoseTheyAre()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto lines = [&] {
        const auto items = canvas->board().items();
        return std::ranges::count_if(items, [](const QGraphicsItem *item) {
            return item->isVisible() && dynamic_cast<const QGraphicsLineItem *>(item) &&
                   dynamic_cast<const WordItem *>(item->parentItem());
        });
    };
    using Tone = rules::Outcome::Tone;
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    for (const bool hasNeighbour : {false, true}) {
        const auto place = std::get<TablePlace>(view.tokens[0].place);
        const int above = static_cast<int>((hasNeighbour ? 60 : 300) / canvas->camera().scale());
        view.tokens[1].place = TablePlace{place.x, place.y - above, 0};
        canvas->showBoard(view);
        ended.clear();
        canvas->animate(view, {BoardWord{0, {"first", {}}, Tone::Bad},
                               BoardWord{0, {"second", {}}, Tone::Bad}});
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(lines(), hasNeighbour ? 1 : 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(wordsOn(*canvas).size(), 1, 5000); // the first one is gone
    QCOMPARE(lines(), 1);
}

void BoardAnimationTest::whatIsSkippedStillSaysWhatCameOfIt()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    canvas->setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    view.tokens[0].place = TablePlace{900, 900, 0};
    canvas->animate(view, {BoardAim{1, 0}, BoardDice{0, {{3, {}, false}}},
                           BoardWord{0, {"hit", {}}, rules::Outcome::Tone::Bad}});
    canvas->skipAnimation();
    QCOMPARE(ended.count(), 1);
    QCOMPARE(canvas->board().standOf(0).value(), QPointF(900, 900));
    QCOMPARE(wordsOn(*canvas).size(), 1);
    QVERIFY(canvas->readFor() > 0);
}

/** Whatever is below: then they lie beside it. */
void BoardAnimationTest::diceCoverNeitherTokensNorNames()
{
    BoardView view = skirmish();
    const auto canvas = canvasOn(readyGround("hamlet"), view);
    QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    const auto place = std::get<TablePlace>(view.tokens[0].place);
    const double pixel = 1 / canvas->camera().scale();
    view.tokens[1].place = TablePlace{place.x, place.y + static_cast<int>(34 * pixel), 0};
    canvas->showBoard(view);
    QSignalSpy ended(canvas.get(), &BoardCanvas::animationEnded);
    canvas->animate(view, {BoardDice{0, {{3, {}, false}, {5, {}, true}}}});
    QTRY_COMPARE(ended.count(), 1);
    takePicture(*canvas, QStringLiteral("board-dice-aside"));
    for (const QGraphicsItem *item : canvas->board().items()) {
        const auto *dice = dynamic_cast<const DiceItem *>(item);
        if (!dice)
            continue;
        const QRectF lain =
            dice->deviceTransform(canvas->viewportTransform()).mapRect(dice->boundingRect());
        for (const QRectF &box : canvas->board().boxesIn(*canvas))
            QVERIFY2(!box.intersects(lain), qPrintable(QDebug::toString(box)));
        return;
    }
    QFAIL("no dice");
}

void BoardAnimationTest::aNoticeCoversNoToken()
{
    const QRectF room(0, 0, 400, 300);
    const QSizeF size(120, 20);
    QCOMPARE(freePlace(size, room, {}, Qt::TopEdge), QRectF(140, 0, 120, 20));
    QCOMPARE(freePlace(size, room, {}, Qt::BottomEdge), QRectF(140, 280, 120, 20));
    const QList<QRectF> taken{{190, 5, 20, 20}, {0, 260, 400, 40}};
    for (const Qt::Edge edge : {Qt::TopEdge, Qt::BottomEdge}) {
        const QRectF place = freePlace(size, room, taken, edge);
        QVERIFY(room.contains(place));
        for (const QRectF &one : taken)
            QVERIFY2(!place.intersects(one), qPrintable(QDebug::toString(place)));
    }
    QCOMPARE(freePlace(size, room, taken, Qt::TopEdge).top(), 0.0); // beside it
    QVERIFY(room.contains(freePlace(size, room, {room}, Qt::TopEdge))); // no such place
}

WATCHED_TEST(BoardAnimationTest)

} // namespace tst_boardanimation

#include "tst_boardanimation.moc"
