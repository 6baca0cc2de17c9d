// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/bench/systembench.h"

namespace escarmouche::rules {

std::string playedGames(const MatchRules::Batch &batch, int games)
{
    std::string results;
    for (int game = 0; game < games; ++game) {
        const GameResult result = batch.play(static_cast<std::uint64_t>(game));
        results += std::to_string(result.report.turns) + ' ' + std::to_string(result.actions);
        for (const SeatReport &seat : result.report.seats)
            results += ' ' + std::to_string(totalScore(seat));
        for (const FigureReport &figure : result.report.figures)
            results += static_cast<char>('a' + static_cast<int>(figure.end));
        results += '\n';
    }
    return results;
}

} // namespace escarmouche::rules
