// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/sight.h"

namespace escarmouche::rules::kit::geometry {

inline constexpr std::int32_t kColumns = 20;
inline constexpr std::size_t kMostObstacles = 32;

/** A piece of terrain or a figure in the way of a shot. */
struct Obstacle {
    std::int32_t index = 0; // of the piece in the table, or of the figure among those given
    bool isFigure = false;
    bool onLine = false; // the centre line crosses it
    std::int32_t distance = 0; // from the shooter's base edge, rounded up, at least 0
    std::int32_t hidden = 0; // what it would hide alone, summed over the columns

    bool operator==(const Obstacle &) const = default;
};

/** How much of a target is hidden, column by column from left to right as the shooter sees it.
    The obstacles are those that hide something, nearest first. */
struct Cover {
    std::array<std::int32_t, kColumns> columns{}; // hidden height, 0 .. the target's height
    std::int32_t hidden = 0; // their sum
    std::int32_t whole = 0; // kColumns times the target's height
    std::int32_t count = 0;
    std::array<Obstacle, kMostObstacles> obstacles{}; // the nearest ones where there are more

    /** More than half is hidden; exactly half is not cover. MUSG-COVER-01. */
    bool isGiven() const { return 2 * hidden > whole; }
    std::span<const Obstacle> all() const
    {
        return {obstacles.data(), static_cast<std::size_t>(count)};
    }
    bool operator==(const Cover &) const = default;
};

/** Where the ray of each column ends: that of column i in the middle of the i-th part of the
    target's width, to a hundredth. */
std::array<Point, kColumns> columnPoints(Point eye, const Base &target);

/** How much of the target the hiding terrain and the figures in between hide from the shooter's
    eye. `figures` are those that may stand in between, without shooter and target; one counts when
    the centre line crosses its base, as a screen at its axis. A column's height is rounded down.
    MUSG-COVER-01. */
Cover cover(const Table &table, const Base &shooter, const Base &target,
            std::span<const Base> figures);

/** The same from a bare point at a height above the table against pieces with any of the traits. */
Cover hiddenFrom(const Table &table, const Place &eye, const Base &target, std::uint8_t traits);

/** The figure is wholly behind impassable pieces as seen from a burst. MUSG-RANGED-16. */
bool isShielded(const Table &table, const Place &burst, const Base &figure);

/** Writes the indices of the figures whose base the centre line crosses, nearest the start first,
    equally near by index; how many. `out` holds at least as many as `figures`. MUSG-RANGED-21. */
std::size_t figuresOnLine(const Segment &line, std::span<const Base> figures,
                          std::span<std::int32_t> out);

} // namespace escarmouche::rules::kit::geometry
