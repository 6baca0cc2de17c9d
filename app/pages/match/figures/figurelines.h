// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"

#include <vector>

namespace escarmouche::app {

class StateOfPlay;

/** A line of the list of figures. */
struct FigureLine {
    rules::Token token; // of several the first
    int count = 1; // so many stand in one place and are alike
    bool isOpen = false; // each of these has a line of its own below
    bool isWithin = false; // it is one of these

    bool isSeveral() const { return count > 1; }
};

/** The same tokens stand in the same lines. */
bool isSameOrder(const std::vector<FigureLine> &one, const std::vector<FigureLine> &other);

/** They are of one kind and side, in one place. */
bool isSameHeap(const rules::Token &one, const rules::Token &other);

/** That, and all else that a list tells of them is the same. */
bool isAlike(const rules::Token &one, const rules::Token &other);

/** Those that are listed, in order. Whoever is of the cast, acts or carries something stands alone;
    of the others those that are alike are one line, unless one of `opened` is of that heap. */
std::vector<FigureLine> figureLines(const StateOfPlay &play, const rules::BoardView &board,
                                    const std::vector<rules::Token> &opened);

} // namespace escarmouche::app
