// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QLineF>
#include <QPalette>

namespace escarmouche::app {

/** A shot on its way, with a burst where it hits. */
class ShotItem final : public QGraphicsItem
{
public:
    ShotItem(const QLineF &line, bool isHit, const QPalette &palette);

    /** How far it has come, 0 to 1. */
    void setShare(double share);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QLineF m_line;
    bool m_isHit;
    QPalette m_palette;
    double m_share = 0;
};

} // namespace escarmouche::app
