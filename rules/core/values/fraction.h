// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace escarmouche::rules {

__extension__ typedef unsigned __int128 Wide; // NOLINT(modernize-use-using)

/** An exact share of 1, with what overflowed noticed and never wrapped: once `bad`, a fraction
    and all that is made of it stay so. Reduced only when asked, or when room runs out. */
struct Fraction {
    Wide part = 0;
    Wide whole = 1;
    bool bad = false;

    /** Equal as numbers: 1/2 is 2/4. */
    bool operator==(const Fraction &other) const;
};

Fraction reduced(Fraction fraction);
Fraction sum(const Fraction &a, const Fraction &b);
/** The fraction times ways/of. */
Fraction times(const Fraction &fraction, Wide ways, Wide of);

/** "25/72", reduced; "?" when bad. */
std::string fractionText(const Fraction &fraction);
/** For people and charts; nothing is reckoned with it. */
double decimal(const Fraction &fraction);

/** How likely each result is. */
using Distribution = std::map<int, Fraction>;

Fraction atLeast(const Distribution &distribution, int least);
/** The expected result, of results from 0 up. */
Fraction mean(const Distribution &distribution);

} // namespace escarmouche::rules
