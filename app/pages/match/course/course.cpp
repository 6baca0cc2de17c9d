// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/course.h"

#include "rules/core/board/standing.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

CourseTurn turnOf(const rules::BoardView &view, std::size_t seats,
                  const std::vector<rules::StateWord> &states, const rules::BoardWords &words)
{
    CourseTurn turn;
    turn.turn = view.turn;
    turn.points.resize(seats);
    turn.scores.resize(seats);
    const auto isSeat = [&](rules::SeatId seat) {
        return seat.valid() && static_cast<std::size_t>(seat.value) < seats;
    };
    for (const rules::Token &token : view.tokens) {
        if (isSeat(token.owner) &&
            rules::shownBy(states, token.states) != rules::StateWord::Shown::Gone)
            turn.points[static_cast<std::size_t>(token.owner.value)] += token.points;
    }
    for (std::size_t seat = 0; seat < seats; ++seat)
        turn.scores[seat] = rules::scoreOf(view, words, {static_cast<std::int8_t>(seat)});
    return turn;
}

} // namespace

/** The act that ends a turn also counts it, and begins the next: a turn is as that act left it. The
    last act may go on into another turn, in which the match is over. Turns in which nobody was
    asked pass with the act before them. */
std::vector<CourseTurn> courseOf(const rules::Record &record, std::size_t seats,
                                 rules::SeatId viewer)
{
    std::vector<CourseTurn> course;
    const auto &steps = record.steps();
    const auto states = record.states();
    const auto words = record.words();
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const int turn = step == 0 ? steps[step].turn : steps[step - 1].turn;
        const bool isLast = step + 1 == steps.size();
        if (!isLast && (step == 0 || steps[step].turn == turn))
            continue;
        course.push_back(turnOf(record.view(step, viewer), seats, states, words));
        course.back().turn = turn;
        course.back().entry = steps[step].entry;
        const int next = isLast ? steps[step].turn + 1 : steps[step].turn;
        for (int passed = turn + 1; passed < next; ++passed) {
            course.push_back(course.back());
            course.back().turn = passed;
        }
    }
    return course;
}

} // namespace escarmouche::app
