// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "rules/core/match/match.h"
#include "rules/core/rulesystem.h"

#include <vector>

namespace escarmouche::model {

/** A match as a library keeps it: what its row says, and its journal line by line. */
struct WholeGame {
    StoredGame game;
    std::vector<GameEntry> entries;
};

/** What a match is like now: whether it is over, who is awaited, turn, points, report, how many
    entries there are. Hashes stay as they are. */
void describe(const rules::Match &match, StoredGame &game);

/** The seat that a request asks, or whose dice it wants; -1: nobody's. */
int seatAwaited(const rules::Request &request);

/** A new game of what was played so far, under a new uuid; who sits there and types dice is the
    set-up's (nobody types) where `seats` does not say it. */
rules::Result<WholeGame> newGame(const rules::MatchRules &rules, const rules::Match &match,
                                 const std::vector<GameSeat> &seats = {},
                                 const GameOrigin &origin = {});
/** A match begun by that set-up, which gets a seed where it has none; seats named in `typing` type
    their dice. */
rules::Result<WholeGame> begunGame(const rules::MatchRules &rules, rules::MatchSetup setup,
                                   const std::vector<rules::SeatId> &typing,
                                   const GameOrigin &origin);
/** Its title says from which turn it goes on, so that one tells it from the match it was part of.
 */
void nameAsPart(StoredGame &game, const rules::Text &turn);
/** The same of a journal of another revision, of which no match can be made. */
rules::Result<WholeGame> newGame(const rules::MatchRules &rules, const rules::Journal &journal,
                                 const rules::Record &record);

/** The journal of a game that has been checked. */
rules::Result<rules::Journal> journalOf(const WholeGame &whole);

/** The journal up to the end of the act that began in `entry`, with dice of its own from there
    on. EntryNotFound when no act that stands began there. */
rules::Result<rules::Journal> journalUpTo(const rules::Journal &journal, int entry,
                                          std::uint64_t seed);

} // namespace escarmouche::model
