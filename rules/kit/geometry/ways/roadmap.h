// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/way.h"

namespace escarmouche::rules::kit::geometry {

/** The ways between close places of one table for one size of base, prepared once and shared as
    const: a place for each half pas of open ground and floor, four beside what is impassable or
    difficult, and the feet and heads of climbs. The table outlives it. */
class Roadmap
{
public:
    struct Link {
        std::uint16_t to = 0;
        std::uint16_t length = 0; // or the height climbed
        std::uint16_t detail = 0; // of a level link rough(), of another side sideHeight()
        Side side = Side::Level;

        /** How much of the length is difficult. */
        std::int32_t rough() const { return side == Side::Level ? detail : 0; }
        /** Of a side that is no stairs: from where one stands below it. */
        std::int32_t sideHeight() const { return side == Side::Other ? detail : 0; }
    };

    explicit Roadmap(const Table &table, std::int32_t radius = 50, std::int32_t height = 100);

    const Table &table() const { return *m_table; }
    std::int32_t radius() const { return m_radius; }
    std::int32_t height() const { return m_height; }
    std::span<const Place> places() const { return m_places; }

    /** One can stand there; the head of a climb is none. */
    bool isStand(std::size_t node) const { return m_stands[node] != 0; }

    std::span<const Link> links(std::size_t node) const
    {
        return std::span(m_links).subspan(m_linkStart[node],
                                          m_linkStart[node + 1] - m_linkStart[node]);
    }

    /** The length of a cell's side. */
    std::int32_t cell() const { return m_cell; }

    /** Calls `visit(node)` for every place in the cells that meet `box`. */
    template<typename Visit>
    void visitNear(const Box &box, Visit visit) const
    {
        const Box cells = cellsOf(box);
        for (std::int32_t row = cells.least.y; row <= cells.most.y; ++row) {
            const auto first = static_cast<std::size_t>(row * m_columns + cells.least.x);
            const auto last = static_cast<std::size_t>(row * m_columns + cells.most.x);
            for (std::size_t node = m_cellStart[first]; node < m_cellStart[last + 1]; ++node)
                visit(node);
        }
    }

private:
    friend class RoadmapBuilder;

    Box cellsOf(const Box &box) const;

    const Table *m_table;
    std::int32_t m_radius;
    std::int32_t m_height;
    std::int32_t m_cell = 50;
    std::int32_t m_columns = 0;
    std::int32_t m_rows = 0;
    std::vector<Place> m_places; // sorted by cell
    std::vector<std::uint8_t> m_stands;
    std::vector<std::uint32_t> m_cellStart; // the first place of each cell, and one more
    std::vector<std::uint32_t> m_linkStart; // the first link of each place, and one more
    std::vector<Link> m_links;
};

} // namespace escarmouche::rules::kit::geometry
