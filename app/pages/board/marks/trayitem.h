// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "rules/core/values/seat.h"

#include <QGraphicsItem>

namespace escarmouche::app {

/** A strip beside the board for the tokens of one seat that wait. */
struct Tray {
    rules::SeatId seat;
    QRectF box;
    std::vector<std::pair<int, QPointF>> stands; // token, its middle
};

/** Strips for those who wait, seat by seat: at both sides of the board, above and below a broad one
    so that the board stays large on a screen. */
std::vector<Tray> traysOf(const std::vector<std::pair<int, rules::SeatId>> &waiting, QRectF board,
                          double radius);

/** Draws the strips. */
class TrayItem final : public QGraphicsItem
{
public:
    TrayItem() { setZValue(1); }

    void set(std::vector<Tray> trays);
    void setPalette(const QPalette &palette) { m_palette = palette; }

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    std::vector<Tray> m_trays;
    QRectF m_box;
    QPalette m_palette;
};

} // namespace escarmouche::app
