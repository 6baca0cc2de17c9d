// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

// The commands of odds.

Outcome<int> showAttackOdds(const Call &call);
Outcome<int> showCommandOdds(const Call &call);

} // namespace escarmouche::app::cli
