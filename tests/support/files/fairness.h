// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

namespace escarmouche::tests {

/** Pearson's statistic of counts that ought to be equal. */
template<class Count>
double chiSquare(const std::vector<Count> &counts)
{
    double total = 0;
    for (const Count count : counts)
        total += static_cast<double>(count);
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const Count count : counts) {
        const double off = static_cast<double>(count) - expected;
        sum += off * off / expected;
    }
    return sum;
}

/** The share of a chi-square distribution above the value (Wilson and Hilferty's approximation,
   good to a few per cent of the tail at the levels asked here). */
inline double above(double value, double degrees)
{
    const double root = std::cbrt(value / degrees);
    const double spread = 2 / (9 * degrees);
    return 0.5 * std::erfc((root - (1 - spread)) / std::sqrt(2 * spread));
}

} // namespace escarmouche::tests
