// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/journal/told.h"
#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

// What a finished match looks like: how the dice fell, how the bands stood.

/** Of a throw that its thrower wished to succeed. */
std::optional<Trial> trialOf(const Event &event); // trials.cpp

/** What an event changes in how the bands stand, `board` being the one before it. A band stands at
    the hundredfold of its victory points but for those of figures put out of action and of its
    treasury, and of what its own figures are worth to whoever puts them out: half for standing,
    half by the PV left. So a figure counts when it falls, not when its points are given, and what
    everybody knew from the beginning turns nothing. A new match begins with nothing. */
void weigh(const Skirmish &game, const Event &event, const BoardView &board,
           std::vector<int> &standing); // course.cpp

} // namespace escarmouche::rules::musg::play
