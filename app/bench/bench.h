// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"
#include "rules/core/error.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace escarmouche::app {

/** Measures rules, library, commands, sheet and pages, and prints the figures: as lines, or as
    one flat JSON object with units in the keys. Needs a QCoreApplication. */
rules::Result<void> runBench(bool json);

/** What only a process of its own can measure: `bench` starts the program again with these
    arguments. "--bench-part bare|band|home|sheet LIBRARY". Empty arguments: not such a start. */
bool isBenchPart(const QStringList &arguments);
int runBenchPart(int argc, char **argv);

/** Acts and opening of a library made in `folder`, which afterwards holds "bench.library" with
    100 bands, the first one of 12 figures. */
rules::Result<std::vector<Figure>> benchLibrary(const QString &folder);

/** Wall time of whole commands on that library. */
std::vector<Figure> benchCommands(const QString &library);

/** Time from start to first paint of pages, against a bare window; the sheet's time in PDF. */
rules::Result<std::vector<Figure>> benchPages(const QString &folder, QString &screen);

} // namespace escarmouche::app
