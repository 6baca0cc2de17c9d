// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"
#include "rules/core/game/game.h"

#include <optional>
#include <span>

namespace escarmouche::rules {

/** How a headless game went, beside its report. */
struct RunCount {
    int actions = 0;
    int refused = 0; // actions of a machine that the rules refused; each one is a mistake of it
    bool stalled = false; // the step limit was reached
};

/** Plays one game without a window: asks the machines, throws the dice, keeps no journal. */
template<Game G>
class Runner
{
public:
    /** `players` has one machine a seat. */
    Runner(const G &game, std::span<Ai<G> *const> players) : m_game(game), m_players(players) {}

    /** Plays from `state` to the end. `observe(events)` sees the events of each action, if given.
     */
    template<class Dice, class Observe>
    RunCount play(typename G::State &state, Dice &dice, int limit, Observe &&observe)
    {
        RunCount count;
        EventSink<typename G::Event> events;
        while (m_game.awaited(state).what != Awaited::Over) {
            if (count.actions == limit) {
                count.stalled = true;
                break;
            }
            events.clear();
            if (!step(state, dice, count, &events))
                break;
            observe(events);
        }
        return count;
    }
    template<class Dice>
    RunCount play(typename G::State &state, Dice &dice, int limit)
    {
        RunCount count;
        while (m_game.awaited(state).what != Awaited::Over && count.actions < limit) {
            if (!step(state, dice, count, nullptr))
                break;
        }
        count.stalled = m_game.awaited(state).what != Awaited::Over;
        return count;
    }

private:
    /** One request answered. False: the machine has no action that the rules allow. */
    template<class Dice>
    bool step(typename G::State &state, Dice &dice, RunCount &count,
              EventSink<typename G::Event> *events)
    {
        const Request &request = m_game.awaited(state);
        if (request.isChance()) {
            m_game.answer(state, dice.answer(request), events);
            return true;
        }
        ++count.actions;
        const SeatId seat = request.decision.seat;
        auto plan = chosen(state, seat);
        if (!plan) {
            ++count.refused;
            plan = fallback(state, seat);
        }
        if (!plan)
            return false;
        m_game.commit(state, *plan, events);
        return true;
    }

    /** What the seat's machine chooses, judged. */
    Judged<typename G::Plan> chosen(const typename G::State &state, SeatId seat)
    {
        const auto &seen = m_game.seenBy(state, seat, m_scratch);
        auto choice = m_players[static_cast<std::size_t>(seat.value)]->choose(m_game, seen, seat);
        if (choice.plan && &seen == &state)
            return std::move(*choice.plan);
        return m_game.plan(state, seat, choice.action);
    }

    Judged<typename G::Plan> fallback(const typename G::State &state, SeatId seat) const
    {
        std::vector<Option<typename G::Action>> options;
        m_game.options(state, options);
        for (const auto &option : options) {
            if (option.open)
                continue;
            if (auto plan = m_game.plan(state, seat, option.action))
                return plan;
        }
        return refuse({}, "no-option");
    }

    const G &m_game;
    std::span<Ai<G> *const> m_players;
    typename G::State m_scratch; // for what a seat sees
};

} // namespace escarmouche::rules
