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

/** What is printed on a tile, as it lies: what its squares are, between which of them one can go,
    and on which sides a road leaves it, through the middle. */
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
        return static_cast<std::uint8_t>(((bits << 1U) | (bits >> 3U)) & 0xfU);
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
    }
    const Face &of(int kind, int turn) const
    {
        return m_faces[(static_cast<std::size_t>(kind) - 1) * kAllSides.size() +
                       static_cast<std::size_t>(turn)];
    }

private:
    std::vector<Face> m_faces;
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
    /** One can step from the square to its neighbour there: over the edge of a tile where a road
        goes on. */
    bool leads(int square, Side side) const
    {
        const int within = square % Laying::kSquares;
        const auto &tile = m_tiles[static_cast<std::size_t>(square / Laying::kSquares)];
        if (Laying::insideOf(within, indexOf(side)) != kNoCell)
            return faceOf(tile).hasWay(within, side);
        const std::size_t other = tile.beside[static_cast<std::size_t>(side)];
        return other != 0 && within == Laying::middleOf(side) && faceOf(tile).hasExit(side) &&
               faceOf(m_tiles[other - 1]).hasExit(opposite(side));
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
        bool agrees = !m_tiles.full() && Laying::tileAt(m_tiles, spot) < 0;
        forEachEdge(m_faces.of(kind, turn), spot,
                    [&](int road, int roadBeside) { agrees = agrees && road == roadBeside; });
        return agrees;
    }
    /** One of its roads at least would go on, whatever else touches it. */
    bool meetsRoad(int kind, int turn, Spot spot) const
    {
        bool meets = false;
        forEachEdge(m_faces.of(kind, turn), spot, [&](int road, int roadBeside) {
            meets = meets || (road != 0 && road == roadBeside);
        });
        return meets && Laying::tileAt(m_tiles, spot) < 0;
    }
    /** One of its roads would end at a road of another sort. */
    bool mixesRoads(int kind, int turn, Spot spot) const
    {
        bool mixes = false;
        forEachEdge(m_faces.of(kind, turn), spot, [&](int road, int roadBeside) {
            mixes = mixes || (road != 0 && roadBeside != 0 && road != roadBeside);
        });
        return mixes;
    }
    /** Free spots next to the tiles where that kind fits, with each turn that makes a difference:
        visit(spot, turn). */
    template<class Visit>
    void forEachPlace(int kind, const Visit &visit) const
    {
        Laying::forEachFree(m_tiles, [&](Spot spot) {
            for (int turn = 0; turn < Laying::kSides; ++turn) {
                if (!isSameAsBefore(kind, turn) && fits(kind, turn, spot))
                    visit(spot, turn);
            }
        });
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
    /** What sort of road leads to each touching tile, and from it: visit(road, roadBeside). */
    template<class Visit>
    void forEachEdge(const Face &face, Spot spot, const Visit &visit) const
    {
        for (const Side side : kAllSides) {
            const int other = Laying::tileAt(m_tiles, Laying::beside(spot, side));
            if (other >= 0)
                visit(face.exit(side),
                      faceOf(m_tiles[static_cast<std::size_t>(other)]).exit(opposite(side)));
        }
    }
    /** Turned so it looks as with a smaller turn. */
    bool isSameAsBefore(int kind, int turn) const
    {
        for (int before = 0; before < turn; ++before) {
            if (m_faces.of(kind, before) == m_faces.of(kind, turn))
                return true;
        }
        return false;
    }

    const Faces &m_faces;
    const Tiles &m_tiles;
};

} // namespace escarmouche::rules::kit
