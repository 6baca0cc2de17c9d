// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

/** Whether a figure standing there is at the objective. */
bool isAt(const Skirmish &game, const Objective &objective, const Place &place);

/** Those at the objective who count: on the table and not in flight (MUSG-VP-03). */
FigureSet figuresAt(const Skirmish &game, const State &state, const Objective &objective);

/** Whether the objective can give points to the band of that seat, which lined up where it did. */
bool countsFor(const State &state, const Objective &objective, SeatId seat);

/** How often the band of that seat claims the objective with those figures at it; 0: not. */
int claims(const Skirmish &game, const State &state, const Objective &objective, SeatId seat,
           const FigureSet &there);

/** Whether the objective of that index is worth nothing any more. */
bool isTaken(const State &state, std::size_t objective);

} // namespace escarmouche::rules::musg::play
