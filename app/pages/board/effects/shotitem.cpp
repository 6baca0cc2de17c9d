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
constexpr double kSpark = 90, kAside = 50; // how far sparks fly, and degrees from the way of a shot
constexpr double kArrival = 0.75; // the rest of the time is the burst's

} // namespace

ShotItem::ShotItem(const QLineF &line, bool isHit, const QPalette &palette)
    : m_line(line), m_isHit(isHit), m_palette(palette)
{
}

QRectF ShotItem::boundingRect() const
{
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-kSpark, -kSpark, kSpark, kSpark);
}

void ShotItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double head = std::min(1.0, share() / kArrival);
    const double burst = kBurst * std::max(0.0, share() - kArrival) / (1 - kArrival);
    const QLineF part(m_line.pointAt(std::max(0.0, head - kTail)), m_line.pointAt(head));
    const BoardInk colour = head < 1 || m_isHit ? BoardInk::Bad : BoardInk::PlateInk;
    for (const auto &[ink, width] : {std::pair(BoardInk::Casing, 6.0), std::pair(colour, 3.0)}) {
        QPen pen(boardInk(ink, m_palette), width, Qt::SolidLine, Qt::RoundCap);
        setScreenPen(*painter, pen);
        if (head < 1) {
            painter->drawLine(part);
        } else if (m_isHit) {
            painter->drawEllipse(m_line.p2(), burst, burst);
        } else {
            paintSparks(*painter);
        }
    }
}

/** They fly on from the target, and to both sides. */
void ShotItem::paintSparks(QPainter &painter) const
{
    QLineF spark(m_line.p2(), m_line.p2() + QPointF(kSpark, 0));
    for (const double aside : {-kAside, 0.0, kAside}) {
        spark.setAngle(m_line.angle() + aside);
        painter.drawLine(spark.pointAt(share() - kArrival), spark.pointAt(share()));
    }
}

} // namespace escarmouche::app
