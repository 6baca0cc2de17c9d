// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
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
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

namespace tst_largetype {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Every window in letters of 14 points, in both languages: no word is cut off. */
class LargeTypeTest : public QObject
{
    Q_OBJECT

private:
    static bool isWhole(const QLabel &label)
    {
        if (label.text().isEmpty() || label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            return true;
        if (label.wordWrap())
            return label.height() >= label.heightForWidth(label.width());
        return label.width() >= label.minimumSizeHint().width() &&
               label.height() >= label.minimumSizeHint().height();
    }
    static bool isWhole(const QAbstractButton &button)
    {
        return button.text().isEmpty() || (button.width() >= button.minimumSizeHint().width() &&
                                           button.height() >= button.minimumSizeHint().height());
    }
    template<class Widget>
    static QStringList cut(QWidget &window)
    {
        QStringList found;
        for (const auto *one : window.findChildren<Widget *>())
            if (one->isVisible() && !isWhole(*one))
                found << one->objectName() + u':' + one->text().left(30);
        return found;
    }
    static void hold(QWidget &window, const QString &name)
    {
        window.show();
        QApplication::processEvents();
        takePicture(window, QStringLiteral("large-") + name);
        const QStringList found = cut<QLabel>(window) + cut<QAbstractButton>(window);
        QVERIFY2(found.isEmpty(), qPrintable(name + u' ' + found.join(u' ')));
    }

private slots:
    void initTestCase()
    {
        QFont large = QApplication::font();
        large.setPointSize(14);
        QApplication::setFont(large);
    }

    void cutsNothingOff_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    void cutsNothingOff()
    {
        QFETCH(QString, code);
        ShellHouse house(*languageOfCode(code));
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(1268, 680);
        hold(window, QStringLiteral("home-empty-") + code);
        window.openSample(toQString(house.samples().front().sample.key));
        hold(window, QStringLiteral("band-") + code);
        for (QAction *part : window.currentBand()->goActions()) {
            part->trigger();
            hold(window, QStringLiteral("band-part-") + code);
        }
        window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        hold(window, QStringLiteral("home-") + code);
        NewBandDialog newBand(house.systems(), house.samples(), {});
        hold(newBand, QStringLiteral("newband-") + code);
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        hold(first, QStringLiteral("firststart-") + code);
        PreferencesDialog preferences({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
        hold(preferences, QStringLiteral("preferences-") + code);
        AboutDialog about(house.library().path());
        hold(about, QStringLiteral("about-") + code);
        RulesDialog rules(house.book());
        hold(rules, QStringLiteral("rules-") + code);
        ShortcutsDialog shortcuts({{window.windowTitle(), window.home().bandActions()}});
        hold(shortcuts, QStringLiteral("shortcuts-") + code);
        LibraryTroubleDialog trouble({.code = rules::ErrorCode::LibraryDamaged,
                                      .subject = "/home/ada/escarmouche.library",
                                      .hint = "page 7"},
                                     QStringLiteral("20/11/2026 20:04"));
        hold(trouble, QStringLiteral("trouble-") + code);
        RulePopover popover(house.book());
        popover.popUp(QStringLiteral("MUSG-BAND-11"), &window);
        hold(popover, QStringLiteral("rule-") + code);
    }
};

SCREEN_TEST(LargeTypeTest)

} // namespace tst_largetype

#include "tst_largetype.moc"
