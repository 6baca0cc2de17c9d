// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/weighing.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kChiefsCommand = 4 * kPoint; // his band tests for rout without him (MUSG-ROUT-01)

} // namespace

int throughScreens(int harm, int screens)
{
    constexpr std::array<int, 5> kThrough = {1000, 550, 300, 170, 90};
    return harm * kThrough[static_cast<std::size_t>(std::clamp(screens, 0, 4))] / 1000;
}

int worthOf(const Skirmish &game, FigureId figure)
{
    const Fighter &fighter = game.fighter(figure);
    const int points = game.switches().victoryPoints[static_cast<std::size_t>(fighter.rank)];
    const int deeds = fighter.rank == Rank::Figurant ? kPoint / 2 : kPoint * (1 + fighter.pa) / 2;
    return points * kPoint + deeds + (fighter.rank == Rank::Chief ? kChiefsCommand : 0);
}

int harmOf(const Skirmish &game, FigureId victim, const Toll &toll)
{
    const int whole = std::max(1, game.fighter(victim).pv);
    return worthOf(game, victim) / 10 * (toll.pv / whole + toll.out) / 200;
}

} // namespace escarmouche::rules::musg::play
