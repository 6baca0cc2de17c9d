// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace escarmouche::app {

/** One measured value; the key ends in its unit. */
struct Figure {
    std::string key;
    double value = 0;
};

inline constexpr double kMicrosecondsAMillisecond = 1000;

/** The median time of one call, in microseconds: `runs` samples of `calls` calls each. */
template<class Call>
double medianMicroseconds(int runs, int calls, Call call)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> samples;
    for (int run = 0; run < runs; ++run) {
        const auto start = Clock::now();
        for (int n = 0; n < calls; ++n)
            call();
        const std::chrono::duration<double, std::micro> spent = Clock::now() - start;
        samples.push_back(spent.count() / calls);
    }
    const auto middle = samples.begin() + runs / 2;
    std::nth_element(samples.begin(), middle, samples.end());
    return *middle;
}

} // namespace escarmouche::app
