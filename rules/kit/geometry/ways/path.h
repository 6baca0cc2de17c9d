// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/table.h"

namespace escarmouche::rules::kit::geometry {

inline constexpr std::int32_t kMostPathPoints = 32;

/** The way of a base's centre, its start included. Each segment is either level or upright: one
    walks, or climbs on the spot along a side that the base touches. To get on a roof: walk up to
   the wall, climb to its height, walk over the edge. */
struct Path {
    std::array<Place, kMostPathPoints> points{};
    std::int32_t count = 0;

    bool add(const Place &place); // false where it is full
    const Place &last() const { return points[static_cast<std::size_t>(count - 1)]; }
    std::span<const Place> all() const { return {points.data(), static_cast<std::size_t>(count)}; }
    bool operator==(const Path &) const = default;
};

/** What a way is made of, in hundredths of a pas, each segment rounded up. MUSG-PROFILE-17. */
struct PathCost {
    std::int32_t length = 0; // walked, the difficult part included
    std::int32_t rough = 0; // of it in difficult ground
    std::int32_t climb = 0; // up or down climbable sides
    std::int32_t wall = 0; // up or down other sides

    bool operator==(const PathCost &) const = default;
};

/** How a figure moves this time, made by the rules of a system. MUSG-ACT-03, ACT-14, EQUIP-08. */
struct Gait {
    std::int32_t budget = 0; // for the whole way
    std::int32_t roughBudget = 0; // for what difficult ground costs: without normal-ground bonuses
    std::int32_t roughFactor = 2; // 1 for someone who ignores difficult ground
    std::int32_t climbFactor = 1; // of climbable sides
    std::int32_t wallFactor = 0; // of other sides; 0: cannot climb them
    std::int32_t wallLimit = 1'000; // height of another side, from where one stands below it

    std::int32_t roughSpent(const PathCost &cost) const { return cost.rough * roughFactor; }
    std::int32_t spent(const PathCost &cost) const
    {
        return cost.length - cost.rough + roughSpent(cost) + cost.climb * climbFactor +
               cost.wall * wallFactor;
    }
    bool affords(const PathCost &cost) const
    {
        return spent(cost) <= budget && roughSpent(cost) <= roughBudget;
    }
};

/** How a way may come near another figure. */
enum class Passage : std::uint8_t {
    Through, // may be passed through, not stopped on: an ally
    Touch, // not overlapped, contact allowed: the enemy charged, or the one left
    Avoid, // kept out of contact all along: any other enemy
};

struct Other {
    Base base;
    Passage passage = Passage::Avoid;
};

enum class PathFault : std::uint8_t {
    None,
    NoWay, // less than two points
    StartsElsewhere,
    Slanted, // neither level nor upright
    OffTable,
    Blocked, // an impassable piece
    InTheAir, // above the ground, and no one floor of this height carries both ends
    NoHold, // nothing to climb that reaches from end to end
    TooHigh, // a side above the wall limit, or none that this figure can climb
    Figure, // a figure in the way
    NoStand, // the end is in the air, or on somebody's base
    TooFar, // above a budget
};

/** What became of a way: its cost as far as it was judged and the first fault. */
struct Walk {
    PathCost cost;
    PathFault fault = PathFault::None;
    std::int32_t segment = -1; // where the fault is
    std::int32_t other = -1; // the figure in the way
    bool isHanging = false; // ends on a side, not yet on top. MUSG-EQUIP-09

    bool isLegal() const { return fault == PathFault::None; }
    bool operator==(const Walk &) const = default;
};

/** Length and difficult part of a level segment. Both ends of a difficult stretch are taken to
    1/65,536 of a hundredth, their sum is rounded up. */
PathCost levelCost(const Table &table, const Place &from, const Place &to);

/** Judges a way: the one place where a move's geometry is refused. `mover` stands at its start. */
Walk judge(const Table &table, const Base &mover, const Path &path, const Gait &gait,
           std::span<const Other> others);

/** The centre's place `walked` hundredths along the way (level and upright alike), rounded to a
    hundredth; the end where it is shorter. For what is asked along a move. MUSG-REACT-07. */
Place placeAlong(const Path &path, std::int32_t walked);

/** All of the way's segments, level and upright, in hundredths. */
std::int32_t walkedLength(const Path &path);

/** The longest beginning of a way whose geometry is legal that the gait affords and at whose end
   the base may stop (or hang); the start alone where there is none. MUSG-ACT-07, ACT-08, REACT-12.
 */
Path shortened(const Table &table, const Base &mover, const Path &path, const Gait &gait,
               std::span<const Other> others);

} // namespace escarmouche::rules::kit::geometry
