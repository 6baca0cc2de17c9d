// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/field/field.h"

#include "rules/kit/cells/regions.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

/** ATZ-COMP-12: as the counters have them, north-east first. */
constexpr std::array<kit::Hex, Field::kSides> kDirections{
    {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

Terrain terrainOf(char hex)
{
    if (hex == '%' || hex == ',')
        return Terrain::Rough;
    return hex >= 'A' && hex <= 'Z' ? Terrain::Building : Terrain::Clear;
}

/** ATZ-COMP-12, -14: B, D and so on lie half a hex further east, and so does a board below. */
kit::Hex hexAt(Joined joined, int place, int row, int column)
{
    const int isShifted = row & 1;
    if (joined == Joined::WestEast)
        return {kBoardColumns * place + column + (isShifted - row) / 2, row};
    return {column + (isShifted - row - (kBoardRows - 1) * place) / 2, row + kBoardRows * place};
}

} // namespace

Field::Field(const Box &box, std::vector<int> boards, Joined joined, int farthest)
    : m_boards(std::move(boards)), m_joined(joined), m_farthest(farthest)
{
    int place = 0;
    for (const int board : m_boards)
        layBoard(box.board(board), place++);
    join(kDirections);
    markPatches();
}

void Field::layBoard(const BoardKind &board, int place)
{
    const auto firstBuilding = static_cast<std::ptrdiff_t>(m_names.size());
    for (const BuildingName &building : board.buildings)
        m_names.push_back(building.name);
    for (int row = 0; row < kBoardRows; ++row) {
        for (int column = 0; column < kBoardColumns; ++column) {
            const char printed = board.rows[index(row)][index(column)];
            Cell cell{
                .terrain = terrainOf(printed), .isWall = printed == 'g', .isRoad = printed == '='};
            if (cell.terrain == Terrain::Building) {
                const auto building = std::ranges::find(board.buildings, std::string(1, printed),
                                                        &BuildingName::letter);
                cell.building =
                    static_cast<std::int16_t>(firstBuilding + (building - board.buildings.begin()));
            }
            lay(hexAt(m_joined, place, row, column));
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

bool Field::sees(int from, int to) const
{
    const auto isOpen = [&](kit::Hex hex) {
        const int cell = cellAt(hex);
        return cell == kit::kNoCell || isClear(cell); // what is off the map hides nothing
    };
    return distance(from, to) <= m_farthest && kit::sees(hexOf(from), hexOf(to), isOpen);
}

int Field::firstOf(int building) const
{
    const auto first = std::ranges::find(m_cells, building, &Cell::building);
    return static_cast<int>(first - m_cells.begin());
}

bool Field::isOnBorder(int cell, Border border) const
{
    const int last = static_cast<int>(m_boards.size()) - 1;
    const int place = cell / kBoardCells;
    const int row = cell % kBoardCells / kBoardColumns, column = cell % kBoardColumns;
    const bool isAcross = m_joined == Joined::WestEast;
    const std::array isOn{row == 0 && (isAcross || place == 0),
                          column == kBoardColumns - 1 && (!isAcross || place == last),
                          row == kBoardRows - 1 && (isAcross || place == last),
                          column == 0 && (!isAcross || place == 0)};
    return isOn[static_cast<std::size_t>(border)];
}

bool Field::isOnEdge(int cell) const
{
    return std::ranges::any_of(std::array{Border::North, Border::East, Border::South, Border::West},
                               [&](Border border) { return isOnBorder(cell, border); });
}

Address Field::address(int cell) const
{
    return Address::of(boardOf(cell), cell % kBoardCells);
}

int Field::cellAt(Address address) const
{
    const auto board = std::ranges::find(m_boards, address.board());
    if (!address.isGiven() || board == m_boards.end())
        return kit::kNoCell;
    return static_cast<int>(board - m_boards.begin()) * kBoardCells + address.cell();
}

} // namespace escarmouche::rules::atz
