// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/newbanddialog.h"

#include "app/forms/fields/propertyeditor.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QLineEdit>

namespace tst_newbanddialog {

using namespace escarmouche::app;
using namespace escarmouche::tests;

class NewBandDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    /** As when the program ends while the form is open. */
    void goesWhileItIsTypedInto()
    {
        const ShellHouse house;
        auto dialog =
            std::make_unique<NewBandDialog>(house.systems().front(), house.samples(), Units{});
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
