// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/table.h"

namespace escarmouche::rules::kit::geometry {

/** How high above the table a figure's eye is: 0.8 of its height above its feet. */
constexpr std::int32_t eyeLevel(const Base &base)
{
    return base.place.level + base.height * 4 / 5;
}

/** The three lines of sight between two bases: from centre to centre, then the left and the right
    edges of both (ends rounded to hundredths). */
std::array<Segment, 3> sightLines(const Base &from, const Base &to);

/** Whether a piece with any of the traits is crossed by the line that rises
    evenly from `fromLevel` at its start to `toLevel` at its end. Touching an outline or a height
   does not block. */
bool isBlocked(const Table &table, const Segment &line, std::int32_t fromLevel,
               std::int32_t toLevel, std::uint8_t traits);

/** One of the three lines, from eye to eye, is free of sight-blocking terrain; the same both ways.
    Figures never block sight. MUSG-LOS-01. */
bool sees(const Table &table, const Base &from, const Base &to);

/** How many pieces hide something of the target, looked at along its middle alone, where they hide
    it to the waist or more; 0 where not. A quick estimate of cover(), for machines. */
int screensBetween(const Table &table, const Base &shooter, const Base &target);

/** As sees(), with which of the three lines are free, for drawing. */
std::array<bool, 3> freeLines(const Table &table, const Base &from, const Base &to);

} // namespace escarmouche::rules::kit::geometry
