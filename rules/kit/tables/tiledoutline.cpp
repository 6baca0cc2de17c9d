// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tiledoutline.h"

#include <cmath>
#include <numbers>

namespace escarmouche::rules::kit::tables {

Outline rectangleOf(Spot size)
{
    return {{0, 0}, {size.x, 0}, size, {0, size.y}};
}

Outline ellipseOf(Spot size)
{
    constexpr int kCorners = 12;
    Outline outline;
    for (int corner = 0; corner < kCorners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / kCorners;
        outline.push_back({size.x / 2 * (1 + std::cos(angle)), size.y / 2 * (1 + std::sin(angle))});
    }
    return outline;
}

Outline placed(Outline outline, double degrees, Spot origin)
{
    const double angle = degrees * std::numbers::pi / 180;
    for (Spot &spot : outline)
        spot = {origin.x + spot.x * std::cos(angle) - spot.y * std::sin(angle),
                origin.y + spot.x * std::sin(angle) + spot.y * std::cos(angle)};
    return outline;
}

} // namespace escarmouche::rules::kit::tables
