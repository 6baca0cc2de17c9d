// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/rulesystem.h"

#include <QDateTime>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

// A chain proves that nobody changed a history after it was written, unless the hashes were worked
// out anew. What such a forger cannot do is to make the rules agree with him.

/** Where an event says something else than the rules, or plain arithmetic, make of it. */
struct Difference {
    std::int64_t seq = 0; // of the event
    std::string act; // the kind of act, as "settle"; "retract"
    std::string place = {}; // JSON pointer into the event, whose payload is read as JSON
    std::string was = {}; // JSON text of what is written there; empty: nothing
    std::string should = {}; // JSON text, or bounds as "1..6"; empty: nothing
    std::optional<rules::Error> refusal = {}; // the rules refuse the act altogether
    std::optional<rules::Error> unreadable = {}; // what stands there is not in its form

    bool operator==(const Difference &) const = default;
};

/** What a look at the acts of a campaign themselves found. */
struct DeepReport {
    std::int64_t checked = 0; // decided again
    std::int64_t unchecked = 0; // of another edition of the rules, or of one that is not known
    std::vector<Difference> differences; // in the order of the history
};

/** Decides every act and every retraction of the system's present edition again, on what stood when
    it was written. All acts are looked at without rules: kinds and ids, times in order and not to
    come, numbers given once, dice within their sides and used once, seats of reports, sums, what
    calls itself undo. The chain is somebody else's to check.
    An error is a history that cannot be read. Reads on a connection of its own. */
rules::Result<DeepReport> checkDeeply(const Library &library, const std::string &uuid);

// The same of a history by itself.

/** The report of a match by its uuid, as its journal has it; none: there is no such match, or it
    is not over. */
using MatchReports =
    std::function<rules::Result<std::optional<rules::BattleReport>>(const std::string &)>;

rules::Result<DeepReport> checkDeeply(const rules::RuleSystem &system,
                                      std::vector<LedgerEvent> events, const MatchReports &reports,
                                      const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace escarmouche::model
