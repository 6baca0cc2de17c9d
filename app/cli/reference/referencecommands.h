// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

// The commands of catalogues and rules.

Outcome<int> listCatalogue(const Call &call);
Outcome<int> showEntry(const Call &call);
Outcome<int> listRules(const Call &call);
Outcome<int> showRule(const Call &call);
Outcome<int> showCoverage(const Call &call);

} // namespace escarmouche::app::cli
