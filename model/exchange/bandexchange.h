// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"
#include "rules/core/rulesystem.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace escarmouche::model {

/** The forms in which a band leaves the program; the first two come back. */
enum class BandFormat { Json, Csv, Markdown, Html, Text };

/** By the last suffix of a file name: "json", "csv", "md", "html" or "htm", "txt". */
std::optional<BandFormat> formatOf(std::string_view fileName);

struct ExportOptions {
    Wording wording; // of the formats for people
    bool spreadsheetSafe = false; // csv: no cell that a spreadsheet takes for a formula
};

/** A band (canonical text) in a format, as the bytes of a file. */
rules::Result<std::string> exportBand(const rules::BandRules &rules, std::string_view band,
                                      BandFormat format, const ExportOptions &options = {});

struct ImportedBand {
    std::string system;
    std::string band; // canonical text
};

/** Reads a stranger's band. A complaint of a table names its place as "line:column". */
rules::Result<ImportedBand> importBand(const rules::RuleSystems &systems, std::string_view text,
                                       BandFormat format);

/** The same from a file, by its suffix; one without a known suffix is read as JSON. A file that
    is too large is refused by its size, before it is read. Every error names the file. */
rules::Result<ImportedBand> importBandFile(const rules::RuleSystems &systems, const QString &path);

/** Whether a file of a folder is one of a band, sound or not: it says so, or has what only bands
    have. `format` is that of its name. */
bool meansBand(std::string_view text, std::optional<BandFormat> format);

/** The bytes of a plain file of at most `most` bytes. */
rules::Result<std::string> readFile(const QString &path, std::size_t most = 8U << 20U);

} // namespace escarmouche::model
