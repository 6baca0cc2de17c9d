// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace escarmouche::app {

/** Runs one sub-command without a display and gives the exit code of the program. */
int runCommandLine(int argc, char **argv);

/** Whether the window has nowhere to open: no display is named, and no platform instead of one. Qt
    would abort with a core dump. */
bool lacksScreen(const QStringList &arguments);
/** Says so, and what works without; gives the exit code. */
int refuseWindow(int argc, char **argv);

} // namespace escarmouche::app
