// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/longwork.h"
#include "model/library/ledger/checkpoints.h"
#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledger.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::model {

/** An act of a system's rules; its payload is read when it is needed (readAct), because opening a
    long stream needs none of them. */
struct ActMark {
    bool operator==(const ActMark &) const = default;
};

/** The payload of a removal says nothing more. */
struct RemovedPayload {
    bool operator==(const RemovedPayload &) const = default;
};

/** An event and what kind it is of. */
struct StreamEntry {
    LedgerEvent event;
    std::variant<ActMark, RetractPayload, RemovedPayload> payload;
};
rules::Result<StreamEntry> readEntry(LedgerEvent event);
rules::Result<std::vector<StreamEntry>> readEntries(std::vector<LedgerEvent> events);
bool isAct(const StreamEntry &entry);
/** Of an act. */
rules::Result<ActPayload> readAct(const StreamEntry &entry);
/** The system's key; empty when the first event is no act. */
std::string systemOf(const LedgerEvent &first);

/** What the retractions of a stream leave of one of its events. */
struct Standing {
    bool retracted = false;
    std::size_t by = 0; // of one retracted: the first retraction that did it
    std::optional<std::string> changed; // the outcome in force, where it is not the act's own
    std::optional<std::string> input; // the one in force, where it is not the act's own
    std::optional<std::size_t> amendedBy; // the last amendment that gave it another outcome

    bool operator==(const Standing &other) const
    {
        return retracted == other.retracted && changed == other.changed && input == other.input;
    }
};
/** Of an act: what people decided and what the rules made of it, as they stand. */
std::string_view inputOf(const StreamEntry &act, const Standing &standing);
std::string_view outcomeOf(const StreamEntry &act, const Standing &standing);
/** One for each entry, as they stand at the end, or would with one more retraction there. A
    retraction or amendment that is itself retracted has no effect. */
std::vector<Standing> standings(std::span<const StreamEntry> entries,
                                const RetractPayload *next = nullptr);

/** Writes the entries' outcomes, as they stand, into a fold; asks no rule. */
template<class Stream>
[[nodiscard]] rules::Result<void> write(const Stream &stream, Fold<Stream> &fold,
                                        std::span<const StreamEntry> entries,
                                        std::span<const Standing> standing);
template<class Stream>
[[nodiscard]] rules::Result<void> write(const Stream &stream, Fold<Stream> &fold,
                                        const StreamEntry &entry, const Standing &standing)
{
    return write(stream, fold, std::span(&entry, 1), std::span(&standing, 1));
}

/** Tells how many entries are folded, where anybody watches. */
[[nodiscard]] rules::Result<void> reachFold(LongWork *work, std::size_t done, std::size_t all);

/** Writes the outcomes in force one after the other, from the last checkpoint that may serve on,
    which are kept where they are due. */
template<class Stream>
rules::Result<Fold<Stream>> fold(const Stream &stream, std::span<const StreamEntry> entries,
                                 std::span<const Standing> standing,
                                 Checkpoints<Stream> &checkpoints);
/** The same of a whole stream, from nothing; nothing is kept on the way. */
template<class Stream>
rules::Result<Fold<Stream>> fold(const Stream &stream, std::span<const StreamEntry> entries,
                                 LongWork *work = nullptr);

} // namespace escarmouche::model
