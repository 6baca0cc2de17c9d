// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandrepository.h"
#include "model/library/ledger.h"
#include "rules/core/rulesystem.h"

#include <vector>

namespace escarmouche::model {

/** The row that a whole stream makes, from its events alone. Trusts the chain. */
rules::Result<StoredBand> foldRow(const rules::RuleSystems &systems,
                                  std::vector<LedgerEvent> events);

} // namespace escarmouche::model
