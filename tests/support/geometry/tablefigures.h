// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/sight.h"
#include "rules/kit/geometry/ways/roadmap.h"
#include "rules/kit/tables/tablefile.h"

#include <algorithm>
#include <set>
#include <vector>

namespace escarmouche::tests {

/** What a table is held to. */
struct TableFigures {
    std::size_t pieces = 0;
    std::size_t kinds = 0;
    std::size_t climbable = 0;
    bool twoLevels = false; // a floor that stands on a floor
    int openPerMille = 0; // of the lines between opposing zones
    int islands = 0; // grounds from which the slowest does not come to the others
};

namespace detail {

namespace geo = rules::kit::geometry;

/** Whether a figure of Mvt 3, who runs, gets over the link in one go or in several. */
inline bool isForTheSlowest(const geo::Roadmap::Link &link)
{
    constexpr int kRun = 3 * 100 * 3 / 2;
    constexpr int kOverTheEdge = 150; // from the foot to a place on top
    return link.side == geo::Side::Level ||
           (link.side == geo::Side::Climbable && link.length + kOverTheEdge <= kRun);
}

inline int countIslands(const geo::Table &table)
{
    const geo::Roadmap roadmap(table, 50, 100);
    std::vector<char> known(roadmap.places().size());
    std::vector<std::size_t> open;
    int islands = 0;
    for (std::size_t first = 0; first < known.size(); ++first) {
        if (known[first] || !roadmap.isStand(first))
            continue;
        ++islands;
        for (open = {first}, known[first] = 1; !open.empty();) {
            const std::size_t node = open.back();
            open.pop_back();
            for (const auto &link : roadmap.links(node)) {
                if (known[link.to] || !isForTheSlowest(link))
                    continue;
                known[link.to] = 1;
                open.push_back(link.to);
            }
        }
    }
    return islands;
}

/** Bases in rows across a zone of 5 pas, a pas and a half apart. */
inline std::vector<geo::Base> zone(const geo::Table &table, bool isSouth)
{
    std::vector<geo::Base> bases;
    for (const int row : {80, 240, 400}) {
        for (int x = 60; x < table.width(); x += 150) {
            const geo::Base base{{{x, isSouth ? table.depth() - row : row}, 0}, 50, 100};
            if (table.isClear(base))
                bases.push_back(base);
        }
    }
    return bases;
}

inline int openPerMille(const geo::Table &table)
{
    const auto south = zone(table, true);
    const auto north = zone(table, false);
    std::size_t open = 0;
    for (const auto &from : south)
        open += static_cast<std::size_t>(std::ranges::count_if(
            north, [&](const auto &to) { return geo::sees(table, from, to); }));
    return static_cast<int>(open * 1000 / std::max<std::size_t>(1, south.size() * north.size()));
}

} // namespace detail

inline TableFigures figuresOf(const rules::kit::tables::TableFile &file)
{
    namespace geo = rules::kit::geometry;
    const geo::Table table(file.width, file.depth, file.pieces);
    TableFigures figures;
    figures.pieces = file.pieces.size();
    std::set<geo::PieceKind> kinds;
    for (const geo::Piece &piece : file.pieces) {
        kinds.insert(piece.kind);
        figures.climbable += piece.has(geo::trait::kClimbable) ? 1 : 0;
        const bool isUpper = piece.bottom > 0 && piece.has(geo::trait::kFloor);
        figures.twoLevels = figures.twoLevels ||
                            (isUpper && table.supports({piece.footprint.corners[0], piece.bottom}));
    }
    figures.kinds = kinds.size();
    figures.openPerMille = detail::openPerMille(table);
    figures.islands = detail::countIslands(table);
    return figures;
}

} // namespace escarmouche::tests
