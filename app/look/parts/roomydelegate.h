// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QHeaderView;

namespace escarmouche::app {

/** Rows of a list or table with some air around their text; what is chosen fills the whole cell. */
class RoomyDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /** Pixels left and right of a cell's text. */
    static constexpr int kSide = 6;
    /** Gives a header the same, in whatever theme. */
    static void dress(QHeaderView &header);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace escarmouche::app
