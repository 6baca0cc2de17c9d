// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/battlereport.h"

namespace escarmouche::rules {

int totalScore(const SeatReport &seat)
{
    int total = 0;
    for (const Score &score : seat.scores)
        total += score.points;
    return total;
}

} // namespace escarmouche::rules
