// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/lookahead/worth.h"
#include "rules/zombies/play/zombies.h"

namespace escarmouche::rules::zombies {

/** What the machines reckon with. */
struct ZombiesMind {
    kit::Worth worth(const Zombies &game, const State &state, SeatId seat) const;
    void guess(const Zombies &game, State &seen, SeatId seat, Generator &generator) const;
};

} // namespace escarmouche::rules::zombies
