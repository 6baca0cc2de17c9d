// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/catalogue/catalogue.h"
#include "rules/core/sheets/systemsheets.h"
#include "rules/core/values/cataloguesource.h"
#include "rules/core/words/phrase.h"

#include <string>
#include <vector>

namespace escarmouche::rules::kit {

/** The counters of a game as a file of its catalogues has them, in groups of one size. A group
    lists them, or names a section of the catalogue: then there is one for each of its items, with
    its figures as they stand there. The word "counters.help" says how to make them. */
Result<CounterSheet> readCounters(const CatalogueSource &source, const std::string &path,
                                  const std::vector<CatalogueSection> &sections,
                                  const PhraseBook &book);

} // namespace escarmouche::rules::kit
