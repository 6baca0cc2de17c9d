// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/path.h"

namespace escarmouche::rules::kit::geometry {

/** The ways between close places of one table for one size of base, prepared once and shared as
    const: a place for each half pas of ground and floor, and the feet and heads of climbs. */
class Roadmap
{
public:
    struct Link {
        std::uint16_t to = 0;
        std::uint16_t length = 0; // or the height climbed
        std::uint16_t rough = 0; // of the length
        std::uint8_t side = 0; // 0 level, 1 a climbable side, 2 another side
        std::int32_t sideHeight = 0; // of another side, from where one stands below it
    };

    Roadmap(const Table &table, std::int32_t radius, std::int32_t height);

    const Table &table() const { return *m_table; }
    std::int32_t radius() const { return m_radius; }
    std::int32_t height() const { return m_height; }
    std::span<const Place> places() const { return m_places; }
    bool isStand(std::size_t node) const { return m_stands[node] != 0; }
    std::span<const Link> links(std::size_t node) const;

    /** Calls `visit(node)` for every place whose point is in the cells that meet `box`. */
    template<typename Visit>
    void visitNear(const Box &box, Visit visit) const;

private:
    struct Builder;

    const Table *m_table;
    std::int32_t m_radius;
    std::int32_t m_height;
    std::int32_t m_columns = 0;
    std::int32_t m_rows = 0;
    std::vector<Place> m_places; // sorted by cell
    std::vector<std::uint8_t> m_stands;
    std::vector<std::uint32_t> m_cellStart; // first place of a cell, one more than cells
    std::vector<std::uint32_t> m_linkStart;
    std::vector<Link> m_links;
};

/** Finds ways over a roadmap. Keeps its scratch space between searches, so one per thread; what it
    returns is judged legal, and a convenience only: rules judge whatever way is given. */
class Finder
{
public:
    explicit Finder(const Roadmap &roadmap);

    /** A legal way to `goal` within the gait, at most 5 % above the shortest; nothing where there
       is none. */
    std::optional<Path> find(const Base &mover, const Place &goal, const Gait &gait,
                             std::span<const Other> others);

    /** Searches everything in reach; then reached() and wayTo() answer until the next search. */
    void flood(const Base &mover, const Gait &gait, std::span<const Other> others);

    /** A place where the base can stop, and what the way found there costs of the budget. */
    struct Reached {
        Place place;
        std::int32_t spent = 0;
        std::uint32_t node = 0;
    };
    std::span<const Reached> reached() const { return m_reached; }

    /** The straightened way to one of reached(); always legal. */
    Path wayTo(const Reached &reached) const;

private:
    const Roadmap *m_roadmap;
    std::vector<Reached> m_reached;
};

} // namespace escarmouche::rules::kit::geometry
