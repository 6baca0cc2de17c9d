// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app::cli {

/** What only commands of campaigns take. */
struct CampaignCall {
    std::string player; // --player; empty: who is at the keyboard
    std::string game; // --game
    std::string round; // --round
    std::optional<int> seats; // --seats, bands at each table of a round
    std::string rounds; // --rounds, a number or "all"
    std::optional<int> every; // --every, days between rounds
    std::string status; // --state
    std::vector<std::string> by; // --by, bands that forfeit
    std::string at; // --at, local time
    std::string zone;
    std::string place;
    std::string scenario;
    std::string title;
    std::string table;
    std::string report; // --report FILE
    std::string crew; // --crew BAND
    std::vector<std::string> members; // --figure
    std::string line; // --line of a post-game
    std::string answer;
    std::vector<int> dice; // --dice, typed
    std::string kind; // of acts
    std::string since, until; // days, 2026-10-24
    std::string band; // --band
    std::string seasonOf; // --season-of CAMPAIGN
    std::optional<std::string> seasonBefore; // --after CAMPAIGN; empty: none
    std::vector<std::int64_t> retract; // --take-back, numbers of acts
    std::optional<std::string> write; // --write, words for the chronicle
    std::optional<std::string> note; // --note, on a figure; empty: none from now on
    std::string portrait; // --portrait FILE, of a figure
    bool noPortrait = false; // --no-portrait
    std::optional<std::int64_t> edit; // number of the act that wrote the entry to change
    std::optional<std::int64_t> asOf; // number of the last act that counts; empty: all do
    bool asItStands = false;
    bool picked = false; // just those of --figure
    bool annul = false;
    bool play = false;
    bool throws = false; // --throw
    bool rest = false;
    bool close = false;
    bool figures = false;
    std::string act; // --act FILE, one of the past as it should have been
    bool anyway = false; // what the campaign refuses is done, for the reason
    bool refund = false; // --refund, of a purchase that is left open
    bool dryRun = false; // --dry-run
    bool deep = false; // of a verification
};

/** One call of the program, read: what was typed and nothing decided. */
struct Call {
    std::string command; // "band add"
    std::vector<std::string> words; // what belongs to no option
    std::vector<std::string> figures; // --to, --from
    std::vector<std::string> settings; // --set KEY=VALUE
    std::string library; // empty: where the window keeps it
    std::string person; // empty: the library's last
    std::string output; // empty: standard output
    std::string format;
    std::string system; // empty: the only one that can
    std::string paper;
    std::string reason; // for what a campaign refuses
    std::optional<int> wait; // seconds for a library that others hold or write to; empty: five
    model::Milliseconds patience = model::kPatience; // what is left of them
    std::optional<int> count; // of figures: all; of things: one
    std::optional<int> millimetresPerPas;
    std::string players; // --ai, comma separated; empty: the set-up's
    std::string journal; // file to write it to
    std::string script; // file to play from, "-": standard input; empty: none
    std::optional<std::uint64_t> seed;
    std::optional<int> seat; // from 1
    std::int64_t games = 1000;
    std::optional<int> jobs; // threads; empty: one a core
    std::string shard; // "i/n"
    std::map<std::string, std::vector<std::string>> odds; // by OddsOption::key; a flag: empty text
    bool json = false;
    bool spreadsheetSafe = false;
    bool ledger = false;
    bool whole = false;
    bool force = false; // over files that are there
    bool list = false;
    bool merge = false;
    bool mirrored = false;
    bool practice = false;
    bool awaited = false;
    bool asScript = false;
    CampaignCall campaign;
};

} // namespace escarmouche::app::cli
