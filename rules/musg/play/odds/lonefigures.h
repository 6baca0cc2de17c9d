// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/odds/attackwish.h"
#include "rules/musg/play/state/fighter.h"
#include "rules/musg/play/state/state.h"

#include <vector>

namespace escarmouche::rules::musg::play {

/** A figure without the rest of its band. */
struct LoneFigure {
    AttackFigure figure;
    SeatId seat;
    const char *pointer = ""; // where it was named, for who complains of it
};

/** One fighter each, in that order. A figure that no match takes is refused as notPlayed() says. */
Result<std::vector<Fighter>> loneFighters(const Catalogue &catalogue,
                                          const std::vector<LoneFigure> &figures);

/** The first figure in the middle of its activation, the others seen by all. Places are for the
    caller to set. */
State stateAmid(const std::vector<Fighter> &fighters);
/** Puts what is under way aside: the first figure is asked again what to do. False: its activation
    is over. */
bool askAgain(State &state);

} // namespace escarmouche::rules::musg::play
