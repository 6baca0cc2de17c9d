// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <string>
#include <vector>

namespace escarmouche::app::cli {

/** Whether a word means an entry: its id, or its name in either language, without accents. */
bool isCalled(const std::string &word, const std::string &entry, const rules::Text &name);

/** The id of the catalogue's entry that the word means; the word itself when there is none. */
std::string entryCalled(const std::string &word,
                        const std::vector<rules::CatalogueSection> &sections);

/** What the catalogue calls the entry of that id; the id itself when there is none. */
rules::Text calledInCatalogue(const std::string &entry,
                              const std::vector<rules::CatalogueSection> &sections);

} // namespace escarmouche::app::cli
