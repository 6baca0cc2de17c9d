// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/effectitem.h"

#include <QLineF>
#include <QPalette>

namespace escarmouche::app {

/** A shot on its way, with a ring that opens where it hits, sparks where it fails. */
class ShotItem final : public EffectItem
{
public:
    ShotItem(const QLineF &line, bool isHit, const QPalette &palette);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintSparks(QPainter &painter) const;

    QLineF m_line;
    bool m_isHit;
    QPalette m_palette;
};

} // namespace escarmouche::app
