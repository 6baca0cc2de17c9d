// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"

namespace escarmouche::reliability {

int runChild(const QStringList &arguments)
{
    const auto rest = arguments.mid(1);
    if (arguments.value(0) == QStringLiteral("acts"))
        return performActs(rest);
    if (arguments.value(0) == QStringLiteral("campaign"))
        return performCampaign(rest);
    if (arguments.value(0) == QStringLiteral("match"))
        return playStoredMatch(rest);
    if (arguments.value(0) == QStringLiteral("names"))
        return exportNames(rest);
    if (arguments.value(0) == QStringLiteral("sheets"))
        return printSheets(rest);
    if (arguments.value(0) == QStringLiteral("windows"))
        return showWindows(rest);
    if (arguments.value(0) == QStringLiteral("ledger"))
        return takeLedger(rest);
    if (arguments.value(0) == QStringLiteral("edits"))
        return editLibrary(rest);
    if (arguments.value(0) == QStringLiteral("hold"))
        return holdLibrary(rest);
    if (arguments.value(0) == QStringLiteral("restore"))
        return restoreLibrary(rest);
    if (arguments.value(0) == QStringLiteral("migrate"))
        return migrateLibrary(rest);
    if (arguments.value(0) == QStringLiteral("exhaust"))
        return exhaustMemory(rest);
    if (arguments.value(0) == QStringLiteral("type"))
        return typeWords(rest);
    if (arguments.value(0) == QStringLiteral("offer"))
        return offerWords(rest);
    if (arguments.value(0) == QStringLiteral("crash"))
        return crashWindow(rest);
    if (arguments.value(0) == QStringLiteral("tell"))
        return tellOfCrash(rest);
    if (arguments.value(0) == QStringLiteral("screen"))
        return showActs(rest);
    if (arguments.value(0) == QStringLiteral("drill"))
        return drillRestoring(rest);
    if (arguments.value(0) == QStringLiteral("monkey"))
        return letMonkeyIn(rest);
    return 2;
}

} // namespace escarmouche::reliability
