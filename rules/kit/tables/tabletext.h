// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/tables/tablefile.h"

#include <array>
#include <optional>

namespace escarmouche::rules::kit::tables {

// What the readers of tables share: the words of their files, and what no table may be.

/** In the order of PieceKind. */
inline constexpr std::array<std::string_view, 15> kKindWords = {
    "building", "ruin",  "wall",   "fence",  "hedge",    "wood",   "rock", "hill",
    "water",    "marsh", "rubble", "crates", "platform", "stairs", "wreck"};
static_assert(kKindWords.size() == static_cast<std::size_t>(geometry::PieceKind::Wreck) + 1);

/** In the order of the bits of Piece::traits. */
inline constexpr std::array<std::string_view, 6> kTraitWords = {
    "impassable", "difficult", "climbable", "blocks-sight", "hides", "floor"};
static_assert((1U << kTraitWords.size()) - 1 == geometry::trait::kEvery);

inline constexpr std::int32_t kLeastSide = 800; // of a table; kMostCoordinate at most

/** What geometry forbids of a table. */
struct TableComplaint {
    Error error; // without a pointer
    std::int32_t piece = -1; // its index, or -1 for the table itself
};
std::optional<TableComplaint> complaintOf(const TableFile &table);

} // namespace escarmouche::rules::kit::tables
