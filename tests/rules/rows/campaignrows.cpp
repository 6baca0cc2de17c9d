// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/camp_contracts.h"
#include "tests/rules/rows/camp_experience.h"
#include "tests/rules/rows/camp_returns.h"

namespace escarmouche::tests {

void addCampaignRows(RuleRows &rows)
{
    addGains(rows);
    addHeroReturns(rows);
    addOtherReturns(rows);
    addBeforeGames(rows);
    addGreyBoxes(rows);
    addRises(rows);
    addMoney(rows);
    addHired(rows);
    addPulpCampaign(rows);
}

} // namespace escarmouche::tests
