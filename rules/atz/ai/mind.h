// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/atz.h"
#include "rules/core/game/ai.h"
#include "rules/kit/lookahead/worth.h"

#include <memory>
#include <utility>
#include <vector>

namespace escarmouche::rules::atz {

/** What the machines reckon with. All is open but the order of the piles, which no state holds. */
struct AtzMind : kit::TriesAll {
    kit::Worth worth(const Atz &game, const State &state, SeatId seat) const;
    static void guess(const Atz & /*game*/, State & /*seen*/, SeatId, Generator & /*generator*/) {}
};

/** The ready-made team; else who can be had, each with the best gun that leaves enough for the
    others. */
Action pickFor(const Atz &game, const State &seen);

/** Picks its team by that rule of thumb; another machine does the rest. */
class Picker final : public Ai<Atz>
{
public:
    explicit Picker(std::unique_ptr<Ai<Atz>> rest) : m_rest(std::move(rest)) {}

    Chosen<Atz> choose(const Atz &game, const State &seen, SeatId seat) override
    {
        if (!kit::topFrame<PickFrame>(seen))
            return m_rest->choose(game, seen, seat);
        const Action action = pickFor(game, seen);
        return {action, *game.plan(seen, seat, action)};
    }
    std::vector<Weighed<Atz>> thoughts(const Atz &game, const State &seen, SeatId seat) override
    {
        return m_rest->thoughts(game, seen, seat);
    }

private:
    std::unique_ptr<Ai<Atz>> m_rest;
};

} // namespace escarmouche::rules::atz
