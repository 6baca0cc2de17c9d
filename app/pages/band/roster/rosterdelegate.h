// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace escarmouche::app {

/** Draws the roster: rank headings with a rule, a figure's kind dim beside its name, and a corner
    mark on numbers that are not the printed ones. */
class RosterDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintBeside(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;
};

} // namespace escarmouche::app
