// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "model/library/ledger/ledgerlines.h"

#include <QString>

namespace escarmouche::app::cli {

// Ledgers that a person names: of a campaign, of a whole library.

/** Within the limit for a stranger's, unless --force lifts it. */
model::LedgerReading ledgerReading(const Call &call);
/** What is wrong with one beyond the limit, and how to take it all the same. */
QString tooLargeALedger(const std::string &file, qint64 most);

} // namespace escarmouche::app::cli
