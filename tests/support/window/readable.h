// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QString>
#include <QWidget>

namespace escarmouche::tests {

/** All that a screen reader, or who walks through a tree of accessible objects, can find below an
    object: hidden parts too. */
inline void addReadable(QAccessibleInterface *at, QString &text)
{
    if (!at || !at->isValid())
        return;
    for (const auto role : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        text += at->text(role) + u'\n';
    for (int child = 0; child < at->childCount(); ++child)
        addReadable(at->child(child), text);
}

/** That, with the texts and tips of all widgets and all that stands in their lists. */
inline QString readableIn(QWidget &page)
{
    QString text;
    addReadable(QAccessible::queryAccessibleInterface(&page), text);
    for (const QWidget *widget : page.findChildren<QWidget *>())
        text += widget->toolTip() + u'\n' + widget->statusTip() + u'\n';
    for (const QLabel *label : page.findChildren<QLabel *>())
        text += label->text() + u'\n';
    for (const QAbstractItemView *view : page.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        for (int row = 0; model && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                text += index.data().toString() + u'\n' + index.data(Qt::ToolTipRole).toString() +
                        u'\n';
            }
        }
    }
    return text;
}

} // namespace escarmouche::tests
