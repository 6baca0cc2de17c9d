// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"

#include <vector>

namespace escarmouche::app {

/** How the sides stood when a turn of a match was over. */
struct CourseTurn {
    int turn = 0; // 0: they were set up
    int entry = 0; // of the journal: the act that ended it
    std::vector<int> points; // left to who still stands there, by seat
    std::vector<int> scores; // by seat, those of its end among them

    bool operator==(const CourseTurn &) const = default;
};

std::vector<CourseTurn> courseOf(const rules::Record &record, std::size_t seats,
                                 rules::SeatId viewer);

} // namespace escarmouche::app
