// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "rules/core/odds/systemodds.h"
#include "rules/core/rulesystem.h"

namespace escarmouche::app::cli {

/** What the call gives to the question, whose game has odds: first what needs no band, then the
    figures. A value that is none is refused. */
Outcome<rules::OddsWish> oddsWish(const Call &call, const rules::RuleSystem &system,
                                  const rules::OddsCommand &command);

/** The error of an answer by the option that was typed and in the unit it was typed in. */
rules::Error asTyped(rules::Error error, const rules::OddsCommand &command);

} // namespace escarmouche::app::cli
