// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/squares/tiling.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit {

/** What is printed on a tile, as it lies: what its squares are, on which sides one can leave them,
   and on which a road leaves the tile, through the middle. */
template<int Across, class Floor>
struct TileFace {
    static constexpr std::size_t kSquares = Tiling<Across>::kSquares;

    std::array<Floor, kSquares> floors{};
    std::array<std::uint8_t, kSquares> ways{}; // bits by side
    std::array<std::uint8_t, 4> exits{}; // by side: the sort of road that leaves it there, 0: none

    bool operator==(const TileFace &) const = default;

    Floor floor(int within) const { return floors[static_cast<std::size_t>(within)]; }
    bool hasWay(int within, Side side) const
    {
        return (ways[static_cast<std::size_t>(within)] & bitOf(side)) != 0;
    }
    int exit(Side side) const { return exits[static_cast<std::size_t>(side)]; }
    bool hasExit(Side side) const { return exit(side) != 0; }
    void openWay(int within, Side side) { ways[static_cast<std::size_t>(within)] |= bitOf(side); }
    void openExit(Side side, int sort = 1)
    {
        openWay(Tiling<Across>::middleOf(side), side);
        exits[static_cast<std::size_t>(side)] = static_cast<std::uint8_t>(sort);
    }

    /** By a quarter, clockwise. */
    TileFace turned() const
    {
        TileFace face;
        for (std::size_t from = 0; from < kSquares; ++from) {
            const auto to =
                static_cast<std::size_t>(Tiling<Across>::turned(static_cast<int>(from)));
            face.floors[to] = floors[from];
            face.ways[to] = turnedBits(ways[from]);
        }
        std::ranges::rotate_copy(exits, exits.begin() + 3, face.exits.begin());
        return face;
    }

private:
    static constexpr std::uint8_t bitOf(Side side)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
    }
    static constexpr std::uint8_t turnedBits(std::uint8_t bits)
    {
        const unsigned all = bits;
        return static_cast<std::uint8_t>(((all << 1U) | (all >> 3U)) & 0xfU);
    }
};

/** The faces of all kinds of tiles, numbered from 1, by quarter turns. */
template<class Face>
class TileFaces
{
public:
    /** The next kind, as it is printed. */
    void add(Face face)
    {
        for (std::size_t turn = 0; turn < kAllSides.size(); ++turn) {
            m_faces.push_back(face);
            face = face.turned();
        }
        const int kind = static_cast<int>(m_turns.size()) + 1;
        int turns = 1;
        while (turns < static_cast<int>(kAllSides.size()) && of(kind, turns) != of(kind, 0))
            ++turns;
        m_turns.push_back(turns);
    }
    const Face &of(int kind, int turn) const
    {
        return m_faces[(static_cast<std::size_t>(kind) - 1) * kAllSides.size() +
                       static_cast<std::size_t>(turn)];
    }
    /** After so many quarters it looks as it did. */
    int turnsOf(int kind) const { return m_turns[static_cast<std::size_t>(kind) - 1]; }

private:
    std::vector<Face> m_faces;
    std::vector<int> m_turns; // by kind
};

/** What follows from the tiles that lie there, each with a `kind` and a `turn` (see Tiling), for a
    game in which roads must meet roads of their sort and walls walls. */
template<int Across, class Floor, class Tiles>
class TileMap
{
public:
    using Laying = Tiling<Across>;
    using Spot = typename Laying::Spot;
    using Face = TileFace<Across, Floor>;
    using Faces = TileFaces<Face>;

    TileMap(const Faces &faces, const Tiles &tiles) : m_faces(faces), m_tiles(tiles) {}

    template<class Tile>
    requires requires(const Tile &tile) { tile.kind; }
    const Face &faceOf(const Tile &tile) const { return m_faces.of(tile.kind, tile.turn); }
    const Face &faceOf(int square) const
    {
        return faceOf(m_tiles[static_cast<std::size_t>(square / Laying::kSquares)]);
    }
    Floor floor(int square) const { return faceOf(square).floor(square % Laying::kSquares); }
    /** kNoCell: nothing is laid there. Also where no way leads. */
    int next(int square, Side side) const
    {
        return Laying::neighbour(m_tiles, square, indexOf(side));
    }
    /** The square to which one can step there, over the edge of a tile where a road goes on;
       kNoCell: one cannot. */
    int stepTo(int square, Side side) const
    {
        const int within = square % Laying::kSquares;
        const auto &tile = m_tiles[static_cast<std::size_t>(square / Laying::kSquares)];
        if (!faceOf(tile).hasWay(within, side))
            return kNoCell;
        const int inside = Laying::insideOf(within, indexOf(side));
        if (inside != kNoCell)
            return square - within + inside;
        const int other = tile.beside[static_cast<std::size_t>(side)];
        if (other == 0 || !faceBeside(other).hasExit(opposite(side)))
            return kNoCell;
        return (other - 1) * Laying::kSquares + Laying::middleOf(opposite(side));
    }

    /** The kind could be laid there, turned so: all its roads go on where tiles touch it, and no
        road of theirs ends at it. */
    bool fits(int kind, int turn, Spot spot) const
    {
        return agrees(kind, turn, spot) && meetsRoad(kind, turn, spot);
    }
    /** It could if a road led there. */
    bool agrees(int kind, int turn, Spot spot) const
    {
        return hasRoom(spot) && agrees(m_faces.of(kind, turn), Laying::besideOf(m_tiles, spot));
    }
    /** One of its roads at least would go on, whatever else touches it. */
    bool meetsRoad(int kind, int turn, Spot spot) const
    {
        return Laying::tileAt(m_tiles, spot) < 0 &&
               meetsRoad(m_faces.of(kind, turn), Laying::besideOf(m_tiles, spot));
    }
    /** One of its roads would end at a road of another sort. */
    bool mixesRoads(int kind, int turn, Spot spot) const
    {
        return anyEdge(m_faces.of(kind, turn), Laying::besideOf(m_tiles, spot),
                       [](int road, int roadBeside) {
                           return road != 0 && roadBeside != 0 && road != roadBeside;
                       });
    }
    /** Free spots next to the tiles where that kind fits, with each turn that makes a difference:
        visit(spot, turn). */
    template<class Visit>
    void forEachPlace(int kind, const Visit &visit) const
    {
        if (m_tiles.full())
            return;
        for (const auto &[spot, beside] : Laying::freeSpots(m_tiles)) {
            for (int turn = 0; turn < m_faces.turnsOf(kind); ++turn) {
                const Face &face = m_faces.of(kind, turn);
                if (agrees(face, beside) && meetsRoad(face, beside))
                    visit(spot, turn);
            }
        }
    }
    bool hasPlace(int kind) const
    {
        bool has = false;
        forEachPlace(kind, [&](Spot, int) { has = true; });
        return has;
    }
    /** A road ends where nothing lies yet. */
    bool hasOpenRoad() const
    {
        return std::ranges::any_of(m_tiles, [&](const auto &tile) {
            return std::ranges::any_of(kAllSides, [&](Side side) {
                return tile.beside[static_cast<std::size_t>(side)] == 0 &&
                       faceOf(tile).hasExit(side);
            });
        });
    }

private:
    using Beside = typename Laying::Beside;

    const Face &faceBeside(int number) const
    {
        return faceOf(m_tiles[static_cast<std::size_t>(number) - 1]);
    }
    bool hasRoom(Spot spot) const { return !m_tiles.full() && Laying::tileAt(m_tiles, spot) < 0; }
    /** At the edge to one of the touching tiles it is so of the sort of road that leads to it, and
        from it: isSo(road, roadBeside). */
    template<class IsSo>
    bool anyEdge(const Face &face, const Beside &beside, const IsSo &isSo) const
    {
        return std::ranges::any_of(kAllSides, [&](Side side) {
            const int other = beside[static_cast<std::size_t>(side)];
            return other != 0 && isSo(face.exit(side), faceBeside(other).exit(opposite(side)));
        });
    }
    bool agrees(const Face &face, const Beside &beside) const
    {
        return !anyEdge(face, beside, [](int road, int roadBeside) { return road != roadBeside; });
    }
    bool meetsRoad(const Face &face, const Beside &beside) const
    {
        return anyEdge(face, beside,
                       [](int road, int roadBeside) { return road != 0 && road == roadBeside; });
    }

    const Faces &m_faces;
    const Tiles &m_tiles;
};

} // namespace escarmouche::rules::kit
