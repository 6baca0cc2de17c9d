// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

#include <vector>

// Teams that are picked before anybody comes in (ATZ-SKIRM-02, ATZ-SCEN-02).

namespace escarmouche::rules::atz {

/** That item for that survivor. */
inline Action purchaseOf(int who, int item)
{
    return {.deed = Deed::Buy, .who = tiny(who), .item = small(item)};
}
/** What the side whose team is picked has left to spend. */
int coinLeft(const Atz &game, const State &state);
/** The team with what that answer adds to it: a survivor, a thing, or the ready-made team. */
Judged<Team> teamWith(const Atz &game, const State &state, const Action &action);
/** Whether there is anything that the survivor could be bought. */
bool canBuy(const Atz &game, const State &state, int who);
/** Survivors without a name who could be drawn (ATZ-SKIRM-06). */
std::vector<int> gruntsLeft(const Atz &game, const State &state);
void pick(const Stage &stage, const Action &action);

} // namespace escarmouche::rules::atz
