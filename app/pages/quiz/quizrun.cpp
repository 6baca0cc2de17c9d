// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/quiz/quizrun.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

QuizRun::QuizRun(std::shared_ptr<const rules::SystemQuiz> quiz)
    : m_quiz(std::move(quiz)), m_answers(static_cast<std::size_t>(m_quiz->positions()))
{
}

rules::Result<void> QuizRun::goTo(int number)
{
    auto position = m_quiz->position(number);
    if (!position)
        return rules::fail(position.error());
    auto solution = rules::solved(*position);
    if (!solution)
        return rules::fail(solution.error());
    m_at = number;
    m_position = std::move(*position);
    m_solution = std::move(*solution);
    list();
    return {};
}

rules::Result<void> QuizRun::beginAgain()
{
    m_answers.assign(m_answers.size(), {});
    m_right = 0;
    return goTo(0);
}

/** All figures of the cast that stand there, then that chance decides, and that it stays. */
void QuizRun::list()
{
    m_choices.clear();
    if (m_position.ask == rules::QuizPosition::Ask::Where)
        return;
    const rules::Cast cast = m_position.match->board()->cast();
    for (const rules::Token &token : m_position.match->view(m_position.seat).tokens) {
        const bool isCast =
            std::ranges::count(cast.members, token.id, &rules::CastMember::token) > 0;
        if (isCast && token.id != m_position.token && token.place != rules::Place{})
            m_choices.push_back({QuizAnswer::Kind::Token, token.id, {}});
    }
    if (m_choices.size() > 1)
        m_choices.push_back({.kind = QuizAnswer::Kind::Lot, .token = -1, .place = {}});
    m_choices.push_back({.kind = QuizAnswer::Kind::Nobody, .token = -1, .place = {}});
}

const std::optional<QuizAnswer> &QuizRun::answer() const
{
    return m_answers[static_cast<std::size_t>(m_at)];
}

void QuizRun::give(const QuizAnswer &answer)
{
    if (this->answer())
        return;
    m_answers[static_cast<std::size_t>(m_at)] = answer;
    m_right += isRight(answer) ? 1 : 0;
}

bool QuizRun::isRight(const QuizAnswer &answer) const
{
    switch (answer.kind) {
    case QuizAnswer::Kind::Token:
        return m_solution.prey == std::vector{answer.token};
    case QuizAnswer::Kind::Lot:
        return m_solution.isByLot();
    case QuizAnswer::Kind::Nobody:
        return m_solution.prey.empty();
    case QuizAnswer::Kind::Place:
        break;
    }
    return m_solution.ends.empty() ? answer.place == start()
                                   : std::ranges::count(m_solution.ends, answer.place) > 0;
}

rules::Place QuizRun::start() const
{
    for (const rules::Token &token : m_position.match->view(m_position.seat).tokens) {
        if (token.id == m_position.token)
            return token.place;
    }
    return {};
}

int QuizRun::answered() const
{
    return static_cast<int>(
        std::ranges::count_if(m_answers, [](const auto &each) { return each.has_value(); }));
}

} // namespace escarmouche::app
