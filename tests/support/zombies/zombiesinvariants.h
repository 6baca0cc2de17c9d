// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

#include <string>

namespace escarmouche::tests {

/** What must hold in every state of a match of Zombies!!!, whatever is played; the first thing that
    does not, empty where all does. */
std::string brokenInvariant(const rules::zombies::Zombies &game,
                            const rules::zombies::State &state);

/** Where a turn has ended between two states that follow each other: that its player keeps no more
    cards than may be kept. */
std::string brokenHand(const rules::zombies::Zombies &game, const rules::zombies::State &before,
                       const rules::zombies::State &after);

} // namespace escarmouche::tests
