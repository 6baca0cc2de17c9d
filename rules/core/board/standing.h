// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <vector>

namespace escarmouche::rules {

// How the sides stand on a board, as its words say.

/** How a token with these bits is drawn as far as they tell. */
StateWord::Shown shownBy(const std::vector<StateWord> &words, std::uint32_t states);

/** How a token that began as `member` is drawn: one that has no points left is a body. */
StateWord::Shown shownOf(const Token &token, const CastMember &member,
                         const std::vector<StateWord> &words);

/** It is not out of action and has not left; who is still to come stands too. */
bool stands(const Token &token, const CastMember &member, const std::vector<StateWord> &words);

/** It stands, and holds what is fought for where it is. */
bool holdsGround(const Token &token, const CastMember &member, const std::vector<StateWord> &words);

/** It has had its part of this turn. */
bool isSpent(const Token &token, const std::vector<StateWord> &words);

/** Who that token is; somebody without a name where the cast has no such token. */
const CastMember &memberOf(const Cast &cast, int token);

/** The sum of a seat's scores. */
int scoreOf(const BoardView &board, const BoardWords &words, SeatId seat);

} // namespace escarmouche::rules
