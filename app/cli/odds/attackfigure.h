// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "rules/core/board/attackodds.h"
#include "rules/core/rulesystem.h"

#include <string>

namespace escarmouche::app::cli {

/** A figure as the command line names it. */
struct NamedFigure {
    rules::AttackFigure figure;
    QString name; // as a person calls it
};

/** "orc/sous-fifre/rifle": a choice of race, a rank or figure, then gear, by the entries' names;
    or "BAND#FIGURE", the band being a file, one of the library, or "sample:KEY". */
Outcome<NamedFigure> figureNamed(const Call &call, const rules::RuleSystem &system,
                                 const std::string &word);

} // namespace escarmouche::app::cli
