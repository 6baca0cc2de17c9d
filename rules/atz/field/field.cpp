// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/field/field.h"

#include "rules/kit/cells/regions.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

Terrain terrainOf(char hex)
{
    if (hex == '%' || hex == ',')
        return Terrain::Rough;
    return hex >= 'A' && hex <= 'Z' ? Terrain::Building : Terrain::Clear;
}

} // namespace

Field::Field(const Box &box, std::vector<int> boards, Joined joined, int farthest)
    : HexBoards(std::move(boards), joined), m_farthest(farthest)
{
    for (const int board : this->boards())
        layBoard(box.board(board));
    markPatches();
}

void Field::layBoard(const BoardKind &board)
{
    const auto firstBuilding = static_cast<std::ptrdiff_t>(m_names.size());
    for (const BuildingName &building : board.buildings)
        m_names.push_back(building.name);
    for (const std::string &row : board.rows) {
        for (const char printed : row) {
            Cell cell{
                .terrain = terrainOf(printed), .isWall = printed == 'g', .isRoad = printed == '='};
            if (cell.terrain == Terrain::Building) {
                const auto building = std::ranges::find(board.buildings, std::string(1, printed),
                                                        &BuildingName::letter);
                cell.building =
                    static_cast<std::int16_t>(firstBuilding + (building - board.buildings.begin()));
            }
            m_cells.push_back(cell);
        }
    }
}

void Field::markPatches()
{
    const auto woods =
        kit::regionsOf(*this, [&](int cell) { return terrain(cell) == Terrain::Rough; });
    for (int cell = 0; cell < cells(); ++cell) {
        Cell &each = m_cells[index(cell)];
        const int region = woods[index(cell)];
        each.patch = static_cast<std::int16_t>(region < 0 ? each.building : buildings() + region);
    }
}

bool Field::isOpen(kit::Hex hex) const
{
    const int cell = cellAt(hex);
    return cell == kit::kNoCell || isClear(cell); // what is off the map hides nothing
}

bool Field::sees(int from, int to) const
{
    return distance(from, to) <= m_farthest &&
           kit::sees(hexOf(from), hexOf(to), std::bind_front(&Field::isOpen, this));
}

std::vector<kit::HexSide> Field::blockedSides(int from, int to) const
{
    return kit::blockedSides(hexOf(from), hexOf(to), std::bind_front(&Field::isOpen, this));
}

int Field::firstOf(int building) const
{
    const auto first = std::ranges::find(m_cells, building, &Cell::building);
    return static_cast<int>(first - m_cells.begin());
}

} // namespace escarmouche::rules::atz
