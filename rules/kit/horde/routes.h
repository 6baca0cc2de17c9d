// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/walk.h"

#include <algorithm>
#include <vector>

namespace escarmouche::rules::kit {

/** Cells in which one ends that goes from there by a best way as far as its points take it, in
    ascending order; all best ways are as good. `steps` and `way` are those of the way;
    `leftAt(cell)` is what it has left there, `costOf(cell)` what entering a cell costs. */
template<class Ground, class Way, class LeftAt, class CostOf>
std::vector<int> endsOfWay(const Ground &ground, int from, const Steps<Ground> &steps,
                           const Way &way, const LeftAt &leftAt, const CostOf &costOf)
{
    std::vector<int> ends, waiting{from};
    for (std::size_t at = 0; at < waiting.size(); ++at) {
        const int cell = waiting[at];
        bool goesOn = false;
        for (const std::int16_t next : nearer(ground, cell, steps, way)) {
            if (costOf(next) > leftAt(cell))
                continue;
            goesOn = true;
            if (std::ranges::find(waiting, next) == waiting.end())
                waiting.push_back(next);
        }
        if (!goesOn)
            ends.push_back(cell);
    }
    std::ranges::sort(ends);
    return ends;
}

} // namespace escarmouche::rules::kit
