// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rules/rows/play_items.h"
#include "tests/rules/rows/play_melee.h"
#include "tests/rules/rows/play_shooting.h"
#include "tests/rules/rows/play_templates.h"

namespace escarmouche::tests {

/** Shots, strikes, wounds and items of a match. */
inline void addFight(RuleRows &rows)
{
    addRanges(rows);
    addLimitsOfSkill(rows);
    addPrices(rows);
    addVictims(rows);
    addSightAndCover(rows);
    addShotsInMelee(rows);
    addTemplates(rows);
    addAccidents(rows);
    addInterceptions(rows);
    addStrikeRows(rows);
    addFigurantRows(rows);
    addDamageRows(rows);
    addRerollRows(rows);
    addClimbers(rows);
    addItemActs(rows);
    addUnderFire(rows);
}

} // namespace escarmouche::tests
