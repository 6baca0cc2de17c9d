// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchseats.h"
#include "rules/core/match/match.h"

namespace escarmouche::model {

/** What can be undone, taken back and done again in a match. A person goes back to a decision of a
    person: over what machines answered, too. */
class MatchPast
{
public:
    /** The match outlives it. */
    MatchPast(const rules::Match &match, const MatchSeats &seats) : m_match(match), m_seats(seats)
    {
    }

    bool canUndo() const;
    bool canRedo() const;
    bool canTakeBack() const;
    /** How many acts undo, or an agreed taking back, goes back over. */
    rules::Result<int> actsBack(bool agreed) const;
    /** The entry in which the last act of a person that stands began; 0: there is none. It is the
        first that undo and take back go over, and after a redo the one done again. */
    int lastByPerson() const;
    int timesTakenBack() const;
    /** The entry that began the last act that stands. */
    int lastEntry() const;

private:
    int backToPerson() const;

    const rules::Match &m_match;
    MatchSeats m_seats;
};

} // namespace escarmouche::model
