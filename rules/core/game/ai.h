// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** What a machine decided; with the plan of it where it judged the action on what it saw, so that
    nobody need judge it again who sees no more. */
template<Game G>
struct Chosen {
    typename G::Action action;
    std::optional<typename G::Plan> plan = std::nullopt;
};

/** An action that a machine weighed, and what spoke for and against it, in thousandths of a point;
    the words are the system's. */
template<Game G>
struct Weighed {
    typename G::Action action;
    int score = 0;
    std::vector<std::pair<std::string_view, int>> parts; // that are not 0
};

/** A machine player. It is handed the state as its seat may see it, and never more. */
template<Game G>
class Ai
{
public:
    virtual ~Ai() = default;
    /** An action for the decision awaited, which is this seat's. */
    virtual Chosen<G> choose(const G &game, const typename G::State &seen, SeatId seat) = 0;
    /** What it weighs for that decision and the rules allow, best first; nothing of one that does
        not weigh. */
    virtual std::vector<Weighed<G>> thoughts(const G &, const typename G::State &, SeatId)
    {
        return {};
    }
};

/** The plan of an option that is listed there and not open: the rules allow it. */
template<Game G>
Judged<typename G::Plan> planOfListed(const G &game, const typename G::State &seen, SeatId seat,
                                      const typename G::Action &action)
{
    if constexpr (requires { game.planOfListed(seat, action); })
        return game.planOfListed(seat, action);
    else
        return game.plan(seen, seat, action);
}

/** The first of the options that needs nothing more and that the rules allow. */
template<Game G>
Chosen<G> firstAllowed(const G &game, const typename G::State &seen, SeatId seat,
                       const std::vector<Option<typename G::Action>> &options)
{
    for (const auto &option : options) {
        if (option.open)
            continue;
        if (auto plan = game.plan(seen, seat, option.action))
            return {option.action, std::move(*plan)};
    }
    return {options.front().action};
}

/** Chooses any option with equal chance, completes it at random, and tries again where the rules
    refuse it; after some refusals it takes the first option that is not open. */
template<Game G>
class RandomAi final : public Ai<G>
{
public:
    explicit RandomAi(std::uint64_t seed) : m_generator(seed) {}

    Chosen<G> choose(const G &game, const typename G::State &seen, SeatId seat) override
    {
        m_options.clear();
        game.options(seen, m_options);
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const auto &option =
                m_options[m_generator.below(static_cast<std::uint32_t>(m_options.size()))];
            auto action = option.open ? game.sample(seen, option, m_generator) : option.action;
            if (auto plan = option.open ? game.plan(seen, seat, action)
                                        : planOfListed(game, seen, seat, action))
                return {std::move(action), std::move(*plan)};
        }
        return firstAllowed(game, seen, seat, m_options);
    }

private:
    static constexpr int kAttempts = 6;

    Generator m_generator;
    std::vector<Option<typename G::Action>> m_options;
};

} // namespace escarmouche::rules
