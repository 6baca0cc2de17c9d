// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <map>
#include <vector>

namespace escarmouche::model {

/** What of the events of a match makes a line of its log: not what has no sentence, nor the
    stretches of a way whose setting out was told. Asked event by event, in their order. */
class LogSieve
{
public:
    bool keeps(const rules::ToldEvent &event);

private:
    struct Way {
        std::vector<rules::Place> places;
        double at = 0; // so far it has been gone, as of rules::whereOn
    };

    bool goesOn(const rules::Gesture &move);

    std::map<int, Way> m_ways; // of the tokens that are on their way
};

} // namespace escarmouche::model
