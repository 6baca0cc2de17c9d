// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/ways/path.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

/** Table geometry once more, slowly and otherwise: footprints stay whole, positions along a line
   are rational numbers of 128 bits, lengths long double. For tests only. */
namespace slow {

using namespace escarmouche::rules::kit::geometry;

__extension__ typedef __int128 Wide;
using Real = long double;

/** A rational number, its denominator positive. */
struct Ratio {
    Wide top = 0;
    Wide bottom = 1;

    bool operator<(const Ratio &other) const { return top * other.bottom < other.top * bottom; }
    Real real() const { return static_cast<Real>(top) / static_cast<Real>(bottom); }
};

inline Ratio ratio(Wide top, Wide bottom)
{
    return bottom < 0 ? Ratio{-top, -bottom} : Ratio{top, bottom};
}

inline Ratio middle(const Ratio &a, const Ratio &b)
{
    return {a.top * b.bottom + b.top * a.bottom, 2 * a.bottom * b.bottom};
}

inline Wide floorOf(Wide top, Wide bottom)
{
    const Wide quotient = top / bottom;
    return top % bottom < 0 ? quotient - 1 : quotient;
}

/** -1 outside, 0 on the outline, 1 inside: counts the edges above the point (x / w, y / w). */
inline int sideOf(const Polygon &polygon, Wide x, Wide y, Wide w)
{
    const auto points = polygon.points();
    bool inside = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % points.size()];
        const Wide turn = Wide{b.x - a.x} * (y - a.y * w) - Wide{b.y - a.y} * (x - a.x * w);
        const bool within = std::min(a.x, b.x) * w <= x && x <= std::max(a.x, b.x) * w &&
                            std::min(a.y, b.y) * w <= y && y <= std::max(a.y, b.y) * w;
        if (turn == 0 && within)
            return 0;
        const bool crossesColumn = (a.x * w <= x) != (b.x * w <= x);
        if (crossesColumn && (b.x > a.x ? turn < 0 : turn > 0))
            inside = !inside;
    }
    return inside ? 1 : -1;
}

inline bool isInsideAt(const Polygon &polygon, const Segment &line, const Ratio &at)
{
    const Wide x = line.from.x * at.bottom + Wide{line.to.x - line.from.x} * at.top;
    const Wide y = line.from.y * at.bottom + Wide{line.to.y - line.from.y} * at.top;
    return sideOf(polygon, x, y, at.bottom) == 1;
}

struct Part {
    Ratio enter;
    Ratio leave;
};

/** Where a line meets the lines of the edges; 0 and 1 included. */
inline void addCrossings(const Polygon &polygon, const Segment &line, std::vector<Ratio> &out)
{
    const auto points = polygon.points();
    const Wide dx = line.to.x - line.from.x;
    const Wide dy = line.to.y - line.from.y;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % points.size()];
        const Wide ex = b.x - a.x;
        const Wide ey = b.y - a.y;
        const Wide across = dx * ey - dy * ex;
        if (across == 0)
            continue;
        const Ratio at = ratio(Wide{a.x - line.from.x} * ey - Wide{a.y - line.from.y} * ex, across);
        if (at.top > 0 && at.top < at.bottom)
            out.push_back(at);
    }
}

/** The stretches of a line strictly inside a polygon, found by asking the middle between crossings.
 */
inline std::vector<Part> insideParts(const Polygon &polygon, const Segment &line)
{
    std::vector<Ratio> cuts{{0, 1}, {1, 1}};
    addCrossings(polygon, line, cuts);
    std::ranges::sort(cuts, [](const Ratio &a, const Ratio &b) { return a < b; });
    std::vector<Part> parts;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (cuts[i] < cuts[i + 1] && isInsideAt(polygon, line, middle(cuts[i], cuts[i + 1])))
            parts.push_back({cuts[i], cuts[i + 1]});
    return parts;
}

inline bool blocks(const Piece &piece, const Segment &line, std::int32_t from, std::int32_t to)
{
    for (const Part &part : insideParts(piece.footprint, line)) {
        const auto level = [&](const Ratio &at) {
            return Ratio{from * at.bottom + Wide{to - from} * at.top, at.bottom};
        };
        const Ratio ends[] = {level(part.enter), level(part.leave)};
        const Ratio low = std::min(ends[0], ends[1]);
        const Ratio high = std::max(ends[0], ends[1]);
        if (low < Ratio{piece.top, 1} && Ratio{piece.bottom, 1} < high)
            return true;
    }
    return false;
}

inline std::int32_t nearest(Real value)
{
    return static_cast<std::int32_t>(std::llroundl(value));
}

/** A quarter turn to the right of from-to, brought to a length. */
inline Point aside(Point from, Point to, std::int32_t length)
{
    const Real dx = to.x - from.x;
    const Real dy = to.y - from.y;
    const Real whole = std::hypotl(dx, dy);
    if (whole == 0)
        return {};
    return {nearest(-dy * length / whole), nearest(dx * length / whole)};
}

inline bool sees(const Table &table, const Base &from, const Base &to)
{
    const Point a = from.place.at;
    const Point b = to.place.at;
    for (const int side : {0, -1, 1}) {
        const Point here = aside(a, b, from.radius);
        const Point there = aside(a, b, to.radius);
        const Segment line{{a.x + side * here.x, a.y + side * here.y},
                           {b.x + side * there.x, b.y + side * there.y}};
        if (std::ranges::none_of(table.pieces(), [&](const Piece &piece) {
                return piece.has(trait::kBlocksSight) &&
                       blocks(piece, line, eyeLevel(from), eyeLevel(to));
            }))
            return true;
    }
    return false;
}

/** Paints the hidden hundredths of one column of a target. */
class Strip
{
public:
    Strip(std::int32_t eye, const Base &target)
        : m_eye(eye), m_feet(target.place.level), m_hidden(static_cast<std::size_t>(target.height))
    {
    }

    // A hundredth is hidden where both its ends are, and its middle is not merely grazed.
    void shade(const Ratio &enter, const Ratio &leave, std::int32_t bottom, std::int32_t top)
    {
        for (std::size_t k = 0; k < m_hidden.size(); ++k) {
            const Wide doubled = 2 * (Wide{m_feet} + static_cast<std::int32_t>(k));
            const auto wall = Wall{enter, leave, bottom, top};
            if (side(doubled, wall) >= 0 && side(doubled + 2, wall) >= 0 &&
                side(doubled + 1, wall) > 0)
                m_hidden[k] = true;
        }
    }

    std::int32_t total() const
    {
        return static_cast<std::int32_t>(std::ranges::count(m_hidden, true));
    }

private:
    struct Wall {
        const Ratio &enter;
        const Ratio &leave;
        Wide bottom;
        Wide top;
    };

    /** 1 where the ray to twice this height goes through the wall, 0 where it grazes it, else -1.
     */
    int side(Wide doubled, const Wall &wall) const
    {
        // Twice how far the ray is below the top and above the bottom where it enters and leaves.
        const auto below = [&](const Ratio &t) {
            return 2 * (wall.top - m_eye) * t.bottom - (doubled - 2 * m_eye) * t.top;
        };
        const auto above = [&](const Ratio &t) {
            return 2 * (m_eye - wall.bottom) * t.bottom + (doubled - 2 * m_eye) * t.top;
        };
        const auto sign = [](Wide value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
        return std::min(std::max(sign(below(wall.enter)), sign(below(wall.leave))),
                        std::max(sign(above(wall.enter)), sign(above(wall.leave))));
    }

    std::int32_t m_eye;
    std::int32_t m_feet;
    std::vector<bool> m_hidden;
};

inline bool isOnLine(Point point, const Segment &line, std::int32_t radius)
{
    const Wide dx = line.to.x - line.from.x;
    const Wide dy = line.to.y - line.from.y;
    const Wide px = point.x - line.from.x;
    const Wide py = point.y - line.from.y;
    const Wide length = dx * dx + dy * dy;
    const Wide along = std::clamp<Wide>(px * dx + py * dy, 0, length);
    const Wide x = px * length - along * dx;
    const Wide y = py * length - along * dy;
    return x * x + y * y < Wide{radius} * radius * length * length;
}

/** The hidden heights of a target, column by column. */
inline std::array<std::int32_t, kColumns> columns(const Table &table, const Base &shooter,
                                                  const Base &target, std::span<const Base> figures)
{
    std::array<std::int32_t, kColumns> out{};
    const Point eye = shooter.place.at;
    const Point right = aside(eye, target.place.at, target.radius);
    for (std::int32_t i = 0; i < kColumns; ++i) {
        const std::int32_t twentieths = 2 * i + 1 - kColumns;
        const Point offset{nearest(Real(right.x) * twentieths / kColumns),
                           nearest(Real(right.y) * twentieths / kColumns)};
        const Segment ray{eye, target.place.at + offset};
        Strip strip(eyeLevel(shooter), target);
        for (const Piece &piece : table.pieces())
            if (piece.has(trait::kHides))
                for (const Part &part : insideParts(piece.footprint, ray))
                    strip.shade(part.enter, part.leave, piece.bottom, piece.top);
        for (const Base &figure : figures) {
            const Point ahead = figure.place.at - eye;
            if (dot(ahead, target.place.at - eye) <= 0 ||
                !isOnLine(figure.place.at, {eye, target.place.at}, figure.radius) ||
                !isOnLine(figure.place.at, ray, figure.radius))
                continue;
            const Wide along = dot(ahead, ray.to - eye);
            const Wide length = squaredDistance(eye, ray.to);
            const Ratio at{std::min(along, length), length};
            if (along > 0)
                strip.shade(at, at, figure.place.level, figure.place.level + figure.height);
        }
        out[static_cast<std::size_t>(i)] = strip.total();
    }
    return out;
}

inline Real apart(Point a, Point b)
{
    return std::hypotl(static_cast<Real>(b.x - a.x), static_cast<Real>(b.y - a.y));
}

/** The distance between the nearest points of two upright figures' bases. */
inline Real gap(const Base &a, const Base &b)
{
    const Real flat = std::max<Real>(0, apart(a.place.at, b.place.at) - a.radius - b.radius);
    return std::hypotl(flat, static_cast<Real>(a.place.level - b.place.level));
}

inline Real toSegment(Point point, Point a, Point b)
{
    const Real dx = b.x - a.x;
    const Real dy = b.y - a.y;
    const Real length = dx * dx + dy * dy;
    const Real along = length == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
    const Real at = std::clamp<Real>(along, 0, 1);
    return std::hypotl(point.x - a.x - at * dx, point.y - a.y - at * dy);
}

/** How near a segment comes to a polygon; 0 where they meet. */
inline Real toPolygon(const Polygon &polygon, const Segment &line)
{
    if (!insideParts(polygon, line).empty() || sideOf(polygon, line.from.x, line.from.y, 1) >= 0)
        return 0;
    const auto points = polygon.points();
    Real least = 1e9L;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % points.size()];
        least = std::min({least, toSegment(a, line.from, line.to), toSegment(line.from, a, b),
                          toSegment(line.to, a, b)});
    }
    return least;
}

/** A base's way along a level segment over one table: what stands against it, what it costs. */
struct LevelWay {
    bool isBlocked = false;
    bool isDoubtful = false; // too near a limit for floating point
    Real length = 0;
    Real rough = 0;
};

inline LevelWay levelWay(const Table &table, const Base &mover, Point to)
{
    LevelWay way;
    const Segment line{mover.place.at, to};
    const std::int32_t low = mover.place.level;
    way.length = apart(line.from, line.to);
    std::vector<Ratio> cuts{{0, 1}, {1, 1}};
    std::vector<const Polygon *> rough;
    for (const Piece &piece : table.pieces()) {
        if (piece.has(trait::kImpassable) && low < piece.top && low + mover.height > piece.bottom) {
            const Real beyond = toPolygon(piece.footprint, line) - mover.radius;
            way.isBlocked = way.isBlocked || beyond < -1e-10L;
        }
        if (piece.has(trait::kDifficult) && piece.bottom <= low && low <= piece.top) {
            addCrossings(piece.footprint, line, cuts);
            rough.push_back(&piece.footprint);
        }
    }
    std::ranges::sort(cuts, [](const Ratio &a, const Ratio &b) { return a < b; });
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const auto isRough = [&](const Polygon *polygon) {
            return isInsideAt(*polygon, line, middle(cuts[i], cuts[i + 1]));
        };
        if (cuts[i] < cuts[i + 1] && std::ranges::any_of(rough, isRough))
            way.rough += (cuts[i + 1].real() - cuts[i].real()) * way.length;
    }
    way.isDoubtful =
        std::abs(way.rough - std::roundl(way.rough)) < 1e-3L && way.rough != std::roundl(way.rough);
    return way;
}

} // namespace slow
