// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/quiz/quizsolution.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

constexpr int kMostPicks = 12; // one after another: of all who move before, and its own

/** Plays a position on, pick by pick. */
class Solving
{
public:
    explicit Solving(const QuizPosition &position) : m_position(position) {}

    Result<QuizSolution> solution()
    {
        const Match &match = *m_position.match;
        const SeatId seat = m_position.seat;
        look(match);
        auto next = match.copy();
        if (auto done = next->submit(seat, match.board()->prompt(seat).quiet); !done)
            return fail(done.error());
        if (auto done = follow(*next, kMostPicks); !done)
            return fail(done.error());
        std::ranges::sort(m_solution.prey);
        return std::move(m_solution);
    }

private:
    /** What the board says before it moves. */
    void look(const Match &match)
    {
        const BoardView view = match.view(m_position.seat);
        m_solution.after = view;
        for (const Token &token : view.tokens) {
            if (token.id != m_position.token)
                continue;
            Sighting sighting = match.board()->sighting(
                m_position.seat, {.token = -1, .over = token.id, .place = token.place});
            m_solution.lines = std::move(sighting.lines);
            m_solution.drawn = std::move(sighting.overlay);
        }
    }
    Result<void> follow(const Match &match, int picks)
    {
        const auto told = match.latest(m_position.seat);
        const auto moved = std::ranges::find_if(told, [&](const ToldEvent &event) {
            return event.gesture && event.gesture->token == m_position.token;
        });
        if (moved != told.end()) {
            take(match, *moved);
            return {};
        }
        const Request &awaited = match.awaited();
        for (std::uint16_t pick = 0;
             awaited.what == Awaited::Pick && picks > 0 && pick < awaited.pick.n; ++pick) {
            auto next = match.copy();
            if (auto done = next->answer(ChanceAnswer::ofPick(pick)); !done)
                return done;
            if (auto done = follow(*next, picks - 1); !done)
                return done;
        }
        return {};
    }
    void take(const Match &match, const ToldEvent &event)
    {
        const auto addTo = [](auto &list, const auto &one) {
            if (std::ranges::find(list, one) == list.end())
                list.push_back(one);
        };
        if (m_solution.prey.empty()) {
            m_solution.reasons = event.reasons;
            m_solution.after = match.view(m_position.seat);
        }
        addTo(m_solution.prey, event.gesture->target);
        addTo(m_solution.ends, event.gesture->places.back());
    }

    const QuizPosition &m_position;
    QuizSolution m_solution;
};

} // namespace

Result<QuizSolution> solved(const QuizPosition &position)
{
    return Solving(position).solution();
}

} // namespace escarmouche::rules
