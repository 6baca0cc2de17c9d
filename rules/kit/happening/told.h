// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/happening/happening.h"
#include "rules/kit/stage/stage.h"

#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

// Happenings as most are: made from the inside out, `at(there, by(seat, kTook, rule, {find}))`.

using Changes = std::vector<BoardChange>;
using Numbers = ShortList<std::int32_t, 4>;

/** Something of the game's, for all to hear. */
inline Happening ofGame(std::uint16_t kind, RuleId rule, Numbers numbers = {}, Changes changes = {})
{
    return {.kind = kind, .rule = rule, .numbers = numbers, .changes = std::move(changes)};
}
/** Something that a seat did with its token, which has the seat's number. */
inline Happening by(SeatId seat, std::uint16_t kind, RuleId rule, Numbers numbers = {},
                    Changes changes = {})
{
    Happening event = ofGame(kind, rule, numbers, std::move(changes));
    event.seat = seat;
    event.who = seat.value;
    return event;
}
inline Happening against(SeatId whom, Happening event)
{
    event.whom = whom.value;
    return event;
}
/** For the ears of whose doing it is. */
inline Happening alone(Happening event)
{
    event.audience = Audience::only(event.seat);
    return event;
}
inline Happening at(const Place &place, Happening event)
{
    event.at = place;
    return event;
}
inline Happening fromTo(const Place &from, const Place &to, Happening event)
{
    event.at = from;
    event.to = to;
    return event;
}
/** With those dice; with all that were thrown. */
inline Happening withFaces(const auto &faces, Happening event)
{
    for (const std::uint8_t face : faces)
        event.faces.push_back(face);
    return event;
}
inline Happening withFaces(const ChanceAnswer &chance, Happening event)
{
    return withFaces(chance.faces, std::move(event));
}

/** What is counted on the board, and where some tokens stand, before something happens. The game
    has `countersOf(game, state)` and `watchedTokens(game, state)` beside its type; both give the
    same things in the same order whatever happens. */
template<class G>
class Watch
{
public:
    explicit Watch(const Stage<G> &stage) : m_stage(stage)
    {
        if (!stage.events)
            return;
        m_counters = countersOf(stage.game, stage.state);
        m_tokens = watchedTokens(stage.game, stage.state);
    }

    /** The event, and behind its own changes all that has changed since. */
    void tell(Happening event) const
    {
        if (!m_stage.events)
            return;
        addChanges(event.changes);
        m_stage.tell(std::move(event));
    }

private:
    void addChanges(Changes &changes) const
    {
        const auto counters = countersOf(m_stage.game, m_stage.state);
        for (std::size_t at = 0; at < counters.size(); ++at) {
            const Counter &now = counters[at];
            if (now != m_counters[at])
                changes.push_back(counterIs(now.owner, now.kind, now.value));
        }
        const auto tokens = watchedTokens(m_stage.game, m_stage.state);
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const Token &now = tokens[at];
            if (now.place != m_tokens[at].place)
                changes.push_back(tokenMoved(now.id, now.place));
            if (now.states != m_tokens[at].states)
                changes.push_back(tokenStates(now.id, now.states));
        }
    }

    const Stage<G> &m_stage;
    std::vector<Counter> m_counters;
    std::vector<Token> m_tokens;
};

} // namespace escarmouche::rules::kit
