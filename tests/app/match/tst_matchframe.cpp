// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/wordsdialog.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/targetmodel.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/aimpanel.h"
#include "model/drafts/drafts.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

#include <array>

namespace tst_matchframe {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Where on the page each tab is. */
QList<QRect> tabsOf(const Room &room)
{
    const QTabBar &bar = *room.page->findChild<BesideTabs *>()->tabBar();
    QList<QRect> rects;
    for (int tab = 0; tab < bar.count(); ++tab)
        rects << bar.tabRect(tab).translated(bar.mapTo(room.page.get(), QPoint(0, 0)));
    return rects;
}

void clickTab(const Room &room, int tab)
{
    QTabBar &bar = *room.page->findChild<BesideTabs *>()->tabBar();
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(tab).center());
    QTest::qWait(20); // until all is laid out
}

bool fits(const QTableView &list, int row, int column, int width)
{
    const QString words = list.model()->index(row, column).data().toString();
    const QRect needed =
        QFontMetrics(list.font()).boundingRect({0, 0, width, 0}, Qt::TextWordWrap, words);
    return needed.height() <= list.rowHeight(row) && needed.width() <= width;
}

/** How many of that seat's figures stand in each third of the table's width. */
std::array<int, 3> thirdsOf(Room &room, int seat)
{
    std::array<int, 3> thirds{};
    const QRectF table = room.page->canvas().board().plan().bounds();
    for (const rules::Token &token : room.controller().play().view().tokens) {
        const auto at = room.page->canvas().board().standOf(token.id);
        if (token.owner.value == seat && at)
            ++thirds[static_cast<std::size_t>(
                std::clamp((at->x() - table.left()) / table.width() * 3, 0.0, 2.0))];
    }
    return thirds;
}

} // namespace

/** What is around the board of a match. */
class MatchFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    /** Whether what they lead to is folded or not, and whatever one points at. */
    void tabsStayWhereTheyAre()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = false, .side = BoardOptions::Side::Folded});
        QTest::qWait(20);
        const auto before = tabsOf(room);
        for (const int tab : {2, 0, 0, 3}) { // opens, goes to another, folds, opens
            clickTab(room, tab);
            QCOMPARE(tabsOf(room), before);
        }
        QVERIFY(room.findsTargets());
        room.controller().aiming().aimAt(room.controller().aiming().targets().front());
        QTest::qWait(20);
        QCOMPARE(tabsOf(room), before);
    }

    void keysWorkAfterATabWasClicked()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.settles());
        for (const int tab : {2, 3, 4, 0, 0, 0}) {
            clickTab(room, tab);
            QVERIFY(room.page->canvas().hasFocus());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const int first = room.controller().aiming().chosen();
        QVERIFY(first >= 0);
        clickTab(room, 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(room.controller().aiming().chosen() != first);
    }

    /** Folded with the keyboard in it, too. */
    void aFoldedListGivesTheKeyboardBack()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        room.page->findChild<BesideTabs *>()->currentWidget()->setFocus();
        QVERIFY(!room.page->canvas().hasFocus());
        room.page->setBoardOptions({.animated = false, .side = BoardOptions::Side::Folded});
        QVERIFY(room.page->canvas().hasFocus());
    }

    /** The list has the rest of the height; an attack is told without scrolling. */
    void whatCanBeDoneIsAsHighAsItNeeds()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.settles());
        const auto *tabs = room.page->findChild<BesideTabs *>();
        const auto *aim = room.page->findChild<AimPanel *>();
        QTest::qWait(20);
        QVERIFY2(aim->height() < tabs->height() / 5, qPrintable(QString::number(aim->height())));
        QVERIFY(room.findsTargets());
        room.controller().aiming().aimAt(room.controller().aiming().targets().front());
        QTest::qWait(20);
        QVERIFY(aim->height() >= aim->neededHeight(aim->width()));
        const QWidget *list = tabs->currentWidget();
        QVERIFY(list->mapTo(room.page.get(), QPoint(0, list->height())).y() <=
                aim->mapTo(room.page.get(), QPoint(0, 0)).y() + 1);
        takePictures(*room.page, QStringLiteral("frame-aim"));
    }

    void targetsAreReadWhole_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("en") << rules::Language::English;
        QTest::newRow("fr") << rules::Language::French;
    }

    void targetsAreReadWhole()
    {
        QFETCH(const rules::Language, language);
        UiLanguage ui(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.findsTargets());
        room.key(Qt::Key_A);
        QTest::qWait(20);
        const QTableView &list = room.page->findChild<TargetPanel *>()->list();
        takePicture(
            *room.page,
            QStringLiteral("frame-targets-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
        const QHeaderView &heads = *list.horizontalHeader();
        QVERIFY(!list.horizontalScrollBar()->isVisible());
        for (int column = TargetModel::Price; column < list.model()->columnCount(); ++column) {
            QVERIFY(heads.sectionSize(column) >= heads.sectionSizeHint(column));
            QVERIFY(list.model()->headerData(column, Qt::Horizontal).toString().size() > 2);
        }
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            for (const int column : {TargetModel::Name, TargetModel::Weapon})
                QVERIFY2(fits(list, row, column, heads.sectionSize(column)),
                         qPrintable(list.model()->index(row, column).data().toString()));
            if (list.columnSpan(row, TargetModel::Price) > 1)
                QVERIFY(fits(list, row, TargetModel::Price,
                             heads.length() - heads.sectionPosition(TargetModel::Price)));
        }
    }

    void statesAreReadWhole_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("state");
        QTest::newRow("en") << rules::Language::English << QStringLiteral("Out of action");
        QTest::newRow("fr") << rules::Language::French << QStringLiteral("Hors de combat");
    }

    /** Whatever the objectives in the list are worth. */
    void statesAreReadWhole()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const QString, state);
        UiLanguage ui(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp() && room.settles());
        const auto *list = room.page->findChild<FigureList *>();
        QTest::qWait(20);
        takePicture(
            *room.page,
            QStringLiteral("frame-states-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
        const int needed = list->fontMetrics().horizontalAdvance(state) + 8;
        QVERIFY2(
            list->columnWidth(TokenModel::States) >= needed,
            qPrintable(
                QStringLiteral("%1 of %2").arg(list->columnWidth(TokenModel::States)).arg(needed)));
    }

    /** By the key that sets up the rest: along the front, not in the corner where nobody looks. */
    void figuresArePlacedAlongTheFront()
    {
        for (const std::uint64_t seed : {1, 2, 3, 7}) {
            rules::MatchSetup setup = seeded(musgSetup(0, "person"), seed, true);
            setup.seats[0].band = sampleBand("karnash");
            Room room(setup);
            QVERIFY(room.isSetUp());
            if (seed == 7)
                takePicture(*room.page, QStringLiteral("frame-placed"));
            for (const int seat : {0, 1}) {
                const auto thirds = thirdsOf(room, seat);
                const int all = thirds[0] + thirds[1] + thirds[2];
                QVERIFY(all > 8);
                QVERIFY2(std::ranges::max(thirds) * 3 <= all * 2,
                         qPrintable(QStringLiteral("seed %1, seat %2: %3 %4 %5")
                                        .arg(seed)
                                        .arg(seat)
                                        .arg(thirds[0])
                                        .arg(thirds[1])
                                        .arg(thirds[2])));
            }
        }
    }

    void aTitleIsReadWhole()
    {
        GameLibrary house;
        const auto library = house.open();
        WordsQuestion question;
        question.title = QStringLiteral("A title that is longer than the line below it");
        question.isLine = true;
        WordsDialog dialog(question, library->drafts(), {{}, "note", {}}, nullptr);
        QVERIFY(dialog.minimumWidth() >
                dialog.fontMetrics().horizontalAdvance(question.title) + 100);
    }

    void fileDialogsSpeakFrench()
    {
        UiLanguage french(rules::Language::French);
        QCOMPARE(QCoreApplication::translate("QAbstractFileIconProvider", "Folder",
                                             "All other platforms"),
                 QStringLiteral("Dossier"));
    }
};

WATCHED_TEST(MatchFrameTest)

} // namespace tst_matchframe

#include "tst_matchframe.moc"
