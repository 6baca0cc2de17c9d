// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/turningpoint.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

int leadOf(const std::vector<int> &standing, std::size_t seat)
{
    int best = 0;
    bool isAlone = true;
    for (std::size_t other = 0; other < standing.size(); ++other) {
        if (other == seat)
            continue;
        best = isAlone ? standing[other] : std::max(best, standing[other]);
        isAlone = false;
    }
    return standing[seat] - best;
}

int gainOf(const std::vector<int> &before, const std::vector<int> &after, SeatId seat)
{
    const auto at = static_cast<std::size_t>(seat.value);
    return leadOf(after, at) - leadOf(before, at);
}

/** What the points of one step, `before` being the point ahead of them, came to. */
TurningPoint pointOf(const CoursePoint &before, std::span<const CoursePoint> points)
{
    TurningPoint turning;
    turning.step = points.front().step;
    for (std::size_t seat = 0; seat < before.standing.size(); ++seat) {
        const SeatId id{static_cast<std::int8_t>(seat)};
        const int gain = gainOf(before.standing, points.back().standing, id);
        if (gain > turning.gain) {
            turning.seat = id;
            turning.gain = gain;
        }
    }
    int weightiest = 0;
    const CoursePoint *last = &before;
    for (const CoursePoint &point : points) {
        const int gain =
            turning.gain > 0 ? gainOf(last->standing, point.standing, turning.seat) : 0;
        if (gain > weightiest) {
            weightiest = gain;
            turning.event = point.event;
        }
        last = &point;
    }
    return turning;
}

} // namespace

std::vector<TurningPoint> turningPoints(std::span<const CoursePoint> course, std::size_t most)
{
    std::vector<TurningPoint> turning;
    std::size_t first = 1; // the first point of all is how it began
    while (first < course.size()) {
        std::size_t end = first;
        while (end < course.size() && course[end].step == course[first].step)
            ++end;
        turning.push_back(pointOf(course[first - 1], course.subspan(first, end - first)));
        first = end;
    }
    std::erase_if(turning, [](const TurningPoint &point) { return point.gain == 0; });
    std::ranges::stable_sort(turning, std::ranges::greater{}, &TurningPoint::gain);
    turning.resize(std::min(turning.size(), most));
    std::ranges::sort(turning, {}, &TurningPoint::step);
    return turning;
}

} // namespace escarmouche::rules
