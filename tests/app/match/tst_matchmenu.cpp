// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>

namespace tst_matchmenu {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** A window with one match. */
struct Place {
    ShellHouse house;
    MainWindow window;

    explicit Place(rules::Language language = rules::Language::English)
        : house(language), window(house.shell(), {})
    {
        rules::MatchSetup setup = seeded(musgSetup(0, "easy"), 7, true);
        setup.seats[0].player = setup.seats[1].player = "person";
        window.openMatch(toQString(ShellHouse::need(house.library().matches().begin(setup, {}))));
        window.show();
    }
    QMenu &menu(const char *name) { return *window.findChild<QMenu *>(QString::fromLatin1(name)); }
    void goHome() { window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0); }
};

} // namespace

/** What the window says and offers of the match it shows. */
class MatchMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aMatchHasAMenuOfItsOwn()
    {
        Place place;
        QAction *menu = place.menu("menuMatch").menuAction();
        const auto bar = place.window.menuBar()->actions();
        QVERIFY(bar.contains(menu));
        QCOMPARE(bar.indexOf(menu), bar.indexOf(place.menu("menuEdit").menuAction()) + 1);
        const MatchPage *match = place.window.currentMatch();
        QCOMPARE(place.menu("menuMatch").actions(), match->matchActions());
        QStringList edits;
        for (const QAction *action : place.menu("menuEdit").actions())
            edits << action->text().remove(u'&');
        QCOMPARE(edits.mid(0, 4), QStringList({QStringLiteral("Undo"), QStringLiteral("Redo"),
                                               QStringLiteral("Take back…"), QString()}));
        QCOMPARE(edits.size(), 5); // and the preferences
        place.goHome();
        QVERIFY(!place.window.menuBar()->actions().contains(menu));
        QVERIFY(place.menu("menuMatch").isEmpty());
    }

    void showsAndHidesTheGrid()
    {
        Place place;
        BoardCanvas &board = place.window.currentMatch()->canvas();
        const auto actions = place.menu("menuMatch").actions();
        const auto grid = std::ranges::find(actions, QStringLiteral("&Grid\tG"), &QAction::text);
        QVERIFY(grid != actions.end());
        const bool isShown = board.options().grid;
        QCOMPARE((*grid)->isChecked(), isShown);
        board.ruler().setOn(true);
        (*grid)->trigger();
        QCOMPARE(board.options().grid, !isShown);
        QVERIFY(board.ruler().isOn());
        QTest::keyClick(&board, Qt::Key_G);
        QCOMPARE(board.options().grid, isShown);
        QCOMPARE((*grid)->isChecked(), isShown);
    }

    void everyActHasALetter_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("English") << rules::Language::English;
        QTest::newRow("French") << rules::Language::French;
    }
    void everyActHasALetter()
    {
        QFETCH(rules::Language, language);
        Place place(language);
        QSet<QString> letters;
        for (const QAction *action : place.menu("menuMatch").actions()) {
            if (action->isSeparator())
                continue;
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(!letter.isEmpty(), qPrintable(action->text()));
            QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
            letters << letter;
        }
        QVERIFY(letters.size() > 10);
    }

    void everyTabHasALetter_data() { everyActHasALetter_data(); }
    void everyTabHasALetter()
    {
        QFETCH(rules::Language, language);
        Place place(language);
        MatchPage &match = *place.window.currentMatch();
        QVERIFY(match.session().concede({0}));
        QTRY_VERIFY(match.findChild<EndPanel *>());
        const auto told = match.findChild<EndPanel *>()->findChildren<QLabel *>();
        QVERIFY(std::ranges::none_of(told, [](const QLabel *label) {
            return label->text().contains(QStringLiteral(" 0 "));
        }));
        QEvent changed(QEvent::LanguageChange); // which names the tabs again
        QApplication::sendEvent(&match, &changed);
        const auto *parts = match.findChild<QTabWidget *>();
        for (int tab = 0; tab < parts->count(); ++tab)
            QVERIFY2(!QKeySequence::mnemonic(parts->tabText(tab)).isEmpty(),
                     qPrintable(parts->tabText(tab)));
    }

    void keysBeginWithThoseOfTheMatch()
    {
        Place place;
        QString first;
        QTimer::singleShot(0, &place.window, [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            first = dialog->findChild<QTreeWidget *>(QStringLiteral("shortcutTree"))
                        ->topLevelItem(0)
                        ->text(0);
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        place.window.shortcuts();
        QCOMPARE(first, QStringLiteral("Match"));
    }

    /** A second line of the question takes nothing from the board. */
    void aShortQuestionHasTwoLines()
    {
        Place place;
        const auto *bar = place.window.currentMatch()->findChild<AnswerBar *>();
        const auto *question = bar->findChild<QLabel *>();
        QTRY_VERIFY(question->isVisible());
        QVERIFY2(!question->text().contains(u'\n'), qPrintable(question->text()));
        QTRY_VERIFY(question->height() >= 2 * bar->fontMetrics().lineSpacing());
    }

    void whatWasSaidGoesWithItsTab()
    {
        Place place;
        MatchPage &match = *place.window.currentMatch();
        const auto *bar = place.window.statusBar();
        emit match.said(QStringLiteral("It burns."));
        QCOMPARE(bar->currentMessage(), QStringLiteral("It burns."));
        place.goHome();
        QVERIFY(bar->currentMessage().isEmpty());
    }
};

WATCHED_TEST(MatchMenuTest)

} // namespace tst_matchmenu

#include "tst_matchmenu.moc"
