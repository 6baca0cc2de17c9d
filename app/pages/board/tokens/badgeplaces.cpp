// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/badgeplaces.h"

#include "app/pages/board/tokens/figureoutline.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::app {

QPointF turned(QPointF at, const BadgeSide &side)
{
    return {side.isLeft ? -at.x() : at.x(), side.isLow ? -at.y() : at.y()};
}

QPointF letterAt(const BadgeSide &side, double radius)
{
    return turned({-1.15, 0.62}, side) * radius;
}

QPointF levelAt(const BadgeSide &side, double radius)
{
    return turned({1.2, 0.62}, side) * radius;
}

QPointF signAt(std::size_t sign, const BadgeSide &side, double radius)
{
    constexpr std::array kAside{0.95, -0.95, 0.0}; // the rank stands in the middle
    return turned({kAside[sign], -1.15}, side) * radius;
}

QPointF pointsAt(const TokenLook &look, double radius)
{
    const bool isRanked = look.badges.isLow && !crestOf(look.figure.standing).isEmpty();
    return turned({0, isRanked ? 1.6 : 1.28}, look.badges) * radius;
}

bool hasBadges(const TokenLook &look)
{
    return !look.isBody && (look.crowd > 0 || look.full > 0 || !look.signs.empty() ||
                            !look.level.isEmpty() || !look.letter.isEmpty());
}

BadgeSide freestSide(const TokenLook &look, const std::vector<QPointF> &others)
{
    constexpr double kBadge = 1.4; // radii at which one lies beside another token
    const auto coveredBy = [&](QPointF at) {
        double covered = 0;
        for (const QPointF &other : others)
            covered += std::max(0.0, kBadge - QLineF(at, other).length());
        return covered;
    };
    BadgeSide best;
    double least = std::numeric_limits<double>::max();
    TokenLook tried = look;
    for (const BadgeSide side : {BadgeSide{false, false}, BadgeSide{true, false},
                                 BadgeSide{false, true}, BadgeSide{true, true}}) {
        tried.badges = side;
        double covered = look.full > 0 ? 2 * coveredBy(pointsAt(tried, 1)) : 0;
        for (std::size_t sign = 0; sign < std::min(look.signs.size(), kMostSigns); ++sign)
            covered += coveredBy(signAt(sign, side, 1));
        covered += look.letter.isEmpty() ? 0 : coveredBy(letterAt(side, 1));
        covered += look.level.isEmpty() ? 0 : coveredBy(levelAt(side, 1));
        if (covered < least) {
            least = covered;
            best = side;
        }
    }
    return best;
}

} // namespace escarmouche::app
