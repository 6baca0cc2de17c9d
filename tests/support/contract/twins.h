// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/playcodec.h"
#include "tests/support/contract/samevalue.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::tests {

/** Follows, beside a game, others in which a secret Pick fell otherwise, and the same was done
    since. A seat that may not know what was picked must see no difference: not in its state or its
    view, not in the events it is told, of which its log is made, nor in what it is asked, its
   options and their labels; until something is revealed. */
template<rules::PlayCodec C>
class Twins
{
public:
    using G = typename C::Game;
    using State = typename G::State;
    using Event = typename G::Event;

    Twins(const C &codec, const G &game) : m_codec(codec), m_game(game) {}

    void answered(const State &before, const rules::ChanceAnswer &chance,
                  const std::vector<Event> &events)
    {
        const rules::Request &request = m_game.awaited(before);
        const bool isPick = request.what == rules::Awaited::Pick;
        const auto step = [&](Twin &twin, std::vector<Event> &told) {
            if (!rules::fits(chance, m_game.awaited(twin.state)))
                return false;
            m_game.answer(twin.state, chance, &told);
            // Who draws from the same pile learns something of what was drawn from it before.
            return !isPick || !rules::isTold(request.pick.audience, twin.blind) ||
                   heard(told, twin.blind) == heard(events, twin.blind);
        };
        follow(step, events);
        if (isPick && !request.pick.audience.isAll())
            part(before, chance, events);
    }

    void committed(rules::SeatId seat, const typename G::Action &action,
                   const std::vector<Event> &events)
    {
        const auto step = [&](Twin &twin, std::vector<Event> &told) {
            if (m_game.awaited(twin.state).what != rules::Awaited::Decision)
                return false;
            // What the owner of a secret can do may betray it; that is no leak.
            const auto plan = m_game.plan(twin.state, seat, action);
            if (plan)
                m_game.commit(twin.state, *plan, &told);
            return plan.has_value();
        };
        follow(step, events);
    }

    /** Holds each twin against the state. */
    void compare(const State &state)
    {
        for (const Twin &twin : m_twins) {
            ++m_compared;
            State one, two;
            const bool same = isSame(m_game.seenBy(state, twin.blind, one),
                                     m_game.seenBy(twin.state, twin.blind, two),
                                     [this](const State &seen) { return m_game.checksum(seen); });
            complain(same, "a seat sees what was picked", twin);
            complain(m_game.view(state, twin.blind) == m_game.view(twin.state, twin.blind),
                     "a view shows what was picked", twin);
            const Asked here = asked(state, twin.blind), there = asked(twin.state, twin.blind);
            complain(here.question == there.question, "a question betrays what was picked", twin);
            complain(here.options == there.options, "an option betrays what was picked", twin);
            complain(here.labels == there.labels, "a label betrays what was picked", twin);
        }
    }

    int compared() const { return m_compared; }
    const std::string &complaint() const { return m_complaint; }

private:
    struct Twin {
        State state;
        rules::SeatId blind; // to the difference
    };
    /** What a seat reads while it is asked; empty while it is not. */
    struct Asked {
        rules::Phrase question;
        std::vector<std::string> options;
        std::vector<rules::Phrase> labels;
    };
    static constexpr std::size_t kMostTwins = 12;

    Asked asked(const State &state, rules::SeatId seat) const
    {
        const rules::Request &request = m_game.awaited(state);
        if (request.what != rules::Awaited::Decision || request.decision.seat != seat)
            return {};
        Asked asked{m_codec.question(m_game, state), {}, {}};
        std::vector<rules::Option<typename G::Action>> options;
        m_game.options(state, options);
        for (const auto &[action, open] : options) {
            asked.options.push_back(m_codec.write(action) + (open ? " open" : ""));
            asked.labels.push_back(m_codec.label(m_game, state, action));
        }
        return asked;
    }

    void part(const State &before, const rules::ChanceAnswer &chance,
              const std::vector<Event> &events)
    {
        const rules::Pick pick = m_game.awaited(before).pick;
        const auto otherwise =
            static_cast<std::uint16_t>((chance.picked + 1 + m_compared % 7) % pick.n);
        for (std::int8_t seat = -1; seat < m_game.seats(); ++seat) {
            if (rules::isTold(pick.audience, {seat}) || m_twins.size() == kMostTwins)
                continue;
            Twin twin{before, {seat}};
            std::vector<Event> told;
            m_game.answer(twin.state, rules::ChanceAnswer::ofPick(otherwise), &told);
            complain(heard(told, {seat}) == heard(events, {seat}), "an event tells what was picked",
                     twin);
            m_twins.push_back(twin);
        }
    }

    template<class Step>
    void follow(Step &&step, const std::vector<Event> &events)
    {
        const bool revealed = reveals(events);
        std::erase_if(m_twins, [&](Twin &twin) {
            std::vector<Event> told;
            if (revealed || !step(twin, told) || reveals(told))
                return true;
            complain(heard(told, twin.blind) == heard(events, twin.blind),
                     "events differ by what was picked", twin);
            return false;
        });
    }

    bool reveals(const std::vector<Event> &events) const
    {
        if constexpr (G::kParts.reveals)
            return std::ranges::any_of(
                events, [this](const Event &event) { return m_game.reveals(event); });
        return false;
    }

    std::string heard(const std::vector<Event> &events, rules::SeatId seat) const
    {
        std::string text;
        for (const Event &event : events) {
            if (rules::isTold(m_game.audienceOf(event), seat))
                text += m_codec.write(event) + "\n";
        }
        return text;
    }

    void complain(bool kept, const std::string &what, const Twin &twin)
    {
        if (!kept && m_complaint.empty())
            m_complaint = what + " (seat " + std::to_string(twin.blind.value) + ")";
    }

    const C &m_codec;
    const G &m_game;
    std::vector<Twin> m_twins;
    int m_compared = 0;
    std::string m_complaint;
};

} // namespace escarmouche::tests
