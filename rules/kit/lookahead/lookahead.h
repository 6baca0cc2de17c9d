// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/game/ai.h"
#include "rules/kit/lookahead/worth.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** How well a Lookahead plays. What it may spend is counted in steps of the game, never in time, so
    that it plays the same everywhere. */
struct LookaheadLevel {
    int deals =
        1; // guesses of what is hidden, each with dice of its own, that an action is tried in
    int few = 0; // of the best, after which it looks at what it could do next
    int steps = 4'000; // at most for one decision
    int others = 6; // their decisions after which an action counts as done
};
inline constexpr LookaheadLevel kEasyLevel{};
inline constexpr LookaheadLevel kNormalLevel{8, 3, 20'000};

/** A machine that tries each option on a copy of the state as it may be: it does it, throws dice of
    its own, lets others answer at random, and looks what it is worth when it is asked again. Which
    deals and dice it tries follows from its seed and from what its seat sees alone. */
template<Game G, Mind<G> M>
class Lookahead final : public Ai<G>
{
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Lookahead(std::uint64_t seed, LookaheadLevel level, M mind = {})
        : m_seed(seed), m_level(level), m_mind(std::move(mind))
    {
    }

    Chosen<G> choose(const G &game, const State &seen, SeatId seat) override
    {
        Options options = optionsOf(game, seen);
        if (options.size() == 1 && !options.front().open)
            return firstAllowed(game, seen, seat, options);
        std::vector<Candidate> all = weighed(game, seen, seat, std::move(options));
        return {std::move(all.front().action), std::move(all.front().plan)};
    }
    std::vector<Weighed<G>> thoughts(const G &game, const State &seen, SeatId seat) override
    {
        std::vector<Weighed<G>> out;
        for (const Candidate &each : weighed(game, seen, seat, optionsOf(game, seen))) {
            if (!each.plan)
                continue;
            Weighed<G> &thought = out.emplace_back(Weighed<G>{each.action, each.gain.total(), {}});
            for (const auto &[name, value] : each.gain.parts) {
                if (value != 0)
                    thought.parts.emplace_back(name, value);
            }
        }
        return out;
    }

private:
    using Options = std::vector<Option<Action>>;

    static constexpr int kTries = 6; // to complete an open option
    static constexpr int kLongest = 400; // steps from one decision to the next
    static constexpr std::string_view kAhead = "ahead"; // motive

    /** An action, in how many deals it was tried, where it led there if that is looked at again,
       and what it gained on average. */
    struct Candidate {
        Action action;
        std::optional<typename G::Plan> plan;
        int tried = 0;
        std::vector<State> after = {};
        Worth gain = {};
    };
    /** The state as it may be, and where the chance to come is taken from. */
    struct Deal {
        State state;
        std::uint64_t seed = 0;
    };

    /** All that the rules allow, the best first; where they allow none of the options, one that
        has no plan. */
    std::vector<Candidate> weighed(const G &game, const State &seen, SeatId seat, Options options)
    {
        m_left = m_level.steps;
        Generator generator(seedOf(m_seed, game.checksum(seen)));
        std::vector<Candidate> all = candidates(game, seen, seat, std::move(options), generator);
        if (!all.front().plan)
            return all;
        std::vector<Deal> deals;
        while (static_cast<int>(deals.size()) < m_level.deals && m_left > 0) {
            deals.push_back({seen, generator.next()});
            m_mind.guess(game, deals.back().state, seat, generator);
            if (!tryAll(game, deals.back(), seat, all))
                deals.pop_back();
        }
        std::erase_if(all, [](const Candidate &each) { return each.tried == 0; });
        average(all);
        lookOn(game, deals, seat, all);
        return all;
    }

    static Options optionsOf(const G &game, const State &seen)
    {
        Options options;
        game.options(seen, options);
        return options;
    }

    std::vector<Candidate> candidates(const G &game, const State &seen, SeatId seat,
                                      Options options, Generator &generator) const
    {
        m_mind.shorten(game, seen, seat, options);
        std::vector<Candidate> all;
        all.reserve(options.size());
        const auto add = [&](const Action &action, Judged<typename G::Plan> plan) {
            if (plan)
                all.push_back({action, std::move(*plan)});
        };
        for (const Option<Action> &option : options) {
            if (!option.open)
                add(option.action, planOfListed(game, seen, seat, option.action));
            for (int tries = option.open ? kTries : 0; tries > 0; --tries) {
                const Action action = game.sample(seen, option, generator);
                const auto isIt = [&](const Candidate &each) { return each.action == action; };
                if (std::ranges::none_of(all, isIt))
                    add(action, game.plan(seen, seat, action));
            }
        }
        if (all.empty())
            all.push_back({options.front().action, std::nullopt});
        return all;
    }

    /** Each action in that deal. False: there were not steps enough for all, and none counts,
        unless it is the first deal: then those count that were tried. */
    bool tryAll(const G &game, const Deal &deal, SeatId seat, std::vector<Candidate> &all)
    {
        const int dealt = all.front().tried;
        const Worth before = m_mind.worth(game, deal.state, seat);
        std::vector<Worth> gains;
        gains.reserve(all.size());
        for (Candidate &each : all) {
            if (m_left <= 0 && (dealt > 0 || !gains.empty()))
                break;
            State after = deal.state;
            play(game, after, seat, *each.plan, deal.seed);
            gains.push_back(gain(before, m_mind.worth(game, after, seat)));
            if (m_level.few > 0)
                each.after.push_back(after);
        }
        if (gains.size() < all.size() && dealt > 0)
            return false;
        for (std::size_t at = 0; at < gains.size(); ++at) {
            all[at].gain.add(gains[at]);
            ++all[at].tried;
        }
        return true;
    }

    static Worth gain(const Worth &before, const Worth &after)
    {
        Worth gain = after;
        gain.add(before, -1);
        return gain;
    }

    static void average(std::vector<Candidate> &all)
    {
        for (Candidate &each : all) {
            for (auto &part : each.gain.parts)
                part.value /= each.tried;
        }
        sort(all);
    }

    static void sort(std::vector<Candidate> &all)
    {
        std::ranges::stable_sort(all, std::ranges::greater{},
                                 [](const Candidate &each) { return each.gain.total(); });
    }

    /** Adds to the few best what the best of their next actions gains; to all others the least of
        that, so that they stay behind. */
    void lookOn(const G &game, const std::vector<Deal> &deals, SeatId seat,
                std::vector<Candidate> &all)
    {
        std::vector<int> ahead;
        while (static_cast<int>(ahead.size()) < m_level.few && ahead.size() < all.size()) {
            const auto next = aheadOf(game, deals, seat, all[ahead.size()]);
            if (!next)
                break;
            ahead.push_back(*next);
        }
        if (ahead.empty())
            return;
        const int least = *std::ranges::min_element(ahead);
        for (std::size_t at = 0; at < all.size(); ++at)
            all[at].gain.add(kAhead, at < ahead.size() ? ahead[at] : least);
        sort(all);
    }

    /** On average over the deals; nothing: there were not steps enough. */
    std::optional<int> aheadOf(const G &game, const std::vector<Deal> &deals, SeatId seat,
                               const Candidate &candidate)
    {
        int sum = 0;
        for (std::size_t at = 0; at < deals.size(); ++at) {
            const State &from = candidate.after[at];
            const Request &request = game.awaited(from);
            if (request.what != Awaited::Decision || request.decision.seat != seat)
                continue;
            const int before = m_mind.worth(game, from, seat).total();
            std::optional<int> best;
            Generator generator(deals[at].seed + 1);
            for (const Candidate &next :
                 candidates(game, from, seat, optionsOf(game, from), generator)) {
                State after = from;
                if (next.plan)
                    play(game, after, seat, *next.plan, deals[at].seed + 1);
                const int worth = m_mind.worth(game, after, seat).total();
                best = std::max(best.value_or(worth), worth);
            }
            if (m_left <= 0)
                return std::nullopt;
            sum += *best - before;
        }
        return sum / static_cast<int>(deals.size());
    }

    /** Of what is going on: a question asked deeper down is part of what led to it. */
    static std::size_t depthOf(const State &state)
    {
        if constexpr (requires { state.frames.size(); })
            return state.frames.size();
        else
            return 0;
    }

    /** Questions that are weighed by themselves, though what led to them goes on. */
    bool isApart(const State &state) const
    {
        if constexpr (requires { m_mind.isApart(state); })
            return m_mind.isApart(state);
        else
            return false;
    }

    /** Does it, and goes on to the next decision of the seat that is none about this action. */
    void play(const G &game, State &state, SeatId seat, const typename G::Plan &first,
              std::uint64_t seed)
    {
        SeededDice dice(seed);
        RandomAi<G> others(seed);
        const std::size_t depth = depthOf(state);
        std::optional<typename G::Plan> plan = first;
        int left = m_level.others;
        for (int steps = 0; plan && steps < kLongest; ++steps) {
            game.commit(state, *plan, nullptr);
            --m_left;
            for (; game.awaited(state).isChance() && steps < kLongest; ++steps, --m_left)
                game.answer(state, dice.answer(game.awaited(state)), nullptr);
            const Request &request = game.awaited(state);
            const SeatId other = request.decision.seat;
            const bool isDone = other == seat && (depthOf(state) <= depth || isApart(state));
            if (request.what != Awaited::Decision || isDone || (other != seat && left-- == 0))
                return;
            plan = others.choose(game, state, other).plan;
        }
    }

    std::uint64_t m_seed;
    LookaheadLevel m_level;
    M m_mind;
    int m_left = 0; // steps
};

/** The machines of a discrete game: `random`, `easy`, `normal`. */
inline std::vector<std::string> machineKinds()
{
    return {"random", "easy", "normal"};
}
template<Game G, Mind<G> M>
std::unique_ptr<Ai<G>> machineOf(std::string_view kind, std::uint64_t seed, M mind = {},
                                 LookaheadLevel normal = kNormalLevel)
{
    if (kind == "random")
        return std::make_unique<RandomAi<G>>(seed);
    if (kind == "easy")
        return std::make_unique<Lookahead<G, M>>(seed, kEasyLevel, std::move(mind));
    if (kind == "normal")
        return std::make_unique<Lookahead<G, M>>(seed, normal, std::move(mind));
    return nullptr;
}

} // namespace escarmouche::rules::kit
