// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"
#include "model/library/ledger/game.h"
#include "rules/core/journal/record.h"
#include "rules/core/match/match.h"

#include <map>
#include <optional>
#include <string>

namespace escarmouche::model {

/** A match to be told in full; what is named outlives it. */
struct MatchStory {
    const GameRow &row;
    const rules::Record &record;
    const rules::MatchRules &rules;
    const std::map<int, std::string> &notes;
    rules::SeatId viewer; // whose eyes; kNoSeat: what everybody may know
    std::optional<rules::BattleReport> report; // of a match that is over
};

/** Turn by turn with the points after each, every activation in one item with its dice in few
   words, with the notes where they stand, and at the end who put whom out of action; for
   plainText(), html() and markdown(), which take every text literally. */
Document tell(const MatchStory &story, rules::Language language);

} // namespace escarmouche::model
