// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/musg/play/ai/field.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

/** The machine `normal`: weighs what an action takes from the enemy against what the enemy may do
    in return, with cover, range, objectives and the chief's safety. It looks one activation ahead,
    by closed forms (estimate.h), and never at dice to come. */
class NormalAi final : public Ai<Skirmish>
{
public:
    explicit NormalAi(std::uint64_t seed) : m_generator(seed) {}

    rules::Chosen<Skirmish> choose(const Skirmish &game, const State &seen, SeatId seat) override;
    std::vector<Weighed<Skirmish>> thoughts(const Skirmish &game, const State &seen,
                                            SeatId seat) override;

private:
    /** What is weighed for the decision awaited; never empty. */
    std::vector<Candidate> weigh(const Skirmish &game, const State &seen, SeatId seat);
    /** The best of them that the rules allow, planned, at most so many; never none. */
    std::vector<Candidate> best(const Skirmish &game, const State &seen, SeatId seat,
                                std::size_t most);

    Generator m_generator;
    MightBook m_mights;
    std::optional<kit::geometry::Finder> m_finder;
    Options m_options;
};

/** What the weighing of one decision works with. */
struct Table {
    const Skirmish &game;
    const State &seen;
    SeatId seat;
    const Options &options;
    const Scene &scene;
    kit::geometry::Finder &finder;
    Generator &generator;
};

using Candidates = std::vector<Candidate>;

Candidates weighActs(const Table &table); // acting.cpp
Candidates weighActivations(const Table &table); // activating.cpp
Candidates weighPlaces(const Table &table); // placing.cpp
Candidates weighReplies(const Table &table); // replying.cpp
Candidates weighFollowing(const Table &table); // charging.cpp

// acting.cpp's chapters; each adds what one figure of the active unit could do.

/** `afterwards` is what the best move is worth that could still follow. */
void weighAttacks(const Table &table, const Field &field, int afterwards, Candidates &out);
void weighCharges(const Table &table, const Field &field, Candidates &out);
void weighBreakAway(const Table &table, const Field &field, Candidates &out);
void weighItems(const Table &table, const Field &field, Candidates &out);

} // namespace escarmouche::rules::musg::play
