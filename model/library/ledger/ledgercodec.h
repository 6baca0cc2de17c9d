// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "model/library/ledger/keepsake.h"
#include "model/library/ledger/ledger.h"
#include "model/library/ledger/libraryrows.h"

#include <string>
#include <string_view>
#include <variant>

namespace escarmouche::model {

// The exported ledger: JSON lines. The first says what the file is; then the people, every event,
// each stream in order, every match with the entries of its journal behind it, what is kept of
// figures, which campaign follows which, and last how many of each there are, so that a cut tail is
// noticed. A ledger of version 1 knows no matches, one of 2 no campaigns, one of 3 nothing that is
// kept of figures and no seasons; whatever has neither of the two is written as of version 3.

struct LedgerStart {
    std::string person; // id of the one last at the keyboard; empty: none
    bool hasKeepsakes = false; // or seasons
};
struct LedgerEnd {
    std::int64_t people = 0;
    std::int64_t events = 0;
    std::int64_t games = 0;
    std::int64_t entries = 0;
    std::int64_t keepsakes = 0;
    std::int64_t seasons = 0;
};
/** An entry of the match last met. */
struct LedgerGameEntry {
    GameEntry entry;
};
using LedgerLine = std::variant<LedgerStart, Person, LedgerEvent, StoredGame, LedgerGameEntry,
                                Keepsake, Season, LedgerEnd>;

/** One line with its line feed. A payload stands as the text that was stored and hashed. */
std::string encodeLine(const LedgerLine &line);
/** Strict: every key, no other. */
rules::Result<LedgerLine> decodeLine(std::string_view line);

} // namespace escarmouche::model
