// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/point.h"

#include <cmath>

namespace escarmouche::rules::kit::geometry {

// The floating-point root is a first guess only: what is returned is decided in integers.
std::int64_t rootDown(std::int64_t square)
{
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square)
        --root;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return root;
}

std::int64_t lengthUp(std::int64_t square)
{
    const std::int64_t root = rootDown(square);
    return root * root < square ? root + 1 : root;
}

std::int64_t fineLength(Point v)
{
    return rootDown(squaredLength(v) << 32);
}

Point scaled(Point direction, std::int32_t length)
{
    const std::int64_t whole = squaredLength(direction);
    if (whole == 0)
        return {};
    const auto coordinate = [&](std::int64_t along) {
        const std::int64_t doubled = rootDown(4 * squared(length) * squared(along) / whole);
        const auto rounded = static_cast<std::int32_t>((doubled + 1) / 2);
        return along < 0 ? -rounded : rounded;
    };
    return {coordinate(direction.x), coordinate(direction.y)};
}

} // namespace escarmouche::rules::kit::geometry
