// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

FigureId doerOf(const Action &action)
{
    return std::visit(
        [](const auto &chosen) {
            if constexpr (requires { chosen.figure; })
                return chosen.figure;
            else
                return FigureId{};
        },
        action);
}

/** The best of what is there from `first` on, by all but what it takes from the enemy now: what
    could still be done after an attack. */
int bestMove(const Candidates &candidates, std::size_t first)
{
    int best = 0;
    for (std::size_t at = first; at < candidates.size(); ++at) {
        Worth worth = candidates[at].worth;
        worth[Motive::Prospect] = 0;
        best = std::max(best, worth.total());
    }
    return best;
}

void weighFigure(const Table &table, FigureId figure, Candidates &out)
{
    const Field field(table.game, table.seen, figure, table.mights);
    const std::size_t first = out.size();
    weighMoves(table, field, out);
    const int afterwards = bestMove(out, first);
    weighCharges(table, field, out);
    weighAttacks(table, field, afterwards, out);
    weighItems(table, field, out);
}

} // namespace

Candidates weighActs(const Table &table)
{
    Candidates out;
    out.push_back({EndActivation{}});
    FigureSet doers;
    for (const auto &option : table.options) {
        const FigureId doer = doerOf(option.action);
        if (doer.valid())
            doers.insert(doer);
    }
    doers.each([&](FigureId figure) { weighFigure(table, figure, out); });
    return out;
}

} // namespace escarmouche::rules::musg::play
