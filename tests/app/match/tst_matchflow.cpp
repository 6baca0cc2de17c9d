// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardnotice.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/window/main/mainwindow.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/shellhouse.h"

#include <QImage>
#include <QPainter>
#include <QStatusBar>

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
                    {{QPointF(300, 250), 20}}, QGuiApplication::palette());
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
