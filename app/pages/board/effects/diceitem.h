// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/parts/die.h"

#include <QGraphicsItem>
#include <QPalette>

#include <vector>

namespace escarmouche::app {

/** Dice that lie in a row at a point: as large on every board. */
class DiceItem final : public QGraphicsItem
{
public:
    DiceItem(std::vector<LyingDie> dice, const QPalette &palette);

    /** About which point, in pixels from the item's own. */
    void lie(QPointF middle);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    double widthOf(const LyingDie &die) const;

    std::vector<LyingDie> m_dice;
    QPalette m_palette;
};

} // namespace escarmouche::app
