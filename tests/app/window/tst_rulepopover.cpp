// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"
#include "model/text.h"
#include "tests/support/window/contrast.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

namespace tst_rulepopover {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

QPalette darkPalette()
{
    QPalette dark(QColor(49, 54, 59), QColor(42, 46, 50));
    dark.setColor(QPalette::Base, QColor(27, 30, 32));
    return dark;
}

template<class T>
T *part(QWidget &widget, const char *name)
{
    return widget.findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class RulePopoverTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void walksTheRulesByKeys();
    void edgesARuleOnDarkAndLight();
    void findsARuleByWords();
    void findsFirstWhatBeginsSo();
    void tellsWhoSeesToARule_data();
    void tellsWhoSeesToARule();
};

void RulePopoverTest::walksTheRulesByKeys()
{
    ShellHouse house;
    QWidget place;
    place.show();
    RulePopover popover(house.book());
    popover.popUp(QStringLiteral("MUSG-BAND-11"), &place);
    const model::RuleEntry *entry = house.book().find("MUSG-BAND-11");
    QVERIFY(entry != nullptr);
    QVERIFY(part<QWidget>(popover, "rulingFrame")->isVisible());
    QTest::keyClick(&popover, Qt::Key_Right);
    QCOMPARE(toUtf8(popover.rule()), house.book().next(*entry)->id);
    QTest::keyClick(&popover, Qt::Key_Left);
    QTest::keyClick(&popover, Qt::Key_Left);
    QCOMPARE(toUtf8(popover.rule()), house.book().previous(*entry)->id);
    QTest::keyClick(&popover, Qt::Key_Escape);
    QVERIFY(!popover.isVisible());
    popover.popUp(QStringLiteral("MUSG-NONE-01"), &place);
    QVERIFY(part<QLabel>(popover, "titleLabel")->text().contains(QStringLiteral("MUSG-NONE-01")));
    popover.close();
}

void RulePopoverTest::edgesARuleOnDarkAndLight()
{
    ShellHouse house;
    const QPalette theme = QGuiApplication::palette();
    for (const QPalette &palette : {theme, darkPalette()}) {
        QGuiApplication::setPalette(palette);
        QWidget place;
        place.show();
        RulePopover popover(house.book());
        popover.popUp(QStringLiteral("MUSG-BAND-11"), &place);
        const QImage seen = popover.grab().toImage();
        const QColor inside = seen.pixelColor(seen.width() / 2, 3);
        for (const QPoint at : {QPoint(0, seen.height() / 2), QPoint(seen.width() / 2, 0),
                                QPoint(seen.width() - 1, seen.height() / 2),
                                QPoint(seen.width() / 2, seen.height() - 1)})
            QVERIFY2(contrast(seen.pixelColor(at), inside) >= 3,
                     qPrintable(seen.pixelColor(at).name() + u' ' + inside.name()));
    }
    QGuiApplication::setPalette(theme);
}

void RulePopoverTest::findsARuleByWords()
{
    ShellHouse house;
    RulesDialog dialog(house.book());
    dialog.show();
    auto *tree = part<QTreeWidget>(dialog, "ruleTree");
    const int all = tree->topLevelItemCount();
    QTest::keyClicks(part<QLineEdit>(dialog, "searchEdit"), QStringLiteral("band-03"));
    QCOMPARE(tree->topLevelItemCount(), 1);
    QVERIFY(all > 100);
    QTest::keyClick(part<QLineEdit>(dialog, "searchEdit"), Qt::Key_Return);
    auto *popover = dialog.findChild<RulePopover *>();
    QCOMPARE(popover->rule(), QStringLiteral("MUSG-BAND-03"));
    popover->close();
}

/** "Recharger" has the letters of "charge" too, and other texts speak of one. */
void RulePopoverTest::findsFirstWhatBeginsSo()
{
    const ShellHouse house;
    const auto found = house.book().search("musg", "charge", rules::Language::French);
    const auto placeOf = [&](const char *rule) {
        return std::ranges::find(found, rule, &model::RuleEntry::id) - found.begin();
    };
    QCOMPARE(found.front()->title.fr, std::string("Charger"));
    QVERIFY(placeOf("MUSG-MELEE-08") < placeOf("MUSG-RANGED-11")); // Bonus de charge, Rechargement
    QVERIFY(placeOf("MUSG-RANGED-11") < std::ssize(found));
}

void RulePopoverTest::tellsWhoSeesToARule_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("french");
    QTest::newRow("enforced") << QStringLiteral("MUSG-BAND-11")
                              << QStringLiteral("the program sees to it")
                              << QStringLiteral("le programme y veille");
    QTest::newRow("roster") << QStringLiteral("MUSG-PULP-14")
                            << QStringLiteral("enforced on the roster only")
                            << QStringLiteral("seulement sur la feuille de bande");
    QTest::newRow("unbuilt") << QStringLiteral("MUSG-ZOMBIE-06") << QStringLiteral("not yet built")
                             << QStringLiteral("pas encore réalisé");
}

void RulePopoverTest::tellsWhoSeesToARule()
{
    QFETCH(QString, rule);
    QFETCH(QString, english);
    QFETCH(QString, french);
    ShellHouse house;
    QWidget place;
    place.show();
    RulePopover popover(house.book());
    popover.popUp(QStringLiteral("MUSG-NONE-01"), &place);
    popover.popUp(rule, &place);
    QVERIFY(part<QLabel>(popover, "textLabel")->isVisible());
    QVERIFY(!part<QLabel>(popover, "textLabel")->text().isEmpty());
    for (const auto language : {rules::Language::French, rules::Language::English}) {
        house.language().set(language);
        QCoreApplication::sendPostedEvents();
        const bool isFrench = language == rules::Language::French;
        QCOMPARE(part<QLabel>(popover, "levelLabel")->text(), isFrench ? french : english);
        takePicture(popover, QStringLiteral("rule-%1-%2")
                                 .arg(QString::fromLatin1(QTest::currentDataTag()),
                                      isFrench ? QStringLiteral("fr") : QStringLiteral("en")));
    }
    popover.close();
}

WATCHED_TEST(RulePopoverTest)

} // namespace tst_rulepopover

#include "tst_rulepopover.moc"
