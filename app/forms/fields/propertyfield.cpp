// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/propertyfield.h"

#include "app/forms/fields/choicelist.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kNotesLines = 3;
constexpr int kNumberDigits = 7;
constexpr double kLengthStep = 0.25; // pas
constexpr double kHundredths = 100; // of a pas
constexpr int kArrows = 34; // of a spin box or combo box, with its frame

std::optional<int> wholeOf(const rules::SettingValue &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return static_cast<int>(*whole);
    return std::nullopt;
}

QString textOf(const rules::SettingValue &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return toQString(*text);
    const std::optional<int> whole = wholeOf(value);
    return whole ? QString::number(*whole) : QString();
}

/** Enter in a field of one line; a validator may keep the field itself from announcing it. */
bool isEnterPress(const QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent *>(event)->key();
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/** Asked of a field before the page hears of it. */
bool isUndo(const QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

void showText(QWidget *editor, const QString &text)
{
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(text);
    else if (auto *notes = qobject_cast<QPlainTextEdit *>(editor))
        notes->setPlainText(text);
    else if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentText(text);
}

/** Numbers need little room, and stand under each other. */
void makeShort(QWidget *editor)
{
    editor->setFixedWidth(editor->fontMetrics().horizontalAdvance(u'0') * kNumberDigits + kArrows);
}

} // namespace

PropertyField::PropertyField(const rules::Property &property, QWidget *parent)
    : QObject(parent), m_property(property)
{
    make(parent);
    m_editor->setObjectName(toQString(property.key));
    m_editor->installEventFilter(this);
    m_editor->setFocusPolicy(Qt::StrongFocus); // a wheel that passes must not bring the keyboard
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &PropertyField::send);
    retranslate();
}

void PropertyField::make(QWidget *parent)
{
    switch (m_property.kind) {
    case rules::PropertyKind::Whole:
        makeWhole(parent);
        break;
    case rules::PropertyKind::Length: {
        auto *spin = new QDoubleSpinBox(parent);
        spin->setSingleStep(kLengthStep);
        spin->setSuffix(QStringLiteral("\u00a0pas"));
        makeShort(spin);
        connect(spin, &QDoubleSpinBox::valueChanged, this, &PropertyField::touched);
        m_editor = spin;
        break;
    }
    case rules::PropertyKind::Line: {
        if (!m_property.choices.empty()) {
            auto *list = new ChoiceList(!m_property.anyOrder, parent);
            connect(list, &ChoiceList::touched, this, [this] { touched(), send(); });
            m_editor = list;
            break;
        }
        auto *line = new QLineEdit(parent);
        connect(line, &QLineEdit::textEdited, this, &PropertyField::touched);
        m_editor = line;
        break;
    }
    case rules::PropertyKind::Notes: {
        auto *notes = new QPlainTextEdit(parent);
        notes->setTabChangesFocus(true);
        notes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        notes->setFixedHeight(notes->fontMetrics().lineSpacing() * kNotesLines + 14);
        connect(notes, &QPlainTextEdit::textChanged, this, &PropertyField::touched);
        m_editor = notes;
        break;
    }
    case rules::PropertyKind::Flag: {
        auto *tick = new QCheckBox(parent);
        connect(tick, &QCheckBox::clicked, this, [this] { touched(), send(); });
        m_editor = tick;
        break;
    }
    case rules::PropertyKind::Choice: {
        auto *box = new QComboBox(parent);
        connect(box, &QComboBox::activated, this, [this] { touched(), send(); });
        m_editor = box;
        break;
    }
    }
}

void PropertyField::makeWhole(QWidget *parent)
{
    if (!m_property.optional && m_property.choices.empty()) {
        auto *spin = new QSpinBox(parent);
        makeShort(spin);
        connect(spin, &QSpinBox::valueChanged, this, &PropertyField::touched);
        m_editor = spin;
        return;
    }
    // It may be empty, or has usual values: a box to type in.
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    makeShort(box);
    connect(box, &QComboBox::editTextChanged, this, &PropertyField::touched);
    connect(box, &QComboBox::activated, this, &PropertyField::send);
    m_editor = box;
}

bool PropertyField::sameEditor(const rules::Property &other) const
{
    return other.key == m_property.key && other.kind == m_property.kind &&
           other.optional == m_property.optional &&
           other.choices.empty() == m_property.choices.empty();
}

void PropertyField::setProperty(const rules::Property &property)
{
    m_property = property;
    retranslate();
}

void PropertyField::retranslate()
{
    m_editor->setAccessibleName(inUiLanguage(m_property.label));
    if (const auto *box = qobject_cast<QComboBox *>(m_editor); box && box->isEditable())
        box->lineEdit()->setAccessibleName(inUiLanguage(m_property.label));
    m_editor->setToolTip(inUiLanguage(m_property.help));
    m_editor->setAccessibleDescription(inUiLanguage(m_property.help));
    if (auto *tick = qobject_cast<QCheckBox *>(m_editor))
        tick->setText(inUiLanguage(m_property.label));
    if (!m_dirty)
        show();
}

void PropertyField::show()
{
    const QSignalBlocker quiet(m_editor);
    if (auto *spin = qobject_cast<QSpinBox *>(m_editor)) {
        spin->setRange(m_property.least, m_property.most);
        spin->setValue(wholeOf(m_property.value).value_or(m_property.least));
        return;
    }
    if (auto *length = qobject_cast<QDoubleSpinBox *>(m_editor)) {
        length->setRange(m_property.least / kHundredths, m_property.most / kHundredths);
        length->setValue(wholeOf(m_property.value).value_or(m_property.least) / kHundredths);
        return;
    }
    if (auto *tick = qobject_cast<QCheckBox *>(m_editor)) {
        const bool *set = std::get_if<bool>(&m_property.value);
        tick->setChecked(set && *set);
        return;
    }
    if (auto *list = qobject_cast<ChoiceList *>(m_editor)) {
        list->show(m_property.choices, std::get<std::string>(m_property.value));
        return;
    }
    auto *box = qobject_cast<QComboBox *>(m_editor);
    if (!box) {
        const QString text = textOf(m_property.value);
        if (auto *notes = qobject_cast<QPlainTextEdit *>(m_editor);
            !notes || notes->toPlainText() != text)
            showText(m_editor, text);
        return;
    }
    box->clear();
    for (const rules::Choice &choice : m_property.choices)
        box->addItem(m_property.kind == rules::PropertyKind::Whole ? toQString(choice.key)
                                                                   : inUiLanguage(choice.name),
                     toQString(choice.key));
    if (box->isEditable()) {
        box->setValidator(new QIntValidator(m_property.least, m_property.most, box));
        box->setEditText(textOf(m_property.value));
    } else {
        box->setCurrentIndex(box->findData(textOf(m_property.value)));
    }
}

std::optional<rules::SettingValue> PropertyField::typed() const
{
    if (const auto *spin = qobject_cast<const QSpinBox *>(m_editor))
        return std::int64_t{spin->value()};
    if (const auto *length = qobject_cast<const QDoubleSpinBox *>(m_editor))
        return std::int64_t{qRound(length->value() * kHundredths)};
    if (const auto *tick = qobject_cast<const QCheckBox *>(m_editor))
        return tick->isChecked();
    if (const auto *line = qobject_cast<const QLineEdit *>(m_editor))
        return toUtf8(line->text());
    if (const auto *list = qobject_cast<const ChoiceList *>(m_editor))
        return list->keys();
    if (const auto *notes = qobject_cast<const QPlainTextEdit *>(m_editor))
        return toUtf8(notes->toPlainText());
    const auto *box = qobject_cast<const QComboBox *>(m_editor);
    if (!box->isEditable())
        return toUtf8(box->currentData().toString());
    const QString text = box->currentText().trimmed();
    if (text.isEmpty())
        return m_property.optional ? std::optional<rules::SettingValue>(std::string())
                                   : std::nullopt;
    bool whole = false;
    const std::int64_t value = text.toInt(&whole);
    return whole ? std::optional<rules::SettingValue>(value) : std::nullopt;
}

void PropertyField::touched()
{
    m_dirty = true;
    m_rest.start();
    if (const auto value = typed(); value && std::holds_alternative<std::string>(*value))
        emit typing({m_property.key, *value});
}

void PropertyField::send()
{
    m_rest.stop();
    if (!m_dirty)
        return;
    const std::optional<rules::SettingValue> value = typed();
    m_dirty = false;
    if (value && *value != m_property.value)
        emit entered({m_property.key, *value});
    emit settled();
    if (!m_dirty) // refused, the field goes on saying what is
        show();
}

bool PropertyField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut ||
        (m_property.kind != rules::PropertyKind::Notes && isEnterPress(event)))
        send();
    // With nothing typed, undo and redo are the band's.
    if (!m_dirty && isUndo(event)) {
        event->setAccepted(false);
        return true;
    }
    // A wheel over a page that scrolls must not change what it passes over.
    if (event->type() == QEvent::Wheel && !m_editor->hasFocus()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace escarmouche::app
