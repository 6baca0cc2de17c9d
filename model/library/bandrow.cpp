// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandrow.h"

#include "model/library/bandfold.h"
#include "model/library/librarystore.h"

namespace escarmouche::model {

rules::Result<StoredBand> foldRow(const rules::RuleSystems &systems,
                                  std::vector<LedgerEvent> events)
{
    const auto entries = readEntries(std::move(events));
    if (!entries)
        return rules::fail(entries.error());
    if (entries->empty())
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged, .hint = "empty stream"});
    LibraryStore store;
    store.systems = &systems;
    const auto system = systemOf(entries->front());
    const auto *rules = store.rulesOf(system);
    if (!rules)
        return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = system});
    const auto folded = fold(*rules, *entries);
    if (!folded)
        return rules::fail(folded.error());
    return store.rowOf(entries->front().event.stream, system, *folded, entries->back().event.at);
}

} // namespace escarmouche::model
