// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/effectitem.h"

#include <QPalette>

namespace escarmouche::app {

/** What becomes of somebody, about the item's place: one who falls raises dust, over one who takes
    to his heels a white flag goes up. */
class FateItem final : public EffectItem
{
public:
    enum class Fate { Fall, Rout };

    FateItem(Fate fate, double radius, const QPalette &palette);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintDust(QPainter &painter) const;
    void paintFlag(QPainter &painter) const;

    Fate m_fate;
    double m_radius; // of the token
    QPalette m_palette;
};

} // namespace escarmouche::app
