// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/shotitem.h"

#include "app/look/palette.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kAbove = 55;
constexpr double kTail = 0.3; // of the way
constexpr double kBurst = 70; // units
constexpr double kArrival = 0.75; // the rest of the time is the burst's

} // namespace

ShotItem::ShotItem(const QLineF &line, bool isHit, const QPalette &palette)
    : m_line(line), m_isHit(isHit), m_palette(palette)
{
    setZValue(kAbove);
}

void ShotItem::setShare(double share)
{
    m_share = share;
    update();
}

QRectF ShotItem::boundingRect() const
{
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-kBurst, -kBurst, kBurst, kBurst);
}

void ShotItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double head = std::min(1.0, m_share / kArrival);
    const QLineF part(m_line.pointAt(std::max(0.0, head - kTail)), m_line.pointAt(head));
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 6.0), std::pair(BoardInk::Bad, 3.0)}) {
        QPen pen(boardInk(ink, m_palette), width, Qt::SolidLine, Qt::RoundCap);
        pen.setCosmetic(true);
        painter->setPen(pen);
        if (head < 1) {
            painter->drawLine(part);
        } else if (m_isHit) {
            const double radius = kBurst * (m_share - kArrival) / (1 - kArrival);
            painter->drawEllipse(m_line.p2(), radius, radius);
        }
    }
}

} // namespace escarmouche::app
