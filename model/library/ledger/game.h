// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/ledger.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/campaign/campaign.h"
#include "rules/core/rulesystem.h"
#include "rules/core/words/text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** The game of a campaign that a match is played for. */
struct GameOrigin {
    std::string campaign = {}; // uuid; empty: it is played for itself
    rules::FixtureId fixture = {};

    bool operator==(const GameOrigin &) const = default;
};

/** One side of a stored match, as it is now. */
struct GameSeat {
    std::string name = {}; // of its band
    std::string player; // "person" or a machine; who began is in the set-up
    bool typesDice = false; // its dice are thrown at the table and typed
    std::optional<rules::SeatResult> result = {}; // of a match that is over
    int points = 0;

    bool operator==(const GameSeat &) const = default;
};

/** What a list shows of a match without reading its journal. */
struct GameRow {
    std::string uuid;
    std::string system;
    int revision = 0; // of the rules that play it
    std::string scenario; // key
    rules::Text title; // of the scenario
    bool isOver = false;
    bool isRemoved = false;
    int awaited = -1; // the seat that is to decide or to throw; -1: none
    int turn = 0;
    std::int64_t entries = 0;
    std::string createdAt; // UTC ISO 8601
    std::string updatedAt;
    std::vector<GameSeat> seats;
    GameOrigin origin = {};

    bool operator==(const GameRow &) const = default;
};

/** The rules of the match; null: its game is not played here. */
const rules::MatchRules *rulesOf(const GameRow &row, const rules::RuleSystems &systems);

// What a match is called. Without its rules its scenario names no side.

/** Each side by its name, else as the scenario calls it, else by its number. */
std::vector<rules::Text> sideNames(const GameRow &row, const rules::MatchRules *rules);
/** All of them: "Karnash – Vega". */
rules::Text sidesText(const GameRow &row, const rules::MatchRules *rules);
/** How a match that is over came out, as one line; empty of one that is not. */
rules::Text outcomeOf(const GameRow &row, const rules::MatchRules *rules = nullptr);

/** A match but for the entries of its journal. */
struct StoredGame {
    GameRow row;
    std::string header; // the journal's first line
    std::string report; // codec text of the BattleReport; empty until the match is over
    std::string headHash; // of entry number row.entries
    std::map<int, std::string> notes; // by entry
    std::string stateHash; // of all this but the header, which the chain covers

    bool operator==(const StoredGame &) const = default;
};

/** One line of a stored journal. */
struct GameEntry {
    std::int64_t seq = 0;
    std::string text;
    std::string hash;

    bool operator==(const GameEntry &) const = default;
};

/** SHA-256 over the length-prefixed fields, as in the ledger: the header is entry 0 and follows
    nothing. */
std::string entryHash(std::string_view game, std::int64_t seq, std::string_view text,
                      std::string_view before);
/** Fills the hash of each entry, which follow the header in order. */
void chain(std::string_view game, std::string_view header, std::vector<GameEntry> &entries);
std::string stateHashOf(const StoredGame &game);

/** The entries follow the header and one another and end where the game says; its row and notes
    are what was sealed. ChainBroken names the game and the first entry that does not follow. */
[[nodiscard]] rules::Result<void> checkGame(const StoredGame &game,
                                            const std::vector<GameEntry> &entries);

} // namespace escarmouche::model
