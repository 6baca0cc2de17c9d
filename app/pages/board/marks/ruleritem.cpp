// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/ruleritem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

namespace escarmouche::app {

namespace {

constexpr double kRulerLevel = 60;

} // namespace

RulerItem::RulerItem(QRectF board) : m_board(board)
{
    setZValue(kRulerLevel);
    setVisible(false);
}

void RulerItem::lay(QPointF from, QPointF to, const QString &length, double ring,
                    const QStringList &numbers)
{
    m_line = {from, to};
    m_length = length;
    m_ring = ring;
    m_numbers = numbers;
    update();
}

/** Across the line, to the side on which there is more of the board. */
QPointF RulerItem::aside() const
{
    const double length = m_line.length();
    const QPointF way = length > 0 ? QPointF(-m_line.dy(), m_line.dx()) / length : QPointF(1, 0);
    return QPointF::dotProduct(way, m_board.center() - m_line.p1()) < 0 ? -way : way;
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
    for (qsizetype n = 1; n <= m_numbers.size(); ++n) {
        const double radius = static_cast<double>(n) * m_ring;
        const auto circle = [&] { painter->drawEllipse(m_line.p1(), radius, radius); };
        QColor casing = boardInk(BoardInk::Casing, m_palette);
        casing.setAlpha(120);
        draw(3, casing, circle);
        draw(1, ink, circle);
    }
    const auto line = [&] { painter->drawLine(m_line); };
    draw(5, boardInk(BoardInk::Casing, m_palette), line);
    draw(2, ink, line);
    const QPointF way = aside();
    for (qsizetype n = 0; n < m_numbers.size(); ++n)
        paintPlate(*painter, m_line.p1() + way * (m_ring * static_cast<double>(n + 1)),
                   m_numbers[n], m_palette, PlateSize::Small);
    if (!m_length.isEmpty())
        paintPlate(*painter, m_line.p2() + QPointF(0, -24) / painter->worldTransform().m11(),
                   m_length, m_palette, PlateSize::Plain);
}

} // namespace escarmouche::app
