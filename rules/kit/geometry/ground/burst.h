// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/table.h"

namespace escarmouche::rules::kit::geometry {

/** A blast from a place touches the base: no farther than `radius` from its nearest point, heights
    included. MUSG-RANGED-16. */
bool isInBlast(const Place &centre, std::int32_t radius, const Base &base);

/** The flame template: an isosceles triangle, its point on the shooter's base edge (first), then
    the left and right ends as the shooter sees them. */
struct Flame {
    std::array<Point, 3> corners{};

    bool operator==(const Flame &) const = default;
};

/** `length` from point to far end, `width` across the far end, laid towards `aim`, which is not
    the shooter's own centre. Corners are rounded to hundredths and may lie off the table.
    MUSG-RANGED-17. */
Flame flame(const Base &shooter, Point aim, std::int32_t length, std::int32_t width);

/** The template touches the base, as seen from above. */
bool isInFlame(const Flame &flame, const Base &base);

/** Where a burst goes astray to, `distance` from `aimed`: `quarterTurns` to the right of the throw
    (0 onward, 1 right, 2 back, 3 left), rounded to hundredths, possibly off the table.
    MUSG-RANGED-15. */
Point scattered(Point thrower, Point aimed, std::int32_t quarterTurns, std::int32_t distance);

} // namespace escarmouche::rules::kit::geometry
