// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/outcomes.h"
#include "rules/core/game/game.h"

#include <tl/expected.hpp>

#include <concepts>
#include <cstring>
#include <utility>
#include <vector>

namespace escarmouche::rules {

enum class OddsFault {
    TooManyStates, // the walk was cut off
    TooFine, // a share does not fit 128 bits
    PolicyRefused, // the policy answered what the rules do not allow
};

/** Walks all that can happen from a state and says how likely each result is, exactly. States
    that have become equal after the same number of throws are one. It keeps its room from walk to
    walk, which saves half the time of a short one. */
template<Game G>
class Odds
{
public:
    using State = typename G::State;

    explicit Odds(std::size_t mostStates = 200'000) : m_most(mostStates) {}

    struct ForgetNothing {
        std::size_t operator()(State &) const { return 0; }
    };

    /** Until `done(state)` or the end of the game. `policy(state, seat)` answers decisions,
        `value(state)` gives the result of a final state. `forget(state)` takes out what no rule
        will read again, for it would tell equal states apart, and returns a number that is the
        same for equal states: most that are not are told apart by it. */
    template<class Done, class Policy, class Value, class Forget = ForgetNothing>
    tl::expected<Distribution, OddsFault> walk(const G &game, const State &from, Done &&done,
                                               Policy &&policy, Value &&value, Forget &&forget = {})
    {
        m_game = &game;
        Distribution results;
        m_now.clear();
        m_next.clear();
        m_now.emplace_back(from, Fraction{1, 1, false});
        if (auto ok = settle(m_now, done, policy, value, forget, results); !ok)
            return tl::unexpected(ok.error());
        for (std::size_t met = 0; !m_now.empty(); met += m_now.size()) {
            if (met + m_now.size() > m_most)
                return tl::unexpected(OddsFault::TooManyStates);
            m_next.clear();
            for (const Node &node : m_now) {
                if (auto ok = branch(node, done, policy, value, forget, results); !ok)
                    return tl::unexpected(ok.error());
            }
            std::swap(m_now, m_next);
        }
        return checked(std::move(results));
    }

private:
    struct Node {
        Node(const State &at, const Fraction &likely) : state(at), share(likely) {}
        State state;
        Fraction share;
        std::size_t sign = 0;
    };

    template<class Done, class Policy, class Value, class Forget>
    tl::expected<void, OddsFault> branch(const Node &node, Done &done, Policy &policy, Value &value,
                                         Forget &forget, Distribution &results)
    {
        const ChanceClasses chance = chanceClasses(m_game->awaited(node.state));
        if (chance.of == 0)
            return tl::unexpected(OddsFault::TooFine);
        for (const ChanceClass &each : chance.classes) {
            m_next.emplace_back(node.state, times(node.share, each.ways, chance.of));
            m_game->answer(m_next.back().state, each.answer, nullptr);
            if (auto ok = settle(m_next, done, policy, value, forget, results); !ok)
                return ok;
        }
        return {};
    }

    /** Brings the newest node to its next throw; it leaves the list if that is not to come, or if
        it has become equal to another one. */
    template<class Done, class Policy, class Value, class Forget>
    tl::expected<void, OddsFault> settle(std::vector<Node> &nodes, Done &done, Policy &policy,
                                         Value &value, Forget &forget, Distribution &results)
    {
        Node &newest = nodes.back();
        while (true) {
            const Request &request = m_game->awaited(newest.state);
            if (request.what == Awaited::Over || done(std::as_const(newest.state))) {
                Fraction &share = results[value(std::as_const(newest.state))];
                share = sum(share, newest.share);
                nodes.pop_back();
                return {};
            }
            if (request.isChance())
                break;
            const SeatId seat = request.decision.seat;
            const auto plan =
                m_game->plan(newest.state, seat, policy(std::as_const(newest.state), seat));
            if (!plan)
                return tl::unexpected(OddsFault::PolicyRefused);
            m_game->commit(newest.state, *plan, nullptr);
        }
        newest.sign = forget(newest.state);
        merge(nodes);
        return {};
    }

    void merge(std::vector<Node> &nodes)
    {
        const Node &newest = nodes.back();
        for (std::size_t at = 0; at + 1 < nodes.size(); ++at) {
            if (nodes[at].sign != newest.sign || !isSame(nodes[at].state, newest.state))
                continue;
            nodes[at].share = sum(nodes[at].share, newest.share);
            nodes.pop_back();
            return;
        }
    }

    static bool isSame(const State &a, const State &b)
    {
        static_assert(std::equality_comparable<State>, "equal states are one: give State an ==");
        // Most equal states are equal byte by byte, which is quicker to see.
        return std::memcmp(&a, &b, sizeof(State)) == 0 || a == b;
    }

    static tl::expected<Distribution, OddsFault> checked(Distribution results)
    {
        for (auto &[result, share] : results) {
            if (share.bad)
                return tl::unexpected(OddsFault::TooFine);
            share = reduced(share);
        }
        return results;
    }

    const G *m_game = nullptr; // of the walk at hand
    std::size_t m_most;
    std::vector<Node> m_now, m_next;
};

} // namespace escarmouche::rules
