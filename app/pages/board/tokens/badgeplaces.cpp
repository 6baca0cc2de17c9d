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
    return turned({side.isStacked ? 1.15 : -1.15, 0.62}, side) * radius;
}

QPointF levelAt(const BadgeSide &side, double radius)
{
    return turned({side.isStacked ? -1.2 : 1.2, 0.62}, side) * radius;
}

QPointF signAt(std::size_t sign, const BadgeSide &side, double radius)
{
    constexpr std::array<QPointF, kMostSigns> kUsual{{{0.95, -1.15}, {-0.95, -1.15}, {0, -1.15}}};
    constexpr QPointF kBesideTheFirst{1.4, -0.35};
    const bool isBeside = side.isStacked && sign == 1;
    return turned(isBeside ? kBesideTheFirst : kUsual[sign], side) * radius;
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

std::vector<QPointF> badgesOf(const TokenLook &look)
{
    std::vector<QPointF> all;
    for (std::size_t sign = 0; sign < std::min(look.signs.size(), kMostSigns); ++sign)
        all.push_back(signAt(sign, look.badges, 1));
    if (!look.letter.isEmpty())
        all.push_back(letterAt(look.badges, 1));
    if (!look.level.isEmpty())
        all.push_back(levelAt(look.badges, 1));
    if (look.full > 0) { // a row of them
        for (const double aside : {-0.9, -0.3, 0.3, 0.9})
            all.push_back(pointsAt(look, 1) + QPointF(aside, 0));
    }
    return all;
}

double roomAmong(const std::vector<QPointF> &others)
{
    constexpr double kLeast = 0.5, kBetween = 0.15;
    double room = BadgeSide().room;
    for (const QPointF &other : others)
        room = std::min(room, QLineF({}, other).length() / 2 - kBetween);
    return std::max(room, kLeast);
}

BadgeSide freestSide(TokenLook look, const std::vector<QPointF> &others,
                     const std::vector<QPointF> &taken)
{
    constexpr double kToken = 1.7, kBadge = 0.9; // radii at which a badge lies beside one
    const auto covered = [](QPointF at, const std::vector<QPointF> &by, double apart) {
        double sum = 0;
        for (const QPointF &one : by)
            sum += std::max(0.0, apart - QLineF(at, one).length());
        return sum;
    };
    BadgeSide best;
    const double room = roomAmong(others);
    double least = std::numeric_limits<double>::max();
    for (const bool isStacked : {false, true}) {
        for (const BadgeSide side :
             {BadgeSide{false, false, isStacked}, BadgeSide{true, false, isStacked},
              BadgeSide{false, true, isStacked}, BadgeSide{true, true, isStacked}}) {
            look.badges = side;
            double cost = 0;
            for (const QPointF &at : badgesOf(look))
                cost += covered(at, others, kToken) + 2 * covered(at, taken, kBadge);
            if (cost < least) {
                least = cost;
                best = side;
                best.room = room;
            }
        }
    }
    return best;
}

} // namespace escarmouche::app
