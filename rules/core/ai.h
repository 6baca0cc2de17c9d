// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game.h"

#include <vector>

namespace escarmouche::rules {

/** A machine player. It is handed the state as its seat may see it, and never more. */
template<Game G>
class Ai
{
public:
    virtual ~Ai() = default;
    /** An action for the decision awaited, which is this seat's. */
    virtual typename G::Action choose(const G &game, const typename G::State &seen,
                                      SeatId seat) = 0;
};

/** Chooses any option with equal chance, completes it at random, and tries again where the rules
    refuse it; after some refusals it takes the first option that is not open. */
template<Game G>
class RandomAi final : public Ai<G>
{
public:
    explicit RandomAi(std::uint64_t seed) : m_generator(seed) {}

    typename G::Action choose(const G &game, const typename G::State &seen, SeatId seat) override
    {
        m_options.clear();
        game.options(seen, m_options);
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const auto &option =
                m_options[m_generator.below(static_cast<std::uint32_t>(m_options.size()))];
            const auto action =
                option.open ? game.sample(seen, option, m_generator) : option.action;
            if (game.plan(seen, seat, action))
                return action;
        }
        return firstAllowed(game, seen, seat);
    }

private:
    static constexpr int kAttempts = 6;

    typename G::Action firstAllowed(const G &game, const typename G::State &seen, SeatId seat) const
    {
        for (const auto &option : m_options) {
            if (!option.open && game.plan(seen, seat, option.action))
                return option.action;
        }
        return m_options.front().action;
    }

    Generator m_generator;
    std::vector<Option<typename G::Action>> m_options;
};

} // namespace escarmouche::rules
