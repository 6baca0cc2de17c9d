// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"

#include <vector>

namespace escarmouche::app {

/** Points that a side scored in a match. */
struct Gain {
    rules::Phrase told;
    int entry = 0;
    int turn = 0;
};

/** All of them in their order, as that seat knows it: an objective by its number where its taking
    is told, or where it can be seen from who held which, and the game has words for that. */
std::vector<Gain> gainsOf(const rules::Record &record, rules::SeatId viewer,
                          const rules::PhraseBook &words);

} // namespace escarmouche::app
