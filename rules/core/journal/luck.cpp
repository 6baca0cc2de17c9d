// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/luck.h"

#include <numeric>
#include <vector>

namespace escarmouche::rules {

namespace {

/** One die more: `chances` is that of each number of successes. */
void addDie(std::vector<double> &chances, double chance)
{
    chances.push_back(0);
    for (std::size_t at = chances.size(); at-- > 1;)
        chances[at] = chances[at] * (1 - chance) + chances[at - 1] * chance;
    chances.front() *= 1 - chance;
}

} // namespace

Luck luckOf(std::span<const Trial> trials)
{
    Luck luck;
    std::vector<double> chances{1};
    for (const Trial &trial : trials) {
        const double chance = decimal(trial.chance);
        luck.count += trial.count;
        luck.successes += trial.successes;
        luck.expected += trial.count * chance;
        for (int die = 0; die < trial.count; ++die)
            addDie(chances, chance);
    }
    const auto met = chances.begin() + luck.successes;
    luck.atMost = std::accumulate(chances.begin(), met + 1, 0.0);
    luck.atLeast = std::accumulate(met, chances.end(), 0.0);
    return luck;
}

} // namespace escarmouche::rules
