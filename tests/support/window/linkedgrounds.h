// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/window/boardgrounds.h"

#include <string>
#include <utility>

namespace escarmouche::tests {

// Grounds with roads, walls and doors between their places, and with boxes beside them.

inline rules::CellPlace cellPlace(int q, int r, int floor = 0)
{
    return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r),
            static_cast<std::int16_t>(floor)};
}

inline rules::GroundLink cellLink(rules::CellPlace from, rules::CellPlace to, std::string kind,
                                  rules::Text name = {}, int id = -1)
{
    return {from, to, id, std::move(kind), std::move(name)};
}

/** Boxes beside any board, numbered from 101. */
inline std::vector<rules::GroundArea> boxesBeside()
{
    return {{rules::ZonePlace{101}, {"Waiting room", "Salle d’attente"}, "floor/blue"},
            {rules::ZonePlace{102}, {"Battle box", "Case de bataille"}, "floor/red"}};
}

/** Twelve columns with a side on top: a road, a river, a walled farm with three doors, and free
    cells at the right. */
inline rules::Ground flatHexGround()
{
    using namespace rules;
    HexGround hexes;
    hexes.top = HexGround::Top::Flat;
    constexpr std::array kKinds{"grass", "wood", "grass", "hill", "grass", "rubble/green"};
    for (int q = 0; q < 12; ++q) {
        for (int row = 0; row < 7; ++row) {
            GroundCell cell;
            cell.place = cellPlace(q, row - q / 2);
            cell.kind = kKinds[static_cast<std::size_t>((q * 7 + row * 5) % 6)];
            cell.address = "4" + std::string(1, static_cast<char>('A' + q)) + std::to_string(row);
            if (q == 11)
                cell.kind = row % 2 == 0 ? "free" : "never heard of";
            if (q == 4 && row == 2) {
                cell.kind = "building";
                cell.name = {"Farm", "Ferme"};
                cell.effects = {{"cover", {}}, {"stops running", {}}};
            }
            hexes.cells.push_back(std::move(cell));
        }
    }
    for (int q = 0; q < 10; ++q) {
        const int row = 5, next = q % 2 == 1 ? -1 : 0;
        const CellPlace at = cellPlace(q, row - q / 2);
        hexes.links.push_back(
            cellLink(at, cellPlace(q + 1, at.r + next), "road", {"Mill road", "Route du moulin"}));
    }
    for (int row = 0; row < 6; ++row)
        hexes.links.push_back(cellLink(cellPlace(8, row - 4), cellPlace(8, row - 3), "river"));
    const CellPlace farm = cellPlace(4, 0);
    const auto around = [&](int q, int r, const char *kind, Text name = {}, int id = -1) {
        hexes.links.push_back(
            cellLink(farm, cellPlace(farm.q + q, farm.r + r), kind, std::move(name), id));
    };
    around(0, -1, "wall");
    around(1, -1, "door");
    around(1, 0, "locked", {"Cellar", "Cave"}, 7);
    around(0, 1, "wall");
    around(-1, 1, "open");
    around(-1, 0, "wall");
    return {std::move(hexes), {}};
}

/** Two rooms of squares, left by their sides alone, a cellar below them and boxes beside. */
inline rules::Ground roomsGround()
{
    using namespace rules;
    SquareGround squares;
    squares.hasDiagonals = false;
    for (int floor = 0; floor < 2; ++floor) {
        for (int r = 0; r < 4; ++r) {
            for (int q = 0; q < 5; ++q) {
                GroundCell cell;
                cell.place = cellPlace(q, r, floor);
                cell.kind = floor == 1 ? "rock" : q < 3 ? "floor" : "floor/green";
                squares.cells.push_back(std::move(cell));
            }
        }
    }
    constexpr std::array kKinds{"wall", "locked", "open", "door"};
    for (int r = 0; r < 4; ++r)
        squares.links.push_back(
            cellLink(cellPlace(2, r), cellPlace(3, r), kKinds[static_cast<std::size_t>(r)], {}, r));
    for (int q = 0; q < 4; ++q)
        squares.links.push_back(
            cellLink(cellPlace(q, 2, 1), cellPlace(q + 1, 2, 1), "river/green"));
    squares.links.push_back(
        cellLink(cellPlace(0, 0), cellPlace(0, 0, 1), "open", {"Trapdoor", "Trappe"}));
    Ground ground{std::move(squares), {}};
    ground.beside = boxesBeside();
    return ground;
}

/** Four rooms with a passage, doors and a wall that is drawn between them. */
inline rules::Ground linkedZoneGround()
{
    using namespace rules;
    Ground ground = zoneGround();
    auto &links = std::get<ZoneGround>(ground.what).links;
    links[1].kind = "locked";
    links[1].name = {"Back door", "Porte de derrière"};
    links[2].kind = "door";
    links.push_back({ZonePlace{2}, ZonePlace{4}, -1, "wall"});
    ground.beside = boxesBeside();
    return ground;
}

} // namespace escarmouche::tests
