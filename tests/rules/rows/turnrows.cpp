// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_company.h"
#include "tests/rules/rows/play_morale.h"
#include "tests/rules/rows/play_turn.h"

namespace escarmouche::tests {

void addTurnRows(RuleRows &rows)
{
    addTurns(rows);
    addCommandTests(rows);
    addRout(rows);
    addRally(rows);
    addPoints(rows);
    addUnits(rows);
    addDeployment(rows);
    addCompany(rows);
    addSeveralAllies(rows);
}

} // namespace escarmouche::tests
