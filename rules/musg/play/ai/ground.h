// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/finder.h"
#include "rules/musg/play/stage/skirmish.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

namespace escarmouche::rules::musg::play {

/** The spots of one table that the machine looks at, one in two and a half pas on each floor, and
    what it has found out about them: who sees them from where, how far they are on foot. All of it
    follows from the table alone; it is remembered from decision to decision and game to game, for
    judgement only. */
class Ground
{
public:
    using SpotId = std::uint16_t;
    static constexpr std::uint16_t kFar = std::numeric_limits<std::uint16_t>::max();

    /** A spot and somewhere it is looked at from; found out when first asked for. */
    struct Regard {
        std::int8_t seen = -1; // not found out
        std::int8_t screensTo = -1; // what hides the spot from there, and the other way
        std::int8_t screensFrom = -1;
    };
    using Regards = std::vector<Regard>; // one a spot
    using Distances = std::vector<std::uint16_t>; // one a spot, on foot with nobody in the way

    /** A thread's own for the game's table and size of figures; forgets the table before. */
    static Ground &of(const Skirmish &game);

    explicit Ground(const Skirmish &game);

    const Place &place(SpotId spot) const { return m_spots[spot]; }

    /** The spot at exactly that place, if any. */
    std::optional<SpotId> at(const Place &place) const;

    /** Where somebody at that place looks from, near enough: the spot beside him on his floor, else
        the place itself. */
    Place lookout(const Place &place) const;

    /** The highest spot of the cell around a point, if any. */
    std::optional<SpotId> around(Point point) const;

    /** Calls `visit(spot)` for every spot within that distance of the point. */
    template<class Visit>
    void visitNear(Point from, std::int32_t reach, Visit visit) const
    {
        const auto first = [](std::int32_t least) { return std::max(0, least) / kSpacing; };
        const auto last = [](std::int32_t most, std::int32_t count) {
            return std::min(most / kSpacing, count - 1);
        };
        for (std::int32_t row = first(from.y - reach); row <= last(from.y + reach, m_rows); ++row) {
            for (std::int32_t column = first(from.x - reach);
                 column <= last(from.x + reach, m_columns); ++column) {
                const auto cell = static_cast<std::size_t>(row * m_columns + column);
                for (SpotId spot = m_starts[cell]; spot < m_starts[cell + 1]; ++spot) {
                    if (squaredDistance(m_spots[spot].at, from) <= kit::geometry::squared(reach))
                        visit(spot);
                }
            }
        }
    }

    /** What is known of the spots as seen from that place. The list lives until forgetMost(). */
    Regards &regardsFrom(const Place &from);
    bool sees(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const;
    int screensTo(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const;
    int screensFrom(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const;

    /** Somebody on foot could come to that place, or beside it, with so much to spend; about. */
    bool mayReach(kit::geometry::Finder &finder, const Place &from, const Place &to,
                  std::int32_t budget);
    /** How far the spots are for somebody on foot from there, as far as one long walk: exactly from
        a spot, else by way of the spots near by. */
    Distances walkFrom(kit::geometry::Finder &finder, const Place &from);
    /** The straight way from spot to spot on foot; kFar: there is none, or none that short. */
    std::uint16_t straight(const Skirmish &game, SpotId from, SpotId to);
    /** About how far the spots are from that place, across the whole table: to the landmark near
        it. */
    const Distances &wayTo(kit::geometry::Finder &finder, const Place &place);

    /** Between decisions: keeps the memory small. */
    void forgetMost();

private:
    static constexpr std::int32_t kSpacing = 5 * kPas / 2;

    kit::geometry::Base standing(const Place &place) const { return {place, m_radius, m_height}; }
    void lay(const kit::geometry::Roadmap &roadmap);
    std::size_t cellOf(Point point) const;
    Distances spread(kit::geometry::Finder &finder, const Place &from, std::int32_t reach) const;
    const Distances &walkFrom(kit::geometry::Finder &finder, SpotId spot);
    SpotId landmarkNear(const Place &place) const;

    std::uint64_t m_table; // its fingerprint
    std::int32_t m_radius;
    std::int32_t m_height;
    std::int32_t m_columns = 0;
    std::int32_t m_rows = 0;
    std::vector<Place> m_spots; // by cell
    std::vector<SpotId> m_starts; // the first spot of each cell, and one more
    std::vector<SpotId> m_spotOfNode; // of the roadmap; kFar: none
    std::vector<SpotId> m_landmarks; // one spot in five pas or so
    std::vector<Regards> m_regards; // by spot; empty: nothing found out
    std::unordered_map<std::uint64_t, Regards> m_regardsElsewhere; // by place
    std::vector<Distances> m_straight; // by spot; empty, or 0: not found out
    std::vector<Distances> m_walks; // by spot; empty: not found out
    std::vector<Distances> m_ways; // by landmark's spot
};

} // namespace escarmouche::rules::musg::play
