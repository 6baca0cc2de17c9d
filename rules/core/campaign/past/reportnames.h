// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/campaign/campaign.h"

namespace escarmouche::rules {

/** Whether a report from outside calls the bands of its seats and its figures as the campaign does
    now; a figure's name may be left empty. Else a WrongChoice at its place, with the name there and
    the one that belongs there. Whoever is in no band of the game is for decide() to refuse, which
    asks for no names: a report that the program made knows all by number, and they may have been
    renamed since. */
Result<void> checkNames(const Campaign &campaign, const Fixture &fixture,
                        const BattleReport &report);

} // namespace escarmouche::rules
