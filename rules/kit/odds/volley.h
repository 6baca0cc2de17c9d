// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/chances.h"
#include "rules/kit/odds/answering.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** Dice thrown at targets that are named one after the other: the highest goes to the first, and so
    on. */
struct Volley {
    int bonus = 0, dice = 1;
    int kept = 0; // the best so many count; 0: all do
    std::vector<int> needed = {}; // the least die with its bonus that hits, by target
};
struct VolleyShares {
    std::vector<Fraction> hits; // of each target
    Distribution hit; // so many targets
    Fraction pairOfOnes; // two natural ones at least
};
inline VolleyShares sharesOf(const Volley &volley)
{
    const int counted = volley.kept > 0 ? std::min(volley.kept, volley.dice) : volley.dice;
    const std::size_t targets = std::min(volley.needed.size(), static_cast<std::size_t>(counted));
    std::vector<Wide> hits(volley.needed.size());
    std::map<int, Wide> hit;
    Wide ones = 0;
    const Wide all = eachThrow(volley.dice, [&](const std::vector<int> &faces, Wide ways) {
        int many = 0;
        for (std::size_t target = 0; target < targets; ++target) {
            const bool isHit = faces[target] + volley.bonus >= volley.needed[target];
            hits[target] += isHit ? ways : 0;
            many += isHit ? 1 : 0;
        }
        hit[many] += ways;
        ones += std::ranges::count(faces, 1) >= 2 ? ways : 0;
    });
    VolleyShares shares{{}, {}, reduced({ones, all})};
    for (const Wide ways : hits)
        shares.hits.push_back(reduced({ways, all}));
    for (const auto &[many, ways] : hit)
        shares.hit[many] = reduced({ways, all});
    return shares;
}

/** In words what can come of it, of the results from `most` downwards; nothing of those that
    cannot be. */
inline ChanceLine chanceLine(const char *lead, const Distribution &all, int most,
                             std::initializer_list<const char *> keys)
{
    ChanceLine line{{lead, {}}, {}};
    for (const char *key : keys) {
        if (const Fraction share = shareOf(all, most--); share.part > 0)
            line.chances.push_back({{key, {}}, share});
    }
    return line;
}
/** One chance alone. */
inline ChanceLine chanceLine(const char *key, const Fraction &share)
{
    return {{}, {{{key, {}}, share}}};
}

} // namespace escarmouche::rules::kit
