// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_switches.h"

namespace escarmouche::tests {

void addSwitchRows(RuleRows &rows)
{
    addSwitches(rows);
}

} // namespace escarmouche::tests
