// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"

#include <functional>
#include <vector>

namespace escarmouche::app {

class StateOfPlay;

/** A line of the list of figures. */
struct FigureLine {
    rules::Token token; // of several the first
    int part = -1; // of the board, where it stands
    int count = 1; // so many stand there and are alike
    bool isOpen = false; // each of these has a line of its own below
    bool isWithin = false; // it is one of these

    bool isSeveral() const { return count > 1; }
};

/** The same tokens stand in the same lines. */
bool isSameOrder(const std::vector<FigureLine> &one, const std::vector<FigureLine> &other);

/** The number among Ground::parts of the one that a place is of; -1: of none. */
using PartOf = std::function<int(const rules::Place &)>;

/** They are of one kind and side, in one place or part of the board. */
bool isSameHeap(const FigureLine &one, const FigureLine &other);

/** That, and all else that a list tells of them is the same. */
bool isAlike(const FigureLine &one, const FigureLine &other);

/** Each token, in order. Whoever is of the cast, acts or carries something stands alone;
    of the others those that are alike are one line, unless one of `opened` is of that heap. */
std::vector<FigureLine> figureLines(const StateOfPlay &play, const rules::BoardView &board,
                                    const std::vector<FigureLine> &opened, const PartOf &partOf);

} // namespace escarmouche::app
