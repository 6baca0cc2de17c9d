// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <list>
#include <map>
#include <optional>
#include <vector>

namespace escarmouche::rules {

/** A state of a game as one seat knows it, and what the rules say there to what the seat might do.
    They are asked about an action once, and for the options once: whoever asks again, to show
    something or to do it, is given the same judgement. Game and state outlive it, and the state
   does not change meanwhile. */
template<Game G>
requires std::equality_comparable<typename G::Action>
class Outlook
{
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Plan = typename G::Plan;

    Outlook(const G &game, const State &seen, SeatId seat)
        : m_game(game), m_seen(seen), m_seat(seat)
    {
    }
    Outlook(const Outlook &) = delete;
    Outlook &operator=(const Outlook &) = delete;

    const G &game() const { return m_game; }
    const State &seen() const { return m_seen; }
    SeatId seat() const { return m_seat; }

    /** What Game::options lists there, listed once. */
    const std::vector<Option<Action>> &options() const
    {
        if (!m_options)
            m_game.options(m_seen, m_options.emplace());
        return *m_options;
    }
    Judged<Plan> plan(const Action &action) const
    {
        const auto known = find(action);
        if (known != m_judged.end())
            return known->plan;
        if (m_judged.size() == kMost)
            m_judged.pop_back();
        m_judged.push_front({action, m_game.plan(m_seen, m_seat, action)});
        return m_judged.front().plan;
    }
    bool hasJudged(const Action &action) const { return find(action) != m_judged.end(); }

private:
    /** Who roams over a board for an hour asks about new ways all the time; one of an hour ago may
        be judged again. */
    static constexpr std::size_t kMost = 256;

    struct Judgement {
        Action action;
        Judged<Plan> plan;
    };

    auto find(const Action &action) const
    {
        return std::ranges::find(m_judged, action, &Judgement::action);
    }

    const G &m_game;
    const State &m_seen;
    SeatId m_seat;
    mutable std::list<Judgement> m_judged; // the newest first
    mutable std::optional<std::vector<Option<Action>>> m_options;
};

/** The outlooks of all seats on one state, each made when it is first asked for. A seat that may
    know all has one, so that what it is shown is judged on the state that it acts in. */
template<Game G>
class Outlooks
{
public:
    using State = typename G::State;

    Outlooks() = default;
    /** Copies nothing: each is an outlook on a state that the copy's owner has not. */
    Outlooks(const Outlooks & /*other*/) {}
    Outlooks &operator=(const Outlooks &) = delete;

    /** On the state itself: for what is really done. */
    const Outlook<G> &whole(const G &game, const State &state, SeatId seat)
    {
        return m_whole.try_emplace(seat.value, game, state, seat).first->second;
    }
    /** On what the seat may know of it: for what it is shown. */
    const Outlook<G> &seen(const G &game, const State &state, SeatId seat)
    {
        Limited &limited = m_limited[seat.value];
        if (limited.outlook)
            return *limited.outlook;
        const State &seen = game.seenBy(state, seat, limited.state);
        return &seen == &state ? whole(game, state, seat)
                               : limited.outlook.emplace(game, seen, seat);
    }
    /** The state is about to change. */
    void clear()
    {
        m_whole.clear();
        m_limited.clear();
    }

private:
    struct Limited {
        State state;
        std::optional<Outlook<G>> outlook;
    };

    std::map<int, Outlook<G>> m_whole; // by seat
    std::map<int, Limited> m_limited; // likewise
};

} // namespace escarmouche::rules
