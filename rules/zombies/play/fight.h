// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

// One combat (ZZZ-COMBAT, ZZZ-DODGE).

namespace escarmouche::rules::zombies {

/** The least die that kills the zombie that is fought: those of the lab and dogs take more. */
int killingDie(const State &state);

/** What is added to the die: by the laid card that helps, and by cards played (ZZZ-CARD-08). */
int bonusOf(const Zombies &game, const State &state);
/** Bullets that make the failed die a success (ZZZ-COMBAT-03, ZZZ-CARD-11). */
int bulletsNeeded(const Zombies &game, const State &state);
/** The laid card adds to combat dice, or lets one be rolled again. */
bool helpsInCombat(const CardKind &card);
/** How many zombies laid cards let the player push away in a turn. */
int pushesOf(const Zombies &game, const State &state, SeatId seat);
/** The weapon lets the die that fell be rolled again. */
bool mayReroll(const Zombies &game, const State &state);

/** The zombie on that square is being fought. */
bool isFought(const State &state, Square square);
/** The player whose turn it is fights the zombie on his square. */
void fightZombie(const Stage &stage, RuleId rule);

// What is done in it.
void rollCombat(const Stage &stage, std::uint16_t weapon = 0);
void payBullets(const Stage &stage);
void sufferFailure(const Stage &stage);
void leaveDodged(const Stage &stage, bool takesToken, RuleId rule = {"ZZZ-DODGE-01"});

} // namespace escarmouche::rules::zombies
