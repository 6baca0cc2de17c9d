// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/window/main/mainwindow.h"
#include "app/words/settings/settings.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/shellhouse.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTabWidget>
#include <QToolBar>

namespace tst_firstmatch {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Counts what somebody presses with the mouse. */
class Mouse
{
public:
    void click(QAbstractButton *button)
    {
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        ++m_clicks;
    }
    int clicks() const { return m_clicks; }

private:
    int m_clicks = 0;
};

} // namespace

class FirstMatchTest : public QObject
{
    Q_OBJECT

private:
    struct Answered {
        QString own;
        QStringList offered; // bands
        QString scenario, table, player;
    };
    /** Starts the quick match that is asked for next, after `change`. */
    static void whenQuickMatch(Mouse &mouse, Answered &answered,
                               const std::function<void(QWidget &)> &change = {})
    {
        QTimer::singleShot(0, qApp, [&, change] {
            auto *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog != nullptr);
            if (change)
                change(*dialog);
            for (const auto *box : dialog->findChildren<QComboBox *>()) {
                if (box->accessibleName() == QStringLiteral("Band of side 1")) {
                    answered.own = box->currentText();
                    for (int line = 0; line < box->count(); ++line)
                        answered.offered << box->itemText(line);
                }
                if (box->accessibleName() == QStringLiteral("Player of side 2"))
                    answered.player = box->currentText();
            }
            answered.scenario =
                dialog->findChild<QComboBox *>(QStringLiteral("scenario"))->currentText();
            answered.table = dialog->findChild<QComboBox *>(QStringLiteral("table"))->currentText();
            mouse.click(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
        });
    }
    static void clickQuickMatch(MainWindow &window, Mouse &mouse)
    {
        auto *quick = window.findChild<QAction *>(QStringLiteral("actionQuickMatch"));
        mouse.click(qobject_cast<QAbstractButton *>(
            window.findChild<QToolBar *>(QStringLiteral("toolBar"))->widgetForAction(quick)));
    }
    static void show(MainWindow &window)
    {
        window.resize(1280, 720);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }

private slots:
    // No quick match was played yet.
    void init()
    {
        QStandardPaths::setTestModeEnabled(true);
        ShellHouse house;
        rememberQuickMatch(house.systems().front(), {});
    }
    void cleanup() { verifyEventLoopFree(); }

    void opensWithItsFirstChoiceInView_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("en") << rules::Language::English;
        QTest::newRow("fr") << rules::Language::French;
    }
    void opensWithItsFirstChoiceInView()
    {
        QFETCH(rules::Language, language);
        ShellHouse house(language);
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        QVERIFY(first.width() <= 1268 && first.height() <= 680);
        auto *list = first.findChild<QListWidget *>();
        const auto isSeen = [&](int row) {
            const QRect place = list->visualItemRect(list->item(row));
            return place.top() >= 0 && place.bottom() < list->viewport()->height();
        };
        QCOMPARE(list->currentRow(), 0);
        for (int row = 0; row < 5; ++row) // a match, a band, a campaign, a look around
            QVERIFY(isSeen(row));
        takePicture(first, QStringLiteral("first-start-%1").arg(languageCode(language)));
        QTest::keyClick(&first, Qt::Key_Return);
        QVERIFY(first.answer().begin == FirstStart::Begin::Match);
    }

    /** From the first start, with nothing in the library: Start, Start, place all; then the first
        turn has begun. */
    void beginsInThreeClicks()
    {
        Mouse mouse;
        ShellHouse house;
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        first.show();
        mouse.click(qobject_cast<QAbstractButton *>(
            first.findChild<QDialogButtonBox *>()->buttons().front()));
        QCOMPARE(first.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(first.answer().begin == FirstStart::Begin::Match);
        MainWindow window(house.shell(), {house.language().current(), {}});
        show(window);
        Answered answered;
        whenQuickMatch(mouse, answered);
        window.quickMatch(); // as the application does with that answer
        MatchPage *match = window.currentMatch();
        QVERIFY(match);
        match->canvas().setOptions({.animated = false});
        const auto isAsked = [&] {
            return !match->session().pending() && match->controller().play().isAsked();
        };
        QVERIFY(QTest::qWaitFor(isAsked, 20'000));
        for (auto *button : match->findChildren<QPushButton *>()) {
            if (button->isVisible() &&
                button->text() == QStringLiteral("Place all figures for me (P)"))
                mouse.click(button);
        }
        const auto hasBegun = [&] {
            return isAsked() && !match->controller().play().isSettingUp();
        };
        QVERIFY(QTest::qWaitFor(hasBegun, 20'000));
        QCOMPARE(mouse.clicks(), 3);
        QCOMPARE(match->controller().play().view().turn, 1);
    }

    /** The band in view plays, and whatever else was chosen is chosen again. */
    void startsFromTheBandInViewAndTheLastChoices()
    {
        Mouse mouse;
        ShellHouse house;
        MainWindow window(house.shell(), {house.language().current(), {}});
        show(window);
        QStringList names;
        for (const char *sample : {"karnash", "mogwash"}) {
            window.openSample(QString::fromLatin1(sample));
            names << window.currentBand()->bandName();
        }
        window.openBand(toQString(ShellHouse::need(house.library().bands().list()).front().uuid));
        const QString inView = window.currentBand()->bandName();
        Answered first;
        whenQuickMatch(mouse, first, [](QWidget &dialog) {
            for (const char *name : {"scenario", "table"}) {
                auto *box = dialog.findChild<QComboBox *>(QString::fromLatin1(name));
                box->setCurrentIndex(box->currentIndex() == 1 ? 2 : 1);
            }
            for (auto *box : dialog.findChildren<QComboBox *>())
                if (box->accessibleName() == QStringLiteral("Player of side 2"))
                    box->setCurrentIndex(box->findData(QStringLiteral("easy")));
        });
        clickQuickMatch(window, mouse);
        QVERIFY(window.currentMatch() != nullptr);
        QVERIFY2(first.own.startsWith(inView + u','), qPrintable(first.own)); // not the example
        const QRegularExpression example(inView + QStringLiteral(", \\d+ points.* \\(example\\)"));
        QCOMPARE(first.offered.filter(example).size(), 1);
        const auto unplayed = first.offered.filter(QStringLiteral(": not on the board yet: "));
        QVERIFY(!unplayed.isEmpty());
        for (const QString &line : unplayed) // in words
            QVERIFY2(line.section(u':', -1).contains(QStringLiteral(" (MUSG-")), qPrintable(line));
        for (const auto &row : ShellHouse::need(house.library().bands().list())) {
            if (toQString(row.name) == inView)
                continue;
            window.openBand(toQString(row.uuid));
            Answered second;
            whenQuickMatch(mouse, second);
            clickQuickMatch(window, mouse);
            QVERIFY2(second.own.startsWith(toQString(row.name) + u','), qPrintable(second.own));
            QCOMPARE(second.scenario, first.scenario);
            QCOMPARE(second.table, first.table);
            QCOMPARE(second.player, QStringLiteral("Machine: easy"));
        }
        QCOMPARE(ShellHouse::need(house.library().matches().list()).size(), std::size_t{2});
    }

    /** Without a page of a band in view, it is the one marked in the list. */
    void onHomeTheMarkedBandPlays()
    {
        ShellHouse house;
        MainWindow window(house.shell(), {house.language().current(), {}});
        show(window);
        for (const char *sample : {"karnash", "mogwash"})
            window.openSample(QString::fromLatin1(sample));
        window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        auto *list = window.home().findChild<QAbstractItemView *>(QStringLiteral("bandView"));
        QVERIFY(list && list->model()->rowCount() == 2);
        for (int row = 0; row < 2; ++row) {
            Mouse mouse;
            Answered answered;
            window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
            list->setCurrentIndex(list->model()->index(row, 0));
            const QString marked = list->model()->index(row, 0).data().toString();
            whenQuickMatch(mouse, answered);
            clickQuickMatch(window, mouse);
            QVERIFY2(answered.own.startsWith(marked), qPrintable(answered.own + u'/' + marked));
        }
    }

    /** It is in no list of the library. */
    void aBandOfACampaignPlaysAsItIs()
    {
        Mouse mouse;
        SampleCampaignHouse place;
        const auto &bands = place.campaign().bands;
        for (const rules::Entrant &band : bands) {
            emit place.page().bandWanted(band.id);
            QVERIFY(place.window.currentBand() != nullptr);
            Answered answered;
            whenQuickMatch(mouse, answered);
            clickQuickMatch(place.window, mouse);
            const QString name = toQString(band.band->name());
            QVERIFY2(answered.own.startsWith(name), qPrintable(answered.own));
            QVERIFY(place.window.currentMatch() != nullptr);
            QCOMPARE(place.window.currentMatch()->session().row().seats[0].name, band.band->name());
            place.window.openCampaign(
                toQString(ShellHouse::need(place.house.library().campaigns().list()).front().uuid));
        }
        QVERIFY(mouse.clicks() >= 8);
    }

    void optionsAreRemembered()
    {
        ShellHouse house;
        const rules::RuleSystem &system = house.systems().front();
        const model::QuickHabit habit{.seats = {{"karnash", "person"}, {"mogwash", "easy"}},
                                      .scenario = "ambush",
                                      .table = {},
                                      .file = "/a folder/été, 2.table.json",
                                      .seed = 4711,
                                      .options = {{"turn_limit", std::int64_t{5}},
                                                  {"under_fire", false},
                                                  {"scatter", std::string("always")}},
                                      .practice = true,
                                      .typed = true};
        rememberQuickMatch(system, habit);
        auto kept = lastQuickMatch(system);
        QVERIFY(std::ranges::is_permutation(kept.options, habit.options));
        kept.options = habit.options;
        QVERIFY(kept == habit);
        rememberQuickMatch(system, {});
        QVERIFY(lastQuickMatch(system) == model::QuickHabit{});
    }
};

WATCHED_TEST(FirstMatchTest)

} // namespace tst_firstmatch

#include "tst_firstmatch.moc"
