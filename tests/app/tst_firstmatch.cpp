// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/firststartdialog.h"
#include "app/mainwindow/mainwindow.h"
#include "model/text.h"
#include "tests/support/matchroom.h"
#include "tests/support/shellhouse.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QToolBar>

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Counts what somebody presses with the mouse. */
class Mouse
{
public:
    void click(QAbstractButton *button)
    {
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        ++m_clicks;
    }
    int clicks() const { return m_clicks; }

private:
    int m_clicks = 0;
};

} // namespace

class FirstMatchTest : public QObject
{
    Q_OBJECT

private slots:
    /** From the first start, with nothing in the library: Start, Quick match, Start, place all;
       then the first turn has begun. */
    void beginsInFourClicks()
    {
        Mouse mouse;
        ShellHouse house;
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        first.show();
        mouse.click(qobject_cast<QAbstractButton *>(
            first.findChild<QDialogButtonBox *>()->buttons().front()));
        QCOMPARE(first.result(), static_cast<int>(QDialog::Accepted));
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.resize(1280, 720);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.openSample(first.answer().sample);
        const QString own = toQString(ShellHouse::need(house.library().bands()).front().name);
        QString chosen;
        QStringList offered;
        QTimer::singleShot(0, &window, [&] {
            auto *dialog = QApplication::activeModalWidget();
            auto *buttons = dialog->findChild<QDialogButtonBox *>();
            for (const auto *bands : dialog->findChildren<QComboBox *>()) {
                if (bands->accessibleName() != QStringLiteral("Band of side 1"))
                    continue;
                chosen = bands->currentText();
                for (int line = 0; line < bands->count(); ++line)
                    offered << bands->itemText(line);
            }
            mouse.click(buttons->button(QDialogButtonBox::Ok));
        });
        auto *quick = window.findChild<QAction *>(QStringLiteral("actionQuickMatch"));
        mouse.click(qobject_cast<QAbstractButton *>(
            window.findChild<QToolBar *>(QStringLiteral("toolBar"))->widgetForAction(quick)));
        MatchPage *match = window.currentMatch();
        QVERIFY(match);
        QVERIFY2(chosen.startsWith(own + u','), qPrintable(chosen)); // one's own, not the example
        QVERIFY(offered.filter(own + QStringLiteral(" (example), ")).size() == 1);
        // Whoever cannot be played says why in words.
        const auto unplayed = offered.filter(QStringLiteral(": not played yet (MUSG-"));
        QVERIFY(!unplayed.isEmpty());
        for (const QString &line : unplayed)
            QVERIFY2(line.section(u'(', -1).contains(u' '), qPrintable(line));
        match->canvas().setOptions({.animated = false});
        const auto isAsked = [&] {
            return !match->session().pending() && match->controller().isAsked();
        };
        QVERIFY(QTest::qWaitFor(isAsked, 20'000));
        for (auto *button : match->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Place all figures for me"))
                mouse.click(button);
        }
        const auto hasBegun = [&] { return isAsked() && !match->controller().isSettingUp(); };
        QVERIFY(QTest::qWaitFor(hasBegun, 20'000));
        QCOMPARE(mouse.clicks(), 4);
        QCOMPARE(match->controller().view().turn, 1);
    }
};

WATCHED_MAIN(FirstMatchTest)
#include "tst_firstmatch.moc"
