// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace escarmouche::rules::kit::geometry {

// Every length is in hundredths of a pas, every coordinate in 0..kMostCoordinate: then cross
// products, and the products of two of them, fit 64 bits.
inline constexpr std::int32_t kMostCoordinate = 20'000;
inline constexpr std::int32_t kContactGap = 2; // bases at most this far apart touch

/** A point of the table in hundredths of a pas: x to the right, y downwards as on the board. */
struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;

    bool operator==(const Point &) const = default;
};

struct Segment {
    Point from;
    Point to;

    bool operator==(const Segment &) const = default;
};

/** Where feet stand: a point and a height above the table. */
struct Place {
    Point at;
    std::int32_t level = 0;

    bool operator==(const Place &) const = default;
};

/** An upright figure: a round base of `radius` with its feet at `place`, `height` tall. */
struct Base {
    Place place;
    std::int32_t radius = 50;
    std::int32_t height = 100;

    bool operator==(const Base &) const = default;
};

constexpr Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}

/** A quarter turn to the right as seen on the board. */
constexpr Point turnedRight(Point v)
{
    return {-v.y, v.x};
}

constexpr std::int64_t dot(Point a, Point b)
{
    return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y;
}

constexpr std::int64_t cross(Point a, Point b)
{
    return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
}

/** Positive where c lies to the right of the line from a to b as seen on the board. */
constexpr std::int64_t orientation(Point a, Point b, Point c)
{
    return cross(b - a, c - a);
}

constexpr std::int64_t squared(std::int64_t value)
{
    return value * value;
}

constexpr std::int64_t squaredLength(Point v)
{
    return dot(v, v);
}

constexpr std::int64_t squaredDistance(Point a, Point b)
{
    return squaredLength(b - a);
}

/** The greatest integer whose square is at most `square` (0 or more, below 2^62). */
std::int64_t rootDown(std::int64_t square);

/** The least integer whose square is at least `square`: a length in whole hundredths, rounded up.
 */
std::int64_t lengthUp(std::int64_t square);

/** The length of a vector in 1/65,536 of a hundredth, rounded down. */
std::int64_t fineLength(Point v);

/** `direction` brought to `length` (below 20,000), each coordinate rounded to the nearest
    hundredth; nothing for no direction. */
Point scaled(Point direction, std::int32_t length);

} // namespace escarmouche::rules::kit::geometry
