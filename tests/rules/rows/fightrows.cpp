// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_fight.h"

namespace escarmouche::tests {

void addFightRows(RuleRows &rows)
{
    addFight(rows);
}

} // namespace escarmouche::tests
