// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/kit/cells/walk.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <variant>
#include <vector>

namespace escarmouche::rules::kit {

/** A hex by its axial coordinates. */
struct Hex {
    int q = 0, r = 0;

    bool operator==(const Hex &) const = default;
    constexpr Hex operator+(const Hex &other) const { return {q + other.q, r + other.r}; }
    constexpr Hex operator-(const Hex &other) const { return {q - other.q, r - other.r}; }
};

/** The six around one, each turned by a sixth from the one before. */
inline constexpr std::array<Hex, 6> kHexSides{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

inline int hexDistance(Hex from, Hex to)
{
    const Hex by = to - from;
    return (std::abs(by.q) + std::abs(by.r) + std::abs(by.q + by.r)) / 2;
}

/** A map of hexes: those of a window of axial coordinates, numbered row by row. What of it is no
    part of the map the game knows. */
template<int Columns, int Rows, int FirstQ = 0, int FirstR = 0>
struct HexMap {
    static constexpr int kCells = Columns * Rows;
    static constexpr int kSides = 6;

    static constexpr Hex hexOf(int cell)
    {
        return {cell % Columns + FirstQ, cell / Columns + FirstR};
    }
    static constexpr int cellAt(Hex hex)
    {
        const int q = hex.q - FirstQ, r = hex.r - FirstR;
        return q >= 0 && q < Columns && r >= 0 && r < Rows ? r * Columns + q : kNoCell;
    }
    static constexpr int neighbour(int cell, int side)
    {
        return cellAt(hexOf(cell) + kHexSides[static_cast<std::size_t>(side)]);
    }
    static constexpr int opposite(int /*cell*/, int side) { return (side + 3) % 6; }

    static int cellAt(const Place &place)
    {
        const auto *cell = std::get_if<CellPlace>(&place);
        return cell && cell->floor == 0 ? cellAt(Hex{cell->q, cell->r}) : kNoCell;
    }
    static Place placeOf(int cell)
    {
        const Hex hex = hexOf(cell);
        return CellPlace{static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r), 0};
    }
};

/** A map of any outline in a window of coordinates: hexes numbered as they are laid, with the sides
    of a cell in the game's own order. */
template<class Window, int MostCells>
class HexTable
{
public:
    static constexpr int kCells = MostCells;
    static constexpr int kSides = 6;

    /** How many of them there are. */
    int cells() const { return static_cast<int>(m_hexes.size()); }
    Hex hexOf(int cell) const { return m_hexes[static_cast<std::size_t>(cell)]; }
    int cellAt(Hex hex) const
    {
        const int at = Window::cellAt(hex);
        return at == kNoCell ? kNoCell : m_numbers[static_cast<std::size_t>(at)];
    }
    int neighbour(int cell, int side) const
    {
        return m_around[static_cast<std::size_t>(cell)][static_cast<std::size_t>(side)];
    }
    static int opposite(int /*cell*/, int side) { return (side + 3) % kSides; }
    int distance(int from, int to) const { return hexDistance(hexOf(from), hexOf(to)); }

    int cellAt(const Place &place) const
    {
        const auto *cell = std::get_if<CellPlace>(&place);
        return cell && cell->floor == 0 ? cellAt(Hex{cell->q, cell->r}) : kNoCell;
    }
    Place placeOf(int cell) const
    {
        if (cell == kNoCell)
            return {};
        const Hex hex = hexOf(cell);
        return CellPlace{static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r), 0};
    }

protected:
    HexTable() { m_numbers.fill(kNoCell); }
    void lay(Hex hex)
    {
        m_numbers[static_cast<std::size_t>(Window::cellAt(hex))] =
            static_cast<std::int16_t>(cells());
        m_hexes.push_back(hex);
    }
    /** When all are laid. */
    void join(const std::array<Hex, kSides> &sides)
    {
        for (const Hex hex : m_hexes) {
            auto &around = m_around.emplace_back();
            for (std::size_t side = 0; side < sides.size(); ++side)
                around[side] = static_cast<std::int16_t>(cellAt(hex + sides[side]));
        }
    }

private:
    std::vector<Hex> m_hexes;
    std::vector<std::array<std::int16_t, kSides>> m_around;
    std::array<std::int16_t, Window::kCells> m_numbers{};
};

/** On which side of a line from the origin lies the corner of a hex after that side: by the sign.
    A corner lies in the middle of three hexes: all is reckoned in thirds. */
inline int cornerBeside(Hex line, Hex hex, std::size_t side)
{
    const auto beside = [&](Hex point) { return line.q * point.r - line.r * point.q; };
    return 3 * beside(hex) + beside(kHexSides[side % 6] + kHexSides[(side + 1) % 6]);
}

/** How a line from the origin meets a hex: through it, or along that side; -1: along none. */
struct HexCrossing {
    bool isThrough = false;
    int side = -1;
};

inline HexCrossing crossing(Hex line, Hex hex)
{
    HexCrossing crossing;
    int least = 0, most = 0;
    for (std::size_t side = 0; side < 6; ++side) {
        const int corner = cornerBeside(line, hex, side);
        least = std::min(least, corner);
        most = std::max(most, corner);
        if (corner == 0 && cornerBeside(line, hex, side + 5) == 0)
            crossing.side = static_cast<int>(side);
    }
    crossing.isThrough = least < 0 && most > 0;
    return crossing;
}

/** How far a point is along a line from the origin, in the measure of the line. */
constexpr int along(Hex point, Hex line)
{
    return point.q * line.q + point.r * line.r + (point.q + point.r) * (line.q + line.r);
}

/** Hexes that stand in the line between the middles of two, reckoned exactly; the same both ways.
    `isClear(hex)` is asked of the hexes between. One that the line goes through blocks it if it is
    not clear; a side along which it goes does if neither hex beside it is. Calls `stops(hex, far)`
    with each, in no order, until that is true; whether it was. */
template<class IsClear, class Stops>
bool anyBlocks(Hex from, Hex to, const IsClear &isClear, const Stops &stops)
{
    const Hex line = to - from;
    const auto [lowQ, highQ] = std::minmax(from.q, to.q);
    const auto [lowR, highR] = std::minmax(from.r, to.r);
    for (int q = lowQ; q <= highQ; ++q) {
        for (int r = lowR; r <= highR; ++r) {
            const Hex hex{q, r};
            const int far = along(hex - from, line);
            if (far <= 0 || far >= along(line, line) || isClear(hex))
                continue;
            const auto [isThrough, side] = crossing(line, hex - from);
            if ((isThrough ||
                 (side >= 0 && !isClear(hex + kHexSides[static_cast<std::size_t>(side)]))) &&
                stops(hex, far))
                return true;
        }
    }
    return false;
}
template<class IsClear>
bool sees(Hex from, Hex to, const IsClear &isClear)
{
    return !anyBlocks(from, to, isClear, [](Hex, int) { return true; });
}
/** The first hex from there that blocks the line; `to`: none does. */
template<class IsClear>
Hex firstBlock(Hex from, Hex to, const IsClear &isClear)
{
    Hex first = to;
    int least = along(to - from, to - from);
    anyBlocks(from, to, isClear, [&](Hex hex, int far) {
        if (far < least) {
            least = far;
            first = hex;
        }
        return false;
    });
    return first;
}

/** A side by the two hexes that it parts. */
struct HexSide {
    Hex of, to;

    bool operator==(const HexSide &) const = default;
};

/** The sides of the first hex that blocks the line at which it does: where the line comes in, two
    where that is a corner, or along which it runs. */
template<class IsClear>
std::vector<HexSide> blockedSides(Hex from, Hex to, const IsClear &isClear)
{
    const Hex first = firstBlock(from, to, isClear), line = to - from, hex = first - from;
    std::vector<HexSide> sides;
    if (first == to)
        return sides;
    const HexCrossing how = crossing(line, hex);
    for (std::size_t side = 0; side < 6; ++side) {
        const int one = cornerBeside(line, hex, side + 5), other = cornerBeside(line, hex, side);
        const bool isEntry = along(kHexSides[side], line) < 0 && one * other <= 0;
        if (how.isThrough ? isEntry : static_cast<int>(side) == how.side)
            sides.push_back({first, first + kHexSides[side]});
    }
    return sides;
}

} // namespace escarmouche::rules::kit
