// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace escarmouche::app {

/** What only a process of its own can measure: a measurement starts the program again with these
    arguments. "--bench-part bare|band|board|home|sheet LIBRARY". Other arguments: not such a start.
 */
bool isBenchPart(const QStringList &arguments);
int runBenchPart(int argc, char **argv);

} // namespace escarmouche::app
