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

/** What lies at a token's rim would lie on that one, or under it. */
bool touches(QPointF off)
{
    constexpr double kTouching = 2.8; // radii from middle to middle
    return QPointF::dotProduct(off, off) < kTouching * kTouching;
}

double columnOf(const TokenItem *token)
{
    return token->pos().x();
}

/** A token, and how large it is drawn, in the scene's units. */
struct Drawn {
    TokenItem &token;
    double radius;
};

/** Where those stand who are near, in its radii from its middle. */
std::vector<QPointF> nearTo(const Drawn &drawn, const std::vector<const TokenItem *> &byColumn)
{
    const TokenItem &token = drawn.token;
    const double reach = kNear * drawn.radius;
    std::vector<QPointF> others;
    for (auto one = std::ranges::lower_bound(byColumn, token.pos().x() - reach, {}, columnOf);
         one != byColumn.end() && columnOf(*one) <= token.pos().x() + reach; ++one) {
        const QPointF off = ((*one)->pos() - token.pos()) / drawn.radius;
        const double far = QPointF::dotProduct(off, off);
        if (far < kNear * kNear && far > kLeastApart * kLeastApart)
            others.push_back(off);
    }
    return others;
}

/** Those of the places that are near, in its radii from its middle. */
std::vector<QPointF> seenFrom(const Drawn &drawn, const std::vector<QPointF> &places)
{
    std::vector<QPointF> seen;
    for (const QPointF &place : places) {
        const QPointF off = (place - drawn.token.pos()) / drawn.radius;
        if (QPointF::dotProduct(off, off) < kNear * kNear)
            seen.push_back(off);
    }
    return seen;
}

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

void turnBadges(const std::map<int, TokenItem *> &tokens, double scale)
{
    std::vector<const TokenItem *> standing; // by column
    for (const auto &[id, token] : tokens) {
        if (!token->look().isBody)
            standing.push_back(token);
    }
    std::ranges::sort(standing, {}, columnOf);
    std::vector<QPointF> worn; // by those who have been turned
    for (const auto &[id, token] : tokens) {
        const Drawn drawn{*token, drawnRadius(token->radius() * scale) / scale};
        const std::vector<QPointF> others = nearTo(drawn, standing);
        token->setCrowded(std::ranges::any_of(others, touches));
        if (others.empty() && token->look().badges == BadgeSide{})
            continue;
        TokenLook look = token->look();
        look.badges =
            others.empty() ? BadgeSide{} : freestSide(look, others, seenFrom(drawn, worn));
        token->setLook(look);
        for (const QPointF &at : others.empty() ? std::vector<QPointF>() : badgesOf(look))
            worn.push_back(token->pos() + at * drawn.radius);
    }
}

} // namespace escarmouche::app
