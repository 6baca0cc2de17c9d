// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/overlay.h"
#include "rules/kit/geometry/ground/point.h"
#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

/** The three lines of sight, and the hidden share of a target that is seen; `target` may be nobody:
    a bare place. */
void drawSight(const Skirmish &game, const State &seen, FigureId from,
               const kit::geometry::Base &there, FigureId target, Overlay &overlay);

} // namespace escarmouche::rules::musg::play
