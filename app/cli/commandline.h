// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

#include <QStringList>

#include <string>
#include <vector>

namespace escarmouche::app::cli {

/** Runs one sub-command that makes no pages, of the program's own or of `more`, and gives the exit
    code of the program. */
int runCommandLine(int argc, char **argv, const Commands &more);

/** Whether the call (the program's name left out) ends in pages, which need fonts. */
bool paints(const QStringList &arguments);

/** Reads a call and runs it, where it names one of these; says what is wrong with it, where it does
    not. Needs a QCoreApplication. */
int answer(const std::vector<std::string> &arguments, const Commands &commands);

/** Whether the window has nowhere to open: no display is named, and no platform instead of one. Qt
    would abort with a core dump. */
bool lacksScreen(const QStringList &arguments);
/** Says so, and what works without; gives the exit code. */
int refuseWindow(int argc, char **argv);
/** Says that the other part of the program is missing; gives the exit code. */
int lacksPart(int argc, char **argv, const QString &program);
/** Says that the system gives too few bytes for it; gives the exit code. */
int lacksMemory(int argc, char **argv, qint64 needed, qint64 limit);

} // namespace escarmouche::app::cli
