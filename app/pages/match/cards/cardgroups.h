// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <vector>

namespace escarmouche::app {

/** Cards that lie together. */
struct CardGroup {
    const rules::CardPile *pile = nullptr; // of the words
    rules::SeatId owner; // nobody: the game's
    int count = 0;
    std::vector<rules::Card> cards; // those shown one by one, in order; the others are but counted
};

/** A game with these words has cards beside its board. */
bool hasCardsBeside(const rules::BoardWords &words);

/** What lies beside the board as the player sees it: his own first, his hand even if it is empty;
    then the game's, then that of the other seats. What a token carries is not among it. The words
    outlive it. */
std::vector<CardGroup> cardsBeside(const rules::BoardView &board, const rules::BoardWords &words,
                                   rules::SeatId player);

/** What that token carries. */
std::vector<CardGroup> cardsCarried(const rules::BoardView &board, const rules::BoardWords &words,
                                    int token);

} // namespace escarmouche::app
