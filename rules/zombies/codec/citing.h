// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

#include <vector>

namespace escarmouche::rules::zombies {

/** The rules by which a plan can be carried out. */
std::vector<RuleId> rulesTouched(const Zombies &game, const State &state,
                                 const Zombies::Plan &plan);

} // namespace escarmouche::rules::zombies
