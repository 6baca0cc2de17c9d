// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/effectitem.h"

#include <QLineF>
#include <QPalette>

namespace escarmouche::app {

/** A blow in close combat: it sweeps across the target's edge; one that hits leaves a star. */
class StrikeItem final : public EffectItem
{
public:
    StrikeItem(const QLineF &line, bool isHit, const QPalette &palette);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintSweep(QPainter &painter) const;
    void paintStar(QPainter &painter) const;

    QLineF m_line; // from who strikes to who is struck
    bool m_isHit;
    QPalette m_palette;
};

} // namespace escarmouche::app
