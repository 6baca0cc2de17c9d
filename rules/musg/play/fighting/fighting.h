// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/lookups.h"

#include <optional>

namespace escarmouche::rules::musg::play {

/** Why a figure may not shoot, strike or use something now: it is another's, or not in the
    activation in progress. */
std::optional<Refusal> cannotAct(const Skirmish &game, const State &state, SeatId seat,
                                 FigureId figure);

} // namespace escarmouche::rules::musg::play
