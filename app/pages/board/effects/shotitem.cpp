// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/shotitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kTail = 0.3; // of the way
constexpr double kBurst = 70; // units
constexpr double kMiss = 30;
constexpr double kArrival = 0.75; // the rest of the time is the burst's

} // namespace

ShotItem::ShotItem(const QLineF &line, bool isHit, const QPalette &palette)
    : m_line(line), m_isHit(isHit), m_palette(palette)
{
}

QRectF ShotItem::boundingRect() const
{
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-kBurst, -kBurst, kBurst, kBurst);
}

void ShotItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double head = std::min(1.0, share() / kArrival);
    const double burst = kBurst * std::max(0.0, share() - kArrival) / (1 - kArrival);
    const QLineF part(m_line.pointAt(std::max(0.0, head - kTail)), m_line.pointAt(head));
    const QPointF end = m_line.p2();
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 6.0), std::pair(BoardInk::Bad, 3.0)}) {
        QPen pen(boardInk(ink, m_palette), width, Qt::SolidLine, Qt::RoundCap);
        setScreenPen(*painter, pen);
        if (head < 1) {
            painter->drawLine(part);
        } else if (m_isHit) {
            painter->drawEllipse(end, burst, burst);
        } else {
            painter->drawLine(end - QPointF(kMiss, kMiss), end + QPointF(kMiss, kMiss));
            painter->drawLine(end - QPointF(kMiss, -kMiss), end + QPointF(kMiss, -kMiss));
        }
    }
}

} // namespace escarmouche::app
