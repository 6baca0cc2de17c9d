// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/match/playcodec.h"
#include "tests/support/contract/samevalue.h"
#include "tests/support/contract/spoiledactions.h"
#include "tests/support/contract/twins.h"

#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

/** What every Game must keep to, checked while machines that try anything play it. A system plugs
    its codec in and runs `play` over many seeds. */
template<rules::PlayCodec C>
class Conformance
{
public:
    using G = typename C::Game;
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Options = std::vector<rules::Option<Action>>;

    /** How one game went. `complaint` is empty when all was kept. */
    struct Play {
        std::string complaint;
        std::uint64_t trace = 0; // of every checksum on the way
        int actions = 0;
        int refused = 0; // spoiled actions the game refused
        int twins = 0; // states compared that differ in what a seat may not know
    };

    Conformance(const C &codec, const G &game) : m_codec(codec), m_game(game) {}

    /** Plays one game; at each decision tries so many spoiled actions as well. */
    Play play(std::uint64_t seed, int spoiled)
    {
        m_play = {};
        m_generator = rules::Generator(rules::seedOf(seed, 1));
        rules::SeededDice dice(rules::seedOf(seed, 2));
        m_ai = rules::RandomAi<G>(rules::seedOf(seed, 3));
        m_boards.assign(static_cast<std::size_t>(m_game.seats()) + 1, {});
        Twins<C> twins(m_codec, m_game);

        std::vector<Event> events;
        State state = m_game.start(&events);
        check(state, events);
        while (m_play.complaint.empty() && m_game.awaited(state).what != rules::Awaited::Over) {
            events.clear();
            if (m_game.awaited(state).isChance()) {
                const State before = state;
                const auto chance = dice.answer(m_game.awaited(state));
                m_game.answer(state, chance, &events);
                twins.answered(before, chance, events);
            } else {
                act(state, spoiled, events, twins);
            }
            check(state, events);
            twins.compare(state);
            require(twins.complaint().empty(), twins.complaint());
        }
        m_play.twins = twins.compared();
        require(static_cast<int>(m_game.report(state).seats.size()) == m_game.seats(),
                "the report lacks a seat");
        return m_play;
    }

private:
    bool isEqual(const State &one, const State &other) const
    {
        return isSame(one, other, [this](const State &state) { return m_game.checksum(state); });
    }
    template<class T>
    bool isEqual(const T &one, const T &other) const
    {
        return isSame(one, other, [this](const T &value) { return m_codec.write(value); });
    }

    void require(bool kept, const std::string &complaint)
    {
        if (!kept && m_play.complaint.empty())
            m_play.complaint = "after " + std::to_string(m_play.actions) + " actions: " + complaint;
    }

    template<class Twin>
    void act(State &state, int spoiled, std::vector<Event> &events, Twin &twins)
    {
        const rules::SeatId seat = m_game.awaited(state).decision.seat;
        State scratch;
        const State seen = m_game.seenBy(state, seat, scratch);
        Options options;
        m_game.options(state, options);
        checkOptions(state, seen, seat, options);
        trySpoiled(state, seen, seat, options, spoiled);
        if (!m_play.complaint.empty())
            return;
        const auto choice = m_ai.choose(m_game, seen, seat);
        const Action &action = choice.action;
        checkAction(state, seat, action);
        const auto plan = m_game.plan(state, seat, action);
        require(plan.has_value(), "the machine found nothing allowed: " + m_codec.write(action));
        require(++m_play.actions <= C::kMostActions, "the game does not end");
        if (!m_play.complaint.empty())
            return;
        State silent = state;
        State asChosen = state;
        m_game.commit(state, *plan, &events);
        m_game.commit(silent, *plan, nullptr);
        require(isEqual(silent, state), "events change the state");
        m_game.commit(asChosen, choice.plan ? *choice.plan : *plan, nullptr);
        require(isEqual(asChosen, state), "the machine's plan does something else");
        twins.committed(seat, action, events);
    }

    void checkOptions(const State &state, const State &seen, rules::SeatId seat,
                      const Options &options)
    {
        require(!options.empty(), "a decision without options");
        Options known;
        m_game.options(seen, known);
        require(known.size() == options.size(), "a seat does not know its own options");
        for (std::size_t at = 0; at < options.size() && m_play.complaint.empty(); ++at) {
            const auto &[action, open] = options[at];
            require(isEqual(known[at].action, action) && known[at].open == open,
                    "a seat does not know its own options");
            if (open)
                continue;
            require(m_game.plan(state, seat, action).has_value(),
                    "an option is refused: " + m_codec.write(action));
            checkAction(state, seat, action);
        }
    }

    void checkAction(const State &state, rules::SeatId seat, const Action &action)
    {
        const std::string text = m_codec.write(action);
        const auto read = m_codec.readAction(m_game, text);
        require(read.has_value() && isEqual(*read, action), "an action reads otherwise: " + text);
        require(isCanonical(text), "not canonical: " + text);
        for (std::int8_t other = 0; other < m_game.seats(); ++other)
            require(other == seat.value || !m_game.plan(state, {other}, action),
                    "another seat may act: " + text);
    }

    void trySpoiled(const State &state, const State &seen, rules::SeatId seat,
                    const Options &options, int count)
    {
        const std::uint64_t before = m_game.checksum(state);
        const State kept = state;
        while (count-- > 0 && m_play.complaint.empty()) {
            const auto &option =
                options[m_generator.below(static_cast<std::uint32_t>(options.size()))];
            const auto &stranger =
                options[m_generator.below(static_cast<std::uint32_t>(options.size()))];
            const std::string text = spoiledAction(m_codec.write(option.action),
                                                   m_codec.write(stranger.action), m_generator);
            const auto read = m_codec.readAction(m_game, text);
            const auto plan =
                read ? m_game.plan(state, seat, *read) : rules::refuse({"CODEC"}, "unreadable");
            require(!read || m_game.plan(seen, seat, *read).has_value() == plan.has_value(),
                    "what is refused tells what the seat may not know: " + text);
            if (!plan) {
                ++m_play.refused;
                require(!plan.error().rule.empty(), "a refusal cites no rule: " + text);
                continue;
            }
            State after = state;
            m_game.commit(after, *plan, nullptr);
            require(m_game.awaited(after).what != rules::Awaited::Nothing,
                    "nothing is awaited after " + text);
        }
        require(m_game.checksum(state) == before && isEqual(kept, state),
                "planning changed the state");
    }

    /** What must hold after every step. */
    void check(const State &state, const std::vector<Event> &events)
    {
        m_play.trace = rules::seedOf(m_play.trace, m_game.checksum(state));
        for (const Event &event : events) {
            const std::string text = m_codec.write(event);
            const auto read = m_codec.readEvent(m_game, text);
            require(read.has_value() && isEqual(*read, event), "an event reads otherwise: " + text);
            require(isCanonical(text), "not canonical: " + text);
            require(!m_game.ruleOf(event).empty(), "an event cites no rule: " + text);
        }
        for (std::size_t at = 0; at < m_boards.size(); ++at)
            checkSeat(state, events, {static_cast<std::int8_t>(static_cast<int>(at) - 1)},
                      m_boards[at]);
    }

    void checkSeat(const State &state, const std::vector<Event> &events, rules::SeatId seat,
                   rules::BoardView &board)
    {
        for (const Event &event : events) {
            if (rules::isTold(m_game.audienceOf(event), seat))
                m_game.show(event, seat, board);
        }
        const std::string who = " (seat " + std::to_string(seat.value) + ")";
        require(board == m_game.view(state, seat), "the events show another board" + who);
        State scratch, again;
        const State seen = m_game.seenBy(state, seat, scratch);
        require(isEqual(m_game.seenBy(seen, seat, again), seen), "what is seen hides more" + who);
        require(m_game.view(seen, seat) == board, "the view shows what is hidden" + who);
    }

    const C &m_codec;
    const G &m_game;
    Play m_play;
    rules::Generator m_generator{0};
    rules::RandomAi<G> m_ai{0};
    std::vector<rules::BoardView> m_boards; // nobody's, then by seat; folded from events
};

} // namespace escarmouche::tests
