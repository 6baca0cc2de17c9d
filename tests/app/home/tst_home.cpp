// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/enterpress.h"
#include "app/look/parts/roomydelegate.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/matchlist.h"
#include "app/window/main/bandfiles.h"
#include "app/words/language/dates.h"
#include "app/words/settings/settings.h"
#include "model/text.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/toys/toysystem.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QStringListModel>
#include <QTreeView>

namespace tst_home {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

std::vector<model::BandRow> manyBands(int count)
{
    const std::array<std::string, 4> names{"Les Crânes", "Épées d’Ys", "Iron Hand", "Ætna"};
    const std::array<std::string, 3> races{"orc", "goblin", "elf"};
    std::vector<model::BandRow> rows;
    for (int i = 0; i < count; ++i) {
        model::BandRow row;
        row.uuid = std::to_string(i);
        row.system = "musg";
        row.name = names[std::size_t(i) % names.size()] + ' ' + std::to_string(i);
        row.nameKey = foldedKey(row.name);
        row.about = races[std::size_t(i) % races.size()];
        row.total = i % 500;
        row.updatedAt = "2026-03-01T20:04:00Z";
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList names(const BandListModel &model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list << model.index(row, 0).data().toString();
    return list;
}

} // namespace

class HomeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { pressByEnter(); }
    void cleanup() { verifyEventLoopFree(); }
    void findsWithoutAccentsAmongTenThousand();
    void findsByRaceInEitherLanguage();
    void sortsByEveryColumn();
    void showsNextStepsWhenEmpty();
    void findsAndOpensByKeys();
    void removesByKeyAndTakesBack();
    void goesOnFromTheRemovedBandsPlace();
    void sortsFromTheMenu();
    void tellsBandsOfSeveralGamesApart();
    void copiesABandUnderAnotherName();
    void opensFilesWhereThereIsAFolder();
    void listsMatchesToBeRead();
    void removesAMatchAndPutsItBack();
    void headsFollowTheTheme();
    void enterPressesAButton();
    void enterPressesTheDefaultButtonOfADialog();
    void showsAllMatchesWhereFewBandsLeaveRoom();

private:
    std::string make(ShellHouse &house, const std::string &name)
    {
        rules::CreateBand act;
        act.settings = {{"name", name}, {"race", std::string("orc")}};
        return ShellHouse::need(house.library().bands().create("musg", act));
    }
};

void HomeTest::findsWithoutAccentsAmongTenThousand()
{
    const ShellHouse house;
    BandListModel model(house.systems());
    model.setBands(manyBands(10'000));
    QElapsedTimer timer;
    qint64 slowest = 0;
    const QString words = QStringLiteral("crânes 12");
    for (qsizetype typed = 1; typed <= words.size(); ++typed) {
        timer.start();
        model.setFilter(words.left(typed));
        slowest = std::max(slowest, timer.nsecsElapsed() / 1000);
    }
    qInfo("10,000 bands: slowest key stroke %lld microseconds", slowest);
    const QStringList withAccents = names(model);
    model.setFilter(QStringLiteral("CRANES 12"));
    QCOMPARE(names(model), withAccents);
    QVERIFY(withAccents.contains(QStringLiteral("Les Crânes 12")));
    for (const QString &name : withAccents)
        QVERIFY(name.startsWith(QStringLiteral("Les Crânes")) && name.contains(u"12"));
    model.setFilter(QStringLiteral("epees 1"));
    QVERIFY(names(model).contains(QStringLiteral("Épées d’Ys 1")));
}

void HomeTest::findsByRaceInEitherLanguage()
{
    const ShellHouse house;
    BandListModel model(house.systems());
    const QAbstractItemModelTester tester(&model);
    model.setBands(manyBands(30));
    model.setFilter(QStringLiteral("goblin"));
    const QStringList english = names(model);
    QCOMPARE(english.size(), 10);
    model.setFilter(QStringLiteral("gobelin"));
    QCOMPARE(names(model), english);
    model.setFilter(QStringLiteral("gobelin elf"));
    QVERIFY(names(model).isEmpty());
}

void HomeTest::sortsByEveryColumn()
{
    const ShellHouse house;
    BandListModel model(house.systems());
    const QAbstractItemModelTester tester(&model);
    model.setBands(manyBands(30));
    for (int column = 0; column < BandListModel::kColumns; ++column)
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
            model.sort(column, order);
    model.sort(BandListModel::Points, Qt::DescendingOrder);
    QCOMPARE(model.index(0, BandListModel::Points).data().toString(), QStringLiteral("29"));
    model.sort(BandListModel::Points, Qt::AscendingOrder);
    QCOMPARE(model.index(0, BandListModel::Points).data().toString(), QStringLiteral("0"));
}

void HomeTest::showsNextStepsWhenEmpty()
{
    ShellHouse house;
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    QSignalSpy wanted(&page, &HomePage::newBandWanted);
    auto *button = page.findChild<QPushButton *>(QStringLiteral("emptyNewButton"));
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(wanted.size(), 1);
    QSignalSpy sample(&page, &HomePage::sampleWanted);
    auto *samples = page.findChild<QListWidget *>(QStringLiteral("samplesList"));
    QCOMPARE(samples->count(), int(house.samples().size()));
    samples->setCurrentRow(2);
    QTest::keyClick(samples, Qt::Key_Return);
    QCOMPARE(sample.size(), 1);
    QCOMPARE(toUtf8(sample.front().front().toString()), house.samples()[2].sample.fullKey());
}

void HomeTest::findsAndOpensByKeys()
{
    ShellHouse house;
    make(house, "Les Crânes");
    const std::string wanted = make(house, "Épées d’Ys");
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    QSignalSpy opened(&page, &HomePage::bandWanted);
    auto *search = page.findChild<QLineEdit *>(QStringLiteral("searchEdit"));
    QTest::keyClicks(search, QStringLiteral("epees"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(toUtf8(opened.front().front().toString()), wanted);
    QTest::keyClicks(search, QStringLiteral("zzz"));
    QVERIFY(page.findChild<QPushButton *>(QStringLiteral("clearSearchButton"))->isVisible());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(page.findChild<QTreeView *>()->model()->rowCount(), 2);
}

void HomeTest::removesByKeyAndTakesBack()
{
    ShellHouse house;
    make(house, "Les Crânes");
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    page.bandActions()[2]->trigger();
    QVERIFY(ShellHouse::need(house.library().bands().list()).empty());
    auto *undo = page.findChild<QPushButton *>(QStringLiteral("noticeButton"));
    QVERIFY(undo->isVisible());
    undo->click();
    QCOMPARE(ShellHouse::need(house.library().bands().list()).size(), std::size_t(1));
    QVERIFY(!undo->isVisible());
}

void HomeTest::goesOnFromTheRemovedBandsPlace()
{
    ShellHouse house;
    for (const char *name : {"Ys", "Brocéliande", "Avalon"})
        make(house, name);
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    auto *list = page.findChild<QTreeView *>(QStringLiteral("bandView"));
    list->sortByColumn(BandListModel::Name, Qt::AscendingOrder);
    list->setCurrentIndex(list->model()->index(1, 0));
    page.bandActions()[2]->trigger();
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Ys"));
    page.bandActions()[2]->trigger();
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Avalon"));
}

void HomeTest::sortsFromTheMenu()
{
    ShellHouse house;
    for (const char *name : {"Ys", "Avalon", "Brocéliande"})
        make(house, name);
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    const QMenu *menu = page.bandActions().last()->menu();
    QCOMPARE(menu->actions().size(), qsizetype{BandListModel::kColumns});
    const auto *list = page.findChild<QTreeView *>(QStringLiteral("bandView"));
    const auto first = [list] { return list->model()->index(0, 0).data().toString(); };
    menu->actions().front()->trigger();
    QCOMPARE(first(), QStringLiteral("Avalon"));
    menu->actions().front()->trigger();
    QCOMPARE(first(), QStringLiteral("Ys"));
}

void HomeTest::tellsBandsOfSeveralGamesApart()
{
    const ShellHouse house;
    const QTemporaryDir folder;
    rules::RuleSystems systems{*rules::systemNamed(house.systems(), "musg")};
    for (const bool isToyToo : {false, true}) {
        if (isToyToo)
            systems.push_back(toySystem());
        auto library = ShellHouse::need(
            model::Library::open(folder.filePath(isToyToo ? QStringLiteral("two.library")
                                                          : QStringLiteral("one.library")),
                                 systems, model::OpenMode::Create));
        HomePage page(*library, house.samples(), house.book());
        page.resize(1600, 900);
        page.show();
        QCoreApplication::processEvents();
        const auto *list = page.findChild<QTreeView *>(QStringLiteral("bandView"));
        QCOMPARE(list->isColumnHidden(BandListModel::Game), !isToyToo);
        const auto *samples = page.findChild<QListWidget *>(QStringLiteral("samplesList"));
        QCOMPARE(samples->item(0)->text().contains(QStringLiteral("M.U.S.G.")), isToyToo);
    }
}

void HomeTest::copiesABandUnderAnotherName()
{
    ShellHouse house;
    const std::string copy = ShellHouse::need(copyBand(house.library(), make(house, "Ys")));
    QCOMPARE(ShellHouse::need(house.library().bands().find(copy)).name, std::string("Ys (copy)"));
    const std::string wide(120, 'Y');
    const std::string same = ShellHouse::need(copyBand(house.library(), make(house, wide)));
    QCOMPARE(ShellHouse::need(house.library().bands().find(same)).name, wide);
}

void HomeTest::opensFilesWhereThereIsAFolder()
{
    rememberFolder(QStringLiteral("/no/such/folder/band.json"));
    QCOMPARE(lastFolder(), QDir::homePath());
    const QTemporaryDir folder;
    rememberFolder(folder.filePath(QStringLiteral("band.json")));
    QCOMPARE(lastFolder(), QFileInfo(folder.path()).absoluteFilePath());
}

void HomeTest::listsMatchesToBeRead()
{
    ShellHouse house;
    rules::MatchSetup setup = musgSetup(0, "person");
    setup.seats.push_back({sampleBand("omicron"), "person"});
    setup.seats.push_back({sampleBand("kazad-orun"), "person"});
    for (int match = 0; match < 4; ++match)
        ShellHouse::need(house.library().matches().begin(seeded(setup, 1), {}));
    HomePage page(house.library(), house.samples(), house.book());
    page.resize(1272, 590); // in a window of 1280 by 720
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto *list = page.findChild<QListWidget *>(QStringLiteral("matchesList"));
    QCOMPARE(list->count(), 4);
    const auto rows = ShellHouse::need(house.library().matches().list());
    const QFontMetrics metrics(list->font());
    for (int line = 0; line < list->count(); ++line) {
        const QListWidgetItem *item = list->item(line);
        const QString text = item->text();
        QVERIFY2(text.contains(QStringLiteral("Karnash – Sylvaran – Omicron – Kazad Orun")),
                 qPrintable(text));
        QVERIFY(text.contains(toQString(rows.front().title.en)));
        QVERIFY(text.contains(momentText(rows[std::size_t(line)].updatedAt)));
        for (const QString &part : text.split(u'\n'))
            QVERIFY(metrics.horizontalAdvance(part) < list->viewport()->width());
        QVERIFY(list->viewport()->rect().contains(list->visualItemRect(item)));
    }
}

/** The kind of a seat is told where it is no person; what is removed can be put back. */
void HomeTest::removesAMatchAndPutsItBack()
{
    ShellHouse house;
    rules::MatchSetup setup = musgSetup(0, "person");
    setup.seats.back().player = "easy";
    for (int match = 0; match < 2; ++match)
        ShellHouse::need(house.library().matches().begin(seeded(setup, 1), {}));
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    QSignalSpy gone(&page, &HomePage::matchRemoved);
    QSignalSpy wanted(&page, &HomePage::matchWanted);
    auto *list = page.findChild<MatchList *>(QStringLiteral("matchesList"));
    QVERIFY(list->item(0)->text().contains(QStringLiteral("(Machine: easy)")));
    list->setCurrentRow(1);
    const QString kept = list->item(0)->text();
    QApplication::setActiveWindow(&page);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone.front(), wanted.front());
    QCOMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), kept);
    QCOMPARE(list->currentRow(), 0); // on from its place
    page.findChild<QPushButton *>(QStringLiteral("noticeButton"))->click();
    QCOMPARE(list->count(), 2);
    QVERIFY(ShellHouse::need(house.library().matches().removed()).empty());
}

void HomeTest::headsFollowTheTheme()
{
    const QPalette before = QApplication::palette();
    QTreeView view;
    QStringListModel lines;
    view.setModel(&lines);
    RoomyDelegate::dress(*view.header());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto lightness = [&] {
        return view.header()
            ->grab()
            .toImage()
            .scaled(1, 1, {}, Qt::SmoothTransformation)
            .pixelColor(0, 0)
            .lightness();
    };
    QVERIFY(lightness() > 150);
    QApplication::setPalette(darkPalette());
    QCoreApplication::processEvents(); // it is told to each widget
    const int dark = lightness();
    QApplication::setPalette(before);
    QVERIFY2(dark < 120, qPrintable(QString::number(dark)));
}

void HomeTest::enterPressesAButton()
{
    ShellHouse house;
    HomePage page(house.library(), house.samples(), house.book());
    page.show();
    QSignalSpy wanted(&page, &HomePage::newBandWanted);
    auto *button = page.findChild<QPushButton *>(QStringLiteral("emptyNewButton"));
    QTest::keyClick(button, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(wanted.size(), 2);
    QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier); // means something else
    QCOMPARE(wanted.size(), 2);
}

void HomeTest::enterPressesTheDefaultButtonOfADialog()
{
    QDialog dialog;
    auto *other = new QPushButton(&dialog);
    auto *yes = new QPushButton(&dialog);
    other->setAutoDefault(false);
    yes->setDefault(true);
    dialog.show();
    QSignalSpy pressed(yes, &QPushButton::clicked);
    QSignalSpy passed(other, &QPushButton::clicked);
    QTest::keyClick(other, Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(passed.size(), 0);
}

void HomeTest::showsAllMatchesWhereFewBandsLeaveRoom()
{
    ShellHouse house;
    make(house, "Ys");
    make(house, "Avalon");
    constexpr int kMatches = 7;
    for (int match = 0; match < kMatches; ++match)
        ShellHouse::need(house.library().matches().begin(seeded(musgSetup(0, "person"), 1), {}));
    HomePage page(house.library(), house.samples(), house.book());
    page.resize(1272, 590); // in a window of 1280 by 720
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto *list = page.findChild<QListWidget *>(QStringLiteral("matchesList"));
    const auto *bands = page.findChild<QTreeView *>(QStringLiteral("bandView"));
    QCOMPARE(list->count(), kMatches);
    QCOMPARE(list->verticalScrollBar()->maximum(), 0);
    QVERIFY(list->viewport()->rect().contains(list->visualItemRect(list->item(kMatches - 1))));
    // Many bands take half of the room.
    const int few = bands->height();
    for (int band = 0; band < 20; ++band)
        make(house, "Brocéliande " + std::to_string(band));
    page.reload();
    QTRY_VERIFY(bands->height() > few);
    QVERIFY(list->verticalScrollBar()->maximum() > 0);
}

WATCHED_TEST(HomeTest)

} // namespace tst_home

#include "tst_home.moc"
