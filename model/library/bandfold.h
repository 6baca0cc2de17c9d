// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/codec.h"
#include "model/library/ledger.h"
#include "rules/core/band.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::model {

/** The payload of a removal says nothing more. */
struct RemovedPayload {
    bool operator==(const RemovedPayload &) const = default;
};

/** An event with its payload read. */
struct StreamEntry {
    LedgerEvent event;
    std::variant<ActPayload, RetractPayload, RemovedPayload> payload;
};
rules::Result<StreamEntry> readEntry(LedgerEvent event);
rules::Result<std::vector<StreamEntry>> readEntries(std::vector<LedgerEvent> events);

/** What the retractions of a stream leave of one of its events. */
struct Standing {
    bool retracted = false;
    std::string outcome; // the one in force, of an act; else empty

    bool operator==(const Standing &) const = default;
};
/** One for each entry, as they stand at the end, or would with one more retraction there. A
    retraction that is itself retracted has no effect. */
std::vector<Standing> standings(std::span<const StreamEntry> entries,
                                const RetractPayload *next = nullptr);

/** A band as its stream makes it. */
struct BandFold {
    std::string state;
    bool removed = false;
};
/** The system's key; empty when the first event is no act. */
std::string systemOf(const StreamEntry &first);
/** Writes the outcomes in force one after the other; asks no rule. */
rules::Result<BandFold> fold(const rules::BandRules &rules, std::span<const StreamEntry> entries);

} // namespace escarmouche::model
