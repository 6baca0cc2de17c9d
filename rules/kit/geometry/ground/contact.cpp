// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

// With c the distance of the centres and k the root of limit² - rise²: c - radii <= k.
bool isCloser(Point a, Point b, std::int32_t radii, std::int32_t rise, std::int32_t limit)
{
    const std::int64_t level = squared(limit) - squared(rise);
    const std::int64_t beyond = squaredDistance(a, b) - squared(radii);
    if (level < 0 || beyond <= level)
        return level >= 0;
    return squared(beyond - level) <= 4 * squared(radii) * level;
}

std::int32_t groundGap(const Base &a, const Base &b)
{
    const std::int64_t centres = lengthUp(squaredDistance(a.place.at, b.place.at));
    return static_cast<std::int32_t>(std::max<std::int64_t>(0, centres - a.radius - b.radius));
}

std::int32_t distance(const Base &a, const Base &b)
{
    const std::int32_t gap = groundGap(a, b);
    const std::int32_t up = rise(a, b);
    if (up == 0)
        return gap;
    // From the gap as it was rounded: perhaps a hundredth too much.
    const auto length = static_cast<std::int32_t>(lengthUp(squared(gap) + squared(up)));
    return isWithin(a, b, length - 1) ? length - 1 : length;
}

bool inContact(const Base &a, const Base &b)
{
    return isWithin(a, b, kContactGap);
}

bool isWithin(const Base &a, const Base &b, std::int32_t limit)
{
    return limit >= 0 && isCloser(a.place.at, b.place.at, a.radius + b.radius, rise(a, b), limit);
}

bool overlap(const Base &a, const Base &b)
{
    return squaredDistance(a.place.at, b.place.at) < squared(std::int64_t{a.radius} + b.radius) &&
           a.place.level < b.place.level + b.height && b.place.level < a.place.level + a.height;
}

bool isFree(const Table &table, const Base &base, std::span<const Base> others)
{
    return table.holds(base.place.at, base.radius) &&
           std::ranges::none_of(others, [&](const Base &other) { return overlap(base, other); }) &&
           table.supports(base.place) && table.isClear(base);
}

} // namespace escarmouche::rules::kit::geometry
