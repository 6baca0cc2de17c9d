// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game.h"
#include "rules/core/journal.h"
#include "rules/core/record.h"

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

/** The state of a match and how it came to be: the steps that stand and those undone. Going back
    plays again from a kept state; nobody writes an inverse. It judges nothing. */
template<Game G>
class Timeline
{
public:
    using State = typename G::State;

    explicit Timeline(const G &game) : m_game(game), m_state()
    {
        perform({JournalAct::Begin, {}, 1, {}, {}, {}});
    }

    const State &state() const { return m_state; }
    const std::vector<Step<G>> &steps() const { return m_steps; }
    const Step<G> &last() const { return m_steps.back(); }
    bool canGoBack() const { return m_steps.size() > 1; }
    bool canGoForward() const { return !m_undone.empty(); }
    bool isOver() const
    {
        return last().act == JournalAct::Concede || last().act == JournalAct::Draw ||
               m_game.awaited(m_state).what == Awaited::Over;
    }

    /** A new step, whose action `plan` has accepted. What was undone is gone for good. */
    void perform(Step<G> step)
    {
        m_undone.clear();
        push(std::move(step), true);
    }
    void answer(const ChanceAnswer &chance)
    {
        Step<G> &step = m_steps.back();
        step.thrown.push_back({m_game.awaited(m_state), chance});
        m_game.answer(m_state, chance, &step.events);
    }
    void goBack()
    {
        assert(canGoBack());
        m_undone.push_back(std::move(m_steps.back()));
        m_steps.pop_back();
        const std::size_t kept = m_steps.size() / kEvery;
        m_state = m_kept[kept];
        for (std::size_t at = kept * kEvery; at < m_steps.size(); ++at)
            play(m_steps[at], nullptr);
    }
    void goForward()
    {
        assert(canGoForward());
        push(std::move(m_undone.back()), false);
        m_undone.pop_back();
    }

private:
    static constexpr std::size_t kEvery = 32; // steps from one kept state to the next

    void push(Step<G> step, bool isNew)
    {
        if (m_steps.size() % kEvery == 0) {
            m_kept.resize(m_steps.size() / kEvery);
            m_kept.push_back(m_state);
        }
        m_steps.push_back(std::move(step));
        play(m_steps.back(), isNew ? &m_steps.back().events : nullptr);
    }

    void play(const Step<G> &step, EventSink<typename G::Event> *events)
    {
        if (step.act == JournalAct::Begin) {
            m_state = m_game.start(events);
        } else if (step.action) {
            const auto plan = m_game.plan(m_state, step.actor, *step.action);
            assert(plan);
            m_game.commit(m_state, *plan, events);
        }
        for (const Thrown &chance : step.thrown)
            m_game.answer(m_state, chance.answer, nullptr);
    }

    const G &m_game;
    State m_state;
    std::vector<Step<G>> m_steps;
    std::vector<Step<G>> m_undone;
    std::vector<State> m_kept; // before step 0, 32, 64, ...
};

} // namespace escarmouche::rules
