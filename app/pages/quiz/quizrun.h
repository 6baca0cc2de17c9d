// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/quiz/quizsolution.h"

#include <memory>
#include <optional>
#include <vector>

namespace escarmouche::app {

/** What somebody says of a position of a quiz. */
struct QuizAnswer {
    enum class Kind {
        Token, // it goes for that one
        Lot, // several are as good, and chance decides
        Nobody, // it stays
        Place, // there it comes to stand
    };
    Kind kind = Kind::Nobody;
    int token = -1;
    rules::Place place = {};

    bool operator==(const QuizAnswer &) const = default;
};

/** How far somebody is in a quiz: where he is, what he has answered, how much of it was right.
    Each position is answered once. Knows no widgets. */
class QuizRun
{
public:
    explicit QuizRun(std::shared_ptr<const rules::SystemQuiz> quiz);

    const rules::SystemQuiz &quiz() const { return *m_quiz; }
    int count() const { return static_cast<int>(m_answers.size()); }
    /** From 0. */
    int at() const { return m_at; }
    /** Another position, whose number there is. */
    rules::Result<void> goTo(int number);
    /** Nothing is answered any more; at the first position. */
    rules::Result<void> beginAgain();

    const rules::QuizPosition &position() const { return m_position; }
    const rules::QuizSolution &solution() const { return m_solution; }
    /** What can be answered without pointing at a place, in the order of its keys. */
    const std::vector<QuizAnswer> &choices() const { return m_choices; }

    const std::optional<QuizAnswer> &answer() const;
    /** An answer that was given stands. */
    void give(const QuizAnswer &answer);
    bool isRight(const QuizAnswer &answer) const;
    /** Where the token stands before it moves. */
    rules::Place start() const;

    int answered() const;
    int right() const { return m_right; }

private:
    void list();

    std::shared_ptr<const rules::SystemQuiz> m_quiz;
    int m_at = 0;
    rules::QuizPosition m_position;
    rules::QuizSolution m_solution;
    std::vector<QuizAnswer> m_choices;
    std::vector<std::optional<QuizAnswer>> m_answers; // by position
    int m_right = 0;
};

} // namespace escarmouche::app
