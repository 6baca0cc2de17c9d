// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/squares/grid.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit {

enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array kAllSides{Side::North, Side::East, Side::South, Side::West};
constexpr int indexOf(Side side)
{
    return static_cast<int>(side);
}
constexpr Side opposite(Side side)
{
    return static_cast<Side>((indexOf(side) + 2) % 4);
}

/** A board of tiles that are laid as the game goes, each so many squares wide and high. Squares are
    numbered row by row within a tile, tile after tile in the order in which they were laid; sides
    are north first, then clockwise. A list of tiles is of structs with `x` and `y`, where the tile
    lies among tiles (y grows southwards), and `beside`: the number from 1 of the tile on each side,
    0 where none lies. */
template<int Across>
struct Tiling {
    using Within = Grid<Across, Across>;
    static constexpr int kSquares = Within::kCells, kSides = Within::kSides;

    /** Where a tile lies, or could. */
    struct Spot {
        int x = 0, y = 0;

        bool operator==(const Spot &) const = default;
    };
    template<class Tile>
    static Spot spotOf(const Tile &tile)
    {
        return {tile.x, tile.y};
    }
    static Spot beside(Spot spot, Side side)
    {
        constexpr std::array<std::array<int, 2>, kSides> kBy{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        const auto &[x, y] = kBy[static_cast<std::size_t>(side)];
        return {spot.x + x, spot.y + y};
    }

    /** The number of the tile there, from 0; -1: none lies there. */
    template<class Tiles>
    static int tileAt(const Tiles &tiles, Spot spot)
    {
        for (std::size_t at = 0; at < tiles.size(); ++at) {
            if (spotOf(tiles[at]) == spot)
                return static_cast<int>(at);
        }
        return -1;
    }
    /** By side the tiles that touch a spot, numbered from 1, 0 where none lies. */
    using Beside = std::array<std::uint8_t, kSides>;
    template<class Tiles>
    static Beside besideOf(const Tiles &tiles, Spot spot)
    {
        Beside all{};
        for (const Side side : kAllSides)
            all[static_cast<std::size_t>(side)] =
                static_cast<std::uint8_t>(tileAt(tiles, beside(spot, side)) + 1);
        return all;
    }
    /** Lays it where it says, with those beside it knowing of it. */
    template<class Tiles, class Tile>
    static void lay(Tiles &tiles, Tile tile)
    {
        const auto number = static_cast<std::uint8_t>(tiles.size() + 1);
        tile.beside = besideOf(tiles, spotOf(tile));
        for (const Side side : kAllSides) {
            const std::size_t other = tile.beside[static_cast<std::size_t>(side)];
            if (other != 0)
                tiles[other - 1].beside[static_cast<std::size_t>(opposite(side))] = number;
        }
        tiles.push_back(tile);
    }

    /** The square of a tile through which one leaves it in the middle of that side. */
    static constexpr int middleOf(Side side)
    {
        constexpr int kHalf = Across / 2, kLast = Across - 1;
        switch (side) {
        case Side::North:
            return Within::cellAt(kHalf, 0);
        case Side::East:
            return Within::cellAt(kLast, kHalf);
        case Side::South:
            return Within::cellAt(kHalf, kLast);
        case Side::West:
            break;
        }
        return Within::cellAt(0, kHalf);
    }
    /** The square of the same tile next to it on that side; kNoCell: the tile ends there. */
    static int insideOf(int within, int side)
    {
        static constexpr auto kInside = [] {
            std::array<std::array<std::int8_t, kSides>, kSquares> all{};
            for (int square = 0; square < kSquares; ++square) {
                for (int towards = 0; towards < kSides; ++towards)
                    all[static_cast<std::size_t>(square)][static_cast<std::size_t>(towards)] =
                        static_cast<std::int8_t>(Within::neighbour(square, towards));
            }
            return all;
        }();
        return kInside[static_cast<std::size_t>(within)][static_cast<std::size_t>(side)];
    }
    /** The square next to it on that side, over the edge of its tile too; kNoCell: none is laid. */
    template<class Tiles>
    static int neighbour(const Tiles &tiles, int square, int side)
    {
        if (square < 0 || square >= static_cast<int>(tiles.size()) * kSquares)
            return kNoCell;
        const int within = square % kSquares;
        if (const int inside = insideOf(within, side); inside != kNoCell)
            return square - within + inside;
        const auto &tile = tiles[static_cast<std::size_t>(square / kSquares)];
        const int other = tile.beside[static_cast<std::size_t>(side)];
        if (other == 0)
            return kNoCell;
        // Over the edge the row or the column goes on at the other end.
        const int column = Within::column(within), row = Within::row(within);
        const bool isUpright = side % 2 == 0;
        const int across = isUpright ? Within::cellAt(column, Across - 1 - row)
                                     : Within::cellAt(Across - 1 - column, row);
        return (other - 1) * kSquares + across;
    }

    static Place placeOf(Spot spot, int within)
    {
        return CellPlace{static_cast<std::int16_t>(spot.x * Across + Within::column(within)),
                         static_cast<std::int16_t>(spot.y * Across + Within::row(within)), 0};
    }
    /** The tile in which a column and a row of the board lie, laid or not. */
    static Spot spotAt(int column, int row) { return {tileOver(column), tileOver(row)}; }
    /** kNoCell: nothing is laid there. */
    template<class Tiles>
    static int squareAt(const Tiles &tiles, const Place &place)
    {
        const auto *cell = std::get_if<CellPlace>(&place);
        if (!cell || cell->floor != 0)
            return kNoCell;
        const Spot spot = spotAt(cell->q, cell->r);
        const int tile = tileAt(tiles, spot);
        return tile < 0 ? kNoCell
                        : tile * kSquares +
                              Within::cellAt(cell->q - spot.x * Across, cell->r - spot.y * Across);
    }

    /** Where a square of a tile comes to when the tile is turned clockwise by a quarter. */
    static constexpr int turned(int within)
    {
        return Within::cellAt(Across - 1 - Within::row(within), Within::column(within));
    }

    /** A spot on which no tile lies, and what touches it. */
    struct Free {
        Spot spot;
        Beside beside{};
    };
    /** Every one beside a tile, once, in the order of the tiles and sides. */
    template<class Tiles>
    static std::vector<Free> freeSpots(const Tiles &tiles)
    {
        std::vector<Free> all;
        for (std::size_t at = 0; at < tiles.size(); ++at) {
            for (const Side side : kAllSides) {
                if (tiles[at].beside[static_cast<std::size_t>(side)] != 0)
                    continue;
                const Spot spot = beside(spotOf(tiles[at]), side);
                auto met = std::ranges::find(all, spot, &Free::spot);
                if (met == all.end())
                    met = all.insert(met, {spot});
                met->beside[static_cast<std::size_t>(opposite(side))] =
                    static_cast<std::uint8_t>(at + 1);
            }
        }
        return all;
    }

private:
    static constexpr int tileOver(int at) { return at >= 0 ? at / Across : (at + 1) / Across - 1; }
};

} // namespace escarmouche::rules::kit
