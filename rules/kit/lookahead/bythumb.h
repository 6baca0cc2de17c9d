// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** Answers some questions by a rule of thumb; another machine does the rest. */
template<Game G>
class ByThumb final : public Ai<G>
{
public:
    using State = typename G::State;
    /** Nothing: it is not asked by that rule. */
    using Rule = std::optional<typename G::Action> (*)(const G &, const State &);

    ByThumb(Rule rule, std::unique_ptr<Ai<G>> rest) : m_rule(rule), m_rest(std::move(rest)) {}

    Chosen<G> choose(const G &game, const State &seen, SeatId seat) override
    {
        if (const auto action = m_rule(game, seen))
            return {*action, *game.plan(seen, seat, *action)};
        return m_rest->choose(game, seen, seat);
    }
    std::vector<Weighed<G>> thoughts(const G &game, const State &seen, SeatId seat) override
    {
        return m_rest->thoughts(game, seen, seat);
    }

private:
    Rule m_rule;
    std::unique_ptr<Ai<G>> m_rest;
};

} // namespace escarmouche::rules::kit
