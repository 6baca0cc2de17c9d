// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

#include <map>

namespace escarmouche::app {

class TokenItem;

/** The signs and points of tokens that stand close together, above them: none hides another's. */
class BadgeLayer final : public QGraphicsItem
{
public:
    /** The tokens outlive it. */
    BadgeLayer(QRectF room, const std::map<int, TokenItem *> &tokens);

    QRectF boundingRect() const override { return m_room; }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF m_room;
    const std::map<int, TokenItem *> &m_tokens;
};

/** Turns the signs of each away from those who stand near, and tells each whether any is so near
    that they are to be seen above him; on a board with so many pixels a unit. */
void turnBadges(const std::map<int, TokenItem *> &tokens, double scale);

} // namespace escarmouche::app
