// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <vector>

namespace escarmouche::rules {

/** What befell somebody once more, added to what was told of it: both name how often as `times`.
    The rest is as it was the last time. False, and nothing is changed, where they do not. */
bool addTimes(Phrase &told, const Phrase &again);

/** Notices that sides which rolled for the same thing in one breath roll for it again: they were
    level. Asked event by event, in their order. */
class RollOff
{
public:
    /** The first roll after a tie. */
    bool isAgain(const ToldEvent &event);

private:
    struct Rolled {
        SeatId seat;
        PhraseValue what;
    };
    std::vector<Rolled> m_rolled; // and nothing else happened since
};

} // namespace escarmouche::rules
