// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/kit/tables/tablefile.h"

#include <array>

namespace escarmouche::tests {

/** A ready table as a board draws it. */
inline rules::Ground groundOf(const rules::kit::tables::TableFile &file)
{
    using namespace rules;
    namespace trait = kit::geometry::trait;
    constexpr std::array kKinds{"building", "ruin",   "wall",     "fence",  "hedge",
                                "wood",     "rock",   "hill",     "water",  "marsh",
                                "rubble",   "crates", "platform", "stairs", "wreck"};
    TableGround table{file.width, file.depth, {}};
    for (const auto &piece : file.pieces) {
        GroundPiece made;
        for (std::int32_t n = 0; n < piece.footprint.count; ++n) {
            const auto &corner = piece.footprint.corners[static_cast<std::size_t>(n)];
            made.outline.push_back({corner.x, corner.y, 0});
        }
        made.bottom = piece.bottom;
        made.top = piece.top;
        made.kind = kKinds[static_cast<std::size_t>(piece.kind)];
        made.name = {made.kind, made.kind};
        made.isBarred = piece.has(trait::kImpassable);
        made.isFloor = piece.has(trait::kFloor);
        table.pieces.push_back(std::move(made));
    }
    Ground ground{std::move(table), {}};
    for (const int seat : {0, 1}) {
        GroundMark zone;
        zone.kind = GroundMark::Kind::SetUp;
        zone.owner = SeatId{static_cast<std::int8_t>(seat)};
        const int top = seat == 0 ? file.depth - 600 : 0;
        zone.outline = {
            {0, top, 0}, {file.width, top, 0}, {file.width, top + 600, 0}, {0, top + 600, 0}};
        zone.label = {seat == 0 ? "South" : "North", {}};
        ground.marks.push_back(std::move(zone));
    }
    GroundMark objective;
    objective.at = TablePlace{file.width / 2, file.depth / 2, 0};
    objective.radius = 300;
    objective.label = {"The well", {}};
    ground.marks.push_back(std::move(objective));
    return ground;
}

/** One piece of each kind in rows, as a sampler. */
inline rules::Ground samplerGround()
{
    using namespace rules;
    constexpr std::array kKinds{"building", "ruin",   "wall",     "fence",  "hedge",
                                "wood",     "rock",   "hill",     "water",  "marsh",
                                "rubble",   "crates", "platform", "stairs", "wreck"};
    TableGround table{4000, 2400, {}};
    for (int n = 0; n < static_cast<int>(kKinds.size()); ++n) {
        const int x = 100 + n % 5 * 780, y = 100 + n / 5 * 760;
        const bool isFlat = kKinds[static_cast<std::size_t>(n)] == std::string_view("marsh") ||
                            kKinds[static_cast<std::size_t>(n)] == std::string_view("water");
        GroundPiece piece;
        piece.outline = {{x, y, 0},
                         {x + 620, y, 0},
                         {x + 620, y + 380, 0},
                         {x + 380, y + 600, 0},
                         {x, y + 600, 0}};
        piece.top = isFlat ? 0 : 60 + 40 * (n % 6);
        piece.kind = kKinds[static_cast<std::size_t>(n)];
        piece.name = {piece.kind, piece.kind};
        piece.isBarred = n % 2 == 0;
        table.pieces.push_back(std::move(piece));
    }
    return {std::move(table), {}};
}

inline rules::Ground hexGround()
{
    using namespace rules;
    HexGround hexes;
    constexpr std::array kKinds{"grass", "street", "wood", "building", "grass", "water"};
    for (int r = 0; r < 9; ++r) {
        for (int column = 0; column < 12; ++column) {
            const int q = column - r / 2;
            GroundCell cell;
            cell.place = {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r), 0};
            cell.kind =
                r == 4 ? "street" : kKinds[static_cast<std::size_t>((column * 7 + r * 5) % 6)];
            hexes.cells.push_back(std::move(cell));
        }
    }
    return {std::move(hexes), {}};
}

inline rules::Ground squareGround()
{
    using namespace rules;
    SquareGround squares;
    for (int floor = 0; floor < 2; ++floor) {
        for (int r = 0; r < 6; ++r) {
            for (int q = 0; q < 6; ++q) {
                GroundCell cell;
                cell.place = {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r),
                              static_cast<std::int16_t>(floor)};
                cell.kind = floor == 1 ? "floor" : q % 3 == 1 || r % 3 == 1 ? "street" : "building";
                if (q == 1 && r == 1)
                    cell.name = {"Crossing", "Carrefour"};
                squares.cells.push_back(std::move(cell));
            }
        }
    }
    return {std::move(squares), {}};
}

inline rules::Ground zoneGround()
{
    using namespace rules;
    const auto box = [](int zone, int x, int y, int width, int depth, const char *kind, Text name) {
        return GroundZone{
            static_cast<std::int16_t>(zone),
            {{x, y, 0}, {x + width, y, 0}, {x + width, y + depth, 0}, {x, y + depth, 0}},
            kind,
            std::move(name)};
    };
    ZoneGround plan;
    plan.zones = {box(1, 0, 0, 900, 600, "floor", {"Hall", "Salle"}),
                  box(2, 900, 0, 700, 600, "floor", {"Armoury", "Armurerie"}),
                  box(3, 0, 600, 600, 700, "street", {"Yard", "Cour"}),
                  box(4, 600, 600, 1000, 700, "wood", {"Park", "Parc"})};
    for (const auto &[from, to] : {std::pair(1, 2), std::pair(1, 3), std::pair(3, 4)})
        plan.links.push_back({ZonePlace{static_cast<std::int16_t>(from)},
                              ZonePlace{static_cast<std::int16_t>(to)}, -1, "open"});
    return {std::move(plan), {}};
}

} // namespace escarmouche::tests
