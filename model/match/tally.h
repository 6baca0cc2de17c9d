// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

using Amount = std::int64_t;

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
    Amount first = 0; // the games first .. first + count - 1 of the batch
    Amount count = 0;
    std::vector<SeatTally> seats;
    std::map<int, Amount> turns; // how many games lasted so many turns
    Amount actions = 0, refused = 0, stalled = 0;
    std::uint64_t hash = 0; // of every result: the sum of the games' own

    bool operator==(const Tally &) const = default;
};

/** Adds game number `game`; seat i of its report is seat i + `rotation` of the set-up. */
void add(Tally &tally, const rules::GameResult &result, Amount game, std::size_t rotation);

/** Adds what another thread has played of the same batch; `first` and `count` stay. */
void addSums(Tally &tally, const Tally &more);

/** Shards of one batch, in any order, as one. Fails where they are of different batches
    (WrongChoice), or a game is missing between them or there twice (NumberOutOfRange): `number`
    is the shard, from 0. */
rules::Result<Tally> merged(std::vector<Tally> shards);

/** A share with its 95 % interval (Wilson). */
struct Share {
    double share = 0, low = 0, high = 1;
};
Share shareOf(double part, Amount of);
/** Wins, and wins with a draw counted half. */
Share winsOf(const SeatTally &seat, Amount games);
Share scoreOf(const SeatTally &seat, Amount games);
double meanPoints(const SeatTally &seat, Amount games);
double meanTurns(const Tally &tally);

/** JSON as resources/schemas/simulation.schema.json has it, indented, with a line feed at its end.
    Shares and means are texts, because the program reads whole numbers only. */
std::string encodeTally(const Tally &tally);
rules::Result<Tally> decodeTally(std::string_view text);

} // namespace escarmouche::model
