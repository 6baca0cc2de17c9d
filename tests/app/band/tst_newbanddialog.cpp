// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/newbanddialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/fields/propertyeditor.h"
#include "app/words/settings/settings.h"
#include "tests/support/toys/toygames.h"
#include "tests/support/toys/toysystem.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>

namespace tst_newbanddialog {

using namespace escarmouche::app;
using namespace escarmouche::tests;

class NewBandDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { rememberGame({}); }
    void cleanup() { verifyEventLoopFree(); }
    void cleanupTestCase() { rememberGame({}); }

    /** With one game nothing is asked; with two it comes first, and the last one chosen is
        chosen. */
    void asksForTheGame()
    {
        const ShellHouse house;
        const auto box = [](const QWidget &dialog) {
            return dialog.findChild<QComboBox *>(QStringLiteral("gameBox"));
        };
        escarmouche::rules::RuleSystems systems{*systemNamed(house.systems(), "musg")};
        NewBandDialog single(systems, house.samples(), Units{});
        QVERIFY(box(single)->isHidden());
        QCOMPARE(single.answer().system, std::string("musg"));

        systems.push_back(toySystem());
        systems.push_back({ambushName(), nullptr}); // has no bands
        NewBandDialog several(systems, house.samples(), Units{});
        several.show();
        QVERIFY(box(several)->isVisible());
        QCOMPARE(box(several)->count(), 2);
        QCOMPARE(several.answer().system, std::string("musg"));
        auto *starts = several.findChild<QListWidget *>(QStringLiteral("startList"));
        QVERIFY(starts->count() > 1);
        box(several)->setFocus();
        QTest::keyClick(box(several), Qt::Key_End);
        QCOMPARE(several.answer().system, std::string("toy"));
        QVERIFY(several.findChild<QWidget *>(QStringLiteral("wood")) != nullptr);
        QTRY_VERIFY(several.findChild<QWidget *>(QStringLiteral("race")) == nullptr);
        QCOMPARE(starts->count(), 1); // no example of it comes with the program
        QTest::keyClick(box(several), Qt::Key_Home);
        QCOMPARE(several.answer().system, std::string("musg"));
        QVERIFY(starts->count() > 1);
        QTest::keyClick(box(several), Qt::Key_End);

        NewBandDialog next(systems, house.samples(), Units{});
        QCOMPARE(next.answer().system, std::string("toy"));
    }

    void keepsTheDraftOffItsEdges()
    {
        ShellHouse house;
        NewBandDialog dialog(house.systems(), house.samples(), Units{});
        keepDraft(dialog, house.library().drafts(), {{}, form::kNewBand, {}});
        dialog.show();
        const QRect bar = dialog.findChild<DraftBar *>()->geometry();
        const QRect form = dialog.findChild<QScrollArea *>()->geometry();
        QVERIFY(bar.left() > 10);
        QCOMPARE(bar.left(), form.left());
        QCOMPARE(bar.right(), form.right());
        QVERIFY(bar.right() < dialog.width() - 10);
    }

    /** As when the program ends while the form is open. */
    void goesWhileItIsTypedInto()
    {
        const ShellHouse house;
        auto dialog = std::make_unique<NewBandDialog>(house.systems(), house.samples(), Units{});
        dialog->show();
        QApplication::setActiveWindow(dialog.get());
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Kazad"));
        QVERIFY(name->hasFocus());
        QSignalSpy sent(dialog->findChild<PropertyEditor *>(), &PropertyEditor::entered);
        dialog.reset();
        QCOMPARE(sent.count(), 1); // it was sent, and to nobody
    }
};

WATCHED_TEST(NewBandDialogTest)

} // namespace tst_newbanddialog

#include "tst_newbanddialog.moc"
