// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardnotice.h"
#include "app/pages/board/effects/diceitem.h"
#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/holding.h"
#include "app/pages/match/course/lookingback.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/showing/wavesum.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/told/acttext.h"
#include "app/pages/match/told/sumtext.h"
#include "app/window/main/mainwindow.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/shellhouse.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>

namespace tst_matchflow {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

constexpr QSize kScreen(1280, 720);
constexpr int kTitleBar = 24; // of the window, in pixels
constexpr int kMostKeys = 40; // of one turn
constexpr int kMostClicks = 50;

rules::MatchSetup elevenFigures()
{
    rules::MatchSetup setup = seeded(musgSetup(0, "easy"), 7, true);
    setup.seats[0].band = sampleBand("karnash");
    setup.seats[0].player = "person";
    return setup;
}

/** What the player's hand does in one turn: a press is a key or a click. */
struct Hand {
    Room &room;
    bool isByMouse = false;
    bool choosesItself = false; // every second figure, other than advised
    int presses = 0;
    int activated = 0;

    StateOfPlay const &play() { return room.controller().play(); }
    bool isOver() { return room.session().row().isOver; }

    QPushButton *buttonWith(const QString &text)
    {
        for (auto *button : room.page->findChild<AnswerBar *>()->findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text().contains(text))
                return button;
        return nullptr;
    }
    void press(Qt::Key key, const QString &button)
    {
        ++presses;
        if (!isByMouse)
            return room.key(key);
        if (QPushButton *pressed = buttonWith(button))
            QTest::mouseClick(pressed, Qt::LeftButton);
    }
    /** Until nothing goes on by itself any more. */
    bool waits()
    {
        std::size_t entries = 0;
        do {
            entries = room.session().match().journal().entries.size();
            if (!room.settles())
                return false;
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
        } while (entries != room.session().match().journal().entries.size());
        return true;
    }
    /** The last of those who may act: Tab goes backward to it, or it is clicked; again, it acts. */
    void activate()
    {
        const int token = play().able().back();
        if (isByMouse) {
            auto &canvas = room.page->canvas();
            const QPoint at = canvas.mapFromScene(canvas.board().standOf(token).value());
            for (int click = 0; click < 2; ++click, ++presses) {
                QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, at);
                QTest::qWait(20); // until it is painted
            }
            return;
        }
        presses += 2;
        room.key(Qt::Key_Backtab, Qt::ShiftModifier);
        room.key(Qt::Key_Return);
    }
    /** Questions in the middle of an act are answered by the first button. */
    bool playsTurn()
    {
        const int turn = play().view().turn;
        presses = 0;
        while (waits() && !isOver() && play().view().turn == turn && presses < 200) {
            if (play().isQuestionOpen())
                press(Qt::Key_1, QStringLiteral("\u2460"));
            else if (choosesItself && play().isToActivate() && ++activated % 2 == 0)
                activate();
            else
                press(Qt::Key_K, QStringLiteral("(K)"));
        }
        return play().view().turn == turn + 1 || isOver();
    }
};

/** What befalls people in a match that machines play, line by line, with the last words of each. */
struct ToldMatch {
    Room room{elevenFigures()};
    QStringList lines;
    QStringList befallen; // of the sums
    QStringList turns; // sums of their ends

    /** So many acts of a person who does what a machine would. */
    bool plays(int acts)
    {
        auto &play = room.controller();
        while (acts-- > 0 && room.settles() && play.play().isAsked()) {
            const auto action = room.session().match().chooseAs(play.play().player(), "easy");
            if (!action || !play.perform(*action))
                return false;
        }
        if (!room.settles())
            return false;
        ActLines all;
        for (const rules::ToldEvent &event : room.session().match().story(play.play().player())) {
            model::MatchBeat beat;
            beat.told = {event};
            beat.view = play.play().view();
            tell(all, beat);
        }
        return true;
    }

private:
    void tell(ActLines &all, const model::MatchBeat &beat)
    {
        const MatchWords &words = room.controller().words();
        const std::size_t before = all.lines().size();
        for (const ActLine &sum : all.add(beat)) {
            for (const SumLine &line : linesOf(sum, words))
                befallen << line.text << line.how;
            if (sum.isOfTurn)
                turns << textOf(sum, words);
        }
        const ActLine *last = all.lastAct();
        if (last == nullptr)
            return;
        if (all.lines().size() != before || lines.isEmpty())
            lines << QString();
        lines.back() = textOf(*last, words);
    }
};

} // namespace

/** A match is followed at a glance and played with few presses. */
class MatchFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void theBoardHasTheRoom_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("en") << rules::Language::English;
        QTest::newRow("fr") << rules::Language::French;
    }

    /** A small screen's window, below its title bar. */
    void theBoardHasTheRoom()
    {
        QFETCH(const rules::Language, language);
        ShellHouse house(language);
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(kScreen.width(), kScreen.height() - kTitleBar);
        window.show();
        const auto uuid = house.library().matches().begin(elevenFigures(), {});
        QVERIFY(uuid);
        window.openMatch(QString::fromStdString(*uuid));
        MatchPage &page = *window.currentMatch();
        page.setBoardOptions({.animated = false});
        while (QTest::qWaitFor([&] { return page.controller().play().isAsked(); }, 20'000) &&
               page.controller().play().isSettingUp())
            page.controller().placeAll();
        QVERIFY(QTest::qWaitFor([&] { return page.controller().play().isToActivate(); }, 20'000));
        QTest::qWait(50);
        takePicture(
            window,
            QStringLiteral("flow-room-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(window.size(), QSize(kScreen.width(), kScreen.height() - kTitleBar));
        const QSize board = page.canvas().size();
        const double share =
            double(board.width() * board.height()) / double(kScreen.width() * kScreen.height());
        QVERIFY2(share >= 0.7, qPrintable(QString::number(share)));
        for (const QWidget *below : {static_cast<QWidget *>(page.findChild<AnswerBar *>()),
                                     static_cast<QWidget *>(window.statusBar())}) {
            QVERIFY(below->isVisible());
            QVERIFY(
                window.rect().contains(QRect(below->mapTo(&window, QPoint(0, 0)), below->size())));
        }
    }

    void aTurnTakesFewPresses_data()
    {
        QTest::addColumn<bool>("isByMouse");
        QTest::addColumn<bool>("choosesItself");
        QTest::addColumn<int>("most");
        QTest::newRow("keys") << false << false << kMostKeys;
        QTest::newRow("mouse") << true << false << kMostClicks;
        QTest::newRow("keys, own choices") << false << true << kMostKeys;
        QTest::newRow("mouse, own choices") << true << true << kMostClicks;
    }

    /** A turn of eleven figures, each doing as advised; who acts may be chosen. */
    void aTurnTakesFewPresses()
    {
        QFETCH(const bool, isByMouse);
        QFETCH(const bool, choosesItself);
        QFETCH(const int, most);
        UiLanguage english(rules::Language::English);
        Room room(elevenFigures());
        QVERIFY(room.isSetUp());
        Hand hand{room, isByMouse, choosesItself};
        QVERIFY(hand.playsTurn());
        qInfo("%d presses, %d activations chosen from", hand.presses, hand.activated);
        QVERIFY2(hand.presses <= most, qPrintable(QString::number(hand.presses)));
        QVERIFY(hand.presses > 0);
    }

    /** Not at the edge of the board, and the veil leaves out what is looked at. */
    void aQuestionIsPutAtItsFigure()
    {
        QImage picture(600, 400, QImage::Format_ARGB32);
        picture.fill(Qt::black);
        QPainter painter(&picture);
        paintNotice(painter, picture.rect(), {QStringLiteral("Does he?"), true, {1}},
                    {{{QPointF(300, 250), 20}}}, QGuiApplication::palette());
        painter.end();
        const QColor veiled = picture.pixelColor(2, 398);
        const auto isPainted = [&](const QRect &part) {
            for (int y = part.top(); y <= part.bottom(); ++y)
                for (int x = part.left(); x <= part.right(); ++x)
                    if (picture.pixelColor(x, y) != veiled)
                        return true;
            return false;
        };
        QVERIFY(veiled != QColor(Qt::black));
        QCOMPARE(picture.pixelColor(300, 250), QColor(Qt::black));
        QVERIFY(isPainted({280, 205, 40, 20}));
        QVERIFY(!isPainted({280, 0, 40, 40}));
    }

    void whatHappensIsToldWithItsCause_data() { theBoardHasTheRoom_data(); }

    /** Whom it befell, by whose act, and how the dice fell: in the line of the act, and in the sum
        of the wave. */
    void whatHappensIsToldWithItsCause()
    {
        QFETCH(const rules::Language, language);
        UiLanguage spoken(language);
        ToldMatch match;
        QVERIFY(match.room.isSetUp());
        QVERIFY(match.plays(150));
        const bool isFrench = language == rules::Language::French;
        const QRegularExpression test(
            isFrench ? QStringLiteral("test de (commandement|déroute) "
                                      "(réussi|raté) \\(\\d+ aux dés, il fallait \\d+ ou moins\\)")
                     : QStringLiteral("(command|rout) test (passed|failed) "
                                      "\\(rolled \\d+, needed \\d+ or less\\)"));
        QVERIFY2(!match.lines.filter(test).isEmpty(), qPrintable(match.lines.join(u'\n')));
        for (const QString &line : match.lines)
            QVERIFY2(!line.contains(u'{') && !line.contains(u'['), qPrintable(line));
        const QString points = isFrench ? QStringLiteral(" pour les ") : QStringLiteral(" for ");
        for (const QString &turn : match.turns)
            QVERIFY2(!turn.contains(u'{') && !turn.contains(u'['), qPrintable(turn));
        QVERIFY2(!match.turns.filter(points).isEmpty(), qPrintable(match.turns.join(u'\n')));
        const QString by = isFrench ? QStringLiteral("tir de ") : QStringLiteral("shot by ");
        QVERIFY2(!match.befallen.filter(by).isEmpty(), qPrintable(match.befallen.join(u'\n')));
    }

    /** A part of the sum says who did it, and leads to when it happened. */
    void aSumLeadsToItsMoments()
    {
        UiLanguage english(rules::Language::English);
        Room room(elevenFigures());
        QVERIFY(room.isSetUp());
        Hand hand{room};
        const auto *sum = room.page->findChild<WaveSum *>();
        const auto part = [&]() -> QPushButton * {
            for (auto *button : sum->findChildren<QPushButton *>())
                if (button->isVisible() && button->toolTip().contains(QStringLiteral(" by ")))
                    return button;
            return nullptr;
        };
        for (int acts = 0; acts < 60 && !part(); ++acts) {
            QVERIFY(hand.waits());
            hand.press(hand.play().isQuestionOpen() ? Qt::Key_1 : Qt::Key_K, {});
            QVERIFY(hand.waits());
        }
        QVERIFY(part());
        takePicture(*room.page, QStringLiteral("flow-sum"));
        for (const QRectF &figure : room.page->canvas().board().boxesIn(room.page->canvas()))
            QVERIFY2(!figure.intersects(sum->geometry()), qPrintable(QDebug::toString(figure)));
        QSignalSpy moments(room.page->findChild<LookingBack *>(), &LookingBack::momentShown);
        QSignalSpy wanted(sum, &WaveSum::momentWanted);
        QTest::mouseClick(part(), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(moments.count(), 1);
        QVERIFY(room.controller().isLookingBack());
        const int entry = moments.front().front().toInt();
        QVERIFY(entry > 0 && entry <= wanted.front().front().toInt());
    }

    /** What came of the first act is read, and no press is lost. */
    void advicePressedFastHidesNoResult()
    {
        UiLanguage english(rules::Language::English);
        Room room(elevenFigures());
        QVERIFY(room.isSetUp());
        Hand hand{room};
        app::BoardCanvas &canvas = room.page->canvas();
        const auto acts = [&] { return room.session().past().lastByPerson(); };
        room.page->setBoardOptions({.animated = true});
        for (int turns = 0; turns < 80; ++turns) {
            const auto isFree = [&] {
                return room.controller().play().isAsked() && !room.session().pending() &&
                       !room.page->findChild<BeatPlayer *>()->isPlaying();
            };
            QVERIFY(QTest::qWaitFor(isFree, 20'000));
            if (hand.play().isQuestionOpen()) {
                room.key(Qt::Key_1);
                continue;
            }
            const auto before = acts();
            room.key(Qt::Key_K);
            if (acts() == before || !QTest::qWaitFor([&] { return canvas.isAnimating(); }, 300))
                continue;
            room.key(Qt::Key_K); // while the first is still shown
            if (canvas.readFor() == 0)
                continue;
            const auto first = acts();
            QTest::qWait(150);
            QCOMPARE(acts(), first); // it is read
            takePicture(*room.page, QStringLiteral("flow-read"));
            QVERIFY(QTest::qWaitFor([&] { return acts() != first; }, 5'000)); // and counts
            return;
        }
        QFAIL("nothing came of any act");
    }

    /** Where the last attack of an activation ends it, dice and word still lie at the target. */
    void theLastAttackIsToldAtItsTarget()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const BoardCanvas &canvas = room.page->canvas();
        const rules::BoardView view = canvas.board().view();
        const int shooter = view.tokens.front().id;
        const auto other = std::ranges::find_if(view.tokens, [&](const rules::Token &token) {
            return token.owner.valid() && token.owner != view.tokens.front().owner;
        });
        QVERIFY(other != view.tokens.end());
        rules::ToldEvent shot, missed, done;
        shot.gesture = rules::Gesture{rules::Gesture::Kind::Aim, shooter, other->id, {}, {}};
        missed.as.tokens = {shooter};
        missed.as.outcome = rules::Outcome{-1, {"word.ready", {}}};
        done.as.kind = rules::ToldAs::Kind::Done;
        const rules::Thrown dice{rules::Request::of(rules::Roll{}),
                                 rules::ChanceAnswer::ofFaces(std::vector<std::uint8_t>{3})};
        model::MatchStep step;
        step.beats = {{{}, false, {shot}, view}, {dice, false, {missed, done}, view}};
        room.page->findChild<BeatPlayer *>()->add(step);
        const auto lying = [&](const auto *kind) -> const QGraphicsItem * {
            for (const QGraphicsItem *item : canvas.scene()->items())
                if (dynamic_cast<decltype(kind)>(item) != nullptr)
                    return item;
            return nullptr;
        };
        const auto at = canvas.board().standOf(other->id);
        const WordItem *noWord = nullptr;
        QTRY_VERIFY(lying(noWord) != nullptr);
        QCOMPARE(lying(noWord)->pos(), *at);
        const DiceItem *noDice = nullptr;
        QVERIFY(lying(noDice) != nullptr);
        QCOMPARE(lying(noDice)->pos(), *at);
    }

    /** Between two waves nobody is active, but somebody rolls for the next one. */
    void theBannerNamesWhoRolls()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        BoardCanvas &canvas = room.page->canvas();
        rules::ToldEvent roll;
        roll.as.kind = rules::ToldAs::Kind::Dice;
        roll.as.seat = {1};
        model::MatchStep step;
        step.beats = {{{}, false, {roll}, canvas.board().view()}};
        step.beats.front().view.active = {};
        QStringList banners;
        connect(room.page->findChild<BeatPlayer *>(), &BeatPlayer::began, this,
                [&] { QTimer::singleShot(0, this, [&] { banners << canvas.notice().text; }); });
        room.page->findChild<BeatPlayer *>()->add(step);
        QTRY_VERIFY(!banners.isEmpty());
        QVERIFY2(banners.front().endsWith(room.controller().words().nameOf({1})),
                 qPrintable(banners.front()));
    }

    /** It is beside the ground where there is room for it, and nothing is fought for beneath. */
    void aSumCoversNothingThatIsFoughtFor()
    {
        rules::MatchSetup setup = duel("person", "person");
        setup.scenario = *sourceFile("resources/scenarios/musg/hold-the-ground.scenario.json");
        Room room(setup);
        QVERIFY(room.isSetUp());
        BoardCanvas &canvas = room.page->canvas();
        QVERIFY(!canvas.foughtFor().isEmpty());
        ActLine end;
        end.isSum = end.isOfTurn = true;
        end.lead = {"story.turn-ended", {{"turn", std::int64_t{1}}}};
        const ActLine told = withHolders(end, room.controller(), canvas.board().view());
        QCOMPARE(told.parts.back().word.key, std::string("sum.nobody-holds"));
        auto *sum = room.page->findChild<WaveSum *>();
        sum->show(told);
        QVERIFY(sum->isVisible());
        const QRectF ground = canvas.viewportTransform().mapRect(canvas.board().plan().bounds());
        for (const QRectF &area : canvas.foughtFor())
            QVERIFY(!area.intersects(sum->geometry()));
        const bool hasRoom = ground.left() > sum->width() + 20;
        QVERIFY(!hasRoom || !ground.intersects(sum->geometry()));
    }

    /** Undone, an act that was advised is not done again by itself. */
    void whatWasAdvisedIsUndone()
    {
        Room room(elevenFigures());
        QVERIFY(room.isSetUp());
        Hand hand{room};
        QVERIFY(hand.waits());
        QVERIFY(room.controller().play().isToActivate());
        const auto before = room.session().past().lastByPerson();
        hand.press(Qt::Key_K, {});
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hand.waits());
        QCOMPARE(room.session().past().lastByPerson(), before);
        QVERIFY(room.controller().play().isToActivate());
    }
};

SCREEN_TEST(MatchFlowTest)

} // namespace tst_matchflow

#include "tst_matchflow.moc"
