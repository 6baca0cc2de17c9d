// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchstep.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** A match as people see it and as far as it has gone on: `ahead` may have dice and acts of
    machines that nobody is to see before they are on disk. Collects as steps what was done and is
    to be told then. */
class PlayedMatch
{
public:
    /** From now on this is the match, and all of it may be seen. */
    void take(std::unique_ptr<rules::Match> match);
    void setViewer(rules::SeatId seat) { m_viewer = seat; }
    rules::SeatId viewer() const { return m_viewer; }

    const rules::Match &shown() const { return *m_shown; }
    rules::Match &ahead() { return *m_ahead; }
    const rules::Match &ahead() const { return *m_ahead; }
    /** All that was done may be seen. */
    bool isLevel() const;
    void showAll();
    /** That many entries of the journal, with that many answers to the last of them, are seen from
        now on; what is seen already stays. */
    void show(std::size_t entries, std::size_t answers);

    /** The last entry has begun or, with an answer, gone on: a beat of its step. */
    void note(bool byMachine, const std::optional<rules::Thrown> &thrown = {}, bool typed = false,
              rules::Phrase asked = {});
    /** Answers what is awaited, which fits, and notes it. */
    void answer(const rules::ChanceAnswer &chance, bool byMachine, bool typed);
    /** Done and not taken yet. */
    const std::vector<MatchStep> &steps() const { return m_steps; }
    std::vector<MatchStep> takeSteps();

private:
    std::unique_ptr<rules::Match> m_ahead;
    std::unique_ptr<rules::Match> m_shown;
    std::vector<MatchStep> m_steps;
    rules::SeatId m_viewer;
};

} // namespace escarmouche::model
