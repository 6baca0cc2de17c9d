// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandfold.h"
#include "model/library/bandrepository.h"
#include "model/library/ledger.h"
#include "rules/core/rulesystem.h"

#include <string>
#include <vector>

namespace escarmouche::model {

class LibraryWriter;

/** Null: unknown system. */
const rules::RuleSystem *systemNamed(const rules::RuleSystems &systems, const std::string &key);

/** The row that a band's state makes. */
rules::Result<StoredBand> rowOf(const rules::RuleSystem &system, const std::string &uuid,
                                const BandFold &band, const std::string &at);

/** The row that a whole stream makes, from its events alone. Trusts the chain. */
rules::Result<StoredBand> foldRow(const rules::RuleSystems &systems,
                                  std::vector<LedgerEvent> events);

/** Lets the writer work out anew what other editions of the rules made of the bands, some rows at
    a time, between the acts of people. The states stay what their streams make of them. */
void refreshRows(LibraryWriter &writer, const rules::RuleSystems &systems);

} // namespace escarmouche::model
