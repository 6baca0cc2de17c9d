// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/cli/commandline.h"

#include <QCoreApplication>

using namespace escarmouche::app;

int main(int argc, char **argv)
{
    // Where settings and libraries are kept follows this name.
    QCoreApplication::setApplicationName(QStringLiteral("escarmouche"));
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (const auto window = windowArguments(arguments))
        return lacksScreen(arguments) ? refuseWindow(argc, argv) : runWindow(argc, argv, *window);
    return runCommandLine(argc, argv);
}
