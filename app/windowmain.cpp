// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/pages/benchpart.h"
#include "app/paintingcommands.h"
#include "app/window/application.h"
#include "app/words/program/lastwords.h"

#include <QCoreApplication>

using namespace escarmouche::app;

/** The part of the program that opens windows and makes pages; main.cpp hands over to it. */
int main(int argc, char **argv)
{
    prepareLastWords();
    QCoreApplication::setApplicationName(QStringLiteral("escarmouche"));
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (isBenchPart(arguments))
        return runBenchPart(argc, argv);
    if (const auto window = windowArguments(arguments))
        return runWindow(argc, argv, *window);
    muteQt();
    return runPaintingCommand(argc, argv);
}
