// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/blastitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kBlastEdge = 10; // units
constexpr double kFull = 0.4; // of the time until it has its size
constexpr double kStrongest = 170; // of 255

} // namespace

BlastItem::BlastItem(QPainterPath area, const QPalette &palette)
    : m_area(std::move(area)), m_palette(palette)
{
}

QRectF BlastItem::boundingRect() const
{
    return m_area.boundingRect().adjusted(-kBlastEdge, -kBlastEdge, kBlastEdge, kBlastEdge);
}

void BlastItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double grown = std::min(1.0, share() / kFull);
    const double left = 1 - std::max(0.0, share() - kFull) / (1 - kFull);
    const QPointF middle = m_area.boundingRect().center();
    QTransform grow;
    grow.translate(middle.x(), middle.y()).scale(grown, grown).translate(-middle.x(), -middle.y());
    const QPainterPath area = grow.map(m_area);
    QColor colour = boardInk(BoardInk::Template, m_palette);
    colour.setAlpha(static_cast<int>(kStrongest * left));
    painter->fillPath(area, colour);
    QPen pen(boardInk(BoardInk::Template, m_palette), 3);
    setScreenPen(*painter, pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(area);
}

} // namespace escarmouche::app
