// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

// The commands of matches and tables.

Outcome<int> playMatch(const Call &call);
Outcome<int> verifyMatch(const Call &call);
Outcome<int> showMatch(const Call &call);
Outcome<int> simulate(const Call &call);
Outcome<int> importTable(const Call &call);

} // namespace escarmouche::app::cli
