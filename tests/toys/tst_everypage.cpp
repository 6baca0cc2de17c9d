// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/showing/curtain.h"
#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/help/shortcutsdialog.h"
#include "app/window/main/mainwindow.h"
#include "app/window/preferences/preferencesdialog.h"
#include "app/words/settings/settings.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QtTest/QtTest>
#include <QtWidgets/QtWidgets>

namespace tst_everypage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The program with made-up games as its only systems. */
class EveryPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { rememberGame({}); }
    void cleanup() { verifyEventLoopFree(); }
    void knowsNoOtherGame();
    void opensEveryPage_data();
    void opensEveryPage();
    void asksForTheGame();
    void findsTheRulesOfEachGame();
    void keepsMatchesOfEachGame_data();
    void keepsMatchesOfEachGame();

private:
    static void choose(const MainWindow &window, const char *action);
    static void look(QWidget &widget, const QString &name);
    static QStringList emptyParts(const QWidget &window);
    /** The acts and lists of the right column follow each other. */
    static void verifyStartsAtTheTop(const HomePage &home);
    /** What the act opens as a dialog and leaves by Escape. */
    static void open(const std::function<void()> &act, const std::function<void(QDialog &)> &see);
};

/** Lists where nothing is and nothing says what to do: as names of widgets. */
QStringList EveryPageTest::emptyParts(const QWidget &window)
{
    QStringList empty;
    for (const auto *view : window.findChildren<QAbstractItemView *>()) {
        const bool isPopUp = view->window() != &window;
        if (view->isVisible() && !isPopUp && view->model() != nullptr &&
            view->model()->rowCount() == 0)
            empty << view->objectName() + u' ' + QLatin1String(view->metaObject()->className());
    }
    for (const auto *box : window.findChildren<QComboBox *>())
        if (box->isVisible() && box->count() == 0)
            empty << box->objectName();
    return empty;
}

void EveryPageTest::verifyStartsAtTheTop(const HomePage &home)
{
    constexpr int kMostBetween = 40;
    const auto *side = home.findChild<QWidget *>(QStringLiteral("sidePanel"));
    int reached = 0;
    for (const auto *part : side->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible())
            continue;
        QVERIFY2(part->y() - reached < kMostBetween, qPrintable(part->objectName()));
        reached = part->geometry().bottom();
    }
}

/** As from the menu. */
void EveryPageTest::choose(const MainWindow &window, const char *action)
{
    window.findChild<QAction *>(QLatin1String(action))->trigger();
}

void EveryPageTest::look(QWidget &widget, const QString &name)
{
    widget.show();
    QApplication::processEvents();
    QVERIFY2(widget.isVisible() && !widget.size().isEmpty(), qPrintable(name));
    takePicture(widget, QStringLiteral("toys-") + name);
    const QStringList empty = emptyParts(widget);
    QVERIFY2(empty.isEmpty(), qPrintable(name + QStringLiteral(": ") + empty.join(u", ")));
}

void EveryPageTest::open(const std::function<void()> &act,
                         const std::function<void(QDialog &)> &see)
{
    bool met = false;
    QTimer::singleShot(0, qApp, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        met = true;
        see(*dialog);
        dialog->reject();
    });
    act();
    QVERIFY(met);
}

void EveryPageTest::knowsNoOtherGame()
{
    const ShellHouse house;
    QCOMPARE(house.systems().size(), 4U);
    QVERIFY(house.samples().empty());
    QVERIFY(!model::hasSampleCampaign());
    QVERIFY(model::fileWords(model::kSampleBands).empty());
    QVERIFY(model::filePath(model::kSampleBands, "karnash").isEmpty());
}

void EveryPageTest::opensEveryPage_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("French") << QStringLiteral("fr");
}

void EveryPageTest::opensEveryPage()
{
    QFETCH(QString, code);
    ShellHouse house(*languageOfCode(code));
    MainWindow window(house.shell(), {house.language().current(), {}});
    window.resize(1280, 720);
    const auto see = [&](QWidget &widget, const char *name) {
        look(widget, QLatin1String(name) + u'-' + code);
    };
    see(window, "home-empty");
    FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
    see(first, "firststart");

    const auto band = ShellHouse::need(
        house.library().bands().create("toy", rules::CreateBand{{{"name", std::string("Alley")}}}));
    window.openBand(toQString(band));
    QVERIFY(window.currentBand() != nullptr);
    QVERIFY(window.currentBand()->session().perform(rules::Recruit{"king", 1, {}}));
    see(window, "band");
    for (const char *game : {"ambush", "crypt", "quarter"}) {
        auto setup = toySetup(game, "person");
        setup.seed = 7;
        const auto match = ShellHouse::need(house.library().matches().begin(setup, {}));
        const auto session = ShellHouse::need(house.library().matches().open(match));
        const auto act = [&] { window.openMatch(toQString(match)); };
        if (session->match().board() == nullptr) { // says how to read it all the same
            open(act, [&](QDialog &dialog) { see(dialog, game); });
            continue;
        }
        act();
        QVERIFY(window.currentMatch() != nullptr);
        if (session->rules().hasSecrets(session->setup())) {
            auto *curtain = window.currentMatch()->findChild<Curtain *>();
            QTRY_VERIFY_WITH_TIMEOUT(curtain->isVisible(), 20'000);
            QTest::keyClick(curtain->focusProxy(), Qt::Key_Return);
            QTRY_VERIFY(!curtain->isVisible());
        }
        see(window, game);
    }
    window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
    window.home().reload();
    see(window, "home");
    verifyStartsAtTheTop(window.home());

    open([&] { window.newBand(); }, [&](QDialog &dialog) { see(dialog, "newband"); });
    open([&] { choose(window, "actionRule"); }, [&](QDialog &dialog) { see(dialog, "rules"); });
    open([&] { choose(window, "actionPreferences"); },
         [&](QDialog &dialog) {
             see(dialog, "preferences");
             QVERIFY(!dialog.findChild<QWidget *>(QStringLiteral("pasButton"))->isVisible());
         });
    open([&] { choose(window, "actionShortcuts"); },
         [&](QDialog &dialog) {
             see(dialog, "shortcuts");
             const auto *acts = dialog.findChild<QTreeWidget *>(QStringLiteral("shortcutTree"));
             const QString hidden =
                 window.findChild<QAction *>(QStringLiteral("actionNewCampaign"))->iconText();
             QVERIFY(acts->findItems(hidden, Qt::MatchContains | Qt::MatchRecursive).isEmpty());
         });
    open([&] { choose(window, "actionAbout"); }, [&](QDialog &dialog) { see(dialog, "about"); });
    open([&] { window.quickMatch(); }, [&](QDialog &dialog) { see(dialog, "quickmatch"); });
    for (const char *rule : {"TOY-01", "AMBUSH-01", "CRYPT-01", "QUARTER-01"}) {
        RulePopover popover(house.book());
        popover.popUp(QLatin1String(rule), &window);
        see(popover, rule);
    }
    // No campaigns in any game: nothing offers one, and asking for one all the same does nothing.
    for (const char *action : {"actionNewCampaign", "actionSampleCampaign"})
        QVERIFY(!window.findChild<QAction *>(QLatin1String(action))->isVisible());
    window.newCampaign();
    QVERIFY(!window.findChild<QPushButton *>(QStringLiteral("campaignButton"))->isVisible());
}

/** The game first, the one chosen last chosen; lists tell the games apart. */
void EveryPageTest::asksForTheGame()
{
    ShellHouse house;
    MainWindow window(house.shell(), {rules::Language::English, {}});
    window.resize(1600, 900);
    window.show();
    const auto games = [](const QDialog &dialog) {
        return dialog.findChild<QComboBox *>(QStringLiteral("gameBox"));
    };
    open([&] { window.newBand(); },
         [&](QDialog &dialog) { QVERIFY(games(dialog)->isHidden()); }); // one game has bands
    open([&] { choose(window, "actionRule"); },
         [&](QDialog &dialog) {
             QVERIFY(games(dialog)->isVisible());
             QCOMPARE(games(dialog)->count(), 4);
             QCOMPARE(games(dialog)->currentText(), QStringLiteral("Skittles"));
             games(dialog)->setFocus();
             QTest::keyClick(games(dialog), Qt::Key_End);
         });
    QCOMPARE(lastGame(), std::string("quarter"));
    open([&] { choose(window, "actionRule"); },
         [&](QDialog &dialog) {
             QCOMPARE(games(dialog)->currentText(), QStringLiteral("Quarter"));
             QCOMPARE(dialog.findChild<QTreeWidget *>()->topLevelItem(0)->text(0),
                      QStringLiteral("QUARTER-01"));
         });
    ShellHouse::need(
        house.library().bands().create("toy", rules::CreateBand{{{"name", std::string("Alley")}}}));
    window.home().reload();
    QApplication::processEvents();
    const auto *bands = window.home().findChild<QTreeView *>(QStringLiteral("bandView"));
    QVERIFY(bands->isColumnHidden(BandListModel::Game)); // one game has bands
    QCOMPARE(bands->model()->index(0, BandListModel::Game).data().toString(),
             QStringLiteral("Skittles"));
}

void EveryPageTest::findsTheRulesOfEachGame()
{
    const ShellHouse house;
    QCOMPARE(house.book().games().size(), 4U);
    for (const rules::SystemName &game : house.book().games()) {
        const auto found = house.book().search(game.key, {}, rules::Language::English);
        QVERIFY(found.size() > 3);
        for (const model::RuleEntry *rule : found)
            QVERIFY2(game.hasRule(rule->id), rule->id.c_str());
    }
}

void EveryPageTest::keepsMatchesOfEachGame_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("game");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("Crypt");
    QTest::newRow("French") << QStringLiteral("fr") << QStringLiteral("Crypte");
}

/** A match of machines is played to its end and listed under its game. */
void EveryPageTest::keepsMatchesOfEachGame()
{
    QFETCH(QString, code);
    QFETCH(QString, game);
    ShellHouse house(*languageOfCode(code));
    auto setup = toySetup("crypt", "random");
    setup.seed = 3;
    const auto match = ShellHouse::need(house.library().matches().begin(setup, {}));
    auto session = ShellHouse::need(house.library().matches().open(match));
    QTRY_VERIFY_WITH_TIMEOUT(session->row().isOver, 20'000);
    QVERIFY(session->flush());
    MainWindow window(house.shell(), {house.language().current(), {}});
    look(window, QStringLiteral("match-over-") + code);
    const auto *list = window.home().findChild<QListWidget *>(QStringLiteral("matchesList"));
    QCOMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().count(game) == 1, qPrintable(list->item(0)->text()));
}

WATCHED_TEST(EveryPageTest)

} // namespace tst_everypage

#include "tst_everypage.moc"
