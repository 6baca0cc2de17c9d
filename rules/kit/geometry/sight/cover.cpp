// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"

#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules::kit::geometry {

namespace {

constexpr std::int64_t kFar = std::numeric_limits<std::int32_t>::max();

std::int64_t divideDown(std::int64_t value, std::int64_t by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

std::int64_t divideUp(std::int64_t value, std::int64_t by)
{
    return -divideDown(-value, by);
}

struct Interval {
    std::int32_t low;
    std::int32_t high;
};

/** Heights of a target that are hidden, as disjoint ascending intervals above its feet. */
class Hidden
{
public:
    void add(Interval part)
    {
        auto [low, high] = part;
        if (low >= high)
            return;
        std::size_t at = 0;
        while (at < m_count && m_parts[at].high < low)
            ++at;
        std::size_t end = at;
        for (; end < m_count && m_parts[end].low <= high; ++end) {
            low = std::min(low, m_parts[end].low);
            high = std::max(high, m_parts[end].high);
        }
        put({low, high}, at, end);
    }

    std::int32_t total() const
    {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            sum += m_parts[i].high - m_parts[i].low;
        return sum;
    }

private:
    /** Replaces the intervals from `at` to before `end` by one. */
    void put(Interval part, std::size_t at, std::size_t end)
    {
        if (at == end && m_count == m_parts.size()) {
            m_parts[at == m_count ? at - 1 : at] = part; // never met: 32 windows in one figure
            return;
        }
        const auto first = m_parts.begin();
        if (at == end)
            std::copy_backward(first + at, first + m_count, first + m_count + 1);
        else
            std::copy(first + end, first + m_count, first + at + 1);
        m_count = m_count + 1 - (end - at);
        m_parts[at] = part;
    }

    std::array<Interval, 32> m_parts;
    std::size_t m_count = 0;
};

/** The rays from an eye to the columns of a target, and what of it one obstacle hides. */
class View
{
public:
    View(Point eyeAt, std::int32_t level, const Base &of) : eye(eyeAt), eyeLevel(level), target(of)
    {
    }

    Point eye;
    std::int32_t eyeLevel;
    const Base &target;

    /** The heights of the target, above its feet, behind the wall from bottom to top over a stretch
        of a ray. */
    Interval behind(const Stretch &over, std::int32_t bottom, std::int32_t top) const
    {
        // Most walls stand lower than both and many are higher than both: nothing to divide.
        return {isFromFeet(bottom) ? 0 : onTarget(lowest(over, bottom - eyeLevel)),
                isToHead(top) ? target.height : onTarget(highest(over, top - eyeLevel))};
    }

    /** All of the target is behind such a wall, wherever it stands. */
    bool isWhollyBehind(std::int32_t bottom, std::int32_t top) const
    {
        return isFromFeet(bottom) && isToHead(top);
    }

    /** Nothing so low hides anything of the target. */
    bool isTooLow(std::int32_t top) const { return top <= eyeLevel && top <= target.place.level; }

private:
    bool isFromFeet(std::int32_t bottom) const
    {
        return bottom <= eyeLevel && bottom <= target.place.level;
    }
    bool isToHead(std::int32_t top) const
    {
        const std::int32_t feet = target.place.level;
        return top >= eyeLevel && top >= feet + target.height;
    }
    static std::int64_t highest(const Stretch &over, std::int64_t up)
    {
        if (up <= 0)
            return divideDown(up * over.leaveOf, over.leave);
        return over.enter == 0 ? kFar : divideDown(up * over.enterOf, over.enter);
    }

    static std::int64_t lowest(const Stretch &over, std::int64_t down)
    {
        if (down >= 0)
            return divideUp(down * over.leaveOf, over.leave);
        return over.enter == 0 ? -kFar : divideUp(down * over.enterOf, over.enter);
    }

    std::int32_t onTarget(std::int64_t aboveEye) const
    {
        const std::int64_t above = eyeLevel + aboveEye - target.place.level;
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(above, 0, target.height));
    }
};

struct Ray {
    Segment line;
    Hidden hidden;
};

/** The least of what begins along a line. */
class Beginning
{
public:
    void add(const Stretch &over)
    {
        if (over.enter * m_of < m_enter * over.enterOf) {
            m_enter = over.enter;
            m_of = over.enterOf;
        }
    }
    bool isThere() const { return m_of > 0; }

    /** How far along a line of that length. */
    std::int64_t along(std::int64_t length) const { return m_enter * length / m_of; }

private:
    std::int64_t m_enter = 1;
    std::int64_t m_of = 0;
};

/** Where a figure's axis stands along a ray that crosses its base. */
bool axisOn(const Segment &line, const Base &figure, Stretch &at)
{
    const Point along = line.to - line.from;
    const std::int64_t length = squaredLength(along);
    const std::int64_t near = dot(figure.place.at - line.from, along);
    if (near <= 0 || !isNearer(figure.place.at, line, figure.radius))
        return false;
    at = {std::min(near, length), length, std::min(near, length), length};
    return true;
}

/** Collects obstacles one by one over all rays. */
class Survey
{
public:
    Survey(const View &view, std::int32_t radius)
        : m_view(view), m_radius(radius), m_centre{view.eye, view.target.place.at},
          m_fine(fineLength(m_centre.to - m_centre.from))
    {
        const auto ends = columnPoints(view.eye, view.target);
        for (std::size_t i = 0; i < ends.size(); ++i)
            m_rays[i].line = {view.eye, ends[i]};
    }

    /** All parts of one piece. */
    void addPiece(const Table &table, std::span<const std::uint16_t> parts)
    {
        std::array<Hidden, kColumns> own; // for parts may hide the same twice
        std::int32_t hidden = 0;
        Beginning onLine;
        Beginning beside;
        for (const std::uint16_t index : parts) {
            const Part &part = table.part(index);
            const Fan fan(part.shape, m_view.eye);
            Stretch over;
            const bool isOnLine = fan.clip(m_centre.to, over);
            if (isOnLine)
                onLine.add(over);
            // Where a high wall begins beside the line is asked only of what is not on it.
            const bool isPlain = isOnLine && m_view.isWhollyBehind(part.bottom, part.top);
            for (std::size_t i = 0; i < m_rays.size(); ++i) {
                const Point to = m_rays[i].line.to;
                if (isPlain ? !fan.crosses(to) : !fan.clip(to, over))
                    continue;
                if (!isPlain)
                    beside.add(over);
                const Interval behind = isPlain ? Interval{0, m_view.target.height}
                                                : m_view.behind(over, part.bottom, part.top);
                m_rays[i].hidden.add(behind);
                if (parts.size() > 1)
                    own[i].add(behind);
                else
                    hidden += std::max(0, behind.high - behind.low);
            }
        }
        if (parts.size() > 1) {
            for (const Hidden &column : own)
                hidden += column.total();
        }
        if (hidden == 0)
            return;
        Obstacle obstacle{table.part(parts.front()).piece, false, onLine.isThere(), 0, hidden};
        obstacle.distance = fromBase((obstacle.onLine ? onLine : beside).along(m_fine));
        insert(obstacle);
    }

    void addFigure(const Base &shooter, const Base &figure, std::int32_t index)
    {
        Stretch at;
        if (!axisOn(m_centre, figure, at))
            return;
        Obstacle obstacle{index, true, true, distance(shooter, figure), 0};
        for (Ray &ray : m_rays) {
            if (!axisOn(ray.line, figure, at))
                continue;
            const Interval behind =
                m_view.behind(at, figure.place.level, figure.place.level + figure.height);
            ray.hidden.add(behind);
            obstacle.hidden += std::max(0, behind.high - behind.low);
        }
        if (obstacle.hidden > 0)
            insert(obstacle);
    }

    Cover result()
    {
        m_cover.whole = kColumns * m_view.target.height;
        for (std::size_t i = 0; i < m_rays.size(); ++i) {
            m_cover.columns[i] = m_rays[i].hidden.total();
            m_cover.hidden += m_cover.columns[i];
        }
        return m_cover;
    }

private:
    std::int32_t fromBase(std::int64_t fine) const
    {
        const auto whole = static_cast<std::int32_t>((fine + 65'535) / 65'536);
        return std::max(0, whole - m_radius);
    }

    void insert(const Obstacle &obstacle)
    {
        auto &all = m_cover.obstacles;
        auto at = static_cast<std::size_t>(m_cover.count);
        if (at == all.size() && all.back().distance <= obstacle.distance)
            return;
        at = std::min(at, all.size() - 1);
        for (; at > 0 && all[at - 1].distance > obstacle.distance; --at)
            all[at] = all[at - 1];
        all[at] = obstacle;
        m_cover.count = std::min(m_cover.count + 1, static_cast<std::int32_t>(all.size()));
    }

    View m_view;
    std::int32_t m_radius;
    Segment m_centre;
    std::int64_t m_fine;
    std::array<Ray, kColumns> m_rays;
    Cover m_cover;
};

/** What lies between the outermost rays, and beyond their ends. */
class Wedge
{
public:
    /** Column points are rounded, hence the radius with one hundredth more. */
    Wedge(Point eye, Point target, std::int32_t radius) : m_eye(eye)
    {
        const Point right = scaled(turnedRight(target - eye), radius);
        m_left = target - right - eye;
        m_right = target + right - eye;
    }

    /** Nothing of the part lies in it, told by its two sides. */
    bool isAside(const ConvexPart &part) const
    {
        bool left = true;
        bool right = true;
        for (std::int32_t i = 0; i < part.count; ++i) {
            const Point corner = part.corner(i) - m_eye;
            left = left && cross(m_left, corner) < 0;
            right = right && cross(m_right, corner) > 0;
        }
        return left || right;
    }

private:
    Point m_eye, m_left, m_right;
};

/** The parts that may hide something of the target from the eye. */
void collectHiding(const Table &table, const View &view, std::uint8_t traits, Candidates &out)
{
    const Base &target = view.target;
    const std::int32_t radius = target.radius + 1;
    const Wedge wedge(view.eye, target.place.at, radius);
    const Box far = widened({target.place.at, target.place.at}, radius);
    const Box beam{{std::min(view.eye.x, far.least.x), std::min(view.eye.y, far.least.y)},
                   {std::max(view.eye.x, far.most.x), std::max(view.eye.y, far.most.y)}};
    table.collect(beam, traits, out);
    std::size_t kept = 0;
    for (const std::uint16_t index : out.all()) {
        const Part &part = table.part(index);
        if (!view.isTooLow(part.top) && !wedge.isAside(part.shape))
            out.parts[kept++] = index;
    }
    out.count = kept;
}

void addPieces(const Table &table, const Candidates &parts, Survey &survey)
{
    const auto all = parts.all();
    for (std::size_t first = 0; first < all.size();) {
        std::size_t end = first + 1;
        while (end < all.size() && table.part(all[end]).piece == table.part(all[first]).piece)
            ++end;
        survey.addPiece(table, all.subspan(first, end - first));
        first = end;
    }
}

Cover nothing(const Base &target)
{
    Cover cover;
    cover.whole = kColumns * target.height;
    return cover;
}

} // namespace

std::array<Point, kColumns> columnPoints(Point eye, const Base &target)
{
    const Point right = scaled(turnedRight(target.place.at - eye), target.radius);
    std::array<Point, kColumns> points;
    for (std::int32_t column = 0; column < kColumns; ++column) {
        const std::int32_t twentieths = 2 * column - (kColumns - 1);
        const auto part = [&](std::int32_t whole) {
            const std::int32_t value = whole * twentieths;
            return (value >= 0 ? value + kColumns / 2 : value - kColumns / 2) / kColumns;
        };
        points[static_cast<std::size_t>(column)] =
            target.place.at + Point{part(right.x), part(right.y)};
    }
    return points;
}

Cover cover(const Table &table, const Base &shooter, const Base &target,
            std::span<const Base> figures)
{
    const View view(shooter.place.at, eyeLevel(shooter), target);
    const Segment centre{shooter.place.at, target.place.at};
    Candidates parts;
    collectHiding(table, view, trait::kHides, parts);
    const bool isAlone = std::ranges::none_of(figures, [&](const Base &figure) {
        return isNearer(figure.place.at, centre, figure.radius);
    });
    if (parts.count == 0 && isAlone)
        return nothing(target);
    Survey survey(view, shooter.radius);
    addPieces(table, parts, survey);
    for (std::size_t i = 0; i < figures.size(); ++i)
        survey.addFigure(shooter, figures[i], static_cast<std::int32_t>(i));
    return survey.result();
}

Cover hiddenFrom(const Table &table, const Place &eye, const Base &target, std::uint8_t traits)
{
    const View view(eye.at, eye.level, target);
    Candidates parts;
    collectHiding(table, view, traits, parts);
    if (parts.count == 0)
        return nothing(target);
    Survey survey(view, 0);
    addPieces(table, parts, survey);
    return survey.result();
}

bool isShielded(const Table &table, const Place &burst, const Base &figure)
{
    const Cover behind = hiddenFrom(table, burst, figure, trait::kImpassable);
    return behind.hidden == behind.whole;
}

std::size_t figuresOnLine(const Segment &line, std::span<const Base> figures,
                          std::span<std::int32_t> out)
{
    const auto isBefore = [&](std::int32_t a, std::int32_t b) {
        const auto gap = [&](std::int32_t i) {
            const Base &figure = figures[static_cast<std::size_t>(i)];
            return lengthUp(squaredDistance(line.from, figure.place.at)) - figure.radius;
        };
        return gap(a) < gap(b);
    };
    std::size_t count = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!isNearer(figures[i].place.at, line, figures[i].radius))
            continue;
        std::size_t at = count++;
        out[at] = static_cast<std::int32_t>(i);
        for (; at > 0 && isBefore(out[at], out[at - 1]); --at)
            std::swap(out[at], out[at - 1]);
    }
    return count;
}

} // namespace escarmouche::rules::kit::geometry
