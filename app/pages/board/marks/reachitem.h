// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"
#include "rules/core/board/boardface.h"

#include <QGraphicsItem>
#include <QPen>

namespace escarmouche::app {

/** Where a token could go, or what an enemy threatens, as a tinted area. Its kind is told by the
    pattern of its edge as well as by its colour; a threat is hatched. */
class ReachItem final : public QGraphicsItem
{
public:
    ReachItem(const rules::Reach &reach, bool isThreat, const GroundPlan &plan,
              const QPalette &palette);

    rules::Reach::Kind kind() const { return m_kind; }
    bool isThreat() const { return m_isThreat; }
    const QPainterPath &area() const { return m_area; }

    void setPalette(const QPalette &palette);

    QRectF boundingRect() const override { return m_area.boundingRect().adjusted(-9, -9, 9, 9); }
    QPainterPath shape() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    rules::Reach::Kind m_kind;
    bool m_isThreat;
    QPainterPath m_area;
    QPalette m_palette;
};

/** How a kind's edge is drawn, in pixels; also for a legend. */
QPen reachPen(rules::Reach::Kind kind, bool isThreat, const QPalette &palette);

} // namespace escarmouche::app
