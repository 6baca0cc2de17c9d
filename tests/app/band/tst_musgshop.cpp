// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesdelegate.h"
#include "app/pages/band/bandpage.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/musgpage.h"

#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>

namespace tst_musgshop {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The shop of M.U.S.G. on the Band page: its weapons' numbers, and the place kept in each part. */
class TestMusgShop : public QObject
{
    Q_OBJECT

private:
    MusgPages m_musg;

    static void openPart(BandPage &page, const QString &title)
    {
        auto *tabs = page.findChild<QWidget *>(QStringLiteral("tabs"));
        for (auto *button : tabs->findChildren<QToolButton *>())
            if (button->text() == title)
                button->click();
    }
    static QModelIndex offered(const QListView &entries, const QString &name)
    {
        for (int row = 0; row < entries.model()->rowCount(); ++row)
            if (const QModelIndex index = entries.model()->index(row, 0);
                index.data().toString().startsWith(name))
                return index;
        return {};
    }
    /** The width of a row's second line beside price and button, as the delegate leaves it. */
    static int roomBelow(const QListView &entries, const QModelIndex &row)
    {
        constexpr int kInset = 8;
        const QFontMetrics metrics = entries.fontMetrics();
        const QRect whole = entries.visualRect(row);
        const QRect button = LinesDelegate::buttonRect(whole, metrics);
        const QString aside = row.data(SecondAsideRole).toString();
        const bool icon = !row.data(Qt::DecorationRole).isNull();
        return button.left() - whole.left() - 3 * kInset - metrics.horizontalAdvance(aside) -
               (icon ? metrics.height() + kInset : 0);
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void showsTheNumbersOfEveryWeaponWhole_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("ranged");
        QTest::addColumn<QString>("melee");
        QTest::addColumn<QString>("rifle");
        QTest::newRow("en") << rules::Language::English << QStringLiteral("Ranged")
                            << QStringLiteral("Melee")
                            << QStringLiteral("30\u00a0pas · 1\u00a0die · F\u00a04 · 1\u00a0PA");
        QTest::newRow("fr") << rules::Language::French << QStringLiteral("Tir")
                            << QStringLiteral("Corps à corps")
                            << QStringLiteral("30\u00a0pas · 1\u00a0dé · F\u00a04 · 1\u00a0PA");
    }
    /** At 1280 x 720 descriptions are cut, numbers never; shields make most blades doubtful. */
    void showsTheNumbersOfEveryWeaponWhole()
    {
        QFETCH(rules::Language, language);
        QFETCH(QString, ranged);
        QFETCH(QString, melee);
        QFETCH(QString, rifle);
        UiLanguage words(language);
        const auto page = m_musg.openNew();
        recruit(*page, "figurant", 12);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        buy(*page, "shield");
        page->findChild<QLineEdit *>(QStringLiteral("filter"))->clear();
        auto &entries = *page->findChild<QListView *>(QStringLiteral("entries"));
        QString said;
        for (const QString &part : {ranged, melee}) {
            openPart(*page, part);
            QVERIFY(entries.model()->rowCount() > 15);
            for (int i = 0; i < entries.model()->rowCount(); ++i) {
                const QModelIndex row = entries.model()->index(i, 0);
                const QString numbers =
                    row.data(SecondRole).toString().section(QStringLiteral(" – "), 0, 0);
                QVERIFY2(numbers.contains(u'F'), qPrintable(numbers));
                QVERIFY2(entries.fontMetrics().horizontalAdvance(numbers + u'…') <=
                             roomBelow(entries, row),
                         qPrintable(numbers));
                said += numbers + u'\n';
            }
            click(&entries, entries.model()->index(6, 0));
            QApplication::processEvents();
            takePictures(*page,
                         QStringLiteral("shop-%1-%2")
                             .arg(part.left(3), QString::fromLatin1(QTest::currentDataTag())));
        }
        QVERIFY2(said.contains(rifle), qPrintable(said));
    }

    void saysLengthsInTheUnitsThatAreChosen()
    {
        UiLanguage words(rules::Language::English);
        const auto page = m_musg.openNew();
        recruit(*page, "figurant", 1);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        auto *entries = page->findChild<QListView *>(QStringLiteral("entries"));
        openPart(*page, QStringLiteral("Ranged"));
        const QPersistentModelIndex rifle = offered(*entries, QStringLiteral("Rifle"));
        click(entries, rifle);
        const auto *about = page->findChild<QLabel *>(QStringLiteral("about"));
        for (const auto &[units, length] :
             {std::pair(Units{}, QStringLiteral("30\u00a0pas")),
              std::pair(Units{Units::Kind::Millimetres, 20}, QStringLiteral("600\u00a0mm"))}) {
            page->setUnits(units);
            QVERIFY(rifle.data(SecondRole).toString().contains(length));
            QVERIFY2(about->text().contains(length), qPrintable(about->text()));
        }
    }

    void keepsThePlaceInEachPartOfTheShop()
    {
        UiLanguage words(rules::Language::English);
        const auto page = m_musg.openNew();
        recruit(*page, "sous-fifre", 3);
        auto *roster = page->findChild<QTreeView *>(QStringLiteral("roster"));
        click(roster, roster->model()->index(0, 0, roster->model()->index(0, 0)));
        auto *entries = page->findChild<QListView *>(QStringLiteral("entries"));
        const auto topOf = [&](const char *name) {
            return entries->visualRect(offered(*entries, QString::fromLatin1(name))).top();
        };
        openPart(*page, QStringLiteral("Ranged"));
        click(entries, offered(*entries, QStringLiteral("Bazooka")));
        const int ranged = topOf("Bazooka");
        openPart(*page, QStringLiteral("Melee"));
        QCOMPARE(entries->verticalScrollBar()->value(), 0);
        click(entries, offered(*entries, QStringLiteral("Halberd")));
        entries->verticalScrollBar()->setValue(entries->verticalScrollBar()->maximum());
        const int melee = topOf("Nunchaku");
        openPart(*page, QStringLiteral("Ranged"));
        QCOMPARE(entries->currentIndex().data().toString(), QStringLiteral("Bazooka"));
        QCOMPARE(topOf("Bazooka"), ranged);

        // A purchase makes rows above it say more, and leaves the one that was bought in its place.
        QTest::keyClick(entries, Qt::Key_Plus);
        QApplication::processEvents();
        QVERIFY(entries->currentIndex().data().toString().startsWith(QStringLiteral("Bazooka")));
        QCOMPARE(topOf("Bazooka"), ranged);
        openPart(*page, QStringLiteral("Melee"));
        QCOMPARE(entries->currentIndex().data().toString(), QStringLiteral("Halberd"));
        QCOMPARE(topOf("Nunchaku"), melee);

        // A filter and its end leave the choice alone.
        auto *filter = page->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setText(QStringLiteral("bazooka"));
        filter->clear();
        QCOMPARE(entries->currentIndex().data().toString(), QStringLiteral("Bazooka  ✓"));
        openPart(*page, QStringLiteral("Melee"));
        QCOMPARE(entries->currentIndex().data().toString(), QStringLiteral("Halberd"));
        QVERIFY(page->session().flush());
    }
};

WATCHED_TEST(TestMusgShop)

} // namespace tst_musgshop

#include "tst_musgshop.moc"
