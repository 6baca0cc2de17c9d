// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/aimitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

namespace escarmouche::app {

AimItem::AimItem(const QLineF &line, const QPalette &palette) : m_line(line), m_palette(palette) {}

QRectF AimItem::boundingRect() const
{
    constexpr double kWidth = 10; // units
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-kWidth, -kWidth, kWidth, kWidth);
}

void AimItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QPointF head = m_line.pointAt(share());
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 5.0), std::pair(BoardInk::Bad, 2.0)}) {
        QPen pen(boardInk(ink, m_palette), width,
                 ink == BoardInk::Bad ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap);
        setScreenPen(*painter, pen);
        painter->drawLine(m_line.p1(), head);
    }
}

} // namespace escarmouche::app
