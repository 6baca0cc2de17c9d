// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

#include <map>

namespace escarmouche::app {

class TokenItem;

/** The signs and points of all tokens, above them: whoever stands by another one hides none. */
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

/** Turns the signs of each away from those who stand near. */
void turnBadges(const std::map<int, TokenItem *> &tokens);

} // namespace escarmouche::app
