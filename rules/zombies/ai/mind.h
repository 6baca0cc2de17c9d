// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/lookahead/worth.h"
#include "rules/zombies/play/zombies.h"

namespace escarmouche::rules::zombies {

/** What the machines reckon with. */
struct ZombiesMind {
    int wayOut = 30'000; // how strongly the Helipad draws it, once that is laid

    kit::Worth worth(const Zombies &game, const State &state, SeatId seat) const;
    void guess(const Zombies &game, State &seen, SeatId seat, Generator &generator) const;
    /** Of many zombies that can be moved, those whose way matters most (ZZZ-ZMOVE-07). */
    void shorten(const Zombies &game, const State &seen, SeatId seat,
                 std::vector<Option<Action>> &options) const;
};

} // namespace escarmouche::rules::zombies
