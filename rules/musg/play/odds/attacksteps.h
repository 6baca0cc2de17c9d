// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/odds/attackoutcome.h"
#include "rules/musg/play/stage/skirmish.h"
#include "rules/musg/play/state/plan.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

// What the dice of a planned shot or Strike decide, for odds and for showing them.

/** Key of a shot's range band; empty: none counts. */
std::string rangeOf(const Plan &plan);

/** The dice of blows: of each blow those to hit, then those to wound. */
std::vector<AttackStep> stepsOfStrike(const Skirmish &game, const State &state,
                                      const StrikePlan &plan);

/** The dice in the order they are thrown; those of equal weapons and forces are one step. */
std::vector<AttackStep> stepsOf(const Skirmish &game, const State &state, const Plan &plan);

} // namespace escarmouche::rules::musg::play
