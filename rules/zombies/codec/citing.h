// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

#include <vector>

namespace escarmouche::rules::zombies {

/** Adds the rules that a plan touches beside the one that lets it happen. */
void citeAlso(const Zombies &game, const State &state, const Zombies::Plan &plan,
              std::vector<RuleId> &rules);

} // namespace escarmouche::rules::zombies
