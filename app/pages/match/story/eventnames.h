// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/board/boardview.h"
#include "rules/core/journal/record.h"

#include <string_view>
#include <vector>

namespace escarmouche::app {

class MatchWords;

// Whom an event is about, where it does not say so itself.

/** A way that ends at somebody is an act against him, where the game has words for that. `before`
    is the board on which he sets out. */
void nameWhomItMeets(rules::ToldEvent &event, const rules::BoardView &before,
                     const MatchWords &words);
/** The same of all that was told of a match up to now, as that seat knows it. */
void nameWhomTheyMeet(std::vector<rules::ToldEvent> &told, const rules::Record &record,
                      rules::SeatId viewer, const MatchWords &words);
/** The game has words for acts against somebody of that kind. */
bool mayMeet(const rules::ToldEvent &event, const MatchWords &words);

/** The token of which a phrase tells the name by that value; -1: it tells none, or that of several.
 */
int namedIn(const rules::Phrase &phrase, std::string_view value, const rules::Cast &cast);

} // namespace escarmouche::app
