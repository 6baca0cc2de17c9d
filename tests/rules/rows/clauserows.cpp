// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_aimclauses.h"
#include "tests/rules/rows/play_clauses.h"

namespace escarmouche::tests {

void addClauseRows(RuleRows &rows)
{
    addSightClauses(rows);
    addGlimpses(rows);
    addMoraleClauses(rows);
    addMovingClauses(rows);
    addHiredClauses(rows);
    addGunClauses(rows);
    addVictimClauses(rows);
    addAccidentClauses(rows);
    addEscortClauses(rows);
}

} // namespace escarmouche::tests
