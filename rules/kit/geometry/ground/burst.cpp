// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/burst.h"

#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

bool isInBlast(const Place &centre, std::int32_t radius, const Base &base)
{
    return isCloser(centre.at, base.place.at, base.radius, base.place.level - centre.level, radius);
}

Flame flame(const Base &shooter, Point aim, std::int32_t length, std::int32_t width)
{
    const Point centre = shooter.place.at;
    const Point onward = aim - centre;
    const Point far = centre + scaled(onward, shooter.radius + length);
    // Half the width may be half a hundredth: both ends are then rounded away from the middle.
    const Point aside = scaled(turnedRight(onward), (width + 1) / 2);
    return {{centre + scaled(onward, shooter.radius), far - aside, far + aside}};
}

bool isInFlame(const Flame &flame, const Base &base)
{
    ConvexPart part;
    std::ranges::copy(flame.corners, part.corners.begin());
    part.count = 3;
    return reaches(part, base.place.at, base.radius);
}

Point scattered(Point thrower, Point aimed, std::int32_t quarterTurns, std::int32_t distance)
{
    Point direction = aimed - thrower;
    for (std::int32_t turn = 0; turn < quarterTurns; ++turn)
        direction = turnedRight(direction);
    return aimed + scaled(direction, distance);
}

} // namespace escarmouche::rules::kit::geometry
