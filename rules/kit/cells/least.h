// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/walk.h"

#include <algorithm>
#include <cstddef>
#include <vector>

// What is nearest, or ranks lowest.

namespace escarmouche::rules::kit {

/** Keeps those of the least rank. */
template<class All, class Rank>
void keepLeast(All &all, Rank rank)
{
    if (all.empty())
        return;
    const auto least = rank(*std::ranges::min_element(all, {}, rank));
    std::erase_if(all, [&](const auto &each) { return rank(each) > least; });
}

/** Of those that are allowed, the first of the least rank; the default: none is. */
template<class Each, class IsAllowed, class Rank>
Each leastOf(std::vector<Each> all, IsAllowed isAllowed, Rank rank)
{
    std::erase_if(all, [&](const Each &each) { return !isAllowed(each); });
    const auto least = std::ranges::min_element(all, {}, rank);
    return least == all.end() ? Each{} : *least;
}

/** The goal that costs least to get to, of several the first; kNoCell: none can be reached. */
template<class Steps, class IsGoal>
int nearestGoal(const Steps &steps, int cells, IsGoal isGoal)
{
    int nearest = kNoCell;
    for (int cell = 0; cell < cells; ++cell) {
        const auto far = [&](int each) { return int{steps[static_cast<std::size_t>(each)]}; };
        if (far(cell) < (nearest == kNoCell ? kUnreached : far(nearest)) && isGoal(cell))
            nearest = cell;
    }
    return nearest;
}

} // namespace escarmouche::rules::kit
