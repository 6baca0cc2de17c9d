// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally/simulation.h"

#include "rules/core/dice/dice.h"
#include "rules/core/values/hash.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

namespace {

/** The set-up in which seat i has what seat i + rotation has. */
rules::MatchSetup rotated(rules::MatchSetup setup, std::size_t rotation)
{
    std::ranges::rotate(setup.seats, setup.seats.begin() + static_cast<std::ptrdiff_t>(rotation));
    return setup;
}

} // namespace

Result<Simulation> Simulation::prepare(const rules::MatchRules &rules,
                                       const rules::MatchSetup &setup, const SimulationWish &wish)
{
    Simulation simulation;
    simulation.m_wish = wish;
    const std::size_t ways = wish.mirrored ? setup.seats.size() : 1;
    for (std::size_t rotation = 0; rotation < ways; ++rotation) {
        auto batch = rules.prepare(rotated(setup, rotation));
        if (!batch)
            return fail(batch.error());
        simulation.m_batches.push_back(std::move(*batch));
    }
    Tally &empty = simulation.m_empty;
    empty.system = setup.system;
    empty.revision = rules.revision();
    empty.setup = rules::hashText(encode(setup));
    empty.seed = wish.seed;
    empty.mirrored = wish.mirrored;
    empty.games = wish.games;
    empty.shard = wish.shard;
    empty.shards = wish.shards;
    for (const rules::SeatSetup &seat : setup.seats)
        empty.seats.emplace_back().player = seat.player;
    return simulation;
}

void Simulation::work(Tally &sums, std::atomic<Amount> &next, std::atomic<Amount> &done,
                      const std::atomic<bool> &stop) const
{
    const auto ways = static_cast<Amount>(m_batches.size());
    const Amount end = m_empty.first() + size();
    while (!stop) {
        const Amount game = next++;
        if (game >= end)
            return;
        const auto rotation = static_cast<std::size_t>(game % ways);
        const std::uint64_t seed =
            rules::seedOf(m_wish.seed, static_cast<std::uint64_t>(game / ways));
        add(sums, m_batches[rotation]->play(seed), game, rotation);
        ++done;
    }
}

Tally Simulation::run(const std::atomic<bool> &stop,
                      const std::function<void(Amount)> &progress) const
{
    constexpr auto kPause = std::chrono::milliseconds(50);
    std::atomic<Amount> next = m_empty.first();
    std::atomic<Amount> done = 0;
    std::atomic<int> working = m_wish.jobs;
    std::vector<Tally> sums(static_cast<std::size_t>(m_wish.jobs), m_empty);
    std::vector<std::thread> threads;
    threads.reserve(sums.size());
    for (Tally &each : sums) {
        try {
            threads.emplace_back([&] {
                work(each, next, done, stop);
                --working;
            });
        } catch (...) { // no memory for another: those that are there do it all
            if (threads.empty())
                throw;
            --working;
        }
    }
    while (working > 0) {
        std::this_thread::sleep_for(kPause);
        progress(done);
    }
    Tally whole = m_empty;
    for (std::thread &thread : threads)
        thread.join();
    for (const Tally &each : sums)
        addSums(whole, each);
    for (SeatTally &seat : whole.seats)
        std::ranges::sort(seat.figures, {}, [](const FigureTally &figure) {
            return std::pair(figure.member, figure.index);
        });
    whole.count = done;
    return whole;
}

} // namespace escarmouche::model
