// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/course.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

/** Bits of tokens that are not on the board any more. */
std::uint32_t goneBits(const rules::Record &record)
{
    std::uint32_t bits = 0;
    for (const rules::StateWord &state : record.states()) {
        if (state.shown == rules::StateWord::Shown::Gone)
            bits |= state.bit;
    }
    return bits;
}

CourseTurn turnOf(const rules::BoardView &view, std::size_t seats, std::uint32_t gone)
{
    CourseTurn turn;
    turn.turn = view.turn;
    turn.points.resize(seats);
    turn.counters.resize(seats);
    const auto isSeat = [&](rules::SeatId seat) {
        return seat.valid() && static_cast<std::size_t>(seat.value) < seats;
    };
    for (const rules::Token &token : view.tokens) {
        if (isSeat(token.owner) && (token.states & gone) == 0)
            turn.points[static_cast<std::size_t>(token.owner.value)] += token.points;
    }
    for (const rules::Counter &counter : view.counters) {
        if (isSeat(counter.owner))
            turn.counters[static_cast<std::size_t>(counter.owner.value)] += counter.value;
    }
    return turn;
}

} // namespace

std::vector<CourseTurn> courseOf(const rules::Record &record, std::size_t seats,
                                 rules::SeatId viewer)
{
    std::vector<CourseTurn> course;
    const auto &steps = record.steps();
    const std::uint32_t gone = goneBits(record);
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (step + 1 < steps.size() && steps[step + 1].turn == steps[step].turn)
            continue;
        course.push_back(turnOf(record.view(step, viewer), seats, gone));
        course.back().entry = steps[step].entry;
    }
    return course;
}

} // namespace escarmouche::app
