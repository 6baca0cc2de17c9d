// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/words/language/uilanguage.h"
#include "model/resources.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/musgpage.h"
#include "tests/support/window/pictures.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace tst_musgbandpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The same page, without an edit, on bands of M.U.S.G. With ESCARMOUCHE_PICTURES=FOLDER it leaves
    what it saw there. */
class TestMusgBandPage : public QObject
{
    Q_OBJECT

private:
    MusgPages m_musg;

    static void keep(QWidget &page, const QString &name)
    {
        QApplication::processEvents();
        takePicture(page, name);
    }
    static int rowsShown(const QAbstractItemModel &model)
    {
        int rows = 0;
        for (int group = 0; group < model.rowCount(); ++group)
            rows += model.rowCount(model.index(group, 0));
        return rows;
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void showsEverySampleInBothLanguages_data()
    {
        QTest::addColumn<QString>("band");
        QTest::addColumn<QString>("name");
        const auto samples = model::samples();
        QVERIFY(samples);
        QVERIFY(samples->size() >= 14);
        for (const model::Sample &sample : *samples)
            QTest::newRow(sample.key.c_str())
                << QString::fromStdString(sample.text) << QString::fromStdString(sample.name);
    }
    void showsEverySampleInBothLanguages()
    {
        QFETCH(QString, band);
        QFETCH(QString, name);
        const rules::BandRules &rules = m_musg.rules();
        const auto read = rules.read(band.toStdString());
        QVERIFY(read);
        UiLanguage language(rules::Language::English);
        const auto page = m_musg.open(rules::AdoptBand{*read});
        QCOMPARE(page->findChild<QLabel *>(QStringLiteral("name"))->text(), name);
        const auto roster = rules.roster(page->session().state());
        QVERIFY(roster);
        const auto &model = *page->findChild<QTreeView *>(QStringLiteral("roster"))->model();
        int rows = 0;
        for (const rules::RosterGroup &group : roster->groups)
            rows += static_cast<int>(group.rows.size());
        QCOMPARE(rowsShown(model), rows);
        QCOMPARE(model.columnCount(), static_cast<int>(roster->columns.size()) + 3);
        const QString key = QString::fromLatin1(QTest::currentDataTag());
        keep(*page, key + QStringLiteral("-en"));
        language.set(rules::Language::French);
        QApplication::processEvents();
        QCOMPARE(page->findChild<QLabel *>(QStringLiteral("subtitle"))->text(),
                 QString::fromStdString(roster->subtitle.fr));
        keep(*page, key + QStringLiteral("-fr"));
        language.set(rules::Language::English);
    }

    void givesAShieldToSix()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "sous-fifre", 6);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto &model = *roster->model();
        const QModelIndex six = model.index(0, 0, model.index(0, 0));
        QVERIFY2(six.data().toString().startsWith(QStringLiteral("6 × ")),
                 qPrintable(six.data().toString()));
        click(roster, six);
        auto *filter = page->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("bouclier"));
        const QString words = page->findChild<QPushButton *>(QStringLiteral("add"))->text();
        QVERIFY2(words.contains(u'6') && words.endsWith(QStringLiteral("+120")), qPrintable(words));
        QTest::keyClick(filter, Qt::Key_Return);
        const auto totals = m_musg.rules().totals(page->session().state());
        QCOMPARE(totals->lines.front().amount, 6 * 4 + 120);
    }

    /** The most figures that a band may have (promise 37): the watchdog looks on. */
    void armsTheLargestBandAtOnce_data()
    {
        QTest::addColumn<int>("kinds");
        QTest::newRow("figures of one row") << 1;
        QTest::newRow("figures of 64 rows") << 64;
    }
    void armsTheLargestBandAtOnce()
    {
        QFETCH(int, kinds);
        QStringList members;
        for (int i = 0; i < 512; ++i)
            members << QStringLiteral("{\"rank\":\"sous-fifre\",\"profile\":\"goblin\","
                                      "\"name\":\"N%1\",\"experience\":%2}")
                           .arg(i)
                           .arg(i % kinds);
        const QString band = QStringLiteral("{\"format\":\"escarmouche-band\",\"version\":1,"
                                            "\"system\":\"musg\",\"name\":\"Horde\","
                                            "\"race\":\"goblin\",\"members\":[%1]}")
                                 .arg(members.join(u','));
        const auto read = m_musg.rules().read(band.toStdString());
        QVERIFY(read);
        const auto page = m_musg.open(rules::AdoptBand{*read});
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        roster->setFocus();
        QTest::keyClick(roster, Qt::Key_A, Qt::ControlModifier);
        buy(*page, "two-handed sword");
        buy(*page, "rondache");
        QApplication::processEvents();
        const auto rows = m_musg.rules().roster(page->session().state())->groups;
        for (const rules::RosterRow &row : rows.front().rows)
            QCOMPARE(row.gear.size(), std::size_t{2});
    }

    void campaignPurchaseWithoutMoneyAsksAReason()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        QVERIFY(page->session().perform(
            rules::SetProperties{{}, {{"phase", std::string("campaign")}}}));
        QVERIFY(page->session().perform(rules::SetProperties{{}, {{"treasury", std::int64_t{0}}}}));
        auto *entries = page->findChild<QListView *>(QStringLiteral("entries"));
        click(entries, entries->model()->index(1, 0));
        const std::string before = page->session().state();
        QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("add")), Qt::LeftButton);
        QCOMPARE(page->session().state(), before);
        QVERIFY(page->findChild<QWidget *>(QStringLiteral("notice"))->isVisible());
        keep(*page, QStringLiteral("refusal"));
        QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("adjust")), Qt::LeftButton);
        auto *reason = page->findChild<QLineEdit *>(QStringLiteral("reason"));
        QTest::keyClicks(reason, QStringLiteral("won at dice"));
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(page->session().state() != before);
    }

    void asksTheReasonOfAPriceByHand()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto &model = *roster->model();
        click(roster, model.index(0, 0, model.index(0, 0)));
        page->goActions().at(3)->trigger();
        auto *price = page->findChild<QComboBox *>(QStringLiteral("price"));
        price->setFocus();
        QTest::keyClicks(price, QStringLiteral("55"));
        QTest::keyClick(price, Qt::Key_Return);
        QVERIFY(price->currentText().isEmpty()); // not without a reason
        auto *reason = page->findChild<QLineEdit *>(QStringLiteral("reason"));
        QCOMPARE(QApplication::focusWidget(), reason);
        QTest::keyClicks(reason, QStringLiteral("gift of the king"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(price->currentText(), QStringLiteral("55"));
        QCOMPARE(QApplication::focusWidget(), price);
        const QModelIndex cost = model.index(0, model.columnCount() - 1, model.index(0, 0));
        QCOMPARE(cost.data().toString(), QStringLiteral("55"));
        QVERIFY(cost.data(Qt::FontRole).value<QFont>().bold());
    }

    void undoesTheBandFromAFieldNobodyTypedIn()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        page->goActions().at(4)->trigger();
        auto *name = page->findChild<QLineEdit *>(QStringLiteral("name"));
        QCOMPARE(QApplication::focusWidget(), name);
        QTest::keyClicks(name, QStringLiteral("X"));
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier); // the typing
        QCOMPARE(m_musg.rules().summary(page->session().state())->figures, 1);
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier); // the recruit
        QCOMPARE(m_musg.rules().summary(page->session().state())->figures, 0);
    }

    void tellsWhatIsWrongAndMendsIt()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 2);
        auto *findings = page->findChild<QListView *>(QStringLiteral("findings"));
        const int wrong = findings->model()->rowCount();
        QVERIFY(wrong > 0);
        keep(*page, QStringLiteral("findings"));
        auto *mend = page->findChild<QPushButton *>(QStringLiteral("mend"));
        QVERIFY(mend->isVisible());
        QTest::mouseClick(mend, Qt::LeftButton);
        QVERIFY(findings->model()->rowCount() < wrong);
    }

    void movesAFigureWithinItsFold()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        recruit(*page, "sous-fifre", 3);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto &model = *roster->model();
        for (const char *name : {"Ulg", "Mok", "Zub"}) {
            const auto shown = m_musg.rules().roster(page->session().state());
            const auto &figures = shown->groups.back().rows.front().figures;
            const auto nameless =
                std::ranges::find(figures, std::string(), &rules::FigureName::name);
            QVERIFY(page->session().perform(
                rules::SetProperties{{{nameless->member, 1}}, {{"name", std::string(name)}}}));
        }
        const auto names = [&] {
            QStringList found;
            const QModelIndex fold = model.index(0, 0, model.index(1, 0));
            for (int i = 0; i < model.rowCount(fold); ++i)
                found << model.index(i, 0, fold).data().toString();
            return found.join(u' ');
        };
        QCOMPARE(names(), QStringLiteral("Ulg Mok Zub"));
        const QModelIndex fold = model.index(0, 0, model.index(1, 0));
        roster->expand(fold);
        roster->setFocus();
        click(roster, model.index(2, 0, fold));
        QTest::keyClick(roster, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names(), QStringLiteral("Ulg Zub Mok"));
        QTest::keyClick(roster, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names(), QStringLiteral("Zub Ulg Mok"));
        QTest::keyClick(roster, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names(), QStringLiteral("Ulg Zub Mok"));
        QCOMPARE(roster->currentIndex().data().toString(), QStringLiteral("Zub"));
    }

    void stepsOverHeadings()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        recruit(*page, "sous-fifre", 2);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto &model = *roster->model();
        const QModelIndex chiefs = model.index(0, 0);
        const QModelIndex rest = model.index(1, 0);
        roster->setFocus();
        click(roster, model.index(0, 0, rest));
        QTest::keyClick(roster, Qt::Key_Home);
        QCOMPARE(roster->currentIndex(), chiefs);
        QCOMPARE(roster->selectionModel()->selectedRows(), QModelIndexList{chiefs});
        QTest::keyClick(roster, Qt::Key_Down);
        QCOMPARE(roster->currentIndex(), model.index(0, 0, chiefs));
        QTest::keyClick(roster, Qt::Key_Down);
        QCOMPARE(roster->currentIndex(), rest);
        QCOMPARE(roster->selectionModel()->selectedRows(), QModelIndexList{rest});
        QTest::keyClick(roster, Qt::Key_Up);
        QCOMPARE(roster->currentIndex(), model.index(0, 0, chiefs));
    }

    void takesTheKeyboardToItsRoster()
    {
        const auto page = m_musg.openNew();
        page->findChild<QWidget *>(QStringLiteral("filter"))->setFocus();
        page->setFocus();
        QCOMPARE(QApplication::focusWidget(), page->findChild<QWidget *>(QStringLiteral("roster")));
    }

    void keepsAMenuNarrow()
    {
        const auto page = m_musg.openNew();
        const std::string name(60, 'W');
        QVERIFY(page->session().perform(rules::SetProperties{{}, {{"name", name}}}));
        const QAction *undo = page->editActions().front();
        QVERIFY(page->fontMetrics().horizontalAdvance(undo->text()) < 500);
        QVERIFY(undo->toolTip().contains(QString::fromStdString(name)));
    }

    void keepsThePartsOfTheShopInPlace()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto parts = [&] {
            QList<QRect> places;
            const auto *tabs = page->findChild<QWidget *>(QStringLiteral("tabs"));
            for (const auto *button : tabs->findChildren<QToolButton *>())
                places << button->geometry();
            return places << tabs->geometry();
        };
        roster->clearSelection();
        QApplication::processEvents();
        const QList<QRect> before = parts();
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        QApplication::processEvents();
        QCOMPARE(parts(), before);
    }

    void goesBackByEscape()
    {
        const auto page = m_musg.openNew();
        auto *filter = page->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("xyz"));
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(filter->text().isEmpty());
        QVERIFY(filter->hasFocus());
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(page->findChild<QWidget *>(QStringLiteral("roster"))->hasFocus());
    }

    void goesToEachPartByKeys()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 2);
        const QStringList first{QStringLiteral("roster"), QStringLiteral("findings"),
                                QStringLiteral("filter"), QStringLiteral("things")};
        for (int i = 0; i < first.size(); ++i) {
            page->goActions().at(i)->trigger();
            QCOMPARE(QApplication::focusWidget()->objectName(), first[i]);
            QCOMPARE(page->goActions().at(i)->shortcut(),
                     QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        }
        for (int i = 4; i < page->goActions().size(); ++i) {
            page->goActions().at(i)->trigger();
            const auto *tools = page->findChild<QTabWidget *>(QStringLiteral("tools"));
            QVERIFY(tools->currentWidget()->isAncestorOf(QApplication::focusWidget()));
        }
    }

    void goesBehindATabByItsLetter()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        const auto *tools = page->findChild<QTabWidget *>(QStringLiteral("tools"));
        for (const int tab : {1, 2, 3, 0, 0}) {
            roster->setFocus();
            const QKeySequence letter = QKeySequence::mnemonic(tools->tabText(tab));
            QTest::keyClick(page.get(), letter[0].key(), Qt::AltModifier);
            QCOMPARE(tools->currentIndex(), tab);
            const QWidget *at = QApplication::focusWidget();
            QVERIFY2(tools->currentWidget()->isAncestorOf(at), qPrintable(at->objectName()));
        }
    }

    void keepsTheWidthsDrawnByHand()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const int usual = roster->columnWidth(2);
        roster->header()->resizeSection(0, 300);
        roster->header()->resizeSection(2, usual + 25);
        recruit(*page, "sous-fifre", 2);
        QCOMPARE(roster->columnWidth(0), 300);
        QCOMPARE(roster->columnWidth(2), usual + 25);
        page->resize(1100, 680);
        QApplication::processEvents();
        QCOMPARE(roster->columnWidth(0), 300);
        page->setUnits({Units::Kind::Millimetres, 25});
        QCOMPARE(roster->columnWidth(2), usual); // other numbers, other widths
    }

    void ticksAndTakesBackAdvancesInTheShop()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        const auto *entries = page->findChild<QListView *>(QStringLiteral("entries"));
        auto *take = page->findChild<QWidget *>(QStringLiteral("shop"))
                         ->findChild<QPushButton *>(QStringLiteral("take"));
        for (const char *name : {"good eye", "movement difficulty"}) {
            const std::string before = page->session().state();
            buy(*page, name);
            QVERIFY(page->session().state() != before);
            QVERIFY(entries->currentIndex().data().toString().endsWith(u'✓'));
            QVERIFY(take->isVisible());
            QTest::mouseClick(take, Qt::LeftButton);
            QCOMPARE(page->session().state(), before);
        }
    }

    void walksThePageByTab_data()
    {
        QTest::addColumn<int>("tab");
        QTest::addColumn<QString>("ofTab");
        QTest::newRow("shop") << 0 << QStringLiteral("filter part entries about about add");
        QTest::newRow("figure") << 1
                                << QStringLiteral(
                                       "things rule name count rank row profile experience "
                                       "arms hireling price price-reason notes");
        QTest::newRow("band") << 2
                              << QStringLiteral("name race theme phase total heroes sous-fifres "
                                                "other-side mixed-races notes");
        QTest::newRow("history") << 3 << QStringLiteral("lines takeOut");
    }
    void walksThePageByTab()
    {
        QFETCH(int, tab);
        QFETCH(QString, ofTab);
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 2);
        QVERIFY(page->settle());
        QApplication::processEvents();
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        page->findChild<QTabWidget *>(QStringLiteral("tools"))->setCurrentIndex(tab);
        QApplication::processEvents();
        roster->setFocus();
        QStringList order;
        do {
            QWidget *at = QApplication::focusWidget();
            order << (at->objectName().isEmpty() ? QStringLiteral("part") : at->objectName());
            QTest::keyClick(at, Qt::Key_Tab);
        } while (QApplication::focusWidget() != roster && order.size() < 60);
        QCOMPARE(order.join(u' '),
                 QStringLiteral("roster findings rule mend qt_tabwidget_tabbar ") + ofTab +
                     QStringLiteral(" undo"));
    }

    void saysWhatToDoWithAnEmptyRoster()
    {
        const auto page = m_musg.openNew();
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        QVERIFY(roster->accessibleDescription().contains(QStringLiteral("Ctrl+F")));
        const QImage empty = roster->viewport()->grab().toImage();
        QImage blank = empty;
        blank.fill(empty.pixel(0, 0));
        QVERIFY(empty != blank);
        recruit(*page, "chief", 1);
        QVERIFY(roster->accessibleDescription().isEmpty());
    }

    void closesAFoldThatNobodyOpened()
    {
        const auto page = m_musg.openNew();
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        const auto &model = *roster->model();
        const auto fold = [&] { return model.index(0, 0, model.index(model.rowCount() - 1, 0)); };
        for (int i = 0; i < 3; ++i)
            buy(*page, "sous-fifre");
        QVERIFY(roster->isExpanded(fold())); // the latest recruit is chosen in it
        buy(*page, "chief");
        QVERIFY(!roster->isExpanded(fold()));
        roster->expand(fold());
        buy(*page, "sous-chef");
        QVERIFY(roster->isExpanded(fold())); // opened by the person
    }

    void showsEveryPanel()
    {
        const auto page = m_musg.openNew();
        recruit(*page, "chief", 1);
        recruit(*page, "sous-fifre", 4);
        auto *tools = page->findChild<QTabWidget *>(QStringLiteral("tools"));
        for (const rules::Language language : {rules::Language::English, rules::Language::French}) {
            UiLanguage spoken(language);
            for (int tab = 0; tab < tools->count(); ++tab) {
                tools->setCurrentIndex(tab);
                QApplication::processEvents();
                keep(*page, QStringLiteral("panel-%1-%2").arg(languageCode(language)).arg(tab));
                QVERIFY(tools->currentWidget()->isVisible());
            }
        }
    }
};

WATCHED_TEST(TestMusgBandPage)

} // namespace tst_musgbandpage

#include "tst_musgbandpage.moc"
