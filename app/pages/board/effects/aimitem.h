// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/effectitem.h"

#include <QLineF>
#include <QPalette>

namespace escarmouche::app {

/** The line from somebody who aims to what he aims at, from rim to rim. */
class AimItem final : public EffectItem
{
public:
    AimItem(const QLineF &line, const QPalette &palette);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QLineF m_line;
    QPalette m_palette;
};

} // namespace escarmouche::app
