// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/stateofplay.h"

namespace escarmouche::app {

// Who of the player's acts next, so that nobody has to choose him.

/** Whoever acts now; in the set-up the next one still to be placed; in a reaction who reacts; -1:
    that is the player's to say. */
int mustAct(const StateOfPlay &play, int chosen);

/** Who must; else the player's that is chosen already and may still be activated. */
int nextToAct(const StateOfPlay &play, int chosen);

} // namespace escarmouche::app
