// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "tests/support/contract/twins.h"

#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::tests {

/** One deal, and all that comes of it, beside those that a seat must not tell from it. */
struct ComparedDeal {
    std::string leak; // what a seat could learn that it may not know; empty: nothing
    int compared = 0; // states
};

/** A whole game of machines that try anything. */
template<rules::PlayCodec C>
ComparedDeal comparedDeal(const C &codec, const typename C::Game &game, std::uint64_t seed)
{
    using G = typename C::Game;
    rules::RandomAi<G> machine(seed);
    rules::SeededDice dice(seed);
    Twins<C> twins(codec, game);
    typename G::State state = game.start(nullptr), scratch;
    while (game.awaited(state).what != rules::Awaited::Over && twins.complaint().empty()) {
        std::vector<typename G::Event> events;
        const rules::Request request = game.awaited(state);
        if (request.isChance()) {
            const auto before = state;
            const auto chance = dice.answer(request);
            game.answer(state, chance, &events);
            twins.answered(before, chance, events);
        } else {
            const rules::SeatId seat = request.decision.seat;
            const auto action =
                machine.choose(game, game.seenBy(state, seat, scratch), seat).action;
            game.commit(state, *game.plan(state, seat, action), &events);
            twins.committed(seat, action, events);
        }
        twins.compare(state);
    }
    return {twins.complaint(), twins.compared()};
}

} // namespace escarmouche::tests
