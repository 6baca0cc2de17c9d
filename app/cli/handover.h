// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace escarmouche::app {

/** The part that opens windows and makes pages: "escarmouche-window" beside the program. */
QString windowProgram();
/** Beside that part, the program as it is called. */
QString commandProgram();

/** Goes on as that part with the same arguments; comes back, with an exit code, only when it is not
    there. */
int handOver(int argc, char **argv);

} // namespace escarmouche::app
