// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/straighten.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules::kit::geometry {

namespace {

constexpr std::int32_t kNever = std::numeric_limits<std::int32_t>::max() / 4;
constexpr std::int32_t kMisses = 3; // places out of sight before looking no farther
constexpr std::int32_t kSplit = 40; // how far from a bend it is split at most

Path pathThrough(std::span<const Place> places)
{
    Path path;
    for (const Place &place : places)
        path.add(place);
    return path;
}

class Straightener
{
public:
    Straightener(const Surroundings &around, const Gait &gait, std::span<const Other> others)
        : m_around(around), m_gait(gait), m_others(others)
    {
    }

    /** Leaves out what a straight segment no dearer can replace. */
    Path pulled(std::span<const Place> places) const
    {
        Path out;
        out.add(places.front());
        for (std::size_t at = 0; at + 1 < places.size();) {
            at = farthest(places, at);
            if (!out.add(places[at]))
                return {};
        }
        return out;
    }

    void moveBends(Path &path) const
    {
        for (std::int32_t i = 1; i + 1 < path.count; ++i)
            moveBend(path, static_cast<std::size_t>(i));
    }

    /** Each bend with a point before and after it, as far as there is room. */
    Path split(const Path &path) const
    {
        Path out;
        out.add(path.points[0]);
        for (std::size_t i = 1; i < path.all().size(); ++i) {
            const Place &place = path.points[i];
            const bool isBend = i + 1 < path.all().size() && isLevel(path, i);
            const bool hasRoom =
                out.count + (path.count - static_cast<std::int32_t>(i)) + 2 <= kMostPathPoints;
            if (isBend && hasRoom)
                out.add(towards(place, path.points[i - 1]));
            out.add(place);
            if (isBend && hasRoom)
                out.add(towards(place, path.points[i + 1]));
        }
        return out;
    }

    /** The middle of each segment that touches difficult ground, as far as there is room. */
    Path withMiddles(const Path &path) const
    {
        Path out;
        out.add(path.points[0]);
        for (std::size_t i = 1; i < path.all().size(); ++i) {
            const Place &from = path.points[i - 1];
            const Place &to = path.points[i];
            const Step step = m_around.step(from, to);
            const std::int32_t left = path.count - static_cast<std::int32_t>(i);
            if (step.rough > 0 && step.rough < step.length && out.count + left < kMostPathPoints)
                out.add({{(from.at.x + to.at.x) / 2, (from.at.y + to.at.y) / 2}, to.level});
            out.add(to);
        }
        return out;
    }

    bool isRough(const Path &path) const
    {
        for (std::size_t i = 1; i < path.all().size(); ++i)
            if (m_around.step(path.points[i - 1], path.points[i]).rough > 0)
                return true;
        return false;
    }

    std::int32_t spent(const Path &path) const
    {
        std::int32_t sum = 0;
        for (std::size_t i = 1; i < path.all().size(); ++i)
            sum = std::min(kNever, sum + spent(path.points[i - 1], path.points[i]));
        return sum;
    }

private:
    std::int32_t spent(const Place &from, const Place &to) const
    {
        const Step step = m_around.step(from, to, m_others);
        if (step.fault != PathFault::None || !canClimb(m_gait, step.side, step.sideHeight))
            return kNever;
        PathCost cost;
        add(cost, step);
        return m_gait.spent(cost);
    }

    std::size_t farthest(std::span<const Place> places, std::size_t at) const
    {
        std::size_t best = at + 1;
        std::int32_t along = spent(places[at], places[best]);
        std::int32_t misses = 0;
        for (std::size_t i = at + 2; i < places.size() && misses < kMisses; ++i) {
            if (places[i].level != places[at].level)
                break;
            along += spent(places[i - 1], places[i]);
            const std::int32_t straight = spent(places[at], places[i]);
            if (straight <= along) {
                best = i;
                along = straight;
                misses = 0;
            } else {
                ++misses;
            }
        }
        return best;
    }

    static bool isLevel(const Path &path, std::size_t i)
    {
        return path.points[i - 1].level == path.points[i].level &&
               path.points[i].level == path.points[i + 1].level;
    }

    static Place towards(const Place &bend, const Place &other)
    {
        const auto length = static_cast<std::int32_t>(rootDown(squaredDistance(bend.at, other.at)));
        return {bend.at + scaled(other.at - bend.at, std::min(kSplit, length / 3)), bend.level};
    }

    /** Tries places around a bend, ever closer, and keeps the cheapest. */
    void moveBend(Path &path, std::size_t i) const
    {
        if (!isLevel(path, i))
            return;
        Place &bend = path.points[i];
        const Place &before = path.points[i - 1];
        const Place &after = path.points[i + 1];
        std::int32_t best = spent(before, bend) + spent(bend, after);
        for (std::int32_t reach = 32; reach > 0; reach /= 2) {
            for (const Point way : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1},
                                    Point{1, 1}, Point{-1, -1}, Point{1, -1}, Point{-1, 1}}) {
                const Place there{bend.at + Point{way.x * reach, way.y * reach}, bend.level};
                if (shortest(before, there, after) >= best)
                    continue;
                const std::int32_t cost = spent(before, there) + spent(there, after);
                if (cost < best) {
                    best = cost;
                    bend = there;
                }
            }
        }
    }

    /** What no ground can undercut. */
    static std::int64_t shortest(const Place &a, const Place &b, const Place &c)
    {
        return lengthUp(squaredDistance(a.at, b.at)) + lengthUp(squaredDistance(b.at, c.at));
    }

    const Surroundings &m_around;
    const Gait &m_gait;
    std::span<const Other> m_others;
};

} // namespace

Path straighten(const Surroundings &around, std::span<const Place> places, const Gait &gait,
                std::span<const Other> others)
{
    const Straightener straightener(around, gait, others);
    Path path = straightener.pulled(places);
    if (path.count < 2)
        return path;
    const auto improve = [&](Path finer) {
        straightener.moveBends(finer);
        finer = straightener.pulled(finer.all());
        straightener.moveBends(finer);
        if (finer.count >= 2 && straightener.spent(finer) <= straightener.spent(path))
            path = finer;
    };
    if (path.count > 2)
        straightener.moveBends(path);
    if (straightener.isRough(path)) { // pulled straight too soon, perhaps, past a way around
        improve(straightener.withMiddles(path));
        if (places.size() <= kMostPathPoints)
            improve(pathThrough(places));
    }
    if (path.count > 2)
        improve(straightener.split(path));
    return path;
}

Path pulled(const Surroundings &around, std::span<const Place> places, const Gait &gait,
            std::span<const Other> others)
{
    return Straightener(around, gait, others).pulled(places);
}

} // namespace escarmouche::rules::kit::geometry
