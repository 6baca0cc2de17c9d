// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/paintbudget.h"
#include "app/pages/board/tokens/tokensprite.h"

#include <QGraphicsItem>
#include <QPalette>
#include <QPixmap>

namespace escarmouche::app {

/** A token on the scene: a kept picture of its look, painted anew when look or scale change. Where
    the budget of one picture is spent, the next picture shows the new look. */
class TokenItem final : public QGraphicsItem
{
public:
    enum { Type = UserType + 1 };

    /** The budget of the picture outlives it. */
    TokenItem(int token, double radius, PaintBudget &budget);

    int token() const { return m_token; }
    double radius() const { return m_radius; }
    void setRadius(double radius);
    const TokenLook &look() const { return m_look; }
    void setLook(const TokenLook &look);
    void setPalette(const QPalette &palette);

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /** Somebody stands so near that its signs and points are to be seen above him. */
    void setCrowded(bool isCrowded);
    /** Those of one that is: by a painter of the scene. */
    void paintBadges(QPainter &painter);

private:
    /** A picture that is painted anew when look or scale change. */
    struct Kept {
        SpritePart part;
        QPixmap sprite = {}; // null: none yet
        double radius = 0; // in pixels
        bool isOld = true; // it shows another look
    };

    void repaint();
    bool paintKept(QPainter &painter, Kept &kept);
    void paintDisc(QPainter &painter) const;

    PaintBudget &m_budget;
    int m_token;
    double m_radius; // of its base, in the scene's units
    TokenLook m_look;
    QPalette m_palette;
    Kept m_kept{SpritePart::Whole};
    Kept m_badges{SpritePart::Badges};
};

} // namespace escarmouche::app
