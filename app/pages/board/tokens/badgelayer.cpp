// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/badgelayer.h"

#include "app/pages/board/tokens/badgeplaces.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace escarmouche::app {

namespace {

constexpr double kBadgeDepth = 51; // above all tokens and ways
constexpr double kNear = 3.5; // radii from middle to middle
constexpr double kLeastApart = 0.3; // nearer than this no side is free

} // namespace

BadgeLayer::BadgeLayer(QRectF room, const std::map<int, TokenItem *> &tokens)
    : m_room(room), m_tokens(tokens)
{
    setZValue(kBadgeDepth);
}

void BadgeLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    std::vector<TokenItem *> all;
    for (const auto &[id, token] : m_tokens)
        all.push_back(token);
    std::ranges::stable_sort(all, {}, [](const TokenItem *token) { return token->zValue(); });
    for (TokenItem *token : all)
        token->paintBadges(*painter);
}

void turnBadges(const std::map<int, TokenItem *> &tokens)
{
    for (const auto &[id, token] : tokens) {
        std::vector<QPointF> others;
        for (const auto &[otherId, other] : tokens) {
            const QPointF off = (other->pos() - token->pos()) / token->radius();
            const double far = QPointF::dotProduct(off, off);
            if (far < kNear * kNear && far > kLeastApart * kLeastApart && !other->look().isBody)
                others.push_back(off);
        }
        const BadgeSide side = others.empty() ? BadgeSide{} : freestSide(token->look(), others);
        if (side == token->look().badges)
            continue;
        TokenLook look = token->look();
        look.badges = side;
        token->setLook(look);
    }
}

} // namespace escarmouche::app
