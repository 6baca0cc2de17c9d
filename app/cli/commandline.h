// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** Runs one sub-command without a display and gives the exit code of the program. */
int runCommandLine(int argc, char **argv);

} // namespace escarmouche::app
