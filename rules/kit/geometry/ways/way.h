// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/path.h"

namespace escarmouche::rules::kit::geometry {

enum class Side : std::uint8_t { Level, Climbable, Other };

/** One segment of a way, judged without the gait. */
struct Step {
    PathFault fault = PathFault::None;
    Side side = Side::Level;
    std::int32_t length = 0; // or the height climbed
    std::int32_t rough = 0;
    std::int32_t sideHeight = 0; // of another side, from where one stands below it
    std::int32_t other = -1;
};

/** The terrain of a region and the size of who moves there: gathered once, asked for many
    segments. */
class Surroundings
{
public:
    /** All segments asked for must lie in `region`. */
    Surroundings(const Table &table, const Box &region, std::int32_t radius, std::int32_t height);

    /** A level or upright segment: terrain only. */
    Step step(const Place &from, const Place &to) const;

    /** A segment's figures as well. */
    Step step(const Place &from, const Place &to, std::span<const Other> others) const;

    /** How much of a segment is in difficult ground, rounded up. */
    std::int32_t roughLength(const Segment &segment, std::int32_t level) const;

private:
    bool isBlocked(const Segment &segment, std::int32_t low, std::int32_t high) const;
    bool isCarried(const Place &from, const Place &to) const;
    Step level(const Place &from, const Place &to) const;
    Step upright(const Place &from, const Place &to) const;
    void findHold(Point at, std::int32_t low, std::int32_t high, Step &step) const;

    const Table &m_table;
    std::int32_t m_radius;
    std::int32_t m_height;
    Candidates m_parts;
};

/** The index of the first figure that a segment of the mover comes too near, or -1. */
std::int32_t figureInWay(const Base &mover, const Place &from, const Place &to,
                         std::span<const Other> others);

/** The gait can climb this step's side at all. */
constexpr bool canClimb(const Gait &gait, Side side, std::int32_t sideHeight)
{
    return side != Side::Other || (gait.wallFactor > 0 && sideHeight <= gait.wallLimit);
}

inline void add(PathCost &cost, const Step &step)
{
    switch (step.side) {
    case Side::Level:
        cost.length += step.length;
        cost.rough += step.rough;
        break;
    case Side::Climbable:
        cost.climb += step.length;
        break;
    case Side::Other:
        cost.wall += step.length;
        break;
    }
}

} // namespace escarmouche::rules::kit::geometry
