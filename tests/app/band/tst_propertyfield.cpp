// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/choicelist.h"
#include "app/forms/fields/propertyeditor.h"
#include "app/forms/fields/propertyfield.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

Q_DECLARE_METATYPE(escarmouche::rules::Setting)

namespace tst_propertyfield {

using namespace escarmouche::app;
using namespace escarmouche::rules;

class TestPropertyField : public QObject
{
    Q_OBJECT

private:
    static std::vector<Property> properties()
    {
        const Choice oak{"oak", {"Oak", "Chêne"}, {}, {}};
        const Choice beech{"beech", {"Beech", "Hêtre"}, {}, {}};
        Property name;
        name.key = "name";
        name.label = {"Name", "Nom"};
        name.most = 40;
        name.value = std::string("Rex");
        Property notes = name;
        notes.key = "notes";
        notes.kind = PropertyKind::Notes;
        Property size = name;
        size.key = "size";
        size.kind = PropertyKind::Whole;
        size.value = std::int64_t{3};
        size.most = 9;
        Property price = size;
        price.key = "price";
        price.optional = true;
        price.value = std::string();
        price.most = 500;
        Property flag = name;
        flag.key = "flag";
        flag.kind = PropertyKind::Flag;
        flag.value = false;
        Property wood = name;
        wood.key = "wood";
        wood.kind = PropertyKind::Choice;
        wood.choices = {oak, beech};
        wood.value = std::string("oak");
        Property order = name;
        order.key = "order";
        order.choices = {oak, beech};
        order.value = std::string("beech");
        return {name, notes, size, price, flag, wood, order};
    }

    struct Form {
        PropertyEditor editor;
        std::vector<Setting> sent;

        Form()
        {
            editor.setProperties(properties());
            connect(&editor, &PropertyEditor::entered, &editor,
                    [this](const Setting &setting) { sent.push_back(setting); });
            editor.show();
            QApplication::setActiveWindow(&editor);
        }
        template<class Widget>
        Widget *field(const char *key)
        {
            return editor.findChild<Widget *>(QString::fromLatin1(key));
        }
    };

    static void type(QWidget *field, const char *text)
    {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromLatin1(text));
    }

private slots:
    void sendsALineOnEnter()
    {
        Form form;
        auto *name = form.field<QLineEdit>("name");
        type(name, "Gorbag");
        QVERIFY(form.sent.empty());
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(form.sent.size(), 1U);
        QVERIFY((form.sent[0] == Setting{"name", std::string("Gorbag")}));
    }

    void sendsOnceOnLeaving()
    {
        Form form;
        auto *name = form.field<QLineEdit>("name");
        type(name, "Snik");
        QTest::keyClick(name, Qt::Key_Tab);
        QCOMPARE(form.sent.size(), 1U);
    }

    void sendsAfterARest()
    {
        Form form;
        type(form.field<QPlainTextEdit>("notes"), "Limps");
        QVERIFY(form.sent.empty());
        QTRY_COMPARE_WITH_TIMEOUT(form.sent.size(), 1U, PropertyField::kRest + 2000);
        QVERIFY((form.sent[0] == Setting{"notes", std::string("Limps")}));
    }

    void sendsNothingWhenNothingChanged()
    {
        Form form;
        auto *name = form.field<QLineEdit>("name");
        type(name, "Rex");
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClick(name, Qt::Key_Tab);
        QVERIFY(form.sent.empty());
    }

    void ordersAListByKeys()
    {
        Form form;
        auto *order = form.field<ChoiceList>("order");
        QCOMPARE(order->count(), 2);
        QCOMPARE(order->item(0)->text(), QStringLiteral("Beech")); // the ticked ones come first
        QCOMPARE(order->item(1)->checkState(), Qt::Unchecked);
        order->setFocus();
        order->setCurrentRow(1);
        QTest::keyClick(order, Qt::Key_Space);
        QVERIFY((form.sent.back() == Setting{"order", std::string("beech oak")}));
        auto properties = TestPropertyField::properties();
        properties.back().value = std::string("beech oak");
        form.editor.setProperties(properties);
        QCOMPARE(order->currentRow(), 1);
        QTest::keyClick(order, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY((form.sent.back() == Setting{"order", std::string("oak beech")}));
    }

    void whatIsTickedStaysUnderThePointer()
    {
        Form form;
        connect(&form.editor, &PropertyEditor::entered, &form.editor, [&](const Setting &setting) {
            auto properties = TestPropertyField::properties();
            properties.back().value = setting.value;
            form.editor.setProperties(properties);
        });
        auto *order = form.field<ChoiceList>("order"); // Beech, ticked, and Oak
        order->setFocus();
        for (const int row : {1, 0}) { // both, then the second alone
            order->setCurrentRow(row);
            QTest::keyClick(order, Qt::Key_Space);
        }
        QVERIFY((form.sent.back() == Setting{"order", std::string("oak")}));
        QCOMPARE(order->item(0)->text(), QStringLiteral("Beech"));
        QCOMPARE(order->item(1)->checkState(), Qt::Checked);
    }

    void sendsTicksAndChoicesAtOnce()
    {
        Form form;
        auto *flag = form.field<QCheckBox>("flag");
        flag->setFocus();
        QTest::keyClick(flag, Qt::Key_Space);
        auto *wood = form.field<QComboBox>("wood");
        wood->setFocus();
        QTest::keyClick(wood, Qt::Key_Down);
        QCOMPARE(form.sent.size(), 2U);
        QVERIFY((form.sent[0] == Setting{"flag", true}));
        QVERIFY((form.sent[1] == Setting{"wood", std::string("beech")}));
    }

    void unsetsAnOptionalNumber()
    {
        std::vector<Property> set = properties();
        set[3].value = std::int64_t{12};
        Form form;
        form.editor.setProperties(set);
        auto *price = form.field<QComboBox>("price");
        QCOMPARE(price->currentText(), QStringLiteral("12"));
        price->setFocus();
        price->lineEdit()->selectAll();
        QTest::keyClick(price, Qt::Key_Delete);
        QTest::keyClick(price, Qt::Key_Return);
        QCOMPARE(form.sent.size(), 1U);
        QVERIFY((form.sent[0] == Setting{"price", std::string()}));
    }

    void keepsWhatIsBeingTypedWhenTheBandChanges()
    {
        Form form;
        auto *name = form.field<QLineEdit>("name");
        type(name, "Half a na");
        auto changed = properties();
        changed[2].value = std::int64_t{7};
        form.editor.setProperties(changed);
        QCOMPARE(name->text(), QStringLiteral("Half a na"));
        QCOMPARE(form.field<QSpinBox>("size")->value(), 7);
        QVERIFY(form.sent.empty());
    }

    void keepsTheKeyboardWhenTheFormGrows()
    {
        Form form;
        form.field<QComboBox>("wood")->setFocus();
        auto more = properties();
        more.push_back(more.front());
        more.back().key = "motto";
        form.editor.setProperties(more);
        QVERIFY(form.field<QLineEdit>("motto"));
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("wood"));
        QVERIFY(QApplication::focusWidget()->isVisible());
    }

    // A widget that takes the keyboard by the wheel also takes the turns that follow.
    void leavesTheWheelToThePage()
    {
        Form form;
        for (const Property &property : properties()) {
            const auto policy = form.field<QWidget>(property.key.c_str())->focusPolicy();
            QCOMPARE(policy & Qt::WheelFocus, Qt::StrongFocus);
        }
    }

    void namesEveryFieldForScreenReaders()
    {
        Form form;
        for (const Property &property : properties())
            QCOMPARE(form.field<QWidget>(property.key.c_str())->accessibleName(),
                     QString::fromStdString(property.label.en));
    }
};

SCREEN_TEST(TestPropertyField)

} // namespace tst_propertyfield

#include "tst_propertyfield.moc"
