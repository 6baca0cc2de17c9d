// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

#include <memory>
#include <vector>

namespace escarmouche::rules::zombies::odds {

/** `odds fight`: how likely a pawn kills so many zombies, one after the other. */
const std::vector<OddsCommand> &commands();
std::shared_ptr<const SystemOdds> face();

/** How bullets are paid: whenever they make a kill, with the last life token alone, or so that the
    chance is best. */
enum class Paying : std::uint8_t { First, Last, Best };

/** A fight to come, without cards but for a bonus. */
struct FightOdds {
    int zombies = 1, life = 3, bullets = 0, bonus = 0;
    int needed = 4; // the die that kills
    Paying paying = Paying::Best;
    bool dodges = false;
};

/** How it may end, exactly; of one zombie it may be dodged. */
struct FightShares {
    Fraction killed = {}, dodged = {}, died = {};
};
FightShares sharesOf(const FightOdds &fight);

} // namespace escarmouche::rules::zombies::odds
