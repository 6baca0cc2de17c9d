// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/roadmap.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::rules::kit::geometry {

namespace {

constexpr std::int32_t kMostCells = 30'000;
constexpr std::size_t kMostPlaces = 65'000;
constexpr std::int32_t kClimbSpacing = 50; // along the outline of a floor
constexpr std::int32_t kTries = 5; // places tried along each side of a cell

} // namespace

class RoadmapBuilder
{
public:
    explicit RoadmapBuilder(Roadmap &roadmap) : m_roadmap(roadmap), m_table(roadmap.table()) {}

    void build()
    {
        layCells();
        for (std::int32_t row = 0; row < m_roadmap.m_rows; ++row)
            for (std::int32_t column = 0; column < m_roadmap.m_columns; ++column)
                addRegular(column, row);
        for (const Part &part : m_table.parts())
            if (part.has(trait::kFloor) && part.top > 0)
                addClimbs(part);
        sortByCell();
        link();
    }

private:
    enum class Kind : std::uint8_t { Regular, Fine, Foot, Head };

    struct Node {
        Place place;
        Kind kind = Kind::Regular;
    };

    void layCells()
    {
        auto &map = m_roadmap;
        const auto cells = [&](std::int32_t side) { return side / map.m_cell + 1; };
        while (cells(m_table.width()) * cells(m_table.depth()) > kMostCells)
            map.m_cell *= 2;
        map.m_columns = cells(m_table.width());
        map.m_rows = cells(m_table.depth());
    }

    /** Places for the ground of a cell and for each height of floor in it. */
    void addRegular(std::int32_t column, std::int32_t row)
    {
        const std::int32_t cell = m_roadmap.m_cell;
        const Point corner{column * cell, row * cell};
        const Box box{corner, corner + Point{cell - 1, cell - 1}};
        m_levels.assign(1, 0);
        for (const Part &part : m_table.parts())
            if (part.has(trait::kFloor) && part.top > 0 && meet(part.box, box))
                m_levels.push_back(part.top);
        std::ranges::sort(m_levels);
        const auto repeated = std::ranges::unique(m_levels);
        m_levels.erase(repeated.begin(), repeated.end());
        for (const std::int32_t level : m_levels)
            addLevel(corner, level);
    }

    /** One place where a cell is all alike, else one in each of its quarters: passages may be
        narrow. */
    void addLevel(Point corner, std::int32_t level)
    {
        const std::int32_t cell = m_roadmap.m_cell;
        if (isAlike(corner, level)) {
            addFirstClear(corner, cell, level, Kind::Regular);
            return;
        }
        for (const Point quarter : {Point{0, 0}, Point{1, 0}, Point{0, 1}, Point{1, 1}})
            addFirstClear(corner + Point{quarter.x * cell / 2, quarter.y * cell / 2}, cell / 2,
                          level, Kind::Fine);
    }

    /** The same ground all over a cell and a quarter of it around. */
    bool isAlike(Point corner, std::int32_t level) const
    {
        const std::int32_t margin = m_roadmap.m_cell / 4;
        const std::int32_t side = m_roadmap.m_cell + 2 * margin;
        const Point least = corner - Point{margin, margin};
        const Box box{least, least + Point{side, side}};
        Candidates parts;
        m_table.collect(widened(box, m_roadmap.m_radius), trait::kImpassable | trait::kDifficult,
                        parts);
        if (level == 0 && parts.count == 0 && m_table.holds(box.least, m_roadmap.m_radius) &&
            m_table.holds(box.most, m_roadmap.m_radius))
            return true;
        const auto stands = [&](const Place &place) {
            return m_table.supports(place) &&
                   m_table.isClear({place, m_roadmap.m_radius, m_roadmap.m_height}, parts);
        };
        const Place first{least, level};
        const bool clear = stands(first);
        const bool rough = m_table.isDifficult(first, parts);
        for (std::int32_t y = 0; y <= kTries; ++y)
            for (std::int32_t x = 0; x <= kTries; ++x) {
                const Place place{least + Point{x * side / kTries, y * side / kTries}, level};
                if (stands(place) != clear || m_table.isDifficult(place, parts) != rough)
                    return false;
            }
        return true;
    }

    /** The clear place of a square that lies nearest to its middle. */
    void addFirstClear(Point corner, std::int32_t side, std::int32_t level, Kind kind)
    {
        const std::int32_t step = std::max(1, side / kTries);
        const Point middle = corner + Point{side / 2, side / 2};
        for (std::int32_t ring = 0; ring <= kTries / 2; ++ring)
            for (std::int32_t y = -ring; y <= ring; ++y)
                for (std::int32_t x = -ring; x <= ring; ++x) {
                    if (std::max(std::abs(x), std::abs(y)) != ring)
                        continue;
                    const Place place{middle + Point{x * step, y * step}, level};
                    if (isStand(place)) {
                        m_nodes.push_back({place, kind});
                        return;
                    }
                }
    }

    bool isStand(const Place &place) const { return m_table.supports(place) && isClear(place); }

    bool isClear(const Place &place) const
    {
        return m_table.isClear({place, m_roadmap.m_radius, m_roadmap.m_height});
    }

    /** Feet and heads of climbs along the outline of a floor. */
    void addClimbs(const Part &part)
    {
        for (std::int32_t i = 0; i < part.shape.count; ++i) {
            if (part.shape.isInner(i))
                continue;
            const Point from = part.shape.corner(i);
            const Point along = part.shape.after(i) - from;
            const auto length = static_cast<std::int32_t>(rootDown(squaredLength(along)));
            const std::int32_t count = std::max(1, length / kClimbSpacing);
            // Corners turn to the right, so outside is to the left of an edge.
            const Point out = scaled(turnedRight(along), m_roadmap.m_radius + 1);
            for (std::int32_t k = 0; k < count; ++k)
                addClimb(from + scaled(along, (2 * k + 1) * length / (2 * count)) - out, part.top);
        }
    }

    void addClimb(Point at, std::int32_t top)
    {
        const Place foot{at, m_table.landing({at, top - 1})};
        const Place head{at, top};
        if (!isStand(foot) || !isClear(head))
            return;
        m_nodes.push_back({foot, Kind::Foot});
        m_nodes.push_back({head, Kind::Head});
    }

    std::size_t cellOf(const Place &place) const
    {
        const Box cells = m_roadmap.cellsOf({place.at, place.at});
        return static_cast<std::size_t>(cells.least.y * m_roadmap.m_columns + cells.least.x);
    }

    void sortByCell()
    {
        auto &map = m_roadmap;
        if (m_nodes.size() > kMostPlaces)
            m_nodes.resize(kMostPlaces);
        std::ranges::stable_sort(m_nodes, {},
                                 [this](const Node &node) { return cellOf(node.place); });
        map.m_cellStart.assign(static_cast<std::size_t>(map.m_columns * map.m_rows) + 1, 0);
        map.m_places.reserve(m_nodes.size());
        map.m_stands.reserve(m_nodes.size());
        for (const Node &node : m_nodes) {
            map.m_places.push_back(node.place);
            map.m_stands.push_back(m_table.supports(node.place) ? 1 : 0);
            ++map.m_cellStart[cellOf(node.place) + 1];
        }
        for (std::size_t i = 1; i < map.m_cellStart.size(); ++i)
            map.m_cellStart[i] += map.m_cellStart[i - 1];
    }

    using Places = std::vector<std::uint32_t>; // in m_links, one a node

    /** Fills the room that all close pairs would need, then closes the gaps. */
    void link()
    {
        Places starts = roomForAll();
        Places ends(starts.begin(), starts.end() - 1);
        m_roadmap.m_links.resize(starts.back());
        for (std::size_t a = 0; a < m_nodes.size(); ++a) {
            // Places of those cells may lie a cell further off.
            const Surroundings around(m_table, widened(cellsNear(a), m_roadmap.m_cell),
                                      m_roadmap.m_radius, m_roadmap.m_height);
            eachCloseTo(a, [&](std::size_t b) { connect(a, b, around, ends); });
        }
        closeUp(starts, ends);
    }

    Places roomForAll() const
    {
        Places starts(m_nodes.size() + 1, 0);
        for (std::size_t a = 0; a < m_nodes.size(); ++a)
            eachCloseTo(a, [&](std::size_t b) {
                ++starts[a + 1];
                ++starts[b + 1];
            });
        for (std::size_t i = 1; i < starts.size(); ++i)
            starts[i] += starts[i - 1];
        return starts;
    }

    void closeUp(const Places &starts, const Places &ends)
    {
        auto &links = m_roadmap.m_links;
        std::uint32_t to = 0;
        for (std::size_t node = 0; node < ends.size(); ++node) {
            m_roadmap.m_linkStart.push_back(to);
            for (std::uint32_t from = starts[node]; from < ends[node]; ++from)
                links[to++] = links[from];
        }
        m_roadmap.m_linkStart.push_back(to);
        links.resize(to);
    }

    Box cellsNear(std::size_t node) const
    {
        const Point at = m_nodes[node].place.at;
        return widened({at, at}, 2 * m_roadmap.m_cell);
    }

    /** Calls `visit(b)` for every later node that may be one step away. */
    template<class Visit>
    void eachCloseTo(std::size_t a, Visit visit) const
    {
        m_roadmap.visitNear(cellsNear(a), [&](std::size_t b) {
            if (b > a && areClose(m_nodes[a], m_nodes[b]))
                visit(b);
        });
    }

    /** Sixteen directions between cells; the ends of climbs, which stand off the floor by their
        radius, with all cells in reach. */
    bool areClose(const Node &a, const Node &b) const
    {
        if (a.place.level != b.place.level)
            return a.place.at == b.place.at && a.kind != b.kind;
        const Point apart = cellsApart(a, b, m_roadmap.m_cell);
        if (a.kind == Kind::Regular && b.kind == Kind::Regular)
            return isNeighbour(apart);
        if (a.kind == Kind::Fine && b.kind == Kind::Fine)
            return isNeighbour(cellsApart(a, b, m_roadmap.m_cell / 2));
        const bool isClimb = a.kind > Kind::Fine || b.kind > Kind::Fine;
        const std::int32_t most = isClimb ? 2 : 1;
        return apart.x <= most && apart.y <= most;
    }

    static Point cellsApart(const Node &a, const Node &b, std::int32_t cell)
    {
        return {std::abs(a.place.at.x / cell - b.place.at.x / cell),
                std::abs(a.place.at.y / cell - b.place.at.y / cell)};
    }

    static bool isNeighbour(Point apart)
    {
        return apart.x + apart.y == 1 || (apart.x == 1 && apart.y == 1) ||
               (apart.x + apart.y == 3 && apart.x > 0 && apart.y > 0);
    }

    void connect(std::size_t a, std::size_t b, const Surroundings &around, Places &ends)
    {
        const Step step = around.step(m_nodes[a].place, m_nodes[b].place);
        if (step.fault != PathFault::None)
            return;
        const auto small = [](auto value) { return static_cast<std::uint16_t>(value); };
        const std::int32_t detail = step.side == Side::Level ? step.rough : step.sideHeight;
        Roadmap::Link link{small(b), small(step.length), small(detail), step.side};
        m_roadmap.m_links[ends[a]++] = link;
        link.to = small(a);
        m_roadmap.m_links[ends[b]++] = link;
    }

    Roadmap &m_roadmap;
    const Table &m_table;
    std::vector<Node> m_nodes;
    std::vector<std::int32_t> m_levels; // of the cell at hand
};

Roadmap::Roadmap(const Table &table, std::int32_t radius, std::int32_t height)
    : m_table(&table), m_radius(radius), m_height(height)
{
    RoadmapBuilder(*this).build();
}

Box Roadmap::cellsOf(const Box &box) const
{
    const auto cell = [this](std::int32_t value, std::int32_t count) {
        return std::clamp(value / m_cell, 0, count - 1);
    };
    return {{cell(box.least.x, m_columns), cell(box.least.y, m_rows)},
            {cell(box.most.x, m_columns), cell(box.most.y, m_rows)}};
}

} // namespace escarmouche::rules::kit::geometry
