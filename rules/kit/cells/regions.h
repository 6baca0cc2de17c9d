// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/walk.h"

#include <cstddef>
#include <vector>

namespace escarmouche::rules::kit {

/** For each cell the number of its region, cells of that sort that touch; -1: it is not of it. */
template<class Ground, class IsOfSort>
std::vector<int> regionsOf(const Ground &ground, const IsOfSort &isOfSort)
{
    std::vector<int> regions(static_cast<std::size_t>(ground.cells()), -1);
    const auto regionOf = [&](int cell) -> int & {
        return regions[static_cast<std::size_t>(cell)];
    };
    int next = 0;
    for (int start = 0; start < ground.cells(); ++start) {
        if (regionOf(start) >= 0 || !isOfSort(start))
            continue;
        std::vector<int> open{start};
        regionOf(start) = next;
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            for (int side = 0; side < Ground::kSides; ++side) {
                const int other = ground.neighbour(cell, side);
                if (other == kNoCell || regionOf(other) >= 0 || !isOfSort(other))
                    continue;
                regionOf(other) = next;
                open.push_back(other);
            }
        }
        ++next;
    }
    return regions;
}

} // namespace escarmouche::rules::kit
