// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/path.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/ways/way.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

namespace escarmouche::rules::kit::geometry {

namespace {

Box regionOf(const Path &path)
{
    Box box{path.points[0].at, path.points[0].at};
    for (const Place &place : path.all()) {
        box.least = {std::min(box.least.x, place.at.x), std::min(box.least.y, place.at.y)};
        box.most = {std::max(box.most.x, place.at.x), std::max(box.most.y, place.at.y)};
    }
    return box;
}

std::int32_t lengthOf(const Place &from, const Place &to)
{
    const std::int32_t rise = std::abs(to.level - from.level);
    return rise + static_cast<std::int32_t>(lengthUp(squaredDistance(from.at, to.at)));
}

Place between(const Place &from, const Place &to, std::int32_t walked, std::int32_t length)
{
    const auto part = [&](std::int32_t a, std::int32_t b) {
        const std::int64_t doubled = 2 * std::int64_t{b - a} * walked;
        const std::int64_t rounded = (doubled + (b < a ? -length : length)) / (2 * length);
        return a + static_cast<std::int32_t>(rounded);
    };
    return {{part(from.at.x, to.at.x), part(from.at.y, to.at.y)}, part(from.level, to.level)};
}

/** The first `walked` hundredths of a path. */
Path beginning(const Path &path, std::int32_t walked)
{
    Path out;
    out.add(path.points[0]);
    for (std::size_t i = 1; i < path.all().size() && walked > 0; ++i) {
        const Place &from = path.points[i - 1];
        const Place &to = path.points[i];
        const std::int32_t length = lengthOf(from, to);
        out.add(walked < length ? between(from, to, walked, length) : to);
        walked -= length;
    }
    return out;
}

/** Nobody stands where the way ends, and it ends on a floor or on a side that is being climbed. */
void judgeEnd(const Table &table, const Base &mover, const Path &path,
              std::span<const Other> others, Walk &walk)
{
    const Base there{path.last(), mover.radius, mover.height};
    const Place &before = path.points[static_cast<std::size_t>(path.count - 2)];
    const bool stands = table.supports(there.place);
    walk.isHanging = !stands && before.level != there.place.level;
    for (std::size_t i = 0; i < others.size() && walk.other < 0; ++i)
        if (overlap(there, others[i].base))
            walk.other = static_cast<std::int32_t>(i);
    if (walk.other >= 0 || (!stands && !walk.isHanging)) {
        walk.fault = PathFault::NoStand;
        walk.segment = path.count - 2;
    }
}

void judgeSegments(const Surroundings &around, const Path &path, const Gait &gait,
                   std::span<const Other> others, Walk &walk)
{
    const auto places = path.all();
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const Step step = around.step(places[i], places[i + 1], others);
        walk.fault = step.fault == PathFault::None && !canClimb(gait, step.side, step.sideHeight)
                         ? PathFault::TooHigh
                         : step.fault;
        if (walk.fault != PathFault::None) {
            walk.segment = static_cast<std::int32_t>(i);
            walk.other = step.other;
            return;
        }
        add(walk.cost, step);
    }
}

/** Whether it is a way from where the mover stands at all. */
PathFault faultOfStart(const Base &mover, const Path &path)
{
    if (path.count < 2 || path.count > kMostPathPoints)
        return PathFault::NoWay;
    return path.points[0] == mover.place ? PathFault::None : PathFault::StartsElsewhere;
}

/** Judges a way through surroundings that hold all of it. */
Walk judgeIn(const Surroundings &around, const Table &table, const Base &mover, const Path &path,
             const Gait &gait, std::span<const Other> others)
{
    Walk walk;
    walk.fault = faultOfStart(mover, path);
    if (!walk.isLegal())
        return walk;
    judgeSegments(around, path, gait, others, walk);
    if (walk.isLegal())
        judgeEnd(table, mover, path, others, walk);
    if (walk.isLegal() && !gait.affords(walk.cost)) {
        walk.fault = PathFault::TooFar;
        walk.segment = path.count - 2;
    }
    return walk;
}

/** Those who stand so near to a way that they may be in it. */
std::vector<Other> nearWay(const Base &mover, const Path &path, std::span<const Other> others)
{
    const Box around = widened(regionOf(path), mover.radius + kContactGap);
    std::vector<Other> near;
    std::ranges::copy_if(others, std::back_inserter(near), [&](const Other &other) {
        return contains(widened(around, other.base.radius), other.base.place.at);
    });
    return near;
}

} // namespace

bool Path::add(const Place &place)
{
    if (count >= kMostPathPoints)
        return false;
    points[static_cast<std::size_t>(count++)] = place;
    return true;
}

PathCost levelCost(const Table &table, const Place &from, const Place &to)
{
    PathCost cost;
    cost.length = static_cast<std::int32_t>(lengthUp(squaredDistance(from.at, to.at)));
    const Surroundings around(table, boxOf(Segment{from.at, to.at}), 0, 0);
    cost.rough = around.roughLength({from.at, to.at}, from.level);
    return cost;
}

Walk judge(const Table &table, const Base &mover, const Path &path, const Gait &gait,
           std::span<const Other> others)
{
    Walk none;
    none.fault = faultOfStart(mover, path);
    if (!none.isLegal())
        return none;
    const Surroundings around(table, regionOf(path), mover.radius, mover.height);
    return judgeIn(around, table, mover, path, gait, others);
}

std::int32_t walkedLength(const Path &path)
{
    std::int32_t length = 0;
    for (std::size_t i = 1; i < path.all().size(); ++i)
        length += lengthOf(path.points[i - 1], path.points[i]);
    return length;
}

Place placeAlong(const Path &path, std::int32_t walked)
{
    return beginning(path, walked).last();
}

Path shortened(const Table &table, const Base &mover, const Path &path, const Gait &gait,
               std::span<const Other> others)
{
    const Surroundings around(table, regionOf(path), mover.radius, mover.height);
    const auto near = nearWay(mover, path, others);
    const auto faultAfter = [&](std::int32_t walked) {
        return judgeIn(around, table, mover, beginning(path, walked), gait, near).fault;
    };
    std::int32_t open = 0; // a beginning that can be walked, though perhaps not stopped at
    std::int32_t shut = walkedLength(path) + 1;
    while (open + 1 < shut) {
        const std::int32_t middle = open + (shut - open) / 2;
        const PathFault fault = faultAfter(middle);
        (fault == PathFault::None || fault == PathFault::NoStand ? open : shut) = middle;
    }
    while (open > 0 && faultAfter(open) != PathFault::None)
        --open;
    return beginning(path, open);
}

} // namespace escarmouche::rules::kit::geometry
