// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

/** Puts each question of odds that the games have among the commands. */
void addOddsCommands(Commands &commands);

} // namespace escarmouche::app::cli
