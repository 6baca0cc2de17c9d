// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/polygon.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

namespace {

bool isBetween(Point a, Point b, Point onLine)
{
    return std::min(a.x, b.x) <= onLine.x && onLine.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= onLine.y && onLine.y <= std::max(a.y, b.y);
}

int sign(std::int64_t value)
{
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/** The two segments have a point in common. */
bool touch(Point a, Point b, Point c, Point d)
{
    const int abc = sign(orientation(a, b, c));
    const int abd = sign(orientation(a, b, d));
    const int cda = sign(orientation(c, d, a));
    const int cdb = sign(orientation(c, d, b));
    if (abc != abd && cda != cdb)
        return true;
    return (abc == 0 && isBetween(a, b, c)) || (abd == 0 && isBetween(a, b, d)) ||
           (cda == 0 && isBetween(c, d, a)) || (cdb == 0 && isBetween(c, d, b));
}

/** The edge after b goes back over the edge from a to b. */
bool turnsBack(Point a, Point b, Point c)
{
    return orientation(a, b, c) == 0 && dot(b - a, c - b) <= 0;
}

/** The corners that turn, with positive area. */
std::vector<Point> outline(const Polygon &polygon)
{
    const auto points = polygon.points();
    std::vector<Point> out;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point before = points[(i + points.size() - 1) % points.size()];
        const Point after = points[(i + 1) % points.size()];
        if (orientation(before, points[i], after) != 0)
            out.push_back(points[i]);
    }
    if (doubledArea(polygon) < 0)
        std::ranges::reverse(out);
    return out;
}

/** A corner while ears are cut off: is the edge to the next one a diagonal? */
struct Corner {
    Point at;
    bool inner = false;
};

bool isEar(const std::vector<Corner> &corners, std::size_t i)
{
    const std::size_t count = corners.size();
    const Point a = corners[(i + count - 1) % count].at;
    const Point b = corners[i].at;
    const Point c = corners[(i + 1) % count].at;
    if (orientation(a, b, c) <= 0)
        return false;
    return std::ranges::none_of(corners, [&](const Corner &other) {
        const Point p = other.at;
        return p != a && p != b && p != c && orientation(a, b, p) >= 0 &&
               orientation(b, c, p) >= 0 && orientation(c, a, p) >= 0;
    });
}

ConvexPart triangle(const Corner &a, const Corner &b, Point c, bool closingInner)
{
    ConvexPart out;
    out.corners[0] = a.at;
    out.corners[1] = b.at;
    out.corners[2] = c;
    out.count = 3;
    out.inner = (a.inner ? 1U : 0U) | (b.inner ? 2U : 0U) | (closingInner ? 4U : 0U);
    return out;
}

std::vector<ConvexPart> triangles(const std::vector<Point> &points)
{
    std::vector<Corner> corners;
    for (const Point point : points)
        corners.push_back({point});
    std::vector<ConvexPart> out;
    while (corners.size() > 3) {
        std::size_t ear = 0;
        while (ear + 1 < corners.size() && !isEar(corners, ear))
            ++ear;
        const std::size_t before = (ear + corners.size() - 1) % corners.size();
        const std::size_t after = (ear + 1) % corners.size();
        out.push_back(triangle(corners[before], corners[ear], corners[after].at, true));
        corners[before].inner = true;
        corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    out.push_back(triangle(corners[0], corners[1], corners[2].at, corners[2].inner));
    return out;
}

bool isConvex(const std::vector<Point> &points)
{
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point next = points[(i + 1) % points.size()];
        if (orientation(points[i], next, points[(i + 2) % points.size()]) < 0)
            return false;
    }
    return true;
}

/** Whether all corners lie on one side of the segment's line, none of them on it: most parts near a
    segment do, and this is quickly seen. */
bool isAside(const ConvexPart &part, const Segment &segment)
{
    const Point along = segment.to - segment.from;
    bool isRight = false;
    bool isLeft = false;
    for (std::int32_t i = 0; i < part.count && !(isRight && isLeft); ++i) {
        const std::int64_t side = cross(along, part.corner(i) - segment.from);
        isRight = isRight || side >= 0;
        isLeft = isLeft || side <= 0;
    }
    return !(isRight && isLeft);
}

/** Cuts a stretch down to the inside of an edge; `from` and `to` tell on which side of it, and how
    far off, the segment's ends are. False where nothing is left. */
inline bool cutAt(std::int64_t from, std::int64_t to, bool isInner, Stretch &stretch)
{
    if (from <= 0 && to <= 0)
        return from == 0 && to == 0 && isInner;
    if (from < 0) {
        const std::int64_t of = to - from;
        if (-from * stretch.enterOf > stretch.enter * of) {
            stretch.enter = -from;
            stretch.enterOf = of;
        }
    } else if (to < 0) {
        const std::int64_t of = from - to;
        if (from * stretch.leaveOf < stretch.leave * of) {
            stretch.leave = from;
            stretch.leaveOf = of;
        }
    }
    return true;
}

bool isLeft(const Stretch &stretch)
{
    return stretch.enter * stretch.leaveOf < stretch.leave * stretch.enterOf;
}

} // namespace

std::int64_t doubledArea(const Polygon &polygon)
{
    const auto points = polygon.points();
    std::int64_t area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += cross(points[i], points[(i + 1) % points.size()]);
    return area;
}

bool isSimple(const Polygon &polygon)
{
    const auto points = polygon.points();
    const std::size_t count = points.size();
    if (count < 3 || doubledArea(polygon) == 0)
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % count];
        if (a == b || turnsBack(a, b, points[(i + 2) % count]))
            return false;
        for (std::size_t j = i + 2; j < count && (j + 1) % count != i; ++j)
            if (touch(a, b, points[j], points[(j + 1) % count]))
                return false;
    }
    return true;
}

std::vector<ConvexPart> convexParts(const Polygon &polygon)
{
    const std::vector<Point> points = outline(polygon);
    if (!isConvex(points))
        return triangles(points);
    ConvexPart part;
    std::ranges::copy(points, part.corners.begin());
    part.count = static_cast<std::int32_t>(points.size());
    return {part};
}

Box boxOf(std::span<const Point> points)
{
    Box box{points.front(), points.front()};
    for (const Point point : points) {
        box.least = {std::min(box.least.x, point.x), std::min(box.least.y, point.y)};
        box.most = {std::max(box.most.x, point.x), std::max(box.most.y, point.y)};
    }
    return box;
}

bool clip(const ConvexPart &part, const Segment &segment, Stretch &stretch)
{
    if (isAside(part, segment))
        return false;
    stretch = {};
    for (std::int32_t i = 0; i < part.count; ++i) {
        const Point corner = part.corner(i);
        const Point edge = part.after(i) - corner;
        if (!cutAt(cross(edge, segment.from - corner), cross(edge, segment.to - corner),
                   part.isInner(i), stretch))
            return false;
    }
    return isLeft(stretch);
}

Fan::Fan(const ConvexPart &part, Point from) : m_part(part), m_from(from)
{
    for (std::int32_t i = 0; i < part.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_corners[at] = part.corner(i) - from;
        m_edges[at] = part.after(i) - part.corner(i);
        m_sides[at] = cross(m_corners[at], m_edges[at]);
        m_isOutside = m_isOutside || m_sides[at] < 0;
    }
    m_leftmost = m_rightmost = m_corners[0];
    for (const Point corner : std::span(m_corners).first(static_cast<std::size_t>(part.count))) {
        m_leftmost = cross(m_leftmost, corner) < 0 ? corner : m_leftmost;
        m_rightmost = cross(m_rightmost, corner) > 0 ? corner : m_rightmost;
    }
}

/** The part lies on one side of that direction. */
bool Fan::isBeside(Point along) const
{
    const std::int64_t left = cross(along, m_leftmost);
    const std::int64_t right = cross(along, m_rightmost);
    return m_isOutside && ((left > 0 && right > 0) || (left < 0 && right < 0));
}

// What goes between two corners is inside unless it ends before the edges that face the fan's
// point.
bool Fan::crosses(Point to) const
{
    const Point along = to - m_from;
    if (isBeside(along))
        return false;
    if (cross(along, m_leftmost) == 0 || cross(along, m_rightmost) == 0 || !m_isOutside) {
        Stretch stretch;
        return clip(to, stretch);
    }
    for (std::int32_t i = 0; i < m_part.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (m_sides[at] <= 0 && m_sides[at] + cross(m_edges[at], along) <= 0)
            return false;
    }
    return true;
}

bool Fan::clip(Point to, Stretch &stretch) const
{
    const Point along = to - m_from;
    if (isBeside(along))
        return false;
    stretch = {};
    for (std::int32_t i = 0; i < m_part.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!cutAt(m_sides[at], m_sides[at] + cross(m_edges[at], along), m_part.isInner(i),
                   stretch))
            return false;
    }
    return isLeft(stretch);
}

bool covers(const ConvexPart &part, Point point)
{
    for (std::int32_t i = 0; i < part.count; ++i)
        if (orientation(part.corner(i), part.after(i), point) < 0)
            return false;
    return true;
}

bool isWithin(Point point, const Segment &segment, std::int64_t distance)
{
    const Point along = segment.to - segment.from;
    const std::int64_t at = dot(point - segment.from, along);
    const std::int64_t length = squaredLength(along);
    if (at <= 0)
        return squaredDistance(point, segment.from) <= squared(distance);
    if (at >= length)
        return squaredDistance(point, segment.to) <= squared(distance);
    return squared(cross(along, point - segment.from)) <= squared(distance) * length;
}

bool isNearer(Point point, const Segment &segment, std::int64_t distance)
{
    const Point along = segment.to - segment.from;
    const std::int64_t at = dot(point - segment.from, along);
    const std::int64_t length = squaredLength(along);
    if (at <= 0)
        return squaredDistance(point, segment.from) < squared(distance);
    if (at >= length)
        return squaredDistance(point, segment.to) < squared(distance);
    return squared(cross(along, point - segment.from)) < squared(distance) * length;
}

bool reaches(const ConvexPart &part, Point point, std::int64_t distance)
{
    if (covers(part, point))
        return true;
    for (std::int32_t i = 0; i < part.count; ++i)
        if (isWithin(point, {part.corner(i), part.after(i)}, distance))
            return true;
    return false;
}

bool sweepOverlaps(const ConvexPart &part, const Segment &segment, std::int64_t distance)
{
    for (std::int32_t i = 0; i < part.count; ++i) { // an edge with all the way on its far side?
        const Point corner = part.corner(i);
        const Point edge = part.after(i) - corner;
        const std::int64_t nearest =
            std::max(cross(edge, segment.from - corner), cross(edge, segment.to - corner));
        if (nearest <= 0 && squared(nearest) >= squared(distance) * squaredLength(edge))
            return false;
    }
    Stretch inside;
    if (clip(part, segment, inside))
        return true;
    for (std::int32_t i = 0; i < part.count; ++i) {
        const Segment edge{part.corner(i), part.after(i)};
        if (isNearer(edge.from, segment, distance) || isNearer(segment.from, edge, distance) ||
            isNearer(segment.to, edge, distance))
            return true;
    }
    return false;
}

} // namespace escarmouche::rules::kit::geometry
