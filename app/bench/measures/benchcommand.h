// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

/** The command "bench": measures how fast the program is on this machine. */
Outcome<int> measure(const Call &call);

} // namespace escarmouche::app::cli
