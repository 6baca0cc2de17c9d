// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "rules/core/match/match.h"

#include <vector>

namespace escarmouche::model {

/** Who sits at a match: a person or a machine in each seat, and who types dice. */
class MatchSeats
{
public:
    /** Both outlive it: the seats as they are now, and the match as it began. */
    MatchSeats(const std::vector<GameSeat> &seats, const rules::MatchSetup &setup)
        : m_seats(seats), m_setup(setup)
    {
    }

    bool isPerson(rules::SeatId seat) const;
    /** A decision is awaited, and a machine takes it. */
    bool isMachines(const rules::Request &request) const;
    /** People throw what is awaited; nobody's dice only where all type theirs. */
    bool isTyped(const rules::Request &request) const;
    bool hasMachine() const; // there is one now, or one began
    /** Dice may be taken back and a draw be agreed on: only people play, or to practise. */
    bool areAgreeable() const { return m_setup.practice || !hasMachine(); }

private:
    const GameSeat *at(rules::SeatId seat) const;

    const std::vector<GameSeat> &m_seats;
    const rules::MatchSetup &m_setup;
};

} // namespace escarmouche::model
