// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/values/error.h"
#include "rules/core/values/seat.h"
#include "rules/core/words/text.h"

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** One figure of one band: a line of the band and which of its equal figures. */
struct FigureRef {
    SeatId seat;
    MemberId member;
    int index = 0;

    auto operator<=>(const FigureRef &) const = default;
};

enum class FigureEnd { Standing, OutOfAction, LeftTable, NotPlayed };

/** Somebody put somebody out of action; the ranks are those of the moment. */
struct KnockOut {
    FigureRef victim;
    std::string victimRank; // the system's key, as "sous-chef"
    std::string with; // catalogue id of the weapon, empty: by none
    int turn = 0;

    bool operator==(const KnockOut &) const = default;
};

struct FigureReport {
    FigureRef figure;
    Text name; // as the log calls it
    std::string rank;
    FigureEnd end = FigureEnd::Standing;
    int pointsLost = 0; // wounds still lost at the end
    std::vector<KnockOut> knockOuts; // in order
    std::vector<std::string> used; // catalogue ids spent and not given back (medikits)
    std::vector<std::string> marks; // what the post-game asks for: "fell-to-death", "guarded"

    bool operator==(const FigureReport &) const = default;
};

/** Victory points by where they came from. */
struct Score {
    std::string source; // "out-of-action", "objective", "treasury"
    int points = 0;

    bool operator==(const Score &) const = default;
};

enum class SeatResult { Win, Draw, Loss };

struct SeatReport {
    SeatId seat;
    std::string band;
    SeatResult result = SeatResult::Draw;
    std::vector<Score> scores;
    bool conceded = false;

    bool operator==(const SeatReport &) const = default;
};

/** What a game leaves behind: a match fills it, a person can fill it by hand, and the campaign
    takes it from either alike. */
struct BattleReport {
    std::string system;
    std::string scenario;
    int turns = 0;
    std::vector<SeatReport> seats; // by seat
    std::vector<FigureReport> figures; // by figure

    bool operator==(const BattleReport &) const = default;
};

int totalScore(const SeatReport &seat);

/** The seat has conceded: it loses, and of the others the highest score wins (several: a draw). */
void concedeIn(BattleReport &report, SeatId seat);
/** All have agreed on a draw. */
void drawIn(BattleReport &report);

/** Canonical JSON text, as a finished match keeps it. */
std::string encode(const BattleReport &report);
Result<BattleReport> decodeBattleReport(std::string_view text);

} // namespace escarmouche::rules
