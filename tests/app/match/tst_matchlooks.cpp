// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/camera.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/window/main/mainwindow.h"
#include "tests/support/window/boardhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/shellhouse.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>

namespace tst_matchlooks {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

constexpr int kActsBefore = 80; // of the pictures
constexpr int kMostActs = 120; // until a moment worth one

/** Widgets in sight whose text is cut off. */
QStringList cutOff(const QWidget &page)
{
    QStringList found;
    for (const auto *button : page.findChildren<QAbstractButton *>()) {
        const bool isCut = button->width() < button->minimumSizeHint().width() ||
                           button->height() < button->minimumSizeHint().height();
        if (button->isVisible() && !button->text().isEmpty() && isCut)
            found << QStringLiteral("button ") + button->text();
    }
    for (const auto *label : page.findChildren<QLabel *>()) {
        const bool isCut = label->wordWrap()
                               ? label->height() < label->heightForWidth(label->width())
                               : label->width() < label->minimumSizeHint().width();
        if (label->isVisible() && !label->text().isEmpty() && isCut)
            found << QStringLiteral("label ") + label->text();
    }
    for (const auto *bar : page.findChildren<QTabBar *>()) {
        for (const auto *button : bar->findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                found << QStringLiteral("tabs out of sight");
        }
    }
    return found;
}

/** What the keyboard can reach and a screen reader cannot name. */
QStringList nameless(const QWidget &page)
{
    QStringList found;
    for (auto *widget : page.findChildren<QWidget *>()) {
        const bool isReached = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
        const bool isPress = qobject_cast<QAbstractButton *>(widget) && widget->isVisible();
        if ((!isReached && !isPress) || widget->objectName().startsWith(QStringLiteral("qt_")) ||
            qobject_cast<QTabWidget *>(widget) || widget->focusProxy() ||
            qobject_cast<QTabBar *>(widget->parentWidget()))
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            found << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                         widget->objectName() + u' ' +
                         QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }
    return found;
}

/** Both sides go on as `normal` would for so many acts. */
void playOn(MatchPage &page, int acts)
{
    const auto settles = [&] {
        return QTest::qWaitFor(
            [&] {
                return !page.session().pending() && page.session().waits() != MatchWaits::Machine;
            },
            20'000);
    };
    for (int act = 0; act < acts && settles() && page.controller().play().isAsked(); ++act) {
        const auto wish =
            page.session().match().chooseAs(page.controller().play().player(), "normal");
        if (!wish || !page.controller().perform(*wish))
            return;
    }
    (void)settles();
}

/** Somebody has a shot that may well do harm. */
bool isWorthASight(MatchPage &page)
{
    constexpr double kGood = 0.5;
    const auto targets = page.controller().aiming().targets();
    return !targets.empty() && targets.front().odds &&
           rules::decimal(targets.front().odds->columns[1]) > kGood;
}

void aimAtBest(MatchPage &page)
{
    const auto targets = page.controller().aiming().targets();
    if (!targets.empty() && targets.front().offer.isAllowed())
        page.controller().aiming().aimAt(targets.front());
}

} // namespace

/** The room of a match at every size a screen has, and for those who do not see it. */
class MatchLooksTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QGuiApplication::setPalette(lightPalette()); }

    void cutsNothingOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isDark");
        for (const char *language : {"en", "fr"}) {
            const QString code = QString::fromLatin1(language);
            QTest::addRow("1280 %s", language) << QSize(1280, 640) << code << false;
            QTest::addRow("1920 %s", language) << QSize(1920, 1000) << code << true;
            QTest::addRow("3840 %s", language) << QSize(3840, 2080) << code << false;
        }
    }

    void cutsNothingOff()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(bool, isDark);
        QGuiApplication::setPalette(isDark ? darkPalette() : lightPalette());
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        room.page->resize(size);
        QVERIFY(room.findsTargets());
        aimAtBest(*room.page);
        auto *tabs = room.page->findChild<QTabWidget *>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QTest::qWait(250); // until the machine has weighed
            takePicture(*room.page,
                        QStringLiteral("looks-%1-%2-%3").arg(size.width()).arg(language).arg(tab));
            QTRY_COMPARE(cutOff(*room.page).join(u' '), QString());
            QCOMPARE(nameless(*room.page).join(u' '), QString());
        }
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(room.page->findChild<ReplayBar *>()->isOpen());
        takePicture(*room.page,
                    QStringLiteral("looks-%1-%2-replay").arg(size.width()).arg(language));
        QTRY_COMPARE(cutOff(*room.page).join(u' '), QString());
        QCOMPARE(nameless(*room.page).join(u' '), QString());
        room.page->findChild<ReplayBar *>()->close();
        QVERIFY(room.controller().concede(room.controller().play().player()));
        QVERIFY(room.settles());
        takePicture(*room.page, QStringLiteral("looks-%1-%2-end").arg(size.width()).arg(language));
        QTRY_COMPARE(cutOff(*room.page).join(u' '), QString());
        QCOMPARE(nameless(*room.page).join(u' '), QString());
    }

    /** Every line of every list says by itself what it is. */
    void everyLineIsSpoken()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        aimAtBest(*room.page);
        auto *tabs = room.page->findChild<QTabWidget *>();
        int lines = 0;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QTest::qWait(250);
            for (const auto *list : room.page->findChildren<QAbstractItemView *>()) {
                if (!list->isVisible() || list->model()->rowCount() == 0 ||
                    qobject_cast<const QHeaderView *>(list))
                    continue;
                QVERIFY2(!list->accessibleName().isEmpty(), list->metaObject()->className());
                for (int row = 0; row < list->model()->rowCount(); ++row) {
                    QString spoken;
                    for (int column = 0; column < list->model()->columnCount(); ++column)
                        spoken += list->model()
                                      ->index(row, column)
                                      .data(Qt::AccessibleTextRole)
                                      .toString() +
                                  list->model()->index(row, column).data().toString();
                    QVERIFY2(spoken.size() > 3, qPrintable(list->accessibleName()));
                    ++lines;
                }
            }
        }
        QVERIFY(lines > 30);
    }

    /** For the README: the window in the middle of a match. */
    void takesThePictures_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void takesThePictures()
    {
        if (qEnvironmentVariableIsEmpty("ESCARMOUCHE_PICTURES"))
            QSKIP("nobody looks");
        QFETCH(bool, isDark);
        QGuiApplication::setPalette(isDark ? darkPalette() : lightPalette());
        ShellHouse house;
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(1440, 860);
        window.show();
        auto setup = seeded(musgSetup(0, "person"), 11, true);
        setup.table = *sourceFile("resources/tables/musg/chapel-hill.table.json");
        setup.seats[0].band = sampleBand("karnash");
        setup.seats[1].band = sampleBand("vega");
        setup.seats[0].player = setup.seats[1].player = "person";
        const auto uuid = house.library().matches().begin(setup, {});
        QVERIFY(uuid);
        window.openMatch(QString::fromStdString(*uuid));
        MatchPage &page = *window.currentMatch();
        page.canvas().setOptions({.animated = false});
        playOn(page, kActsBefore);
        for (int act = 0; act < kMostActs && !isWorthASight(page); ++act)
            playOn(page, 1);
        page.findChild<QTabWidget *>()->setCurrentIndex(1);
        aimAtBest(page);
        QTest::qWait(600);
        takePicture(window, isDark ? QStringLiteral("board-dark") : QStringLiteral("board"));
    }
};

SCREEN_TEST(MatchLooksTest)

} // namespace tst_matchlooks

#include "tst_matchlooks.moc"
