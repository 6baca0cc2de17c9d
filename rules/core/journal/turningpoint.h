// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"

#include <span>

namespace escarmouche::rules {

/** A step after which the match stood otherwise. */
struct TurningPoint {
    std::size_t step = 0;
    ToldEvent event; // the weightiest of the step
    SeatId seat; // whose lead grew
    int gain = 0; // by how much, in the system's measure
};

/** The steps that moved some seat's lead over the best of the others furthest, `most` at the most,
    as they came one after another. */
std::vector<TurningPoint> turningPoints(std::span<const CoursePoint> course, std::size_t most);

} // namespace escarmouche::rules
