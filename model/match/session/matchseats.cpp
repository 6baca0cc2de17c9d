// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchseats.h"

#include <algorithm>

namespace escarmouche::model {

const GameSeat *MatchSeats::at(rules::SeatId seat) const
{
    const auto index = static_cast<std::size_t>(seat.value);
    return seat.valid() && index < m_seats.size() ? &m_seats[index] : nullptr;
}

bool MatchSeats::isPerson(rules::SeatId seat) const
{
    const GameSeat *found = at(seat);
    return found && found->player == rules::kPerson;
}

bool MatchSeats::isMachines(const rules::Request &request) const
{
    return request.what == rules::Awaited::Decision && !isPerson(request.decision.seat);
}

bool MatchSeats::isTyped(const rules::Request &request) const
{
    if (request.what != rules::Awaited::Roll)
        return false;
    if (const GameSeat *owner = at(request.roll.owner))
        return owner->typesDice;
    return std::ranges::all_of(m_seats, &GameSeat::typesDice);
}

bool MatchSeats::hasMachine() const
{
    const auto isMachine = [](const auto &seat) { return seat.player != rules::kPerson; };
    return std::ranges::any_of(m_seats, isMachine) || std::ranges::any_of(m_setup.seats, isMachine);
}

} // namespace escarmouche::model
