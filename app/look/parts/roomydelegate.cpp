// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/roomydelegate.h"

#include <QApplication>

namespace escarmouche::app {

namespace {

constexpr int kRoomAbove = 4; // and as much below

} // namespace

void RoomyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, option.widget);
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(kSide, 0, -kSide, 0);
    QStyledItemDelegate::paint(painter, inner, index);
}

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kSide, 2 * kRoomAbove);
}

} // namespace escarmouche::app
