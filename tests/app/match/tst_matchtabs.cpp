// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/print/sheetpreview.h"
#include "app/window/main/mainwindow.h"
#include "app/window/preferences/preferencesdialog.h"
#include "app/words/settings/settings.h"
#include "model/text.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QtTest/QtTest>

namespace tst_matchtabs {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Matches as pages of the window. */
class MatchTabsTest : public QObject
{
    Q_OBJECT

private slots:
    /** Rematches have a number; off the list, the tab is closed. */
    void tellsMatchesOfOneTitleApart()
    {
        ShellHouse house;
        std::vector<QString> matches;
        for (int match = 0; match < 2; ++match)
            matches.push_back(toQString(ShellHouse::need(
                house.library().matches().begin(seeded(musgSetup(0, "person"), 1), {}))));
        MainWindow window(house.shell(), {});
        window.show();
        auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("tabs"));
        for (const QString &match : matches)
            window.openMatch(match);
        QCOMPARE(tabs->tabText(2), tabs->tabText(1) + QStringLiteral(" (2)"));
        emit window.home().matchRemoved(matches.front());
        QCOMPARE(tabs->count(), 2);
        QVERIFY(!tabs->tabText(1).endsWith(QStringLiteral("(2)")));
    }

    /** By the key that prints a band; of a game without sheets there is nothing to print. */
    void printsTheSheetsThatAGameHas()
    {
        ShellHouse house;
        MainWindow window(house.shell(), {});
        window.show();
        QApplication::setActiveWindow(&window);
        auto *print = window.findChild<QAction *>(QStringLiteral("actionPrint"));
        const auto open = [&](const rules::MatchSetup &setup) {
            window.openMatch(
                toQString(ShellHouse::need(house.library().matches().begin(seeded(setup, 1), {}))));
        };
        open(musgSetup(0, "person"));
        QVERIFY(!print->isEnabled());
        rules::MatchSetup town;
        town.system = "zombies";
        town.seats = {{"", "person", "Ann"}, {"", "person", "Ben"}};
        open(town);
        QVERIFY(print->isEnabled());
        QString title;
        QTimer::singleShot(0, &window, [&] {
            if (auto *preview = qobject_cast<SheetPreview *>(QApplication::activeModalWidget())) {
                title = preview->document().title;
                preview->reject();
            }
        });
        QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(title, QStringLiteral("Zombies!!! – reference sheet"));
    }

    /** What is chosen on a question is kept, and holds in every match. */
    void theShareOfFreeShotsIsOneForAll()
    {
        ShellHouse house;
        MainWindow window(house.shell(), {});
        for (int match = 0; match < 2; ++match)
            window.openMatch(toQString(ShellHouse::need(
                house.library().matches().begin(seeded(musgSetup(0, "person"), 1), {}))));
        const auto pages = window.findChildren<MatchPage *>();
        QCOMPARE(pages.size(), 2);
        QCOMPARE(pages[0]->controller().askFrom(), kAskFrom);
        emit pages[0]->askFromChanged(30);
        QCOMPARE(pages[0]->controller().askFrom(), 30);
        QCOMPARE(pages[1]->controller().askFrom(), 30);
        QCOMPARE(loadPreferences().askFrom, 30);
        savePreferences({});
    }

    void theShareIsSetInPreferences()
    {
        PreferencesDialog dialog({}, {}, {});
        dialog.show();
        auto *box = dialog.findChild<QSpinBox *>(QStringLiteral("askFromBox"));
        QCOMPARE(box->value(), kAskFrom);
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("25"));
        QCOMPARE(dialog.preferences().askFrom, 25);
        savePreferences(dialog.preferences());
        QCOMPARE(loadPreferences().askFrom, 25);
        savePreferences({});
    }
};

WATCHED_TEST(MatchTabsTest)

} // namespace tst_matchtabs

#include "tst_matchtabs.moc"
