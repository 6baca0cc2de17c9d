// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/database/longwork.h"
#include "model/library/ledger/ledger.h"
#include "rules/core/rulesystem.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

class LibraryWriter;

/** What a whole stream makes, from its events alone. Trusts the chain. */
template<class Stream>
struct Folded {
    typename Stream::State state;
    typename Stream::Row row;
    std::optional<rules::Error> unreadable = {}; // why the row's state cannot be read again
};
template<class Stream>
rules::Result<Folded<Stream>> foldStream(const rules::RuleSystems &systems,
                                         std::vector<LedgerEvent> events, LongWork *work = nullptr);

/** Writes the row of a whole stream, whichever kind it is of. */
[[nodiscard]] rules::Result<void> writeRow(Connection &connection,
                                           const rules::RuleSystems &systems,
                                           std::vector<LedgerEvent> events,
                                           LongWork *work = nullptr);

/** Lets the writer work out anew what other editions of the rules made of the bands and
    campaigns, some rows at a time, between the acts of people. The states stay what their streams
    make of them. */
void refreshRows(LibraryWriter &writer, const rules::RuleSystems &systems);

} // namespace escarmouche::model
