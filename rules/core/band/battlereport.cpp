// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/battlereport.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules {

int totalScore(const SeatReport &seat)
{
    int total = 0;
    for (const Score &score : seat.scores)
        total += score.points;
    return total;
}

void concedeIn(BattleReport &report, SeatId seat)
{
    int best = std::numeric_limits<int>::min();
    for (SeatReport &each : report.seats) {
        each.conceded = each.conceded || each.seat == seat;
        if (!each.conceded)
            best = std::max(best, totalScore(each));
    }
    const auto isBest = [&](const SeatReport &each) {
        return !each.conceded && totalScore(each) == best;
    };
    const auto winners = std::ranges::count_if(report.seats, isBest);
    for (SeatReport &each : report.seats) {
        each.result = SeatResult::Loss;
        if (isBest(each))
            each.result = winners == 1 ? SeatResult::Win : SeatResult::Draw;
    }
}

void drawIn(BattleReport &report)
{
    for (SeatReport &each : report.seats)
        each.result = SeatResult::Draw;
}

} // namespace escarmouche::rules
