// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/point.h"

#include <array>
#include <initializer_list>
#include <span>
#include <vector>

namespace escarmouche::rules::kit::geometry {

inline constexpr std::int32_t kMostCorners = 16;

/** A simple polygon of 3 to kMostCorners corners, either way round, not necessarily convex. */
struct Polygon {
    std::array<Point, kMostCorners> corners{};
    std::int32_t count = 0;

    constexpr Polygon() = default;
    constexpr Polygon(std::initializer_list<Point> points)
    {
        for (const Point point : points)
            corners[static_cast<std::size_t>(count++)] = point;
    }

    std::span<const Point> points() const
    {
        return {corners.data(), static_cast<std::size_t>(count)};
    }
    bool operator==(const Polygon &) const = default;
};

struct Box {
    Point least;
    Point most;

    bool operator==(const Box &) const = default;
};

/** All of the box lies on one side of the segment's line. */
constexpr bool isAside(const Box &box, const Segment &segment)
{
    const Point along = segment.to - segment.from;
    const Point size = box.most - box.least;
    const Point middle = box.least + box.most - segment.from - segment.from; // doubled
    const auto magnitude = [](std::int64_t value) { return value < 0 ? -value : value; };
    return magnitude(cross(along, middle)) >
           magnitude(along.x) * size.y + magnitude(along.y) * size.x;
}

/** A part of a segment, from `enter` to `leave` as exact fractions of it (0..1); each
    denominator is positive. */
struct Stretch {
    std::int64_t enter = 0;
    std::int64_t enterOf = 1;
    std::int64_t leave = 1;
    std::int64_t leaveOf = 1;
};

/** A convex piece of a footprint, corners in turning order (positive area). `inner` marks the
    edges (bit i: corner i to i + 1) that it shares with its neighbour in the same footprint: they
    are inside, not outline. */
struct ConvexPart {
    std::array<Point, kMostCorners> corners{};
    std::int32_t count = 0;
    std::uint32_t inner = 0;

    Point corner(std::int32_t i) const { return corners[static_cast<std::size_t>(i)]; }
    Point after(std::int32_t i) const { return corner(i + 1 == count ? 0 : i + 1); }
    bool isInner(std::int32_t i) const { return (inner >> i & 1U) != 0; }
};

/** Twice the signed area: positive where the corners turn to the right on the board. */
std::int64_t doubledArea(const Polygon &polygon);

/** No edge crosses or touches another but its neighbours at their common corner; no area is 0. */
bool isSimple(const Polygon &polygon);

/** Convex parts of a simple polygon: itself, or triangles along its diagonals. Corners that do not
    turn are left out. */
std::vector<ConvexPart> convexParts(const Polygon &polygon);

Box boxOf(std::span<const Point> points);

constexpr Box widened(const Box &box, std::int32_t by)
{
    return {{box.least.x - by, box.least.y - by}, {box.most.x + by, box.most.y + by}};
}

constexpr Box boxOf(const Segment &segment)
{
    const auto [a, b] = segment;
    return {{a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y},
            {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y}};
}

constexpr Point middleOf(const Box &box)
{
    return {(box.least.x + box.most.x) / 2, (box.least.y + box.most.y) / 2};
}

/** The point lies in the box or on its edge. */
constexpr bool contains(const Box &box, Point point)
{
    return point.x >= box.least.x && point.x <= box.most.x && point.y >= box.least.y &&
           point.y <= box.most.y;
}

constexpr bool meet(const Box &a, const Box &b)
{
    return a.least.x <= b.most.x && b.least.x <= a.most.x && a.least.y <= b.most.y &&
           b.least.y <= a.most.y;
}

/** The part of a segment inside a convex part, without its outline; false where the segment only
    touches it or misses it. */
bool clip(const ConvexPart &part, const Segment &segment, Stretch &stretch);

/** A convex part seen from one point: clips segments that begin there, cheaper than one by one. */
class Fan
{
public:
    /** The part outlives the fan. */
    Fan(const ConvexPart &part, Point from);

    /** As clip() of the segment from the fan's point to this one. */
    bool clip(Point to, Stretch &stretch) const;

    /** The same without telling which part of the segment. */
    bool crosses(Point to) const;

private:
    bool isBeside(Point along) const;

    const ConvexPart &m_part;
    Point m_from;
    std::array<Point, kMostCorners> m_corners; // from the fan's point
    std::array<Point, kMostCorners> m_edges; // corner i to i + 1
    std::array<std::int64_t, kMostCorners> m_sides; // where the point lies: positive inside edge i
    bool m_isOutside = false; // and all corners lie between the directions of these two:
    Point m_leftmost;
    Point m_rightmost;
};

/** Inside or on the outline. */
bool covers(const ConvexPart &part, Point point);

/** Whether the point lies nearer to the segment than `distance` (more than 0), or, where asked
    inclusively, no farther. */
bool isWithin(Point point, const Segment &segment, std::int64_t distance);
bool isNearer(Point point, const Segment &segment, std::int64_t distance);

/** Whether the point lies no farther from the part than `distance`. */
bool reaches(const ConvexPart &part, Point point, std::int64_t distance);

/** Whether some point of the segment lies nearer to the part than `distance` (more than 0): what a
    base of that radius would overlap on its way. Touching is not overlapping. */
bool sweepOverlaps(const ConvexPart &part, const Segment &segment, std::int64_t distance);

} // namespace escarmouche::rules::kit::geometry
