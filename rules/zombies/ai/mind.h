// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/lookahead/worth.h"
#include "rules/zombies/play/zombies.h"

namespace escarmouche::rules::zombies {

/** What the machines reckon with. */
struct ZombiesMind {
    // How strongly the Helipad draws it, and tokens that lie about; how much it holds to its life,
    // and minds others near the Helipad.
    int wayOut = 30'000, token = 2'400, life = 1, rival = 0;

    kit::Worth worth(const Zombies &game, const State &state, SeatId seat) const;
    void guess(const Zombies &game, State &seen, SeatId seat, Generator &generator) const;
    /** Of many zombies that can be moved, those whose way matters most (ZZZ-ZMOVE-07). */
    void shorten(const Zombies &game, const State &seen, SeatId seat,
                 std::vector<Option<Action>> &options) const;
};
/** Of the better machine: whoever runs for the Helipad at once, and lives to get there, wins. */
inline constexpr ZombiesMind kKeenMind{
    .wayOut = 300'000, .token = 4'000, .life = 2, .rival = 200'000};

} // namespace escarmouche::rules::zombies
