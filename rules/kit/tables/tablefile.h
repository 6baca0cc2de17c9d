// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/core/words/text.h"
#include "rules/kit/geometry/ground/table.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::kit::tables {

/** A table as a file holds it: `*.table.json`, lengths in hundredths of a pas. */
struct TableFile {
    std::string key; // kebab-case; of a generated one "generated-SEED"
    Text name;
    std::int32_t width = 4'000, depth = 3'200;
    std::vector<geometry::Piece> pieces;

    bool operator==(const TableFile &) const = default;
};

/** Reads a table; errors carry the JSON pointer, what geometry forbids included. */
Result<TableFile> decodeTable(std::string_view text);
std::string encodeTable(const TableFile &table);

// What makes terrain plentiful (MUSG-DEPLOY-03).
inline constexpr int kLeastPieces = 16;
inline constexpr int kLeastClimbable = 3;

/** What a generated table is to be: as large as two bands of six need (MUSG-DEPLOY-02), if nothing
    else is said. */
struct TableWish {
    std::uint64_t seed = 1;
    std::int32_t width = 4'000, depth = 3'200;
    int pieces = 20; // at least kLeastPieces
};

/** The same table for the same wish, everywhere: at least 16 pieces of 4 kinds, 3 of them
    climbable, two levels somewhere, 30 to 60 % of the base-to-base lines between opposing zones
    open, and every free point within the reach of the slowest figure (MUSG-DEPLOY-03). */
TableFile generateTable(const TableWish &wish);

/** Reads {"seed", "width", "depth", "pieces"}; all but the seed may be left out. */
Result<TableWish> decodeWish(std::string_view text);

/** The table of a set-up: a table file's text, or {"generate": {"seed", "width", "depth",
    "pieces"}}. */
Result<TableFile> tableOf(std::string_view text);

} // namespace escarmouche::rules::kit::tables
