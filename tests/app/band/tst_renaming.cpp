// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/musgpage.h"

#include <QAction>
#include <QTabWidget>

namespace tst_renaming {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** A name typed on the roster goes to its editor, whichever way the editor was opened. */
class TestRenaming : public QObject
{
    Q_OBJECT

private:
    static QStringList names(const Alley &alley)
    {
        QStringList all;
        for (const Skittle &one : alley.skittles)
            all << QString::fromStdString(one.kind + ":" + one.name);
        return all;
    }
    /** King, three pins. */
    static void fill(ToyPage &toy)
    {
        for (const char *kind : {"king", "pin", "pin", "pin"})
            toy.setUp(kind);
    }
    static void ways()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("F2") << false;
        QTest::newRow("double click") << true;
    }
    static void doubleClick(QTreeView *roster, const QModelIndex &at)
    {
        click(roster, at);
        QTest::mouseDClick(roster->viewport(), Qt::LeftButton, {}, roster->visualRect(at).center());
    }
    static void begin(QTreeView *roster, const QModelIndex &at)
    {
        QFETCH(bool, byMouse);
        if (byMouse)
            return doubleClick(roster, at);
        click(roster, at);
        roster->setFocus();
        QTest::keyClick(roster, Qt::Key_F2);
    }
    /** Into whatever has the keyboard, as a hand does. */
    static void type(const QString &name, Qt::Key last)
    {
        QTest::keyClicks(QApplication::focusWidget(), name);
        QTest::keyClick(QApplication::focusWidget(), last);
        QApplication::processEvents();
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void renamesInPlace_data() { ways(); }
    void renamesInPlace()
    {
        ToyPage toy;
        fill(toy);
        begin(toy.roster(), toy.row(0));
        type(QStringLiteral("Rex-"), Qt::Key_Return);
        QTRY_COMPARE(names(toy.alley()).front(), QStringLiteral("king:Rex-"));
        QCOMPARE(toy.row(0).data().toString(), QStringLiteral("Rex-"));
        QCOMPARE(toy.alley().skittles.size(), 4U);

        begin(toy.roster(), toy.row(0));
        type(QStringLiteral("Max"), Qt::Key_Escape);
        QCOMPARE(names(toy.alley()).front(), QStringLiteral("king:Rex-"));

        QTest::keyClick(toy.roster(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(names(toy.alley()).front(), QStringLiteral("king:"));
    }

    void renamesOneOfSeveralEqualFigures_data() { ways(); }
    void renamesOneOfSeveralEqualFigures()
    {
        ToyPage toy;
        fill(toy);
        begin(toy.roster(), toy.row(1));
        type(QStringLiteral("Zoe"), Qt::Key_Return);
        QTRY_VERIFY(names(toy.alley()).contains(QStringLiteral("pin:Zoe")));
        QCOMPARE(toy.row(1).data().toString(), QStringLiteral("3 × Pin"));
        QVERIFY(toy.roster()->isExpanded(toy.row(1)));

        begin(toy.roster(), toy.rows()->index(1, 0, toy.row(1)));
        type(QStringLiteral("Ann"), Qt::Key_Return);
        QTRY_VERIFY(names(toy.alley()).contains(QStringLiteral("pin:Ann")));
        QVERIFY(names(toy.alley()).contains(QStringLiteral("pin:Zoe")));
    }

    /** What was typed went to his gear: "-" took the rifle away. Enter takes nothing either. */
    void leavesARiflemanHisRifle_data() { ways(); }
    void leavesARiflemanHisRifle()
    {
        MusgPages musg;
        const auto page = musg.openNew();
        recruit(*page, "sous-fifre", 2);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto first = [&] {
            return musg.rules().roster(page->session().state())->groups[0].rows[0];
        };
        const rules::MemberId armed = first().figures.front().member;
        QVERIFY(page->session().perform(rules::Give{"rifle", {{armed, 1}}, 1, {}}));
        begin(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        type(QStringLiteral("Jean-Luc"), Qt::Key_Return);
        QTRY_COMPARE(first().figures.front().name, std::string("Jean-Luc"));
        for (int again = 0; again < 4; ++again) // the first goes to his details
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(first().gear.size(), std::size_t{1});
        QVERIFY(page->session().flush());
        page->editActions().front()->trigger();
        QCOMPARE(first().figures.front().name, std::string());
    }

    void showsTheFigureByADoubleClickBesideItsName()
    {
        ToyPage toy;
        fill(toy);
        auto *tools = toy.find<QTabWidget>("tools");
        tools->setCurrentIndex(0);
        doubleClick(toy.roster(), toy.row(0, 1));
        QCOMPARE(tools->currentWidget(), toy.find<QWidget>("figureTab"));
        QVERIFY(!toy.roster()->viewport()->findChild<QLineEdit *>());
    }
};

WATCHED_TEST(TestRenaming)

} // namespace tst_renaming

#include "tst_renaming.moc"
