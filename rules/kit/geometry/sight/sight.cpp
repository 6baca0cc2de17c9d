// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/sight.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::kit::geometry {

namespace {

/** The line's height somewhere in the stretch is strictly between the part's bottom and top. */
bool isAtHeight(const Part &part, const Stretch &stretch, std::int32_t fromLevel,
                std::int32_t toLevel)
{
    const std::int64_t climb = toLevel - fromLevel;
    const auto isBelowTop = [&](std::int64_t at, std::int64_t of) {
        return fromLevel * of + climb * at < part.top * of;
    };
    const auto isAboveBottom = [&](std::int64_t at, std::int64_t of) {
        return fromLevel * of + climb * at > part.bottom * of;
    };
    return (isBelowTop(stretch.enter, stretch.enterOf) ||
            isBelowTop(stretch.leave, stretch.leaveOf)) &&
           (isAboveBottom(stretch.enter, stretch.enterOf) ||
            isAboveBottom(stretch.leave, stretch.leaveOf));
}

/** As clip(), without telling where: of a line with corners on either side, whose ends are not
    beyond one and the same edge, some part is inside. */
bool crosses(const ConvexPart &part, const Segment &line)
{
    const Point along = line.to - line.from;
    bool isRight = false;
    bool isLeft = false;
    for (std::int32_t i = 0; i < part.count; ++i) {
        const std::int64_t side = cross(along, part.corner(i) - line.from);
        isRight = isRight || side > 0;
        isLeft = isLeft || side < 0;
    }
    if (!isRight || !isLeft) { // it misses the part, or runs along its outline
        Stretch stretch;
        return clip(part, line, stretch);
    }
    for (std::int32_t i = 0; i < part.count; ++i) {
        const Point corner = part.corner(i);
        const Point edge = part.after(i) - corner;
        if (cross(edge, line.from - corner) <= 0 && cross(edge, line.to - corner) <= 0)
            return false;
    }
    return true;
}

bool blocks(const Part &part, const Segment &line, std::int32_t fromLevel, std::int32_t toLevel)
{
    const auto [low, high] = std::minmax(fromLevel, toLevel);
    if (high <= part.bottom || low >= part.top || !meet(part.box, boxOf(line)) ||
        isAside(part.box, line))
        return false;
    if (low > part.bottom && high < part.top)
        return crosses(part.shape, line);
    Stretch stretch;
    return clip(part.shape, line, stretch) && isAtHeight(part, stretch, fromLevel, toLevel);
}

/** The sight-blocking parts between two eyes, judged by their boxes and heights. */
class Screen
{
public:
    Screen(const Table &table, const Base &from, const Base &to)
        : m_table(table), m_from(eyeLevel(from)), m_to(eyeLevel(to))
    {
        const Box beam =
            widened(boxOf(Segment{from.place.at, to.place.at}), std::max(from.radius, to.radius));
        table.collect(beam, trait::kBlocksSight, m_parts);
    }

    bool isEmpty() const { return m_parts.count == 0; }

    /** What stopped one line mostly stops the next one, so that is asked first. */
    bool lets(const Segment &line)
    {
        for (std::size_t at = 0; at < m_parts.count; ++at) {
            if (!blocks(m_table.part(m_parts.parts[at]), line, m_from, m_to))
                continue;
            std::swap(m_parts.parts[0], m_parts.parts[at]);
            return false;
        }
        return true;
    }

private:
    const Table &m_table;
    std::int32_t m_from;
    std::int32_t m_to;
    Candidates m_parts;
};

} // namespace

std::array<Segment, 3> sightLines(const Base &from, const Base &to)
{
    const Point a = from.place.at;
    const Point b = to.place.at;
    const Point across = turnedRight(b - a);
    const Point right = scaled(across, from.radius);
    const Point rightThere = from.radius == to.radius ? right : scaled(across, to.radius);
    return {Segment{a, b}, Segment{a - right, b - rightThere}, Segment{a + right, b + rightThere}};
}

bool isBlocked(const Table &table, const Segment &line, std::int32_t fromLevel,
               std::int32_t toLevel, std::uint8_t traits)
{
    Candidates parts;
    table.collect(boxOf(line), traits, parts);
    return std::ranges::any_of(parts.all(), [&](std::uint16_t part) {
        return blocks(table.part(part), line, fromLevel, toLevel);
    });
}

int screensBetween(const Table &table, const Base &shooter, const Base &target)
{
    const Segment line{shooter.place.at, target.place.at};
    const std::int32_t eye = eyeLevel(shooter);
    const std::int32_t feet = target.place.level + target.height / 10;
    const std::int32_t waist = target.place.level + target.height / 2;
    Candidates parts;
    table.collect(boxOf(line), trait::kHides, parts);
    bool isHidden = false;
    int screens = 0;
    std::int32_t last = -1; // parts of one piece stand together
    for (const std::uint16_t index : parts.all()) {
        const Part &part = table.part(index);
        Stretch stretch;
        if (isAside(part.box, line) || !clip(part.shape, line, stretch) ||
            !isAtHeight(part, stretch, eye, feet))
            continue;
        screens += part.piece == last ? 0 : 1;
        last = part.piece;
        isHidden = isHidden || isAtHeight(part, stretch, eye, waist);
    }
    return isHidden ? screens : 0;
}

bool sees(const Table &table, const Base &from, const Base &to)
{
    Screen screen(table, from, to);
    if (screen.isEmpty() || screen.lets({from.place.at, to.place.at}))
        return true;
    const auto lines = sightLines(from, to);
    return screen.lets(lines[1]) || screen.lets(lines[2]);
}

std::array<bool, 3> freeLines(const Table &table, const Base &from, const Base &to)
{
    Screen screen(table, from, to);
    const auto lines = sightLines(from, to);
    return {screen.lets(lines[0]), screen.lets(lines[1]), screen.lets(lines[2])};
}

} // namespace escarmouche::rules::kit::geometry
