// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/error.h"
#include "rules/core/request.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What an entry of a journal did. Undo and redo are entries too: a journal only grows. */
enum class JournalAct { Action, Undo, Redo, TakeBack, Concede, Draw };

/** One submission, with all that chance answered to it and all that came of it. */
struct JournalEntry {
    int seq = 0; // from 1, without gaps
    JournalAct act = JournalAct::Action;
    SeatId actor;
    std::string action; // the system's codec text; empty unless act is Action
    std::vector<ChanceAnswer> answers; // in the order asked
    std::vector<std::string> events; // the system's codec texts
    std::uint64_t checksum = 0; // of the state after it

    bool operator==(const JournalEntry &) const = default;
};

/** The first line of a journal: all that is needed to play it again without library or catalogue.
 */
struct JournalHeader {
    std::string system;
    int revision = 0;
    std::string setup; // codec text of the MatchSetup, bands and table inside
    std::string resolved; // the system's profiles as they were, codec text
    std::optional<std::uint64_t> seed; // for the curious: a replay needs none
    bool practice = false; // the machine agrees to take back
    std::uint64_t checksum = 0; // of the state at the start

    bool operator==(const JournalHeader &) const = default;
};

struct Journal {
    JournalHeader header;
    std::vector<JournalEntry> entries;

    bool operator==(const Journal &) const = default;
};

/** One line of a journal file (JSON, no line feed at its end). Errors carry the pointer. */
std::string encode(const JournalHeader &header);
std::string encode(const JournalEntry &entry);
Result<JournalHeader> decodeJournalHeader(std::string_view line);
Result<JournalEntry> decodeJournalEntry(std::string_view line);

/** A whole file: header, then entries with seq 1, 2, ...; an error names the line in `number`. */
std::string encode(const Journal &journal);
Result<Journal> decodeJournal(std::string_view text);

} // namespace escarmouche::rules
