// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/cursoritem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"
#include "app/pages/board/tokens/tokensprite.h"

#include <QPainter>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kCursorLevel = 70;
constexpr double kArm = 10; // pixels
constexpr double kInner = 5;
constexpr double kOff = 3; // from a token
constexpr double kReach = 400; // units: more than the arms at the least scale

} // namespace

CursorItem::CursorItem()
{
    setZValue(kCursorLevel);
    setVisible(false);
}

void CursorItem::set(QPointF at, const QPainterPath &cell, double around)
{
    prepareGeometryChange();
    m_around = around;
    setPos(at);
    m_cell = cell.translated(-at);
}

QRectF CursorItem::boundingRect() const
{
    const double reach = kReach + m_around;
    return QRectF(-reach, -reach, 2 * reach, 2 * reach) | m_cell.boundingRect();
}

void CursorItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    for (const auto &[ink, width] :
         {std::pair(BoardInk::Casing, 5.0), std::pair(BoardInk::PlateInk, 2.0)}) {
        QPen pen(boardInk(ink, m_palette), width);
        painter->setBrush(Qt::NoBrush);
        setScreenPen(*painter, pen);
        painter->drawPath(m_cell);
        const QTransform transform = painter->worldTransform();
        painter->setWorldTransform(QTransform::fromTranslate(transform.dx(), transform.dy()));
        const double inner = m_around > 0 ? drawnRadius(m_around * transform.m11()) + kOff : kInner;
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter->drawLine(way * inner, way * (inner + kArm));
        painter->setWorldTransform(transform);
    }
}

} // namespace escarmouche::app
