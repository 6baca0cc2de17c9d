// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPalette>

namespace escarmouche::app {

/** Where the keyboard points: a cross-hair of the screen's size, with the outline of its cell or
   zone where the board has such. */
class CursorItem final : public QGraphicsItem
{
public:
    CursorItem();

    /** About a token of that radius the cross-hair leaves it in sight; 0: nobody is there. */
    void set(QPointF at, const QPainterPath &cell, double around);
    void setPalette(const QPalette &palette) { m_palette = palette; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath m_cell; // about the cursor's own place
    double m_around = 0; // units
    QPalette m_palette;
};

} // namespace escarmouche::app
