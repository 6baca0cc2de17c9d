// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/logsieve.h"

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
        m_goals[gesture->token] = gesture->places.back();
    if (gesture->kind != Kind::Move)
        return true;
    const auto goal = m_goals.find(gesture->token);
    if (goal == m_goals.end())
        return true;
    if (goal->second == gesture->places.back())
        m_goals.erase(goal);
    return false;
}

} // namespace escarmouche::model
