// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/effectitem.h"

#include <QPainterPath>
#include <QPalette>

namespace escarmouche::app {

/** An area that is struck: it flares up and fades. */
class BlastItem final : public EffectItem
{
public:
    BlastItem(QPainterPath area, const QPalette &palette);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath m_area;
    QPalette m_palette;
};

} // namespace escarmouche::app
