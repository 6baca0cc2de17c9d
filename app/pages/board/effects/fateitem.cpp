// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/effects/fateitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace escarmouche::app {

namespace {

constexpr double kFarthest = 3.4; // radii that an item reaches
constexpr int kPuffs = 7;
constexpr double kRaised = 0.5; // of the time; then the flag waves

} // namespace

FateItem::FateItem(Fate fate, double radius, const QPalette &palette)
    : m_fate(fate), m_radius(radius), m_palette(palette)
{
}

QRectF FateItem::boundingRect() const
{
    const double reach = m_radius * kFarthest;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void FateItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_fate == Fate::Fall)
        paintDust(*painter);
    else
        paintFlag(*painter);
}

void FateItem::paintDust(QPainter &painter) const
{
    QColor dust = boardInk(BoardInk::Plate, m_palette);
    dust.setAlphaF(static_cast<float>(0.85 * (1 - share())));
    QColor edge = boardInk(BoardInk::PlateInk, m_palette);
    edge.setAlphaF(static_cast<float>(0.6 * (1 - share())));
    setScreenPen(painter, QPen(edge, 1));
    painter.setBrush(dust);
    const double far = m_radius * (0.5 + 1.3 * share());
    const double size = m_radius * (0.28 + 0.3 * share());
    for (int puff = 0; puff < kPuffs; ++puff) {
        const double turn = 2 * std::numbers::pi * puff / kPuffs;
        painter.drawEllipse(QPointF(std::cos(turn) * far, std::sin(turn) * far), size, size);
    }
    painter.setBrush(Qt::NoBrush);
}

void FateItem::paintFlag(QPainter &painter) const
{
    const double raised = std::min(1.0, share() / kRaised);
    const double foot = -m_radius * 0.6;
    const double top = foot - m_radius * 2.2 * raised;
    const double wave = m_radius * 0.28 * std::sin(share() * 4 * std::numbers::pi);
    QPainterPath cloth(QPointF(0, top));
    cloth.cubicTo(m_radius * 0.5, top - wave, m_radius, top + wave, m_radius * 1.5, top);
    cloth.lineTo(m_radius * 1.5, top + m_radius * 0.9 * raised);
    cloth.cubicTo(m_radius, top + m_radius * 0.9 * raised + wave, m_radius * 0.5,
                  top + m_radius * 0.9 * raised - wave, 0, top + m_radius * 0.9 * raised);
    cloth.closeSubpath();
    setScreenPen(painter, QPen(boardInk(BoardInk::PlateInk, m_palette), 2));
    painter.drawLine(QPointF(0, foot), QPointF(0, top));
    painter.setBrush(Qt::white);
    painter.drawPath(cloth);
    painter.setBrush(Qt::NoBrush);
}

} // namespace escarmouche::app
