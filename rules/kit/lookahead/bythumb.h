// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** What each answer gains by that one motive, the best first; of as good ones the order stays. */
template<Game G, class GainOf>
std::vector<Weighed<G>> reckoned(const G &game, const typename G::State &seen,
                                 std::string_view motive, GainOf gainOf)
{
    std::vector<Option<typename G::Action>> options;
    game.options(seen, options);
    std::vector<Weighed<G>> all;
    for (const auto &option : options) {
        all.push_back({option.action, gainOf(option.action), {}});
        if (all.back().score != 0)
            all.back().parts.emplace_back(motive, all.back().score);
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &Weighed<G>::score);
    return all;
}

/** Answers some questions by a rule of thumb; another machine does the rest. */
template<Game G>
class ByThumb final : public Ai<G>
{
public:
    using State = typename G::State;
    /** Nothing: it is not asked by that rule. */
    using Rule = std::optional<typename G::Action> (*)(const G &, const State &);
    /** All answers with what the rule reckons for each, the best first. */
    using Reckoning = std::vector<Weighed<G>> (*)(const G &, const State &);

    ByThumb(Rule rule, Reckoning reckoning, std::unique_ptr<Ai<G>> rest)
        : m_rule(rule), m_reckoning(reckoning), m_rest(std::move(rest))
    {
    }

    Chosen<G> choose(const G &game, const State &seen, SeatId seat) override
    {
        if (const auto action = m_rule(game, seen))
            return {*action, *game.plan(seen, seat, *action)};
        return m_rest->choose(game, seen, seat);
    }
    std::vector<Weighed<G>> thoughts(const G &game, const State &seen, SeatId seat) override
    {
        auto reckoned = m_reckoning(game, seen);
        return reckoned.empty() ? m_rest->thoughts(game, seen, seat) : std::move(reckoned);
    }

private:
    Rule m_rule;
    Reckoning m_reckoning;
    std::unique_ptr<Ai<G>> m_rest;
};

} // namespace escarmouche::rules::kit
