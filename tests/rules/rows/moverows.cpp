// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/rows.h"

#include "tests/rules/rows/play_climbing.h"
#include "tests/rules/rows/play_following.h"
#include "tests/rules/rows/play_moving.h"

namespace escarmouche::tests {

void addMoveRows(RuleRows &rows)
{
    addWalking(rows);
    addCharging(rows);
    addReacting(rows);
    addSpotting(rows);
    addCrossings(rows);
    addFollowing(rows);
    addNerve(rows);
    addReception(rows);
    addTakingCover(rows);
    addWalls(rows);
    addGround(rows);
    addLeaving(rows);
}

} // namespace escarmouche::tests
