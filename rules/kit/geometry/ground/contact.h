// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/table.h"

namespace escarmouche::rules::kit::geometry {

/** Whether round bases about two points, their radii summed, are at most `limit` (0 or more) apart
    where one stands `rise` above the other. Exact. */
bool isCloser(Point a, Point b, std::int32_t radii, std::int32_t rise, std::int32_t limit);

/** The gap between the nearest points of two bases as seen from above, rounded up; 0 where they
    touch or overlap. */
std::int32_t groundGap(const Base &a, const Base &b);

/** The distance between two bases, rounded up: their ground gap and the difference of their
    levels. What every limit of a rule is compared with, inclusively. MUSG-PROFILE-05. */
std::int32_t distance(const Base &a, const Base &b);

/** The bases touch: at most kContactGap apart, heights included. MUSG-PROFILE-06. */
bool inContact(const Base &a, const Base &b);

/** At most `limit` apart; cheaper than distance(). */
bool isWithin(const Base &a, const Base &b, std::int32_t limit);

/** The bases overlap as seen from above and the figures share a height. */
bool overlap(const Base &a, const Base &b);

/** The base lies on the table, on a floor or the ground, clear of every impassable piece and of
    every one of `others`. */
bool isFree(const Table &table, const Base &base, std::span<const Base> others);

/** How much higher `a` stands than `b`, in hundredths of a pas. MUSG-RANGED-04. */
constexpr std::int32_t rise(const Base &a, const Base &b)
{
    return a.place.level - b.place.level;
}

} // namespace escarmouche::rules::kit::geometry
