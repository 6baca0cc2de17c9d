// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/way.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

namespace {

constexpr std::uint8_t kOfMoves =
    trait::kImpassable | trait::kDifficult | trait::kClimbable | trait::kFloor;
constexpr std::int64_t kFine = 65'536;

/** Where along a segment something lasts, in 1/kFine of a hundredth. */
struct Reach {
    std::int64_t enter;
    std::int64_t leave;
};

/** The length that at least one of the stretches covers. They are sorted on the way. */
std::int64_t unionLength(std::span<Reach> stretches)
{
    std::ranges::sort(stretches, {}, &Reach::enter);
    std::int64_t covered = 0;
    std::int64_t end = 0;
    for (const auto [enter, leave] : stretches) {
        covered += std::max<std::int64_t>(0, leave - std::max(enter, end));
        end = std::max(end, leave);
    }
    return covered;
}

} // namespace

std::int32_t figureInWay(const Base &mover, const Place &from, const Place &to,
                         std::span<const Other> others)
{
    const auto [low, high] = std::minmax(from.level, to.level);
    const Segment segment{from.at, to.at};
    const Box around = widened(boxOf(segment), mover.radius + kContactGap);
    for (std::size_t i = 0; i < others.size(); ++i) {
        const auto &[base, passage] = others[i];
        const Point at = base.place.at;
        if (passage == Passage::Through || !meet(widened(around, base.radius), {at, at}) ||
            low >= base.place.level + base.height || base.place.level >= high + mover.height)
            continue;
        const std::int64_t apart = std::int64_t{mover.radius} + base.radius;
        const bool isInWay = passage == Passage::Touch ? isNearer(at, segment, apart)
                                                       : isWithin(at, segment, apart + kContactGap);
        if (isInWay)
            return static_cast<std::int32_t>(i);
    }
    return -1;
}

Surroundings::Surroundings(const Table &table, const Box &region, std::int32_t radius,
                           std::int32_t height)
    : m_table(table), m_radius(radius), m_height(height)
{
    table.collect(widened(region, radius + kContactGap), kOfMoves, m_parts);
}

Step Surroundings::step(const Place &from, const Place &to) const
{
    if (!m_table.holds(from.at, m_radius) || !m_table.holds(to.at, m_radius))
        return {.fault = PathFault::OffTable};
    if (from.level == to.level)
        return level(from, to);
    if (from.at == to.at)
        return upright(from, to);
    return {.fault = PathFault::Slanted};
}

Step Surroundings::step(const Place &from, const Place &to, std::span<const Other> others) const
{
    Step out = step(from, to);
    if (out.fault != PathFault::None)
        return out;
    out.other = figureInWay({from, m_radius, m_height}, from, to, others);
    if (out.other >= 0)
        out.fault = PathFault::Figure;
    return out;
}

bool Surroundings::isBlocked(const Segment &segment, std::int32_t low, std::int32_t high) const
{
    const Box around = widened(boxOf(segment), m_radius);
    return std::ranges::any_of(m_parts.all(), [&](std::uint16_t index) {
        const Part &part = m_table.part(index);
        return part.has(trait::kImpassable) && meet(part.box, around) &&
               part.isBetween(low, high) && sweepOverlaps(part.shape, segment, m_radius);
    });
}

// One convex floor that both ends touch carries all between them.
bool Surroundings::isCarried(const Place &from, const Place &to) const
{
    if (from.level == 0)
        return true;
    return std::ranges::any_of(m_parts.all(), [&](std::uint16_t index) {
        const Part &part = m_table.part(index);
        return part.has(trait::kFloor) && part.top == from.level &&
               reaches(part.shape, from.at, m_radius + kContactGap) &&
               reaches(part.shape, to.at, m_radius + kContactGap);
    });
}

std::int32_t Surroundings::roughLength(const Segment &segment, std::int32_t level) const
{
    const Box around = boxOf(segment);
    std::array<Reach, kMostParts> stretches;
    std::size_t count = 0;
    std::int64_t whole = 0;
    for (const std::uint16_t index : m_parts.all()) {
        const Part &part = m_table.part(index);
        Stretch over;
        if (!part.has(trait::kDifficult) || level < part.bottom || level > part.top ||
            !meet(part.box, around) || !clip(part.shape, segment, over))
            continue;
        if (count == 0)
            whole = fineLength(segment.to - segment.from);
        stretches[count++] = {over.enter * whole / over.enterOf, over.leave * whole / over.leaveOf};
    }
    const std::int64_t covered = unionLength(std::span(stretches).first(count));
    return static_cast<std::int32_t>((covered + kFine - 1) / kFine);
}

Step Surroundings::level(const Place &from, const Place &to) const
{
    const Segment segment{from.at, to.at};
    if (isBlocked(segment, from.level, from.level + m_height))
        return {.fault = PathFault::Blocked};
    if (!isCarried(from, to))
        return {.fault = PathFault::InTheAir};
    return {.length = static_cast<std::int32_t>(lengthUp(squaredDistance(from.at, to.at))),
            .rough = roughLength(segment, from.level)};
}

Step Surroundings::upright(const Place &from, const Place &to) const
{
    const auto [low, high] = std::minmax(from.level, to.level);
    if (isBlocked({from.at, from.at}, low, high + m_height))
        return {.fault = PathFault::Blocked};
    Step step{.fault = PathFault::NoHold, .length = high - low};
    findHold(from.at, low, high, step);
    return step;
}

/** The easiest side that reaches from one height to the other: a climbable one, else the lowest. */
void Surroundings::findHold(Point at, std::int32_t low, std::int32_t high, Step &step) const
{
    for (const std::uint16_t index : m_parts.all()) {
        const Part &part = m_table.part(index);
        if (part.bottom > low || part.top < high ||
            !part.has(trait::kClimbable | trait::kImpassable | trait::kFloor) ||
            !reaches(part.shape, at, m_radius + kContactGap))
            continue;
        if (part.has(trait::kClimbable)) {
            step = {.side = Side::Climbable, .length = high - low};
            return;
        }
        const std::int32_t sideHeight = part.top - m_table.landing({at, low});
        if (step.fault != PathFault::None || sideHeight < step.sideHeight)
            step = {.side = Side::Other, .length = high - low, .sideHeight = sideHeight};
    }
}

} // namespace escarmouche::rules::kit::geometry
