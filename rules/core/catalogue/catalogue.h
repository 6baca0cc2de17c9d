// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/number.h"
#include "rules/core/words/text.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {

/** How a column's numbers are written: as they are, as a distance (stored in pas), as "n+". */
enum class Measure { Plain, Distance, Target };

struct Column {
    std::string key;
    Text title;
    Text hint; // what the short title stands for
    Measure measure = Measure::Plain;
    RuleId rule;
    Text brief = {}; // how a short line says a number of it, "{n} dice"; empty: it leaves those out
};

/** A number with its parts, or a word; both absent: a dash. */
struct Cell {
    Number number;
    Text text;
};

struct TableRow {
    Text title;
    std::vector<Cell> cells; // one a column
};

struct Table {
    std::vector<Column> columns;
    std::vector<TableRow> rows;
};

struct CatalogueItem {
    std::string entry;
    Text name;
    Text effect;
    std::optional<int> price;
    std::vector<Cell> cells; // the section's columns
    Table table; // further figures, such as a faction's rows; may be empty
    std::vector<std::string> rules;
};

struct CatalogueSection {
    std::string key;
    Text title;
    std::vector<Column> columns;
    std::vector<CatalogueItem> items;
};

/** What a system is made of, to look up: gear and profiles, or tiles and cards. */
class SystemCatalogue
{
public:
    virtual ~SystemCatalogue() = default;

    virtual std::vector<CatalogueSection> catalogue() const = 0;
};

} // namespace escarmouche::rules
