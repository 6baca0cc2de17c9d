// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/table.h"

#include <algorithm>
#include <cmath>
#include <random>

/** Random tables and figures for tests of geometry: on a coarse lattice now and then, so that lines
    run along edges and through corners. */
namespace made {

using namespace escarmouche::rules::kit::geometry;

class Chance
{
public:
    explicit Chance(unsigned seed) : m_source(seed) {}

    /** From `least` to `most`. */
    std::int32_t between(std::int32_t least, std::int32_t most)
    {
        return least +
               static_cast<std::int32_t>(m_source() % static_cast<unsigned>(most - least + 1));
    }

    bool oneIn(std::int32_t count) { return between(1, count) == 1; }

    template<typename T>
    T oneOf(std::initializer_list<T> all)
    {
        return *(all.begin() + between(0, static_cast<std::int32_t>(all.size()) - 1));
    }

private:
    std::mt19937 m_source;
};

inline Point snapped(Point point, std::int32_t lattice, std::int32_t most)
{
    const auto snap = [&](std::int32_t value) {
        return std::clamp(value / lattice * lattice, 0, most);
    };
    return {snap(point.x), snap(point.y)};
}

/** A polygon around a point: spokes of various lengths in turn, so often not convex. */
inline Polygon star(Chance &chance, Point middle, std::int32_t most, std::int32_t size,
                    std::int32_t lattice)
{
    Polygon out;
    const std::int32_t count = chance.between(3, 8);
    const double turn = chance.between(0, 628) / 100.0;
    for (std::int32_t i = 0; i < count; ++i) {
        const double angle = turn + 6.2831853 * i / count;
        const std::int32_t spoke = chance.between(size / 4, size);
        const Point corner{middle.x + static_cast<std::int32_t>(spoke * std::cos(angle)),
                           middle.y + static_cast<std::int32_t>(spoke * std::sin(angle))};
        out.corners[static_cast<std::size_t>(out.count++)] = snapped(corner, lattice, most);
    }
    return out;
}

inline Polygon rectangle(Point least, Point most)
{
    return {least, {most.x, least.y}, most, {least.x, most.y}};
}

inline Polygon outline(Chance &chance, std::int32_t most, std::int32_t size, std::int32_t lattice)
{
    for (;;) {
        const Point middle{chance.between(0, most), chance.between(0, most)};
        Polygon out = star(chance, middle, most, size, lattice);
        if (chance.oneIn(2)) {
            const Point reach{chance.between(10, size), chance.between(10, size)};
            out = rectangle(snapped(middle - reach, lattice, most),
                            snapped(middle + reach, lattice, most));
        }
        if (isSimple(out))
            return out;
    }
}

/** Pieces of every height and trait, some of them over the ground. */
inline std::vector<Piece> pieces(Chance &chance, std::int32_t count, std::int32_t most,
                                 std::int32_t size, std::int32_t lattice)
{
    std::vector<Piece> out;
    for (std::int32_t i = 0; i < count; ++i) {
        Piece piece;
        piece.footprint = outline(chance, most, size, lattice);
        piece.top = chance.oneOf({0, 30, 50, 80, 90, 120, 200, 300});
        piece.bottom = chance.oneIn(5) ? piece.top / 2 : 0;
        piece.traits = static_cast<std::uint8_t>(chance.between(0, trait::kEvery));
        out.push_back(piece);
    }
    return out;
}

inline Base figure(Chance &chance, std::int32_t most, std::int32_t lattice)
{
    Base base;
    base.radius = chance.oneOf({25, 50, 50, 50, 80});
    base.height = chance.oneOf({50, 100, 100, 100, 150});
    base.place.at = snapped({chance.between(0, most), chance.between(0, most)}, lattice, most);
    base.place.level = chance.oneOf({0, 0, 0, 50, 200, 300});
    return base;
}

} // namespace made
