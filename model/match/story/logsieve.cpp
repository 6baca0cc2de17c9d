// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/story/logsieve.h"

#include "rules/core/board/way.h"

namespace escarmouche::model {

bool LogSieve::keeps(const rules::ToldEvent &event)
{
    using Kind = rules::Gesture::Kind;
    if (event.sentence.key.empty())
        return false;
    const auto &gesture = event.gesture;
    if (!gesture || gesture->places.empty())
        return true;
    if (gesture->kind == Kind::Way)
        m_ways[gesture->token] = {gesture->places, 0};
    return gesture->kind != Kind::Move || !goesOn(*gesture);
}

/** A way may be broken off; what takes the token elsewhere then is none of it. */
bool LogSieve::goesOn(const rules::Gesture &move)
{
    const auto met = m_ways.find(move.token);
    if (met == m_ways.end())
        return false;
    auto &[places, at] = met->second;
    const auto begin = rules::whereOn(places, move.places.front(), at);
    const auto end = begin ? rules::whereOn(places, move.places.back(), *begin) : std::nullopt;
    if (!end || move.places.back() == places.back())
        m_ways.erase(met);
    else
        at = *end;
    return end.has_value();
}

} // namespace escarmouche::model
