// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/atz.h"

#include <vector>

namespace escarmouche::rules::atz {

/** Of a question that is answered by a candidate alone; null: it is answered otherwise. */
const RuleId *listed(Asked asked);
Judged<void> judge(const Atz &game, const State &state, SeatId seat, const Action &action);
/** All that could be an answer to what is asked, some of which the rules refuse. */
std::vector<Action> candidates(const Atz &game, const State &state);

/** What somebody answers that nobody plays (ATZ-FIND-07); nothing: a lot has to say first whom it
    goes for. */
std::optional<Action> conductOf(const Atz &game, const State &state);

} // namespace escarmouche::rules::atz
