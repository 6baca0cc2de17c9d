// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/points.h"

#include <algorithm>
#include <numeric>

namespace escarmouche::rules {

int sumOf(std::span<const PointsOfKind> points)
{
    return std::accumulate(points.begin(), points.end(), 0, [](int sum, const PointsOfKind &kind) {
        return sum + kind.each * kind.count;
    });
}

std::vector<Score> scoresOf(std::span<const PointsOfKind> casualties,
                            std::span<const PointsOfKind> objectives)
{
    std::vector<Score> scores;
    for (const auto &points : {casualties, objectives}) {
        for (const auto &kind : points) {
            const int gained = kind.each * kind.count;
            const auto same = std::ranges::find(scores, kind.source, &Score::source);
            if (gained != 0 && same == scores.end())
                scores.push_back({kind.source, gained});
            else if (gained != 0)
                same->points += gained;
        }
    }
    return scores;
}

int unclaimedCasualties(const BattleReport &report)
{
    const auto isClaimed = [&](const FigureRef &victim) {
        return std::ranges::any_of(report.figures, [&](const FigureReport &figure) {
            return std::ranges::count(figure.knockOuts, victim, &KnockOut::victim) > 0;
        });
    };
    return static_cast<int>(std::ranges::count_if(report.figures, [&](const FigureReport &figure) {
        return figure.end == FigureEnd::OutOfAction && !isClaimed(figure.figure);
    }));
}

} // namespace escarmouche::rules
