// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/quiz/systemquiz.h"

#include <vector>

namespace escarmouche::rules {

/** What the rules make of a position: it is played on, with all that chance could pick, until the
    token has moved. */
struct QuizSolution {
    std::vector<int> prey; // tokens that it may go for, ascending; none: it stays
    std::vector<Place> ends; // where it may come to stand, in the order of the rules
    std::vector<ToldReason> reasons; // how the rules found its prey
    std::vector<Phrase> lines; // what the board says of it
    Overlay drawn; // and draws
    BoardView after; // once it has come to stand in the first of `ends`

    bool isByLot() const { return prey.size() > 1; }
};
/** Fails where the match does not go on by itself. */
Result<QuizSolution> solved(const QuizPosition &position);

} // namespace escarmouche::rules
