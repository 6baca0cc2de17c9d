// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/propertyeditor.h"

#include "app/forms/fields/propertyfield.h"
#include "app/look/keyboard/taborder.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QAbstractButton>
#include <QFormLayout>
#include <QLabel>

namespace escarmouche::app {

PropertyEditor::PropertyEditor(QWidget *parent) : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setContentsMargins(0, 0, 0, 0);
}

PropertyEditor::~PropertyEditor()
{
    // A field that loses the keyboard because the form goes has nobody left to send to.
    for (const Line &line : m_lines)
        line.field->disconnect(this);
}

bool PropertyEditor::sameForm(const std::vector<rules::Property> &properties) const
{
    return std::equal(m_lines.begin(), m_lines.end(), properties.begin(), properties.end(),
                      [](const Line &line, const rules::Property &property) {
                          return line.field->sameEditor(property);
                      });
}

void PropertyEditor::setProperties(const std::vector<rules::Property> &properties)
{
    if (!sameForm(properties)) {
        const std::string keyboard = keyWithKeyboard();
        clear();
        build(properties);
        focus(keyboard);
        return;
    }
    for (std::size_t i = 0; i < properties.size(); ++i) {
        m_lines[i].field->setProperty(properties[i]);
        showLabel(m_lines[i]);
    }
    showLetters();
}

std::string PropertyEditor::keyWithKeyboard() const
{
    const auto line = std::ranges::find_if(
        m_lines, [](const Line &one) { return one.field->editor()->hasFocus(); });
    return line == m_lines.end() ? std::string() : std::string(line->field->property().key);
}

void PropertyEditor::focus(const std::string &key)
{
    const auto line = std::ranges::find_if(
        m_lines, [&](const Line &one) { return one.field->property().key == key; });
    if (line != m_lines.end())
        line->field->editor()->setFocus(Qt::OtherFocusReason);
}

void PropertyEditor::giveLetters(const QString &taken)
{
    m_taken = taken.toLower();
    showLetters();
}

void PropertyEditor::clear()
{
    for (const Line &line : m_lines)
        line.field->disconnect(this);
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        for (QLayoutItem *item : {row.labelItem, row.fieldItem})
            if (item) {
                item->widget()->hide();
                item->widget()->deleteLater(); // it may be the one that sent the act
                delete item;
            }
    }
    for (const Line &line : m_lines)
        line.field->deleteLater();
    m_lines.clear();
}

void PropertyEditor::build(const std::vector<rules::Property> &properties)
{
    for (const rules::Property &property : properties) {
        Line line;
        line.field = new PropertyField(property, this);
        if (property.kind == rules::PropertyKind::Flag) {
            m_form->addRow(line.field->editor());
        } else {
            line.label = new QLabel(this);
            line.label->setBuddy(line.field->editor());
            m_form->addRow(line.label, line.field->editor());
        }
        line.field->editor()->show(); // now, not when the layout comes to it: it may be focused
        connect(line.field, &PropertyField::entered, this, &PropertyEditor::entered);
        connect(line.field, &PropertyField::typing, this, &PropertyEditor::typing);
        connect(line.field, &PropertyField::settled, this, &PropertyEditor::settled);
        // The keyboard walks the form in its order, from where the form stands.
        if (m_lines.empty())
            tabAt(this, line.field->editor());
        else
            setTabOrder(m_lines.back().field->editor(), line.field->editor());
        m_lines.push_back(line);
        showLabel(line);
    }
    showLetters();
}

void PropertyEditor::showLabel(const Line &line)
{
    if (!line.label)
        return;
    const rules::Property &property = line.field->property();
    line.label->setText(inUiLanguage(property.label));
    line.label->setToolTip(inUiLanguage(property.help));
}

void PropertyEditor::showLetters()
{
    if (!m_taken)
        return;
    QString taken = *m_taken;
    for (const Line &line : m_lines) {
        const QString text = inUiLanguage(line.field->property().label);
        const auto free = std::find_if(text.begin(), text.end(), [&](QChar letter) {
            return letter.isLetter() && !taken.contains(letter.toLower());
        });
        if (free == text.end())
            continue;
        taken += free->toLower();
        const QString marked = QString(text).insert(free - text.begin(), u'&');
        if (line.label)
            line.label->setText(marked);
        else if (auto *tick = qobject_cast<QAbstractButton *>(line.field->editor()))
            tick->setText(marked);
    }
}

void PropertyEditor::send()
{
    const std::vector<Line> lines = m_lines; // an act may rebuild the form
    for (const Line &line : lines)
        line.field->send();
}

} // namespace escarmouche::app
