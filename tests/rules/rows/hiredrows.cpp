// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_mercs.h"

namespace escarmouche::tests {

void addHiredRows(RuleRows &rows)
{
    addTroll(rows);
    addHirelings(rows);
    addCommando(rows);
    addHiddenPlaces(rows);
    addMeetings(rows);
    addMindless(rows);
}

} // namespace escarmouche::tests
