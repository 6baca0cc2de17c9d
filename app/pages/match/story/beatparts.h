// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchstep.h"
#include "rules/core/board/boardface.h"

#include <vector>

namespace escarmouche::app {

/** A beat in which several things are done without anybody being asked, thing by thing, so that
    each is told while it is shown. Meanwhile the board shows those who come later as they were on
    the board before the beat, and up to where a turn begins, who has acted in the one before. That
    it begins is a part by itself, still on the board of the turn that it ends. */
std::vector<model::MatchBeat> partsOf(const model::MatchBeat &beat, const rules::BoardView &before,
                                      const std::vector<rules::StateWord> &states = {});

/** Somebody sets out to do something, or has his turn, or all begins again. */
bool setsOut(const rules::ToldEvent &event);
/** A side has done all that it does for now. */
bool endsWave(const rules::ToldEvent &event);
/** It tells of a whole side why what follows befalls it. */
bool isReason(const rules::ToldEvent &event);
/** Whose activation or wave the beat is of first, where it says so. */
rules::SeatId statedBy(const model::MatchBeat &beat);

/** Dice of a side, of no figure: who begins, how many may act. */
bool areOfSide(const model::MatchBeat &beat);

/** Nothing in it comes of what was done in the beat before. */
bool beginsAnew(const model::MatchBeat &beat, const model::MatchBeat &former);

} // namespace escarmouche::app
