// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/csv.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

// A band file as a table, whatever the system. A column is the path of a value in the JSON file:
// "band.name", "band.options.caps.total" for the band, "rank", "gear.shield", "advances.1" for one
// entry of its "members", one row each. The values of the band stand in the first row alone. A
// cell is a whole number, true, false, or a text; a text that could be taken for another of these,
// or that opens with a double quote, stands as JSON writes it: "12".

/** The table of a published band file; `spreadsheetSafe` puts an apostrophe before each cell that
    a spreadsheet would take for a formula (reading takes it away again). */
rules::Result<std::string> csvFromBandFile(std::string_view json, bool spreadsheetSafe);

/** The same values as JSON for BandRules::read, and where each came from. */
struct CsvBand {
    std::string json;
    std::vector<std::string> columns;
    std::vector<std::size_t> lines; // of each member
};
rules::Result<CsvBand> bandFileFromCsv(std::string_view csv);

/** The place of a JSON pointer in the table, as "line:column". */
std::string placeInCsv(const CsvBand &table, std::string_view pointer);

/** The "system" that a band file names; empty where there is none. */
std::string systemNamedBy(std::string_view json);

/** Whether a JSON text is that of a band, sound or not: it says so, or has members. */
bool meansBandFile(std::string_view text);

} // namespace escarmouche::model
