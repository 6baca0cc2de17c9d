// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace escarmouche::app {

/** Draws a card with its name and what it does, or its back; before cards, what they are called. */
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /** Of a card that says nothing but its name. */
    static QSize cardSize(const QFontMetrics &metrics);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static void paintBack(QPainter &painter, const QRectF &card, const QPalette &palette);
    static void paintWords(QPainter &painter, const QRectF &inside, const QModelIndex &index);
    static void paintCard(QPainter &painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index);
};

} // namespace escarmouche::app
