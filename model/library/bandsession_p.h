// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandsession.h"
#include "model/library/checkpoints.h"
#include "model/library/librarystore.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace escarmouche::model {

/** Where the writer leaves its answers for a session that may be gone by then. */
struct Answers {
    std::mutex mutex;
    std::condition_variable arrived;
    std::deque<std::pair<std::string, rules::Result<void>>> answers; // by event
    BandSession *session = nullptr; // null: gone
};

/** An event that is shown and not yet acknowledged. */
struct PendingEvent {
    std::string uuid;
    std::optional<rules::BandAct> act; // none: a retraction
};

struct BandSession::Private {
    std::shared_ptr<LibraryStore> store;
    const rules::BandRules *rules = nullptr;
    std::string uuid;
    std::string system;
    std::vector<StreamEntry> entries; // those not yet acknowledged included
    BandFold band;
    Checkpoints checkpoints; // of the entries
    std::deque<PendingEvent> pending;
    std::size_t answered = 0; // of the pending events
    std::optional<rules::Error> failure; // the first among the pending events
    std::optional<rules::Error> unreported; // the first since the last flush
    std::shared_ptr<Answers> answers = std::make_shared<Answers>();

    StreamHead head() const;
    bool isPending(const std::string &id) const;
    /** Appends the event here and submits it. */
    rules::Result<void> append(std::string kind, std::string payload, BandFold next,
                               std::optional<rules::BandAct> act);
    rules::Result<void> load();
    /** The sentences of all acts, as they were done; those not yet told are told now. */
    rules::Result<void> tellAll();
    bool allTold(const std::vector<Standing> &standing) const;
    std::optional<rules::Phrase> sentence(std::size_t entry);

    struct Told {
        std::string outcome;
        rules::Phrase sentence;
    };
    std::unordered_map<std::string, Told> told; // by event
};

} // namespace escarmouche::model
