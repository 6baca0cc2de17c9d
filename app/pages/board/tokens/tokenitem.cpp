// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/tokenitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/tokens/badgeplaces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kFinest = 4; // sprites a pixel of radius
constexpr double kLeastReach = 300; // units: more than a small token's at the least scale

// Bodies lie under those who stand; whoever has a crowd about him stands above it, whom one looks
// for on top.
double depthOf(const TokenLook &look)
{
    constexpr double kBody = 20, kStanding = 30, kCrowded = 35, kChosen = 40;
    if (look.isBody)
        return kBody;
    if (look.isSelected || look.isActing)
        return kChosen;
    return look.crowd > 0 ? kCrowded : kStanding + look.lift;
}

} // namespace

TokenItem::TokenItem(int token, double radius, PaintBudget &budget)
    : m_budget(budget), m_token(token), m_radius(radius)
{
    setZValue(depthOf(m_look));
}

void TokenItem::setRadius(double radius)
{
    if (radius == m_radius)
        return;
    prepareGeometryChange();
    m_radius = radius;
    repaint();
}

void TokenItem::setLook(const TokenLook &look)
{
    if (look == m_look)
        return;
    m_look = look;
    setZValue(depthOf(look));
    repaint();
}

void TokenItem::setCrowded(bool isCrowded)
{
    const SpritePart part = isCrowded ? SpritePart::Token : SpritePart::Whole;
    if (part == m_kept.part)
        return;
    m_kept.part = part;
    repaint();
}

void TokenItem::setPalette(const QPalette &palette)
{
    m_palette = palette;
    repaint();
}

void TokenItem::repaint()
{
    m_kept.isOld = m_badges.isOld = true;
    update();
}

QRectF TokenItem::boundingRect() const
{
    const double reach = std::max(m_radius * kSpriteReach, kLeastReach) + 2;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

QPainterPath TokenItem::shape() const
{
    QPainterPath path;
    path.addEllipse(QPointF(), m_radius, m_radius);
    return path;
}

void TokenItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!paintKept(*painter, m_kept))
        paintDisc(*painter);
}

void TokenItem::paintBadges(QPainter &painter)
{
    if (m_kept.part == SpritePart::Whole || !isVisible() || !hasBadges(m_look))
        return;
    const QTransform transform = painter.worldTransform();
    painter.translate(pos());
    painter.setOpacity(opacity());
    paintKept(painter, m_badges);
    painter.setOpacity(1);
    painter.setWorldTransform(transform);
}

/** False: there is none yet. */
bool TokenItem::paintKept(QPainter &painter, Kept &kept)
{
    const QTransform transform = painter.worldTransform();
    const double radius = std::round(m_radius * transform.m11() * kFinest) / kFinest;
    const double ratio = painter.device()->devicePixelRatioF();
    if (radius < 1)
        return true;
    const bool isOld =
        kept.isOld || radius != kept.radius || ratio != kept.sprite.devicePixelRatio();
    if (isOld && m_budget.isLeft()) {
        m_budget.spend(
            [&] { kept.sprite = tokenSprite(m_look, radius, ratio, m_palette, kept.part); });
        kept.radius = radius;
        kept.isOld = false;
    } else if (isOld) {
        m_budget.fallShort();
    }
    if (kept.sprite.isNull())
        return false;
    const double stretch = radius / kept.radius;
    const double half = kept.sprite.width() / ratio / 2 * stretch;
    const QPoint corner(qRound(transform.dx() - half), qRound(transform.dy() - half));
    painter.resetTransform();
    if (stretch == 1)
        painter.drawPixmap(corner, kept.sprite);
    else
        painter.drawPixmap(QRectF(corner, QSizeF(2 * half, 2 * half)), kept.sprite,
                           kept.sprite.rect());
    painter.setWorldTransform(transform);
    return true;
}

/** Stands for a token that has no picture yet, until the next picture of the board. */
void TokenItem::paintDisc(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(seatFill(m_look.owner.value, m_palette));
    painter.drawEllipse(QPointF(), m_radius, m_radius);
}

} // namespace escarmouche::app
