// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/campaign.h"
#include "tests/rules/rows/composition.h"
#include "tests/rules/rows/gear.h"
#include "tests/rules/rows/profiles.h"
#include "tests/rules/rows/themes.h"

namespace escarmouche::tests {

void addBandRows(RuleRows &rows)
{
    addRaces(rows);
    addLimits(rows);
    addForces(rows);
    addComposition(rows);
    addCaps(rows);
    addMixing(rows);
    addItems(rows);
    addWeapons(rows);
    addFigurants(rows);
    addMercenaries(rows);
    addThemes(rows);
    addRegroup(rows);
    addLists(rows);
    addAdvances(rows);
    addInjuries(rows);
    addExperience(rows);
}

} // namespace escarmouche::tests
