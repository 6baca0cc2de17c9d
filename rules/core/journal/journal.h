// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/values/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What an entry of a journal did. Undo and redo are entries too: a journal only grows. `Begin` is
    the first entry: what the start told, and what chance answered before the first decision. */
enum class JournalAct { Begin, Action, Undo, Redo, TakeBack, Concede, Draw };

/** One submission, with all that chance answered after it and all that came of it. The texts are
    canonical JSON: compact, the keys of an object in ascending order. The last entry of a journal
    grows while its chance is being answered, and is final once another one follows. */
struct JournalEntry {
    int seq = 0; // from 1, without gaps
    JournalAct act = JournalAct::Action;
    SeatId actor; // nobody: Begin, Draw
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
    std::string resolved; // the system's profiles as they were, codec text; empty: none needed
    std::uint64_t checksum = 0; // of the state at the start
    bool hasHash = true; // its line tells the hash of all else in it; older ones do not

    bool operator==(const JournalHeader &) const = default;
};

/** As long as a match may become: machines that play at random may go on for ever. */
inline constexpr int kMostJournalEntries = 100'000;
/** What has more of them, in a TooManyEntries. */
inline constexpr std::string_view kAMatch = "match", kAJournal = "journal";

struct Journal {
    JournalHeader header;
    std::vector<JournalEntry> entries;

    /** Nothing more can be done in that match. */
    bool isFull() const { return entries.size() >= kMostJournalEntries; }
    bool operator==(const Journal &) const = default;
};
/** Why nothing can be done in a match that is full. */
Error tooLongAMatch();

/** One thing that was done and still stands: its own entry, then those (a redo) that added to it.
   By index into `entries`. */
using StandingAct = std::vector<std::size_t>;

/** What stands after every undo, redo and take back, in order; the others are skipped. */
std::vector<StandingAct> standing(const Journal &journal);

/** One line of a journal file (JSON, no line feed at its end). Errors carry the pointer; a header
    that does not give its own hash is a ReplayMismatch. */
std::string encode(const JournalHeader &header);
std::string encode(const JournalEntry &entry);
Result<JournalHeader> decodeJournalHeader(std::string_view line);
Result<JournalEntry> decodeJournalEntry(std::string_view line);

/** A whole file: header, then entries with seq 1, 2, ..., one a line; the first is Begin;
   TooManyEntries where it has more than a match may. The pointer of an error opens with its line:
   "3:/answers/0".
 */
std::string encode(const Journal &journal);
Result<Journal> decodeJournal(std::string_view text);

/** What is wrong in a line of a journal, or in what stands in it, at its place in the file. */
Error inLine(Error error, int line);
/** The same of what a match is made of: of the header's set-up, or of its profiles where the
    pointer says "/resolved". */
Error inHeader(Error error);

} // namespace escarmouche::rules
