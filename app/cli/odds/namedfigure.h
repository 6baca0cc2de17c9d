// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "rules/core/odds/systemodds.h"
#include "rules/core/rulesystem.h"

#include <string>

namespace escarmouche::app::cli {

/** "orc/sous-fifre/rifle", where bands of the game begin with a choice: that choice, a figure, then
    gear, by the entries' names; or "BAND#FIGURE", the band being a file, one of the library, or
    "sample:KEY". `option` is what it is given for. */
Outcome<rules::OddsFigure> figureNamed(const Call &call, const rules::RuleSystem &system,
                                       const rules::OddsOption &option, const std::string &word);

} // namespace escarmouche::app::cli
