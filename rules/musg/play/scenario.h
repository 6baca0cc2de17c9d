// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/polygon.h"
#include "rules/musg/play/fighter.h"

#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** Where a seat may place its figures: their centres, in hundredths of a pas. */
struct Zone {
    kit::geometry::Box box;
    kit::geometry::Point forward; // the direction "beyond the line" (MUSG-MERC-08)
};

/** A place worth points: to whoever alone has figures within its radius. */
struct Objective {
    kit::geometry::Point at;
    std::int32_t radius = 300;
    int pointsEachTurn = 0;
    int pointsAtEnd = 0;
};

/** A scenario laid on one table: zones, objectives, how long it lasts (MUSG-TURN-07, MUSG-VP-03).
 */
struct Scenario {
    std::string key;
    Text name;
    std::vector<Zone> zones; // one a seat at least
    std::vector<Objective> objectives;
    int turns = 8;
    bool lastBandEnds = true; // ends when at most one band has a figure that is not fleeing
};

} // namespace escarmouche::rules::musg::play
