// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"
#include "rules/core/values/error.h"
#include "rules/musg/catalogue/catalogue.h"

#include <string>
#include <vector>

namespace escarmouche::app {

struct MatchBench {
    std::vector<Figure> figures;
    std::string results; // of the games and odds, for the hash of all rules
};

/** Measures whole games between machines and exact odds, on one core, without Qt or files. */
rules::Result<MatchBench> benchMatches(const rules::musg::Catalogue &catalogue);

/** The results alone of a few games of each machine: what the other compilers are compared by. */
rules::Result<std::string> matchResults(const rules::musg::Catalogue &catalogue);

} // namespace escarmouche::app
