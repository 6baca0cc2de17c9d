// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <functional>

namespace escarmouche::reliability {

/** A child to be killed at its calls, and what is to hold each time. */
struct Victim {
    QString calls; // as strace names them, comma separated
    QStringList child;
    std::function<void()> prepare; // before each run
    std::function<void(const Traced &run, const std::string &when)> judge;
};

/** Runs the child once whole, then once for each of its calls, killed before it; for `runs` of
    them, spread over all, when there are more. Only where canTrace(). */
void killAtEach(Outcome &outcome, int runs, const Victim &victim);

} // namespace escarmouche::reliability
