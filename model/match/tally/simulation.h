// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/tally/tally.h"

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace escarmouche::model {

/** Which games are played, and by how many threads. */
struct SimulationWish {
    std::uint64_t seed = 1;
    Amount games = 1;
    int shard = 1; // of `shards`, each a run of the games
    int shards = 1;
    bool mirrored = false; // every seed once for each way round the seats go
    int jobs = 1;
};

/** Many games of one set-up between machines. Game i is the same in every shard and on any number
    of threads. */
class Simulation
{
public:
    /** Everything named outlives it; the seats' players are machines. */
    static rules::Result<Simulation> prepare(const rules::MatchRules &rules,
                                             const rules::MatchSetup &setup,
                                             const SimulationWish &wish);

    Amount size() const { return m_empty.size(); }

    /** Plays until all games are played or `stop` is set; games begun are ended, so that what is
        there is the first so many of the shard. `progress(done)` is called now and then on the
        calling thread. */
    Tally run(const std::atomic<bool> &stop, const std::function<void(Amount)> &progress) const;

private:
    Simulation() = default;
    void work(Tally &sums, std::atomic<Amount> &next, std::atomic<Amount> &done,
              const std::atomic<bool> &stop) const;

    SimulationWish m_wish;
    Tally m_empty; // of which no game is played
    std::vector<std::unique_ptr<rules::MatchRules::Batch>> m_batches; // by rotation of the seats
};

} // namespace escarmouche::model
