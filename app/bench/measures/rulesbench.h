// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"
#include "rules/core/values/error.h"

#include <string>
#include <vector>

namespace escarmouche::app {

struct RulesBench {
    std::vector<Figure> figures;
    std::string hash; // of every result: the same for every compiler and optimisation
};

/** Measures the M.U.S.G. rules alone, without Qt or files: legality, profiles, shop. The bands
    are texts of band files; their findings and profiles, some games and some odds make the hash. */
rules::Result<RulesBench> benchRules(const rules::CatalogueSource &catalogues,
                                     const std::vector<std::string> &bands);

/** A legal-sized human band of `figures` different lines, as a band file. */
std::string benchBand(int figures);

} // namespace escarmouche::app
