// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/people.h"
#include "rules/kit/lookahead/bythumb.h"
#include "rules/kit/lookahead/worth.h"

namespace escarmouche::rules::atz {

/** What the machines reckon with. All is open but the order of the piles, which no state holds. */
struct AtzMind {
    using Options = std::vector<Option<Action>>;
    kit::Worth worth(const Atz &game, const State &state, SeatId seat) const;
    /** What a survivor does in its impulse, apart from who acts. */
    static bool isApart(const State &state) { return askedOf(state) == Asked::Impulse; }
    /** A draw is taken, or is not; and whoever may act does, if only to end its impulse. */
    static void shorten(const Atz &game, const State &seen, SeatId seat, Options &options);
    static void guess(const Atz & /*game*/, State & /*seen*/, SeatId, Generator & /*generator*/) {}
};

/** Of dice that may be rolled again: what that gains on average, against keeping them. */
std::vector<Weighed<Atz>> reckoned(const Atz &game, const State &seen);
/** The best of those. Of a team that is picked: the ready-made one; else who can be had, each with
   the best gun that leaves enough for the others. */
std::optional<Action> pickFor(const Atz &game, const State &seen);

} // namespace escarmouche::rules::atz
