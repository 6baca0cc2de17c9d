// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/outlook.h"
#include "rules/core/journal/journal.h"
#include "rules/core/journal/record.h"

#include <tl/expected.hpp>

#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** One thing done in a match, with all that chance answered to it. */
template<Game G>
struct Step {
    JournalAct act = JournalAct::Begin;
    SeatId actor;
    int entry = 0; // seq of the journal
    std::optional<typename G::Action> action; // of JournalAct::Action
    std::vector<Thrown> thrown;
    EventSink<typename G::Event> events;
};

/** Why a step cannot be played again: what the rules say to it now. */
struct StepRefused {
    int entry = 0; // seq of the journal
    Refusal refusal;
};

/** The state of a match and how it came to be: the steps that stand and those undone. Going back
    plays again from a kept state; nobody writes an inverse. It judges nothing new. */
template<Game G>
class Timeline
{
public:
    using State = typename G::State;
    using Plan = typename G::Plan;
    /** Where a step is refused, nothing has changed. */
    using Replayed = tl::expected<void, StepRefused>;

    explicit Timeline(const G &game) : m_game(game), m_state()
    {
        push({JournalAct::Begin, {}, 1, {}, {}, {}});
        changing() = m_game.start(&m_steps.back().events);
    }

    const State &state() const { return m_state; }
    /** The state for what a seat does, and what the seat may know of it for what it is shown; until
        the state changes. */
    const Outlook<G> &whole(SeatId seat) const { return m_outlooks.whole(m_game, m_state, seat); }
    const Outlook<G> &seen(SeatId seat) const { return m_outlooks.seen(m_game, m_state, seat); }
    const std::vector<Step<G>> &steps() const { return m_steps; }
    const Step<G> &last() const { return m_steps.back(); }
    bool canGoBack() const { return m_steps.size() > 1; }
    bool canGoForward() const { return !m_undone.empty(); }
    bool isOver() const
    {
        return last().act == JournalAct::Concede || last().act == JournalAct::Draw ||
               m_game.awaited(m_state).what == Awaited::Over;
    }

    /** A new step, with the plan of its action, if it has one. What was undone is gone for good. */
    void perform(Step<G> step, const Plan *plan)
    {
        m_undone.clear();
        push(std::move(step));
        if (plan)
            m_game.commit(changing(), *plan, &m_steps.back().events);
    }
    void answer(const ChanceAnswer &chance)
    {
        Step<G> &step = m_steps.back();
        step.thrown.push_back({m_game.awaited(m_state), chance});
        m_game.answer(changing(), chance, &step.events);
    }
    Replayed goBack()
    {
        assert(canGoBack());
        const std::size_t left = m_steps.size() - 1;
        const std::size_t kept = left / kEvery;
        State state = m_kept[kept];
        for (std::size_t at = kept * kEvery; at < left; ++at) {
            if (auto done = play(m_steps[at], state); !done)
                return done;
        }
        m_undone.push_back(std::move(m_steps.back()));
        m_steps.pop_back();
        changing() = state;
        return {};
    }
    Replayed goForward()
    {
        assert(canGoForward());
        State state = m_state;
        if (auto done = play(m_undone.back(), state); !done)
            return done;
        push(std::move(m_undone.back()));
        m_undone.pop_back();
        changing() = state;
        return {};
    }

private:
    static constexpr std::size_t kEvery = 32; // steps from one kept state to the next

    /** The state, to be changed: nothing else changes it, and what was judged in it is gone. */
    State &changing()
    {
        m_outlooks.clear();
        return m_state;
    }

    /** Adds a step while m_state is still the state before it. */
    void push(Step<G> step)
    {
        if (m_steps.size() % kEvery == 0) {
            m_kept.resize(m_steps.size() / kEvery);
            m_kept.push_back(m_state);
        }
        m_steps.push_back(std::move(step));
    }

    Replayed play(const Step<G> &step, State &state) const
    {
        if (step.act == JournalAct::Begin) {
            state = m_game.start(nullptr);
        } else if (step.action) {
            const auto plan = m_game.plan(state, step.actor, *step.action);
            if (!plan)
                return tl::unexpected<StepRefused>({step.entry, plan.error()});
            m_game.commit(state, *plan, nullptr);
        }
        for (const Thrown &chance : step.thrown)
            m_game.answer(state, chance.answer, nullptr);
        return {};
    }

    const G &m_game;
    State m_state;
    mutable Outlooks<G> m_outlooks; // on m_state
    std::vector<Step<G>> m_steps;
    std::vector<Step<G>> m_undone;
    std::vector<State> m_kept; // before step 0, 32, 64, ...
};

} // namespace escarmouche::rules
