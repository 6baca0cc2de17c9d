// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/benchcommand.h"
#include "app/cli/commandline.h"
#include "app/cli/handover.h"
#include "app/words/program/lastwords.h"
#include "app/words/program/windowarguments.h"

#include <QCoreApplication>

using namespace escarmouche::app;

/** The program as it is called: answers what needs neither screen nor fonts by itself, and is
    spared their libraries. */
int main(int argc, char **argv)
{
    prepareLastWords();
    // Where settings and libraries are kept follows this name.
    QCoreApplication::setApplicationName(QStringLiteral("escarmouche"));
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (windowArguments(arguments))
        return cli::lacksScreen(arguments) ? cli::refuseWindow(argc, argv) : handOver(argc, argv);
    muteQt();
    return cli::paints(arguments) ? handOver(argc, argv)
                                  : cli::runCommandLine(argc, argv, {{"bench", cli::measure}});
}
