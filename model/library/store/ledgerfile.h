// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "model/library/ledger/ledgerlines.h"
#include "rules/core/rulesystem.h"

#include <QDateTime>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <functional>
#include <string_view>

namespace escarmouche::model {

/** Takes the lines of an export one by one; an error ends it. */
using LineSink = std::function<rules::Result<void>(std::string_view)>;

/** The whole ledger of a library and its matches as JSON lines (ledgercodec.h), from one snapshot.
    A chain that is broken is not exported. */
[[nodiscard]] rules::Result<void> exportLedger(const QString &library, const LineSink &sink,
                                               Milliseconds patience = kPatience);

/** Takes away what rebuilds left in a folder that ended before their time: killed, or without
    memory. */
void clearEndedRebuilds(const QString &folder);

struct Rebuilt {
    std::int64_t streams = 0;
    std::int64_t campaigns = 0; // of these; the others are bands
    std::int64_t events = 0;
    std::int64_t games = 0;
    QString aside; // where the library that stood there is kept; empty: none did
};

/** Makes a library from an exported ledger alone: strict line by line, every chain checked, every
    band folded anew, the whole checked before it takes its place. A complaint names its place as
    "line:pointer". */
rules::Result<Rebuilt> rebuildLibrary(QIODevice &ledger, const QString &library,
                                      const rules::RuleSystems &systems,
                                      const QDateTime &now = QDateTime::currentDateTimeUtc(),
                                      const LedgerReading &how = {},
                                      Milliseconds patience = kPatience);

} // namespace escarmouche::model
