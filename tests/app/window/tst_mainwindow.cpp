// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/band/roster/rosterview.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/help/shortcutsdialog.h"
#include "app/window/library/librarytroubledialog.h"
#include "app/window/main/mainwindow.h"
#include "app/window/preferences/preferencesdialog.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QAccessible>

namespace tst_mainwindow {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

QString menuTitles(const MainWindow &window)
{
    QStringList titles;
    for (const QAction *action : window.menuBar()->actions())
        titles << action->text().remove(u'&');
    return titles.join(u' ');
}

std::string makeOrcs(ShellHouse &house)
{
    rules::CreateBand act;
    act.settings = {{"name", std::string("Les Crânes")}, {"race", std::string("orc")}};
    return ShellHouse::need(house.library().bands().create("musg", act));
}

template<class T>
T *part(QWidget &widget, const char *name)
{
    return widget.findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void opensEveryPageAndDialog_data();
    void opensEveryPageAndDialog();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void givesEveryControlAName();
    void switchesLanguageLive();
    void namesTheActInTheEditMenu();
    void undoesWithTheKeyboardOnTheTab();
    void makesRoomForMillimetres();
    void opensOneTabForABand();
    void closesTheTabOfARemovedBand();
    void closesATabIntoThePageBelow();
    void aMenuLeftByEscapeGivesTheKeyboardBack();
    void listsThePartsOfABandInTheGoMenu();
    void takesADroppedBandFile();
    void startsWithTheKeyboardInTheSearch();
    void takesABandFileAndRefusesABadOne();
    void makesABandByKeys();
    void walksTheNewBandByTab();
    void startsABandFromAnExample();
    void asksAtFirstStartByKeys();
    void listsEveryKey();
    void offersWhatFitsTheTrouble();
};

void MainWindowTest::opensEveryPageAndDialog_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("French") << QStringLiteral("fr");
}

void MainWindowTest::opensEveryPageAndDialog()
{
    QFETCH(QString, code);
    ShellHouse house(*languageOfCode(code));
    MainWindow window(house.shell(), {house.language().current(), {}});
    window.resize(1280, 720);
    const auto look = [&code](QWidget &widget, const char *name) {
        widget.show();
        QApplication::processEvents();
        QVERIFY(widget.isVisible() && !widget.size().isEmpty());
        takePicture(widget, QString::fromLatin1(name) + QLatin1Char('-') + code);
    };
    look(window, "home-empty");
    window.openSample(toQString(house.samples().front().sample.key));
    QVERIFY(window.currentBand() != nullptr);
    look(window, "band");
    for (const SampleBand &band : house.samples())
        ShellHouse::need(
            house.library().bands().create("musg", rules::AdoptBand{band.sample.text}));
    part<QTabWidget>(window, "tabs")->setCurrentIndex(0);
    window.home().reload();
    look(window, "home");
    NewBandDialog newBand(house.systems(), house.samples(), {});
    look(newBand, "newband");
    FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
    look(first, "firststart");
    PreferencesDialog preferences({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
    look(preferences, "preferences");
    AboutDialog about(house.library().path());
    look(about, "about");
    RulesDialog rules(house.book());
    look(rules, "rules");
    ShortcutsDialog shortcuts({{window.windowTitle(), window.home().bandActions()}});
    look(shortcuts, "shortcuts");
    RulePopover popover(house.book());
    popover.popUp(QStringLiteral("MUSG-BAND-11"), &about);
    look(popover, "rule");
    LibraryTroubleDialog trouble({.code = rules::ErrorCode::LibraryDamaged,
                                  .subject = "/home/ada/escarmouche.library",
                                  .hint = "page 7"},
                                 QStringLiteral("20/11/2026 20:04"));
    look(trouble, "trouble");
}

void MainWindowTest::fitsASmallScreen_data()
{
    opensEveryPageAndDialog_data();
}

// 1280 x 720 at one and a half times the size, less a frame.
void MainWindowTest::fitsASmallScreen()
{
    QFETCH(QString, code);
    ShellHouse house(*languageOfCode(code));
    const QSize room(841, 440);
    const auto fits = [&room](QWidget &widget) {
        widget.show();
        QApplication::processEvents();
        const QSize least = widget.minimumSizeHint().expandedTo(widget.minimumSize());
        QVERIFY2(least == least.boundedTo(room), qPrintable(QStringLiteral("%1 needs %2 x %3")
                                                                .arg(widget.objectName())
                                                                .arg(least.width())
                                                                .arg(least.height())));
    };
    MainWindow window(house.shell(), {house.language().current(), {}});
    fits(window);
    for (const SampleBand &band : house.samples())
        window.openSample(toQString(band.sample.key));
    fits(window);
    auto *tools = part<QTabWidget>(*window.currentBand(), "tools");
    const auto *scroll = part<QScrollArea>(*window.currentBand(), "pageScroll");
    for (int tab = 0; tab < tools->count(); ++tab) {
        tools->setCurrentIndex(tab);
        fits(window);
        window.resize(room);
        QApplication::processEvents();
        QVERIFY2(!scroll->verticalScrollBar()->isVisible() &&
                     !scroll->horizontalScrollBar()->isVisible(),
                 qPrintable(QStringLiteral("tab %1 needs %2 of %3")
                                .arg(tab)
                                .arg(scroll->widget()->minimumSizeHint().height())
                                .arg(scroll->viewport()->height())));
    }
    part<QTabWidget>(window, "tabs")->setCurrentIndex(0);
    fits(window);
    NewBandDialog newBand(house.systems(), house.samples(), {});
    fits(newBand);
    FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
    fits(first);
    PreferencesDialog preferences({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
    fits(preferences);
    AboutDialog about(house.library().path());
    fits(about);
    RulesDialog rules(house.book());
    fits(rules);
    ShortcutsDialog shortcuts({{window.windowTitle(), window.home().bandActions()}});
    fits(shortcuts);
}

void MainWindowTest::givesEveryControlAName()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    NewBandDialog newBand(house.systems(), house.samples(), {});
    FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
    PreferencesDialog preferences({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
    RulesDialog rules(house.book());
    QStringList nameless;
    for (QWidget *root :
         std::initializer_list<QWidget *>{&window, &newBand, &first, &preferences, &rules}) {
        root->show();
        for (QWidget *widget : root->findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() ||
                qobject_cast<QAbstractSpinBox *>(widget->parentWidget()))
                continue;
            const auto *spoken = QAccessible::queryAccessibleInterface(widget);
            if (!spoken || spoken->text(QAccessible::Name).isEmpty())
                nameless << root->objectName() + u'/' + widget->objectName() + u' ' +
                                QLatin1String(widget->metaObject()->className());
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void MainWindowTest::switchesLanguageLive()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    window.show();
    auto *tabs = part<QTabWidget>(window, "tabs");
    auto *title = part<QLabel>(window.home(), "titleLabel");
    const QString english = menuTitles(window);
    house.language().set(rules::Language::French);
    QApplication::processEvents();
    QCOMPARE(menuTitles(window), QStringLiteral("Fichier Édition Aller Aide"));
    QCOMPARE(tabs->tabText(0), QStringLiteral("Accueil"));
    QCOMPARE(title->text(), QStringLiteral("Bandes"));
    house.language().set(rules::Language::English);
    QApplication::processEvents();
    QCOMPARE(menuTitles(window), english);
    QCOMPARE(title->text(), QStringLiteral("Bands"));
}

void MainWindowTest::namesTheActInTheEditMenu()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    model::BandDesk &band = window.currentBand()->session();
    const auto shop = ShellHouse::need(band.rules().shop(band.state(), {}));
    QVERIFY(band.perform(shop.tabs.front().entries.front().act));
    const auto *menu = part<QMenu>(window, "menuEdit");
    QAction *undo = menu->actions().front();
    QVERIFY2(undo->text().startsWith(QStringLiteral("Undo: ")), qPrintable(undo->text()));
    undo->trigger();
    QVERIFY(band.flush());
    const auto *redo = menu->actions()[1];
    QVERIFY2(redo->text().startsWith(QStringLiteral("Redo: ")), qPrintable(redo->text()));
    QCOMPARE(ShellHouse::need(band.rules().totals(band.state())).figures, 0);
    part<QTabWidget>(window, "tabs")->setCurrentIndex(0);
    QVERIFY(!menu->actions().contains(undo));
}

void MainWindowTest::undoesWithTheKeyboardOnTheTab()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    model::BandDesk &band = window.currentBand()->session();
    const auto shop = ShellHouse::need(band.rules().shop(band.state(), {}));
    QVERIFY(band.perform(shop.tabs.front().entries.front().act));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTabBar *bar = part<QTabWidget>(window, "tabs")->tabBar();
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(band.flush());
    QCOMPARE(ShellHouse::need(band.rules().totals(band.state())).figures, 0);
}

void MainWindowTest::makesRoomForMillimetres()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    BandPage *page = window.currentBand();
    const auto *roster = page->findChild<RosterView *>();
    const int inPas = roster->columnWidth(1);
    page->setUnits({Units::Kind::Millimetres, 25});
    QVERIFY(roster->columnWidth(1) >
            roster->fontMetrics().horizontalAdvance(QStringLiteral("225 mm")));
    page->setUnits({});
    QCOMPARE(roster->columnWidth(1), inPas);
}

void MainWindowTest::opensOneTabForABand()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    const QString uuid = toQString(makeOrcs(house));
    window.openBand(uuid);
    window.openBand(uuid);
    auto *tabs = part<QTabWidget>(window, "tabs");
    QCOMPARE(tabs->count(), 2);
    QVERIFY(window.windowTitle().startsWith(QStringLiteral("Les Crânes")));
    part<QAction>(window, "actionClose")->trigger();
    QCOMPARE(tabs->count(), 1);
    QCOMPARE(recentBands().front(), uuid);
}

void MainWindowTest::closesTheTabOfARemovedBand()
{
    ShellHouse house;
    const QString uuid = toQString(makeOrcs(house));
    MainWindow window(house.shell(), {});
    window.openBand(uuid);
    window.show();
    auto *tabs = part<QTabWidget>(window, "tabs");
    QCOMPARE(tabs->count(), 2);
    tabs->setCurrentIndex(0);
    window.home().bandActions()[2]->trigger();
    QCOMPARE(tabs->count(), 1);
    part<QPushButton>(window.home(), "noticeButton")->click();
    QCOMPARE(part<QTreeView>(window.home(), "bandView")->model()->rowCount(), 1);
}

// Wherever it is let go: on the roster, which takes drops of its own.
void MainWindowTest::closesATabIntoThePageBelow()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.show();
    QApplication::setActiveWindow(&window);
    window.openBand(toQString(makeOrcs(house)));
    QVERIFY(window.currentBand()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(window.currentBand(), nullptr);
    QCOMPARE(QApplication::focusWidget(), part<QWidget>(window, "bandView"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(window.currentBand() != nullptr);
    QTest::keyClick(&window, Qt::Key_Home, Qt::AltModifier);
    QVERIFY(window.home().isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(window.currentBand()->isAncestorOf(QApplication::focusWidget()));
}

void MainWindowTest::aMenuLeftByEscapeGivesTheKeyboardBack()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.show();
    QApplication::setActiveWindow(&window);
    window.openBand(toQString(makeOrcs(house)));
    QWidget *before = QApplication::focusWidget();
    QVERIFY(window.currentBand()->isAncestorOf(before));
    const QMenu *menu = part<QMenu>(window, "menuGo");
    const QString letter = menu->title().section(u'&', 1).first(1);
    QTest::keyClick(before, letter.front().toUpper().toLatin1(), Qt::AltModifier);
    QTRY_COMPARE(QApplication::activePopupWidget(), menu);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_COMPARE(QApplication::focusWidget(), before);
}

void MainWindowTest::listsThePartsOfABandInTheGoMenu()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    const QMenu *menu = part<QMenu>(window, "menuGo");
    const auto own = menu->actions().size();
    window.openBand(toQString(makeOrcs(house)));
    const BandPage *page = window.currentBand();
    QCOMPARE(menu->actions().size(), own + 1 + page->goActions().size());
    QCOMPARE(menu->actions().last(), page->goActions().last());
    part<QTabWidget>(window, "tabs")->setCurrentIndex(0);
    QCOMPARE(menu->actions().size(), own);
}

void MainWindowTest::takesADroppedBandFile()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    window.show();
    const QString path = house.folder() + QStringLiteral("/dropped.band.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(house.samples()[1].sample.text));
    file.close();
    QMimeData given;
    given.setUrls({QUrl::fromLocalFile(path)});
    QWidget *roster = part<QTreeView>(*window.currentBand(), "roster")->viewport();
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(roster, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    QCOMPARE(toUtf8(window.currentBand()->bandName()), house.samples()[1].sample.name);
}

void MainWindowTest::startsWithTheKeyboardInTheSearch()
{
    ShellHouse house;
    makeOrcs(house);
    MainWindow window(house.shell(), {});
    QCOMPARE(window.focusWidget(), part<QWidget>(window, "searchEdit"));
}

void MainWindowTest::takesABandFileAndRefusesABadOne()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    const QString path = house.folder() + QStringLiteral("/given.band.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(house.samples()[1].sample.text));
    file.close();
    window.openFile(path);
    QVERIFY(window.currentBand() != nullptr);
    QCOMPARE(toUtf8(window.currentBand()->bandName()), house.samples()[1].sample.name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"system\": \"musg\", \"nmae\": 3");
    file.close();
    QString said;
    QTimer::singleShot(0, &window, [&said] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        said = box == nullptr ? QString() : box->text();
        QTest::keyClick(box, Qt::Key_Return);
    });
    window.openFile(path);
    QVERIFY2(said.contains(QStringLiteral("Nothing was changed")), qPrintable(said));
    QVERIFY2(said.contains(path), qPrintable(said));
    QCOMPARE(ShellHouse::need(house.library().bands().list()).size(), std::size_t(1));
}

void MainWindowTest::makesABandByKeys()
{
    ShellHouse house;
    NewBandDialog dialog(house.systems(), house.samples(), {});
    dialog.show();
    auto *race = part<QComboBox>(dialog, "race");
    const int dwarf = race->findData(QStringLiteral("dwarf"));
    QVERIFY(dwarf > 0);
    race->setFocus();
    for (int i = 0; i < dwarf; ++i)
        QTest::keyClick(race, Qt::Key_Down);
    auto *table = part<QTableWidget>(dialog, "profileTable");
    QCOMPARE(table->rowCount(), 3);
    QTest::keyClicks(part<QLineEdit>(dialog, "name"), QStringLiteral("Kazad"));
    part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    const NewBand band = dialog.answer();
    QVERIFY(ShellHouse::need(house.library().bands().create(band.system, band.first)).size() > 0);
    const auto rows = ShellHouse::need(house.library().bands().list());
    QCOMPARE(rows.front().name, std::string("Kazad"));
    QCOMPARE(rows.front().about, std::string("dwarf"));
}

void MainWindowTest::walksTheNewBandByTab()
{
    ShellHouse house;
    NewBandDialog dialog(house.systems(), house.samples(), {});
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    QCOMPARE(dialog.focusWidget()->objectName(), QStringLiteral("name"));
    QStringList reached;
    do {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } while (QApplication::focusWidget()->objectName() != reached.front() && reached.size() < 30);
    const QStringList inOrder{QStringLiteral("name"), QStringLiteral("theme"),
                              QStringLiteral("phase")};
    QCOMPARE(reached.mid(0, 3), inOrder);
    QCOMPARE(reached.count(QStringLiteral("profileTable")), 1);
    QVERIFY(reached.indexOf(QStringLiteral("profileTable")) >
            reached.indexOf(QStringLiteral("phase")));
    QCOMPARE(reached.back(), QStringLiteral("race"));
    QSet<QString> letters;
    for (const QLabel *label : part<QWidget>(dialog, "form")->findChildren<QLabel *>()) {
        const QString letter = QKeySequence::mnemonic(label->text()).toString();
        QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(label->text()));
        letters << letter;
    }
}

void MainWindowTest::startsABandFromAnExample()
{
    ShellHouse house;
    NewBandDialog dialog(house.systems(), house.samples(), {});
    dialog.show();
    auto *starts = part<QListWidget>(dialog, "startList");
    QVERIFY(starts->count() > 1);
    starts->setFocus();
    QTest::keyClick(starts, Qt::Key_Down);
    QVERIFY(!part<QWidget>(dialog, "name")->isEnabled());
    QVERIFY(part<QWidget>(dialog, "race")->isEnabled());
    const NewBand band = dialog.answer();
    QVERIFY(std::holds_alternative<rules::AdoptBand>(band.first));
    QTest::keyClick(starts, Qt::Key_Up);
    QVERIFY(part<QWidget>(dialog, "name")->isEnabled());
}

void MainWindowTest::asksAtFirstStartByKeys()
{
    ShellHouse house;
    FirstStartDialog dialog(QStringLiteral("login"), house.library().path(), house.samples());
    connect(&dialog, &FirstStartDialog::languageChosen, &house.language(), &UiLanguage::set);
    dialog.show();
    auto *name = part<QLineEdit>(dialog, "nameEdit");
    QCOMPARE(name->text(), QStringLiteral("login"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Ada"));
    emit dialog.languageChosen(rules::Language::French);
    QApplication::processEvents();
    QCOMPARE(part<QLabel>(dialog, "titleLabel")->text(),
             QStringLiteral("Bienvenue dans Escarmouche"));
    QCOMPARE(name->text(), QStringLiteral("Ada"));
    QCOMPARE(part<QDialogButtonBox>(dialog, "buttons")->buttons().front()->text(),
             QStringLiteral("&Commencer"));
    QTest::keyClick(part<QListWidget>(dialog, "startList"), Qt::Key_Down);
    QTest::keyClick(&dialog, Qt::Key_Return);
    const FirstStart answer = dialog.answer();
    QCOMPARE(answer.person, QStringLiteral("Ada"));
    QVERIFY(answer.begin == FirstStart::Begin::Example);
    // After the match comes the first band that the board plays and that has no findings.
    const auto easiest = std::ranges::find_if(house.samples(), [](const SampleBand &band) {
        return !band.notPlayed && band.summary.warnings == 0;
    });
    QVERIFY(easiest != house.samples().begin());
    QCOMPARE(toUtf8(answer.sample), easiest->sample.fullKey());

    FirstStartDialog closed(QStringLiteral("login"), {}, house.samples());
    closed.show();
    QTest::keyClick(&closed, Qt::Key_Escape);
    QVERIFY(closed.answer().begin == FirstStart::Begin::LookAround);
    QCOMPARE(closed.answer().person, QStringLiteral("login"));
}

void MainWindowTest::listsEveryKey()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openBand(toQString(makeOrcs(house)));
    QSet<QString> listed;
    QHash<QString, QString> acts;
    QString first;
    QTimer::singleShot(0, &window, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        first = part<QTreeWidget>(*dialog, "shortcutTree")->topLevelItem(0)->text(0);
        for (QTreeWidgetItemIterator item(part<QTreeWidget>(*dialog, "shortcutTree")); *item;
             ++item) {
            listed << (*item)->text(1);
            acts[(*item)->text(1)] = (*item)->text(0);
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    window.shortcuts();
    QCOMPARE(first, QStringLiteral("Band")); // of the page that is shown
    for (const char *keys : {"Ctrl+N", "Ctrl+O", "Ctrl+P", "Ctrl+Z", "F1", "Ctrl+R", "F2"})
        QVERIFY2(listed.contains(QString::fromLatin1(keys)), keys);
    QCOMPARE(acts[QStringLiteral("Ctrl+Z")], QStringLiteral("Undo")); // not what would be undone
    QCOMPARE(acts[QStringLiteral("Ctrl+O")], QStringLiteral("Open file"));
    QCOMPARE(acts[QStringLiteral("Enter, +")], QStringLiteral("Shop: add"));
}

void MainWindowTest::offersWhatFitsTheTrouble()
{
    const auto offers = [](rules::ErrorCode code, const std::optional<QString> &backup) {
        LibraryTroubleDialog dialog({.code = code, .subject = "x", .hint = "y"}, backup);
        dialog.show();
        QStringList shown;
        for (const auto *button : dialog.findChildren<QPushButton *>())
            if (button->isVisible())
                shown << button->objectName().chopped(6);
        shown.sort();
        return shown.join(u' ');
    };
    const QString backup = QStringLiteral("20/11/2026");
    QCOMPARE(offers(rules::ErrorCode::LibraryDamaged, backup),
             QStringLiteral("other quit restore"));
    QCOMPARE(offers(rules::ErrorCode::LibraryDamaged, {}), QStringLiteral("other quit"));
    QCOMPARE(offers(rules::ErrorCode::NewerLibrary, backup), QStringLiteral("other quit"));
    QCOMPARE(offers(rules::ErrorCode::LibraryBusy, {}),
             QStringLiteral("other quit readOnly retry"));
}

WATCHED_TEST(MainWindowTest)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
