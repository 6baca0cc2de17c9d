// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/homepage.h"
#include "app/mainwindow/mainwindow.h"
#include "app/match/matchpage.h"
#include "model/text.h"
#include "tests/support/eventloopwatchdog.h"
#include "tests/support/gamelibrary.h"
#include "tests/support/shellhouse.h"

#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Matches as pages of the window. */
class MatchTabsTest : public QObject
{
    Q_OBJECT

private slots:
    /** Rematches have a number; what one said goes with its tab; off the list, the tab is closed.
     */
    void tellsMatchesOfOneTitleApart()
    {
        ShellHouse house;
        std::vector<QString> matches;
        for (int match = 0; match < 2; ++match)
            matches.push_back(toQString(ShellHouse::need(
                house.library().beginMatch(seeded(musgSetup(0, "person"), 1), {}))));
        MainWindow window(house.shell(), {});
        window.show();
        auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *menu = window.findChild<QMenu *>(QStringLiteral("menuMatch"));
        const auto isMenuShown = [&] {
            return window.menuBar()->actions().contains(menu->menuAction());
        };
        QVERIFY(!isMenuShown());
        for (const QString &match : matches)
            window.openMatch(match);
        QCOMPARE(tabs->tabText(2), tabs->tabText(1) + QStringLiteral(" (2)"));
        QVERIFY(isMenuShown());
        for (const QAction *act : menu->actions())
            QVERIFY2(act->isSeparator() || act->text().contains(u'&'), qPrintable(act->text()));
        auto *status = window.findChild<QStatusBar *>(QStringLiteral("statusBar"));
        emit window.currentMatch()->said(QStringLiteral("There!"));
        QCOMPARE(status->currentMessage(), QStringLiteral("There!"));
        tabs->setCurrentIndex(0);
        QVERIFY(status->currentMessage().isEmpty());
        emit window.home().matchRemoved(matches.front());
        QCOMPARE(tabs->count(), 2);
        QVERIFY(!tabs->tabText(1).isEmpty());
    }
};

WATCHED_MAIN(MatchTabsTest)
#include "tst_matchtabs.moc"
