// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "rules/core/match/match.h"

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::model {

class MatchRun;

/** What else is made of an open match as it may be shown: a record of it, and matches that part
    from it. */
class MatchBranches
{
public:
    /** The match outlives it. */
    explicit MatchBranches(const MatchRun &run) : m_run(run) {}

    /** What stands so far, to look at step by step. */
    std::unique_ptr<rules::Record> record() const;
    /** A match of its own that stands where this one did when that entry was made. */
    rules::Result<std::unique_ptr<rules::Match>> before(int entry) const;
    // The players of both are by seat; a seat not named keeps its player.

    /** The same bands on the same ground with other dice, as a new match; its uuid. */
    rules::Result<std::string> rematch(const std::vector<std::string> &players = {}) const;
    /** Starts a new match from where this one was at the end of the act begun in that entry. */
    rules::Result<std::string> playOnFrom(int entry,
                                          const std::vector<std::string> &players = {}) const;

private:
    std::vector<GameSeat> seatsWith(const std::vector<std::string> &players) const;

    const MatchRun &m_run;
};

} // namespace escarmouche::model
