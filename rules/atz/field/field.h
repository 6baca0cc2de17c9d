// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/box/box.h"
#include "rules/core/board/boardview.h"
#include "rules/kit/cells/boardaddress.h"
#include "rules/kit/hex/hexes.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace escarmouche::rules::atz {

inline constexpr int kBoardCells = kBoardRows * kBoardColumns;
inline constexpr int kMostBoards = 2; // at a time

/** A hex by its board (ATZ-COMP-12): "4C15". */
using Address = kit::BoardAddress<kBoardRows, kBoardColumns>;

enum class Terrain : std::uint8_t { Clear, Rough, Building };
enum class Joined : std::uint8_t { WestEast, NorthSouth };

/** The boards of a game, joined (ATZ-COMP-11 to -14): a ground of the kit. Cells are numbered board
    by board, row by row; sides are the directions of the counters, from 0: north-east, then
    clockwise. */
class Field : public kit::HexTable<kit::HexMap<46, 2 * kBoardRows, -12>, kMostBoards * kBoardCells>
{
public:
    /** The boards by their number, from the west or from the north. */
    Field(const Box &box, std::vector<int> boards, Joined joined = Joined::WestEast,
          int farthest = kCells);

    /** Whether somebody in one sees the other (ATZ-LOS-01 to -04, -06). */
    bool sees(int from, int to) const;
    /** How many hexes away one sees at most. */
    int farthest() const { return m_farthest; }

    Terrain terrain(int cell) const { return at(cell).terrain; }
    bool isClear(int cell) const { return terrain(cell) == Terrain::Clear; }
    bool isWall(int cell) const { return at(cell).isWall; }
    bool isRoad(int cell) const { return at(cell).isRoad; }
    /** A number from 0; -1: it is none. */
    int buildingOf(int cell) const { return at(cell).building; }
    int buildings() const { return static_cast<int>(m_names.size()); }
    const Text &nameOf(int building) const { return m_names[index(building)]; }
    /** Its first hex. */
    int firstOf(int building) const;
    /** The patch of rough hexes, or the building; -1: it is clear. */
    int patchOf(int cell) const { return at(cell).patch; }
    /** The board, by its number. */
    int boardOf(int cell) const { return m_boards[index(cell / kBoardCells)]; }
    const std::vector<int> &boards() const { return m_boards; }
    bool isOnBorder(int cell, Border border) const;
    /** On any of them. */
    bool isOnEdge(int cell) const;

    Address address(int cell) const;
    using HexTable::cellAt;
    /** kNoCell: the board is not there. */
    int cellAt(Address address) const;
    int cellNamed(std::string_view address) const { return cellAt(Address::named(address)); }

private:
    struct Cell {
        Terrain terrain = Terrain::Clear;
        std::int16_t building = -1, patch = -1;
        bool isWall = false, isRoad = false;
    };
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    const Cell &at(int cell) const { return m_cells[index(cell)]; }
    void layBoard(const BoardKind &board, int place);
    void markPatches();

    std::vector<int> m_boards;
    Joined m_joined;
    int m_farthest;
    std::vector<Cell> m_cells;
    std::vector<Text> m_names; // of buildings
};

} // namespace escarmouche::rules::atz
