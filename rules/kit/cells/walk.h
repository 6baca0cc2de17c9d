// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace escarmouche::rules::kit {

// Ways over a ground of cells: squares, hexes or zones, which are numbered from 0 to kCells. A cell
// has up to kSides sides, in a fixed order: `neighbour(cell, side)` lies there, or kNoCell, and
// `opposite(cell, side)` is the side of the neighbour on which the cell lies.
//
// What a game knows of its ground it says as `way(cell, side)`: whether one can go there, or what
// that costs, from 0; kNoWay: nobody can. Doors, walls, and cells in which others stand are part of
// the answer.

inline constexpr int kNoCell = -1;
inline constexpr int kNoWay = -1;
inline constexpr int kUnreached = 0x7fff;

/** What it costs to get from one cell to each, or from each to one; kUnreached: nobody can. */
template<class Ground>
using Steps = std::array<std::int16_t, Ground::kCells>;
/** Cells one after the other. */
template<class Ground>
using Route = FixedList<std::int16_t, Ground::kCells>;
/** Some cells around one. */
template<class Ground>
using Around = FixedList<std::int16_t, Ground::kSides>;

template<class Way>
int costOf(const Way &way, int cell, int side)
{
    if constexpr (std::is_same_v<decltype(way(cell, side)), bool>)
        return way(cell, side) ? 1 : kNoWay;
    else
        return way(cell, side);
}

/** What need not be looked at, and is as if nobody could get there: what costs more than `most`,
    and where a goal is given, what costs more than that and more than `near`. */
struct Bounds {
    int most = kUnreached - 1;
    int goal = kNoCell;
    int near = 0;

    /** It costs so much to get there. */
    void meet(int cell, int costs)
    {
        if (cell == goal)
            most = std::min(most, std::max(costs, near));
    }
};

/** The same where no farther is looked than the nearest of some goals. */
template<class IsGoal>
struct NearestOf {
    const IsGoal &isGoal;
    int most = kUnreached - 1;

    void meet(int cell, int costs)
    {
        if (costs < most && isGoal(cell))
            most = costs;
    }
};

/** The least costs that start from one cell, where `cost(cell, side)` is that of the step between
   it and its neighbour there, whichever way it is gone. */
template<class Ground, class Cost, class Within>
Steps<Ground> spread(const Ground &ground, int start, const Cost &cost, Within &bounds)
{
    constexpr std::size_t kCells = Ground::kCells;
    Steps<Ground> steps;
    steps.fill(kUnreached);
    // A cell waits to tell its neighbours what it costs, at most once at a time.
    std::array<std::int16_t, kCells> waiting{};
    std::array<bool, kCells> waits{};
    std::size_t first = 0, count = 0;
    const auto reach = [&](int cell, int costs) {
        const auto at = static_cast<std::size_t>(cell);
        if (costs >= steps[at] || costs > bounds.most)
            return;
        steps[at] = static_cast<std::int16_t>(costs);
        bounds.meet(cell, costs);
        if (!waits[at]) {
            const std::size_t last = first + count++;
            waiting[last < kCells ? last : last - kCells] = static_cast<std::int16_t>(cell);
        }
        waits[at] = true;
    };
    for (reach(start, 0); count > 0;) {
        const int cell = waiting[first];
        const int here = steps[static_cast<std::size_t>(cell)];
        first = first + 1 < kCells ? first + 1 : 0;
        --count;
        waits[static_cast<std::size_t>(cell)] = false;
        for (int side = 0; side < Ground::kSides && here <= bounds.most; ++side) {
            const int other = ground.neighbour(cell, side);
            if (other == kNoCell || steps[static_cast<std::size_t>(other)] <= here)
                continue; // no step makes that less
            if (const int costs = cost(cell, side); costs >= 0)
                reach(other, here + costs);
        }
    }
    return steps;
}

/** From there to each cell within bounds. */
template<class Ground, class Way>
Steps<Ground> stepsFrom(const Ground &ground, int from, const Way &way, Bounds bounds = {})
{
    return spread(
        ground, from, [&](int cell, int side) { return costOf(way, cell, side); }, bounds);
}
/** From each cell to the goal. */
template<class Ground, class Way>
Steps<Ground> stepsTo(const Ground &ground, int goal, const Way &way)
{
    Bounds none;
    const auto cost = [&](int cell, int side) {
        return costOf(way, ground.neighbour(cell, side), ground.opposite(cell, side));
    };
    return spread(ground, goal, cost, none);
}
/** From there to the nearest cell of those; `most`: there is none as near. */
template<class Ground, class Way, class IsGoal>
int costToNearest(const Ground &ground, int from, const Way &way, const IsGoal &isGoal, int most)
{
    NearestOf<IsGoal> nearest{isGoal, most};
    spread(
        ground, from, [&](int cell, int side) { return costOf(way, cell, side); }, nearest);
    return nearest.most;
}

/** The neighbours over which a cheapest way leads to where `steps` go, in the order of the sides:
    more than one where the rules let somebody choose. */
template<class Ground, class Way>
Around<Ground> nearer(const Ground &ground, int from, const Steps<Ground> &steps, const Way &way)
{
    Around<Ground> cells;
    const int left = steps[static_cast<std::size_t>(from)];
    for (int side = 0; side < Ground::kSides && left > 0 && left != kUnreached; ++side) {
        const int other = ground.neighbour(from, side);
        const int costs = other == kNoCell ? kNoWay : costOf(way, from, side);
        if (costs >= 0 && costs + steps[static_cast<std::size_t>(other)] == left)
            cells.push_back(static_cast<std::int16_t>(other));
    }
    return cells;
}

/** The next cell of a cheapest way, the first in the order of the sides; `from` itself where there
    is none. */
template<class Ground, class Way>
int stepTowards(const Ground &ground, int from, int goal, const Way &way)
{
    const auto cells = nearer(ground, from, stepsTo(ground, goal, way), way);
    return cells.empty() ? from : cells[0];
}

/** The cells of that way, from the first step to the goal; empty where there is none. No step of it
    is free of cost. */
template<class Ground, class Way>
Route<Ground> routeTo(const Ground &ground, int from, int goal, const Way &way)
{
    Route<Ground> route;
    const auto steps = stepsTo(ground, goal, way);
    for (auto next = nearer(ground, from, steps, way); !next.empty() && !route.full();
         next = nearer(ground, next[0], steps, way))
        route.push_back(next[0]);
    return route;
}

} // namespace escarmouche::rules::kit
