// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/strikeitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace escarmouche::app {

namespace {

constexpr double kBeyond = 75; // units: of the sweep about who strikes, beyond the middle
constexpr double kSweep = 110; // degrees
constexpr double kTrail = 55; // degrees that are seen at once
constexpr double kLanding = 0.6; // the rest of the time is the star's
constexpr double kStar = 60; // units
constexpr int kSpikes = 6;
constexpr double kStepsADegree = 16; // of a degree, as Qt counts

} // namespace

StrikeItem::StrikeItem(const QLineF &line, bool isHit, const QPalette &palette)
    : m_line(line), m_isHit(isHit), m_palette(palette)
{
}

QRectF StrikeItem::boundingRect() const
{
    const double reach = m_line.length() / 2 + kBeyond + kStar;
    return QRectF(m_line.p1(), m_line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
}

void StrikeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setBrush(Qt::NoBrush);
    if (share() < kLanding)
        paintSweep(*painter);
    else if (m_isHit)
        paintStar(*painter);
}

void StrikeItem::paintSweep(QPainter &painter) const
{
    const double radius = m_line.length() / 2 + kBeyond;
    const QRectF box(m_line.p1() - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    const double head = m_line.angle() + kSweep * (0.5 - share() / kLanding);
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 8.0), std::pair(BoardInk::Bad, 4.0)}) {
        setScreenPen(painter, QPen(boardInk(ink, m_palette), width, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(box, qRound(head * kStepsADegree), qRound(kTrail * kStepsADegree));
    }
}

void StrikeItem::paintStar(QPainter &painter) const
{
    const double far = kStar * (share() - kLanding) / (1 - kLanding);
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 7.0), std::pair(BoardInk::Bad, 3.5)}) {
        setScreenPen(painter, QPen(boardInk(ink, m_palette), width, Qt::SolidLine, Qt::RoundCap));
        for (int spike = 0; spike < kSpikes; ++spike) {
            const double turn = 2 * std::numbers::pi * spike / kSpikes;
            const QPointF way(std::cos(turn), std::sin(turn));
            painter.drawLine(m_line.p2() + way * far * 0.4, m_line.p2() + way * far);
        }
    }
}

} // namespace escarmouche::app
