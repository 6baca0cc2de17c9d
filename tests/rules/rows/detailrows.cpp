// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_details.h"

namespace escarmouche::tests {

void addDetailRows(RuleRows &rows)
{
    addShotDetails(rows);
    addBlowDetails(rows);
    addMoraleDetails(rows);
    addFieldDetails(rows);
}

} // namespace escarmouche::tests
