// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/values/fraction.h"

#include <vector>

namespace escarmouche::rules {

/** One class of answers that have the same effect: one of them, and how many they are. */
struct ChanceClass {
    ChanceAnswer answer;
    Wide ways = 1;
};

/** All that chance can say to a request, one entry a class of `breaks`. */
struct ChanceClasses {
    std::vector<ChanceClass> classes;
    Wide of = 1; // the sum of the ways; 0, and no classes: more than 128 bits count
};

/** Dice read Each are alike: a class is a multiset of classes of faces. The others are classed by
    the whole they show. A Pick has a class for each thing. */
ChanceClasses chanceClasses(const Request &request);

} // namespace escarmouche::rules
