// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/palette/palette.h"
#include "app/pages/band/overview/totalgauge.h"
#include "app/pages/band/roster/rosterview.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/toypage.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

namespace tst_bandpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Every act of the page by keys and mouse, on a real library and a made-up game. */
class TestBandPage : public QObject
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
    static void openPart(ToyPage &toy, int part)
    {
        const auto buttons = toy.find<QWidget>("tabs")->findChildren<QToolButton *>();
        QTest::mouseClick(buttons.at(part), Qt::LeftButton);
    }
    static QModelIndex entry(ToyPage &toy, const QString &name)
    {
        const auto *entries = toy.find<QListView>("entries");
        for (int row = 0; row < entries->model()->rowCount(); ++row)
            if (const QModelIndex index = entries->model()->index(row, 0);
                index.data().toString().startsWith(name))
                return index;
        return {};
    }
    static void buy(ToyPage &toy, const QString &name)
    {
        auto *entries = toy.find<QListView>("entries");
        click(entries, entry(toy, name));
        entries->setFocus();
        QTest::keyClick(entries, Qt::Key_Return);
    }
    /** King, three pins; nothing chosen. */
    static void fill(ToyPage &toy)
    {
        for (const char *kind : {"king", "pin", "pin", "pin"})
            toy.setUp(kind);
        toy.roster()->clearSelection();
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void buysWithEnterButtonPlusAndDoubleClick()
    {
        ToyPage toy;
        auto *entries = toy.find<QListView>("entries");
        buy(toy, QStringLiteral("King"));
        QCOMPARE(names(toy.alley()), QStringList{QStringLiteral("king:")});

        click(entries, entry(toy, QStringLiteral("Pin")));
        QTest::mouseClick(toy.find<QPushButton>("add"), Qt::LeftButton);
        QTest::keyClick(entries, Qt::Key_Plus);
        const QRect row = entries->visualRect(entry(toy, QStringLiteral("Drum")));
        QTest::mouseClick(entries->viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 20, row.center().y()));
        click(entries, entry(toy, QStringLiteral("Drum")));
        QTest::mouseDClick(entries->viewport(), Qt::LeftButton, {},
                           entries->visualRect(entry(toy, QStringLiteral("Drum"))).center());
        QCOMPARE(toy.alley().skittles.size(), 5U);
        QVERIFY(toy.session().flush());
    }

    void wearsTheColoursThatAreChosenLater()
    {
        const QPalette before = QApplication::palette();
        const auto back = qScopeGuard([&] { QApplication::setPalette(before); });
        QApplication::setPalette(darkPalette());
        ToyPage toy;
        QApplication::setPalette(before);
        QCoreApplication::processEvents();
        for (const char *label : {"subtitle", "saving"})
            QCOMPARE(toy.find<QLabel>(label)->palette().color(QPalette::WindowText),
                     tone(Tone::Dim, QGuiApplication::palette()));
    }

    void saysWhatAPurchaseCostsAndBreaks()
    {
        ToyPage toy;
        click(toy.find<QListView>("entries"), entry(toy, QStringLiteral("King")));
        QCOMPARE(toy.find<QPushButton>("add")->text(), QStringLiteral("&Add: +20"));
        const QString about = toy.find<QLabel>("about")->text();
        QVERIFY2(about.contains(QStringLiteral("The king would have no name.")), qPrintable(about));
        QVERIFY(about.contains(QStringLiteral("TOY-04")));
        QVERIFY(toy.alley().skittles.empty());
    }

    void saysTheNumbersOfWhatIsOnSale()
    {
        ToyPage toy;
        const QModelIndex king = entry(toy, QStringLiteral("King"));
        QCOMPARE(king.data(SecondRole).toString(), QStringLiteral("9 inches · reach 3 – Stands"));
        click(toy.find<QListView>("entries"), king);
        const QString about = toy.find<QLabel>("about")->text();
        QVERIFY2(about.contains(QStringLiteral("H\u00a09 · R\u00a03")), qPrintable(about));
        const QString tip = king.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("R\u00a03 – Reach")), qPrintable(tip));
    }

    /** What is not bought is nothing to be alarmed about. */
    void saysDimlyWhatAPurchaseWouldBreak()
    {
        ToyPage toy;
        const QModelIndex king = entry(toy, QStringLiteral("King"));
        QCOMPARE(king.data(AlertRole).toString(), QStringLiteral("The king would have no name."));
        QCOMPARE(king.data(AlertToneRole).toInt(), static_cast<int>(Tone::Dim));
        click(toy.find<QListView>("entries"), king);
        const auto *about = toy.find<QLabel>("about");
        QVERIFY(about->text().contains(tone(Tone::Dim, about->palette()).name()));
        QVERIFY(!about->text().contains(tone(Tone::Warning, about->palette()).name()));

        const QPalette light = QApplication::palette();
        const auto restore = qScopeGuard([&] { QApplication::setPalette(light); });
        QApplication::setPalette(darkPalette());
        QApplication::processEvents();
        QVERIFY(tone(Tone::Dim, about->palette()) != tone(Tone::Dim, light));
        QVERIFY(about->text().contains(tone(Tone::Dim, about->palette()).name()));
    }

    void choosesTheRecruit()
    {
        ToyPage toy;
        buy(toy, QStringLiteral("King"));
        buy(toy, QStringLiteral("Pin"));
        const QModelIndexList chosen = toy.roster()->selectionModel()->selectedRows();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().data().toString(), QStringLiteral("Pin"));
    }

    void givesToSeveralFiguresAtOnce()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        click(toy.roster(), toy.row(1), Qt::ControlModifier);
        openPart(toy, 1);
        click(toy.find<QListView>("entries"), entry(toy, QStringLiteral("Hat")));
        const QString words = toy.find<QPushButton>("add")->text();
        QVERIFY2(words.contains(QStringLiteral("4")) && words.endsWith(QStringLiteral("+12")),
                 qPrintable(words));
        QTest::mouseClick(toy.find<QPushButton>("add"), Qt::LeftButton);
        for (const Skittle &one : toy.alley().skittles)
            QCOMPARE(one.gear.at("hat"), 1);
        QCOMPARE(toy.roster()->selectionModel()->selectedRows().size(), 2);
        QTest::keyClick(toy.find<QListView>("entries"), Qt::Key_Delete);
        for (const Skittle &one : toy.alley().skittles)
            QVERIFY(one.gear.empty());
    }

    void givesNothingToNobody()
    {
        ToyPage toy;
        fill(toy);
        openPart(toy, 1);
        click(toy.find<QListView>("entries"), entry(toy, QStringLiteral("Hat")));
        QVERIFY(!toy.find<QPushButton>("add")->isEnabled());
        QTest::keyClick(toy.find<QListView>("entries"), Qt::Key_Return);
        QVERIFY(toy.alley().skittles.front().gear.empty());
    }

    void filtersAndBuysFromTheFilterBox()
    {
        ToyPage toy;
        fill(toy);
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_F, Qt::ControlModifier);
        auto *filter = toy.find<QLineEdit>("filter");
        QVERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("tambo"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(toy.alley().skittles.back().kind, std::string("drum"));
    }

    void undoesTheActFromTheFilterBox()
    {
        ToyPage toy;
        fill(toy);
        const auto before = toy.alley().skittles.size();
        auto *filter = toy.find<QLineEdit>("filter");
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("drum"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(toy.alley().skittles.size(), before + 1);
        QTest::keyClick(filter, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(toy.alley().skittles.size(), before);
        QCOMPARE(filter->text(), QStringLiteral("drum"));
    }

    void filterFindsInOtherParts()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        auto *filter = toy.find<QLineEdit>("filter");
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("chapeau"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(toy.alley().skittles.front().gear.at("hat"), 1);
    }

    void duplicatesAndRemovesTheChosen()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(toy.alley().skittles.size(), 5U);
        QTest::keyClick(toy.roster(), Qt::Key_Delete);
        QCOMPARE(toy.alley().skittles.size(), 4U);
        click(toy.roster(), toy.row(1));
        QTest::keyClick(toy.roster(), Qt::Key_Delete);
        QCOMPARE(names(toy.alley()), QStringList{QStringLiteral("king:")});
    }

    void goesOnFromTheLineThatTookTheRemovedOnesPlace()
    {
        ToyPage toy;
        for (const char *kind : {"king", "pin", "drum"})
            toy.setUp(kind);
        click(toy.roster(), toy.row(1));
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_Delete);
        QCOMPARE(toy.roster()->currentIndex().data().toString(), QStringLiteral("Drum"));
        QTest::keyClick(toy.roster(), Qt::Key_Delete);
        QCOMPARE(toy.roster()->currentIndex().data().toString(), QStringLiteral("King"));
    }

    void reordersByKeys()
    {
        ToyPage toy;
        for (const char *kind : {"king", "pin", "drum"})
            toy.setUp(kind);
        click(toy.roster(), toy.row(2));
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names(toy.alley()), (QStringList{QStringLiteral("king:"), QStringLiteral("drum:"),
                                                  QStringLiteral("pin:")}));
        QTest::keyClick(toy.roster(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names(toy.alley()), (QStringList{QStringLiteral("king:"), QStringLiteral("pin:"),
                                                  QStringLiteral("drum:")}));
        QCOMPARE(toy.roster()->currentIndex().data().toString(), QStringLiteral("Drum"));
    }

    void reordersByDragging()
    {
        ToyPage toy;
        for (const char *kind : {"king", "pin", "drum"})
            toy.setUp(kind);
        click(toy.roster(), toy.row(2));
        const QRect king = toy.roster()->visualRect(toy.row(0));
        toy.page->findChild<RosterView *>()->dropChosen({king.left() + 30, king.top() + 2});
        QCOMPARE(names(toy.alley()).front(), QStringLiteral("drum:"));
    }

    void mendsAFinding()
    {
        ToyPage toy;
        auto *mend = toy.find<QPushButton>("mend");
        QCOMPARE(mend->text(), QStringLiteral("Set up a king"));
        QTest::mouseClick(mend, Qt::LeftButton);
        QCOMPARE(names(toy.alley()), QStringList{QStringLiteral("king:")});
    }

    void findingChoosesItsFigures()
    {
        ToyPage toy;
        fill(toy);
        click(toy.find<QListView>("findings"),
              toy.find<QListView>("findings")->model()->index(0, 0));
        QCOMPARE(toy.roster()->selectionModel()->selectedRows(), QModelIndexList{toy.row(0)});
        QSignalSpy wanted(toy.page.get(), &BandPage::ruleWanted);
        auto *panel = toy.find<QWidget>("findings");
        QTest::mouseClick(panel->findChild<QPushButton *>(QStringLiteral("rule")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(0).toString(), QStringLiteral("TOY-04"));
    }

    void saysWhenNothingIsWrong()
    {
        ToyPage toy;
        fill(toy);
        const rules::MemberId king{toy.alley().skittles.front().id};
        QVERIFY(toy.session().perform(
            rules::SetProperties{{{king, 1}}, {{"name", std::string("Rex")}}}));
        QVERIFY(toy.find<QLabel>("legal")->isVisible());
    }

    void undoesAndRedoes()
    {
        ToyPage toy;
        fill(toy);
        toy.roster()->setFocus();
        const auto *undo = toy.page->editActions().at(0);
        QCOMPARE(undo->text(), QStringLiteral("Undo: Pin set up (1)"));
        QTest::keyClick(toy.roster(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(toy.alley().skittles.size(), 3U);
        QTest::keySequence(toy.roster(), QKeySequence(QKeySequence::Redo));
        QCOMPARE(toy.alley().skittles.size(), 4U);
    }

    void undoesToALineOfTheHistory()
    {
        ToyPage toy;
        fill(toy);
        QVERIFY(toy.session().flush());
        toy.find<QTabWidget>("tools")->setCurrentIndex(3);
        auto *lines = toy.find<QListView>("lines");
        QCOMPARE(lines->model()->rowCount(), 5);
        click(lines, lines->model()->index(3, 0)); // the king
        QTest::mouseClick(toy.find<QPushButton>("undoTo"), Qt::LeftButton);
        QCOMPARE(names(toy.alley()), QStringList{QStringLiteral("king:")});
        QVERIFY(toy.session().flush());
    }

    void showsConsequencesBeforeChangingThePast()
    {
        ToyPage toy;
        toy.setUp("king");
        const rules::Figures king{{toy.alley().skittles.front().id}, 1};
        QVERIFY(toy.session().perform(rules::Give{"hat", {king}, 1, {}}));
        QVERIFY(toy.session().flush());
        toy.find<QTabWidget>("tools")->setCurrentIndex(3);
        auto *lines = toy.find<QListView>("lines");
        const auto takeOutTheKing = [&](bool accept) {
            click(lines, lines->model()->index(1, 0));
            int consequences = 0;
            QTimer::singleShot(0, this, [&] {
                auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                consequences = dialog->findChild<QListView *>()->model()->rowCount();
                accept ? dialog->accept() : dialog->reject();
            });
            QTest::mouseClick(toy.find<QPushButton>("takeOut"), Qt::LeftButton);
            QCOMPARE(consequences, 1);
        };
        takeOutTheKing(false);
        QCOMPARE(toy.alley().skittles.size(), 1U);
        takeOutTheKing(true);
        QVERIFY(toy.alley().skittles.empty());
    }

    void setsPropertiesOfTheChosen()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_Return);
        QCOMPARE(toy.find<QTabWidget>("tools")->currentIndex(), 1);
        auto *gilded = toy.find<QWidget>("figure")->findChild<QCheckBox *>();
        QVERIFY(gilded);
        gilded->setFocus();
        QTest::keyClick(gilded, Qt::Key_Space);
        QVERIFY(toy.alley().skittles.front().gilded);
        auto *name = toy.find<QWidget>("figure")->findChild<QLineEdit *>(QStringLiteral("name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Rex"));
        QVERIFY(toy.alley().skittles.front().name.empty());
        QVERIFY(toy.page->settle()); // closing sends what is being typed
        QCOMPARE(toy.alley().skittles.front().name, std::string("Rex"));
    }

    void sendsWhatWasTypedToTheFigureItWasTypedFor()
    {
        ToyPage toy;
        for (const char *kind : {"king", "pin"})
            toy.setUp(kind);
        click(toy.roster(), toy.row(0));
        toy.find<QTabWidget>("tools")->setCurrentIndex(1);
        auto *name = toy.find<QWidget>("figure")->findChild<QLineEdit *>(QStringLiteral("name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Rex"));
        toy.roster()->setCurrentIndex(toy.row(1));
        QCOMPARE(names(toy.alley()),
                 (QStringList{QStringLiteral("king:Rex"), QStringLiteral("pin:")}));
    }

    void setsPropertiesOfTheBand()
    {
        ToyPage toy;
        QSignalSpy renamed(toy.page.get(), &BandPage::renamed);
        toy.find<QTabWidget>("tools")->setCurrentIndex(2);
        auto *name = toy.find<QWidget>("band")->findChild<QLineEdit *>(QStringLiteral("name"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Long alley"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(toy.alley().name, std::string("Long alley"));
        QCOMPARE(renamed.back().at(0).toString(), QStringLiteral("Long alley"));
    }

    void asksAReasonForWhatTheRulesRefuse()
    {
        ToyPage toy;
        for (int i = 0; i < 4; ++i)
            toy.setUp("king"); // 20 + 22 + 24 + 26 of a purse of 100
        buy(toy, QStringLiteral("King"));
        QCOMPARE(toy.alley().skittles.size(), 4U);
        auto *notice = toy.find<QWidget>("notice");
        QVERIFY(notice->isVisible());
        QTest::mouseClick(toy.find<QPushButton>("adjust"), Qt::LeftButton);
        auto *reason = toy.find<QLineEdit>("reason");
        QVERIFY(!toy.find<QPushButton>("again")->isEnabled());
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(toy.alley().skittles.size(), 4U);
        QTest::keyClicks(reason, QStringLiteral("won at the fair"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(toy.alley().skittles.size(), 5U);
        QVERIFY(!notice->isVisible());
    }

    void offersAnActAgainWhenAnotherWriterWasFirst()
    {
        ToyPage toy;
        toy.setUp("king");
        QVERIFY(toy.session().flush());
        // Another window writes first.
        const auto other = toy.place.open(model::OpenMode::Existing);
        QVERIFY(other);
        const auto same = other->bands().open(toy.uuid);
        QVERIFY(same);
        QVERIFY((*same)->perform(rules::Recruit{"drum", 1, {}}));
        QVERIFY((*same)->flush());

        buy(toy, QStringLiteral("Pin"));
        auto *again = toy.find<QPushButton>("again");
        QTRY_VERIFY(again->isVisible());
        QCOMPARE(names(toy.alley()),
                 (QStringList{QStringLiteral("king:"), QStringLiteral("drum:")}));
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(names(toy.alley()), (QStringList{QStringLiteral("king:"), QStringLiteral("drum:"),
                                                  QStringLiteral("pin:")}));
        QVERIFY(toy.page->settle());
    }

    void marksTheBandUntilItIsSaved()
    {
        ToyPage toy;
        buy(toy, QStringLiteral("King"));
        auto *saving = toy.find<QLabel>("saving");
        QCOMPARE(saving->isVisible(), toy.session().pending());
        QTRY_VERIFY(!toy.session().pending());
        QVERIFY(!saving->isVisible());
    }

    void foldsAndUnfoldsByKeys()
    {
        ToyPage toy;
        fill(toy);
        toy.roster()->setFocus();
        QTest::keyClick(toy.roster(), Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(toy.roster()->isExpanded(toy.row(1)));
        QTest::keyClick(toy.roster(), Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!toy.roster()->isExpanded(toy.row(1)));
    }

    void switchesLanguageLive()
    {
        ToyPage toy;
        fill(toy);
        UiLanguage language(rules::Language::French);
        QApplication::processEvents();
        QCOMPARE(toy.row(0).data().toString(), QStringLiteral("Roi"));
        QCOMPARE(toy.find<QLabel>("subtitle")->text(), QStringLiteral("Quilles"));
        QCOMPARE(entry(toy, QStringLiteral("Tambour")).data().toString(),
                 QStringLiteral("Tambour"));
        language.set(rules::Language::English);
        QApplication::processEvents();
        QCOMPARE(toy.row(0).data().toString(), QStringLiteral("King"));
    }

    /** As a page does that another one covers while the language changes. */
    void sizesTabsThatAreRenamedOutOfSight()
    {
        ToyPage toy;
        const auto *tabs = toy.find<QTabWidget>("tools")->tabBar();
        const auto roomBeside = [&](int tab) {
            return tabs->tabRect(tab).width() -
                   tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab).remove(u'&'));
        };
        const int needed = roomBeside(0);
        toy.page->hide();
        UiLanguage language(rules::Language::French);
        QApplication::processEvents();
        toy.page->show();
        QCOMPARE(tabs->tabText(0), QStringLiteral("&Boutique"));
        for (int tab = 0; tab < tabs->count(); ++tab)
            QVERIFY2(!tabs->isTabVisible(tab) || roomBeside(tab) >= needed,
                     qPrintable(tabs->tabText(tab)));
        language.set(rules::Language::English);
    }

    /** Else it would seem to be that of the next total. */
    void writesATotalWithoutALimitBesideItsTitle()
    {
        TotalGauge gauge;
        rules::TotalLine line{"treasury", {"Treasury", "Trésor"}, 18, {}, {}};
        gauge.setLine(line);
        const int amount = gauge.amountRect().width();
        gauge.resize(400, gauge.sizeHint().height());
        const int title = gauge.fontMetrics().horizontalAdvance(QStringLiteral("Treasury"));
        QVERIFY(gauge.amountRect().left() > title && gauge.amountRect().left() < title + amount);
        line.limit = 40;
        gauge.setLine(line);
        QCOMPARE(gauge.amountRect().right() + 1, gauge.width());
    }

    void givesEveryControlAName()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        QStringList nameless;
        for (int tab = 0; tab < 4; ++tab) {
            toy.find<QTabWidget>("tools")->setCurrentIndex(tab);
            for (const QWidget *widget : toy.page->findChildren<QWidget *>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() ||
                    widget->focusProxy())
                    continue;
                QAccessibleInterface *spoken =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
                if (!spoken || spoken->text(QAccessible::Name).isEmpty())
                    nameless << widget->objectName() + u' ' +
                                    QLatin1String(widget->metaObject()->className());
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void reachesEveryControlByTab()
    {
        ToyPage toy;
        fill(toy);
        click(toy.roster(), toy.row(0));
        toy.roster()->setFocus();
        QStringList reached;
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached << QApplication::focusWidget()->objectName();
            if (QApplication::focusWidget() == toy.roster())
                break;
        }
        for (const char *name : {"roster", "findings", "filter", "entries", "add"})
            QVERIFY2(reached.contains(QString::fromLatin1(name)),
                     qPrintable(QString::fromLatin1(name) + reached.join(u' ')));
    }
};

WATCHED_TEST(TestBandPage)

} // namespace tst_bandpage

#include "tst_bandpage.moc"
