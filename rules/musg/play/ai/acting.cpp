// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/walks.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

template<class Move>
bool isOffered(const Table &table, FigureId figure)
{
    return std::ranges::any_of(table.options, [&](const auto &option) {
        const auto *move = std::get_if<Move>(&option.action);
        return move && move->figure == figure;
    });
}

int best(const Candidates &candidates)
{
    int most = 0;
    for (const Candidate &each : candidates)
        most = std::max(most, each.worth.total());
    return most;
}

/** The ways of walks are looked for last, and only of those worth more than all else. */
void weighFigure(const Table &table, FigureId figure, Candidates &out)
{
    const Field field(table.scene, figure);
    std::optional<Walks> walks;
    if (isOffered<Walk>(table, figure))
        walks.emplace(table, field);
    if (isOffered<BreakAway>(table, figure))
        weighBreakAway(table, field, out);
    weighCharges(table, field, out);
    weighAttacks(table, field, walks ? walks->promise() : 0, out);
    weighItems(table, field, out);
    if (walks)
        walks->weigh(best(out), out);
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
