// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fraction.h"
#include "rules/core/words/phrase.h"

#include <vector>

namespace escarmouche::rules {

/** One number of what an action would come to, in words. */
struct Chance {
    Phrase told; // with {value} where the number stands: "{value} to take a PV"
    Fraction value;
    bool isShare = true; // in per cent; else what is to be expected on average
};

/** Numbers that stand in one sentence. */
struct ChanceLine {
    Phrase lead = {}; // what they are of: "First blow"; its key may be empty
    std::vector<Chance> chances = {}; // none: the lead says all
};

/** What an action would come to, exactly. */
struct Chances {
    /** One a column of BoardWords::odds, counted from now on: with whatever has to come out right
        before. The first is the chance that it does anything. */
    std::vector<Fraction> columns;
    std::vector<ChanceLine> lines;
};

} // namespace escarmouche::rules
