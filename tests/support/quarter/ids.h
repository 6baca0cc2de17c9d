// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/ruleid.h"
#include "rules/kit/happening/told.h"
#include "rules/kit/stage/seats.h"
#include "tests/support/quarter/quarter.h"

#include <utility>
#include <vector>

// What the chapters of Quarter share.

namespace escarmouche::tests::quarter {

using Event = Quarter::Event;

inline constexpr rules::RuleId kSetUp{"QUARTER-01"}, kTurns{"QUARTER-02"}, kGoing{"QUARTER-03"},
    kLaying{"QUARTER-04"}, kDoors{"QUARTER-05"}, kFinding{"QUARTER-06"}, kCards{"QUARTER-07"},
    kHunting{"QUARTER-08"}, kCatching{"QUARTER-09"}, kAlarms{"QUARTER-10"}, kEnd{"QUARTER-11"};

// Kinds of finds and tiles as events name them, beside those of cards.
inline constexpr int kFindWord = 10, kTileWord = 20;

inline std::size_t index(SeatId seat)
{
    return rules::kit::indexOf(seat);
}
inline Thief &thiefOf(State &state, SeatId seat)
{
    return state.thieves[index(seat)];
}
inline const Thief &thiefOf(const State &state, SeatId seat)
{
    return state.thieves[index(seat)];
}

using rules::kit::alone, rules::kit::by, rules::kit::Changes, rules::kit::ofGame;
inline Event at(int cell, Event event)
{
    event.at = Grid::placeOf(cell);
    return event;
}

// How the board shows what stands there.
rules::kit::BoardChange tileIs(const State &state, int cell);
rules::kit::BoardChange tilesLeft(const State &state);
rules::kit::BoardChange cardsLeft(const State &state);
rules::Token tokenOf(const State &state, SeatId seat);
rules::Token findToken(const State &state, int find, bool isSeen);

rules::Judged<void> judge(const State &state, SeatId seat, const Action &action);
void carryOut(const Stage &stage, SeatId seat, const Action &action);
void raiseAlarm(const Stage &stage, int by);
using Why = rules::kit::ShortList<rules::kit::Reason, 8>;
/** The watchman goes to that cell. */
void stalk(const Stage &stage, int cell, const Why &why);

} // namespace escarmouche::tests::quarter
