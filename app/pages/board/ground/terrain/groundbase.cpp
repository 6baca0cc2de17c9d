// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/terrain/groundbase.h"

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

/** By the shoelace formula. */
double surfaceOf(const rules::GroundPiece &piece)
{
    double twice = 0;
    for (std::size_t at = 0; at < piece.outline.size(); ++at) {
        const auto &one = piece.outline[at];
        const auto &next = piece.outline[(at + 1) % piece.outline.size()];
        twice += 1.0 * one.x * next.y - 1.0 * next.x * one.y;
    }
    return std::abs(twice) / 2;
}

/** How much of the table such pieces cover, in per cent. */
double shareOf(const rules::TableGround &table, std::initializer_list<std::string_view> kinds)
{
    double area = 0;
    for (const rules::GroundPiece &piece : table.pieces) {
        if (std::ranges::count(kinds, piece.kind) > 0)
            area += surfaceOf(piece);
    }
    return 100 * area / std::max(1.0, 1.0 * table.width * table.depth);
}

} // namespace

std::string_view baseOf(const rules::TableGround &table)
{
    constexpr double kMuch = 8, kSome = 4, kLittle = 2.5;
    if (shareOf(table, {"marsh"}) >= kMuch)
        return "bog";
    if (shareOf(table, {"wood"}) >= kMuch)
        return "glade";
    if (shareOf(table, {"water"}) >= kSome && shareOf(table, {"platform", "crates"}) >= kSome)
        return "quay";
    if (shareOf(table, {"wall"}) >= kLittle)
        return "mud";
    if (shareOf(table, {"ruin", "rubble"}) >= kSome + 1)
        return "paved";
    if (shareOf(table, {"rock", "rubble"}) >= kSome)
        return "dry";
    return "table";
}

} // namespace escarmouche::app
