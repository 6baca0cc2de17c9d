// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"

#include <map>
#include <string_view>

namespace escarmouche::app::cli {

/** Commands by what is typed, as "band add". */
using Commands = std::map<std::string_view, Outcome<int> (*)(const Call &)>;

// A header a group declares one function a command: does it, prints its result, and gives the exit
// code.

} // namespace escarmouche::app::cli
