// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchstep.h"

#include <vector>

namespace escarmouche::app {

/** A beat in which several things are done without anybody being asked, thing by thing, so that
    each is told while it is shown. Meanwhile the board shows those who come later as they were on
    the board before the beat. */
std::vector<model::MatchBeat> partsOf(const model::MatchBeat &beat, const rules::BoardView &before);

/** Nothing in it comes of what was done in the beat before. */
bool beginsAnew(const model::MatchBeat &beat, const model::MatchBeat &former);

} // namespace escarmouche::app
