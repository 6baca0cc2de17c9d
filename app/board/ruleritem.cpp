// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ruleritem.h"

#include "app/board/platepainter.h"
#include "app/board/screenpen.h"
#include "app/look/palette.h"

#include <QPainter>

#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kAbove = 60;
constexpr int kMostRings = 12;

} // namespace

RulerItem::RulerItem(QRectF board) : m_board(board)
{
    setZValue(kAbove);
    setVisible(false);
}

void RulerItem::lay(QPointF from, QPointF to, const QString &length, double ring)
{
    m_line = {from, to};
    m_length = length;
    m_ring = ring;
    update();
}

void RulerItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QColor ink = boardInk(BoardInk::PlateInk, m_palette);
    const auto draw = [&](double width, const QColor &colour, const auto &what) {
        QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap);
        setScreenPen(*painter, pen);
        what();
    };
    painter->setBrush(Qt::NoBrush);
    for (int n = 1; m_ring > 0 && n <= kMostRings && n * m_ring < m_line.length() + m_ring; ++n) {
        const auto circle = [&] { painter->drawEllipse(m_line.p1(), n * m_ring, n * m_ring); };
        QColor casing = boardInk(BoardInk::Casing, m_palette);
        casing.setAlpha(120);
        draw(3, casing, circle);
        draw(1, ink, circle);
    }
    const auto line = [&] { painter->drawLine(m_line); };
    draw(5, boardInk(BoardInk::Casing, m_palette), line);
    draw(2, ink, line);
    if (!m_length.isEmpty())
        paintPlate(*painter, m_line.p2() + QPointF(0, -24) / painter->worldTransform().m11(),
                   m_length, m_palette, PlateSize::Plain);
}

} // namespace escarmouche::app
