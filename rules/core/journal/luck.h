// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <span>

namespace escarmouche::rules {

/** How the dice of somebody fell, against how they might have. */
struct Luck {
    int count = 0; // of dice
    int successes = 0;
    double expected = 0;
    double atMost = 1; // the chance of so few successes or fewer
    double atLeast = 1; // of so many or more
};

/** Of these trials taken together; all their results are gone through. */
Luck luckOf(std::span<const Trial> trials);

} // namespace escarmouche::rules
