// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <memory>
#include <string>

namespace escarmouche::rules {

/** A position in which somebody is about to move by the rules alone, and what is asked of it. The
    answer stands nowhere: see QuizSolution. */
struct QuizPosition {
    enum class Ask { Whom, Where }; // it goes for; it comes to stand

    std::string id;
    Text name;
    Phrase question; // of the phrase book of the matches
    Ask ask = Ask::Whom;
    int token = -1; // who moves
    SeatId seat; // is asked in the match; once it declines, the token moves
    std::unique_ptr<const Match> match; // as it stands
    Text lesson; // what one takes along, told once it is answered
};

/** Positions on which somebody learns how the rules move those whom nobody plays. */
class SystemQuiz
{
public:
    virtual ~SystemQuiz() = default;

    virtual Text name() const = 0;
    virtual Text about() const = 0; // in a sentence, for whoever chooses what to learn
    virtual int positions() const = 0;
    /** By its number, from 0; the quiz outlives it. */
    virtual Result<QuizPosition> position(int number) const = 0;
};

} // namespace escarmouche::rules
