// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/fighttable.h"

namespace escarmouche::tests {

using namespace rules::musg;
using play::Shoot;
using play::ShotPlan;

/** Where a figure stands whose base is that far from the base of one at x = 1000. */
constexpr int at(int gap)
{
    return 1100 + gap;
}

/** The number to hit somebody at that distance, the shooter that much higher. */
inline int neededBy(FightTable &table, const BandBuilder &shooter, int gap, int rise = 0)
{
    const auto he = table.add(0, shooter, 1000, 1000, std::max(rise, 0));
    const auto it = table.add(1, sousChef("human"), at(gap), 1000, std::max(-rise, 0));
    table.activate(he);
    return table.plan<ShotPlan>(Shoot{he, 0, it, {}}).needed;
}

} // namespace escarmouche::tests
