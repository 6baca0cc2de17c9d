// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/formwords.h"

#include "model/text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>

namespace escarmouche::app {

namespace {

const QString kTicked = QStringLiteral("yes");

bool isField(const QWidget &widget)
{
    if (widget.objectName().isEmpty() || widget.objectName().startsWith(u"qt_"))
        return false;
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->isCheckable();
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return !line->isReadOnly();
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(&widget))
        return !lines->isReadOnly();
    return widget.inherits("QAbstractSpinBox") || widget.inherits("QComboBox");
}

/** The key of what is chosen, where it has one; else what is typed. */
QString textOf(const QComboBox &box)
{
    const int known = box.isEditable() ? box.findText(box.currentText()) : box.currentIndex();
    const QString key = known < 0 ? QString() : box.itemData(known).toString();
    return key.isEmpty() ? box.currentText() : key;
}

void put(QComboBox &box, const QString &text)
{
    for (int i = 0; i < box.count(); ++i) {
        if (box.itemData(i).toString() != text && box.itemText(i) != text)
            continue;
        box.setCurrentIndex(i);
        emit box.activated(i);
        return;
    }
    if (box.isEditable())
        box.setEditText(text);
}

void put(QLineEdit &line, const QString &text)
{
    line.selectAll();
    line.insert(text);
}

void put(QPlainTextEdit &lines, const QString &text)
{
    lines.setPlainText(text);
    lines.moveCursor(QTextCursor::End);
}

void put(QAbstractButton &button, bool ticked)
{
    if (button.isChecked() == ticked)
        return;
    if (button.isEnabled())
        button.click();
    else
        button.setChecked(ticked);
}

QString textOf(const QWidget &field)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(&field))
        return button->isChecked() ? kTicked : QString();
    if (const auto *line = qobject_cast<const QLineEdit *>(&field))
        return line->text();
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(&field))
        return lines->toPlainText();
    if (const auto *spin = qobject_cast<const QSpinBox *>(&field))
        return QString::number(spin->value());
    if (const auto *spin = qobject_cast<const QDoubleSpinBox *>(&field))
        return QString::number(spin->value());
    if (const auto *moment = qobject_cast<const QDateTimeEdit *>(&field))
        return moment->dateTime().toString(Qt::ISODate);
    if (const auto *box = qobject_cast<const QComboBox *>(&field))
        return textOf(*box);
    return {};
}

void put(QWidget &field, const QString &text)
{
    if (auto *button = qobject_cast<QAbstractButton *>(&field))
        put(*button, text == kTicked);
    else if (auto *line = qobject_cast<QLineEdit *>(&field))
        put(*line, text);
    else if (auto *lines = qobject_cast<QPlainTextEdit *>(&field))
        put(*lines, text);
    else if (auto *whole = qobject_cast<QSpinBox *>(&field))
        whole->setValue(text.toInt());
    else if (auto *fraction = qobject_cast<QDoubleSpinBox *>(&field))
        fraction->setValue(text.toDouble());
    else if (auto *moment = qobject_cast<QDateTimeEdit *>(&field))
        moment->setDateTime(QDateTime::fromString(text, Qt::ISODate));
    else if (auto *box = qobject_cast<QComboBox *>(&field))
        put(*box, text);
}

/** Calls `visit` with each row's key and each cell that may be written. */
template<class Visit>
void eachCell(QAbstractItemModel &grid, Visit visit)
{
    for (int row = 0; row < grid.rowCount(); ++row) {
        const QString key = grid.headerData(row, Qt::Vertical, kDraftRole).toString();
        for (int column = 0; column < grid.columnCount() && !key.isEmpty(); ++column) {
            const QModelIndex cell = grid.index(row, column);
            if (grid.flags(cell).testFlag(Qt::ItemIsEditable))
                visit(QStringLiteral("%1.%2").arg(key).arg(column), cell);
        }
    }
}

const QString kBeingWritten = QStringLiteral(".typed");

/** The text in the open editor of the current cell; null: none is open. */
QString beingWritten(const QAbstractItemView &view)
{
    const auto editors =
        view.viewport()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget *editor : editors) {
        if (editor->isHidden())
            continue;
        if (const auto *line = qobject_cast<const QLineEdit *>(editor))
            return line->text();
        if (const auto *box = qobject_cast<const QComboBox *>(editor))
            return box->currentText();
    }
    return {};
}

void addCells(model::DraftWords &words, const QAbstractItemView &view)
{
    const QString typed = beingWritten(view);
    eachCell(*view.model(), [&](const QString &name, const QModelIndex &cell) {
        words[toUtf8(name)] = toUtf8(cell.data(kDraftRole).toString());
        const bool isWritten = cell == view.currentIndex() && !typed.isNull();
        if (isWritten && typed != cell.data(Qt::EditRole).toString())
            words[toUtf8(name + kBeingWritten)] = toUtf8(typed);
    });
}

void putCells(QAbstractItemView &view, const model::DraftWords &words)
{
    QAbstractItemModel &grid = *view.model();
    eachCell(grid, [&](const QString &name, const QModelIndex &cell) {
        if (const auto kept = words.find(toUtf8(name)); kept != words.end())
            grid.setData(cell, toQString(kept->second), kDraftRole);
        if (const auto typed = words.find(toUtf8(name + kBeingWritten)); typed != words.end())
            grid.setData(cell, toQString(typed->second), Qt::EditRole);
    });
}

/** Calls `grid` with every view of the form and `field` with every named field. */
template<class Field, class Grid>
void eachPart(const QWidget &form, Field field, Grid grid)
{
    QList<QPointer<QWidget>> parts; // one may go as another is filled in
    for (auto *part : form.findChildren<QWidget *>())
        parts << part;
    for (const auto &part : parts) {
        if (part.isNull())
            continue;
        if (auto *view = qobject_cast<QAbstractItemView *>(part.data());
            view != nullptr && view->model() != nullptr)
            grid(*view);
        else if (isField(*part))
            field(*part);
    }
}

} // namespace

model::DraftWords wordsIn(const QWidget &form)
{
    model::DraftWords words;
    eachPart(
        form,
        [&](const QWidget &field) { words[toUtf8(field.objectName())] = toUtf8(textOf(field)); },
        [&](const QAbstractItemView &view) { addCells(words, view); });
    return words;
}

void putWords(QWidget &form, const model::DraftWords &words)
{
    eachPart(
        form,
        [&](QWidget &field) {
            if (const auto kept = words.find(toUtf8(field.objectName())); kept != words.end())
                put(field, toQString(kept->second));
        },
        [&](QAbstractItemView &view) { putCells(view, words); });
}

} // namespace escarmouche::app
