// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/box/box.h"
#include "rules/core/board/boardview.h"
#include "rules/kit/hex/hexboards.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules::atz {

inline constexpr int kMostBoards = 2; // at a time

using kit::Joined;
using HexBoards = kit::HexBoards<kBoardRows, kBoardColumns, kMostBoards>;
using Address = HexBoards::Address; // "4C15" (ATZ-COMP-12)

enum class Terrain : std::uint8_t { Clear, Rough, Building };

/** The boards of a game, joined (ATZ-COMP-11 to -14): a ground of the kit. Sides are the directions
    of the counters, from 0. */
class Field : public HexBoards
{
public:
    /** The boards by their number, from the west or from the north. */
    Field(const Box &box, std::vector<int> boards, Joined joined = Joined::WestEast,
          int farthest = kCells);

    /** Whether somebody in one sees the other (ATZ-LOS-01 to -04, -06). */
    bool sees(int from, int to) const;
    /** Where the line to the other is blocked first. */
    std::vector<kit::HexSide> blockedSides(int from, int to) const;
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

private:
    struct Cell {
        Terrain terrain = Terrain::Clear;
        std::int16_t building = -1, patch = -1;
        bool isWall = false, isRoad = false;
    };
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    const Cell &at(int cell) const { return m_cells[index(cell)]; }
    bool isOpen(kit::Hex hex) const;
    void layBoard(const BoardKind &board);
    void markPatches();

    int m_farthest;
    std::vector<Cell> m_cells;
    std::vector<Text> m_names; // of buildings
};

} // namespace escarmouche::rules::atz
