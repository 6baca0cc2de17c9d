// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/luck.h"
#include "rules/core/journal/turningpoint.h"

#include <QString>

#include <vector>

namespace escarmouche::app {

/** What a record of a finished match shows that its result does not. */
struct Aftermath {
    struct Moment {
        rules::TurningPoint point;
        int turn = 0;
    };
    /** The first time that a token did not stand any more. */
    struct Fall {
        int token = -1;
        int entry = 0;
        int turn = 0;
    };
    std::vector<rules::Luck> luck; // by seat
    std::vector<Fall> falls; // in the order they fell
    std::vector<Moment> moments; // three at most, in their order; of a turn one of each kind
};

Aftermath aftermathOf(const rules::Record &record, std::size_t seats, rules::SeatId viewer);

/** "Karnash: 14 of 41 dice succeeded, 18.3 on average: unlucky, …". */
QString luckText(const QString &name, const rules::Luck &luck);

} // namespace escarmouche::app
