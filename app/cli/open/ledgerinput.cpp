// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/ledgerinput.h"

#include "app/cli/call/commandtable.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>

namespace escarmouche::app::cli {

model::LedgerReading ledgerReading(const Call &call)
{
    model::LedgerReading how;
    if (call.force)
        how.most = std::numeric_limits<qint64>::max();
    return how;
}

QString tooLargeALedger(const std::string &file, qint64 most)
{
    const QString size = QLocale().formattedDataSize(most);
    if (file == "-")
        return told(QT_TRANSLATE_NOOP("CommandLine",
                                      "Standard input is larger than %1. If you trust its author, "
                                      "add --force; reading it will take more time and memory."))
            .arg(size);
    return told(QT_TRANSLATE_NOOP("CommandLine",
                                  "“%1” is larger than %2. If you trust its author, add --force; "
                                  "reading it will take more time and memory."))
        .arg(toQString(file), size);
}

} // namespace escarmouche::app::cli
