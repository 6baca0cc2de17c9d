// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/kit/happening/happening.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace escarmouche::rules::kit {

/** How the rules find whom an enemy goes for: of all there are, each rule keeps some, and says so.
    It is a value: asked of a state in which somebody stands elsewhere, it tells whom he would go
   for then. A rule that has nothing to choose from is not named. */
template<class Prey, std::size_t N>
struct Hunt {
    FixedList<Prey, N> left = {};
    ShortList<Reason, 8> reasons = {};

    /** All that could be gone for. */
    void add(const Prey &prey) { left.push_back(prey); }
    /** Keeps those of whom it is true; where it is true of nobody, nobody is left. */
    template<class IsSo>
    void keep(RuleId rule, const IsSo &isSo)
    {
        FixedList<Prey, N> kept;
        for (const Prey &prey : left) {
            if (isSo(prey))
                kept.push_back(prey);
        }
        become(kept, rule, Reason::By::Rule);
    }
    /** Keeps those with the least cost. */
    template<class Cost>
    void keepLeast(RuleId rule, const Cost &cost)
    {
        if (isOpen()) {
            const int least = cost(*std::ranges::min_element(left, {}, cost));
            keep(rule, [&](const Prey &prey) { return cost(prey) == least; });
        }
    }

    bool isOpen() const { return left.size() > 1; }
    /** What is asked where the rules leave several: one of them by lot. */
    Pick lot(std::uint16_t reason, Audience audience = {}) const
    {
        return {static_cast<std::uint16_t>(left.size()), reason, audience};
    }
    /** The one that was chosen of those left, by dice, by a player, or as the first in order. */
    void choose(RuleId rule, std::size_t which, Reason::By by)
    {
        FixedList<Prey, N> kept;
        kept.push_back(left[which]);
        become(kept, rule, by);
    }

private:
    void become(const FixedList<Prey, N> &kept, RuleId rule, Reason::By by)
    {
        if (!left.empty() && !reasons.full())
            reasons.push_back({rule, static_cast<std::int16_t>(left.size()),
                               static_cast<std::int16_t>(kept.size()), by});
        left = kept;
    }
};

} // namespace escarmouche::rules::kit
