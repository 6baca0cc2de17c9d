// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

using Amount = std::int64_t;

inline constexpr Amount kMostGames = 1'000'000'000; // of one simulation
inline constexpr int kMostShards = 9999;

/** The first game of part `shard` of `shards`, from 1; of the one after the last: all games. */
constexpr Amount firstOfShard(Amount games, int shard, int shards)
{
    return games * (shard - 1) / shards;
}

/** What became of one figure over many games. */
struct FigureTally {
    int member = 0;
    int index = 0;
    rules::Text name;
    std::string rank;
    Amount outOfAction = 0;
    Amount leftTable = 0;
    Amount pointsLost = 0;
    Amount knockOuts = 0; // that it made

    bool operator==(const FigureTally &) const = default;
};

/** What became of one seat of the set-up over many games. */
struct SeatTally {
    std::string band;
    std::string player;
    Amount wins = 0, draws = 0, losses = 0;
    std::map<std::string, Amount> points; // victory points by source
    std::map<std::string, Amount>
        weapons; // figures put out of action, by catalogue id; "": by none
    std::vector<FigureTally> figures; // in the band's order

    bool operator==(const SeatTally &) const = default;
};

/** Sums of many games. Whole numbers only, so that shards added up are the whole to the last
    digit, however they were cut and in whatever order they were played. */
struct Tally {
    std::string system;
    int revision = 0;
    std::string setup; // hash of the set-up as it was resolved
    std::uint64_t seed = 0;
    bool mirrored = false;
    Amount games = 0; // of the whole batch
    int shard = 1; // of `shards`: which part of the batch this is
    int shards = 1;
    Amount count = 0; // of the part's games: its first so many were played
    std::vector<SeatTally> seats; // of the games that came to an end
    std::map<int, Amount> turns; // how many of these lasted so many turns
    std::map<std::string, Amount> endings; // and how many ended so, by the key of the phrase
    Amount actions = 0;
    Amount refused = 0; // actions of machines that the rules did not allow
    Amount stalled = 0; // games that came to no end
    std::uint64_t hash = 0; // of every result: the sum of the games' own

    Amount ended() const { return count - stalled; }
    /** The part's first game, and how many it has. */
    Amount first() const { return firstOfShard(games, shard, shards); }
    Amount size() const { return firstOfShard(games, shard + 1, shards) - first(); }

    bool operator==(const Tally &) const = default;
};

/** A part of a batch, and the file it was read from. */
struct Part {
    std::string file;
    Tally tally;
};

/** Adds game number `game`; seat i of its report is seat i + `rotation` of the set-up. One that
    came to no end is counted as that alone: nobody won, drew or lost it. */
void add(Tally &tally, const rules::GameResult &result, Amount game, std::size_t rotation);

/** Adds what another thread has played of the same batch; `shard` and `count` stay. */
void addSums(Tally &tally, const Tally &more);

/** All parts of one batch, in any order, as the whole. Fails where they are not of one batch
    (PartsDiffer), or one is there twice (PartTwice), was interrupted (PartUnfinished) or is not
    there (PartMissing). */
rules::Result<Tally> merged(std::vector<Part> parts);

/** A share with its 95 % interval (Wilson). */
struct Share {
    double share = 0, low = 0, high = 1;
};
Share shareOf(double part, Amount of);
/** Wins, and wins with a draw counted half; of the games that came to an end, like the means. */
Share winsOf(const SeatTally &seat, Amount games);
Share scoreOf(const SeatTally &seat, Amount games);
double meanPoints(const SeatTally &seat, Amount games);
double meanTurns(const Tally &tally);

/** JSON as resources/schemas/simulation.schema.json has it, indented, with a line feed at its end.
    Shares and means are texts, because the program reads whole numbers only; null where no game
    came to an end. */
std::string encodeTally(const Tally &tally);
rules::Result<Tally> decodeTally(std::string_view text);

} // namespace escarmouche::model
