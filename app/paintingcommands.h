// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** Runs one sub-command that makes pages, without a display, and gives the exit code. */
int runPaintingCommand(int argc, char **argv);

} // namespace escarmouche::app
