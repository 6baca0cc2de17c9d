// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

struct CsvRow {
    std::vector<std::string> cells;
    std::size_t line = 1; // of its first character
};

/** Reads comma separated values (RFC 4180) of at most 8 MB, 4096 rows and 2048 cells a row. Takes
    a byte order mark, bare line feeds, and semicolons or tabs where the head has no comma, as
    spreadsheets write them. Rows without any text are left out. */
rules::Result<std::vector<CsvRow>> readCsv(std::string_view text);

/** One cell, quoted where the format asks for it, or always. */
std::string csvCell(std::string_view text, bool always = false);

/** True for a text that a spreadsheet would take for a formula. */
bool looksLikeFormula(std::string_view text);

} // namespace escarmouche::model
