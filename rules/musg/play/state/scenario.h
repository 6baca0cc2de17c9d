// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/polygon.h"
#include "rules/musg/play/state/fighter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** Where a seat may place its figures: their centres, in hundredths of a pas. */
struct Zone {
    kit::geometry::Box box;
    kit::geometry::Point forward; // the direction "beyond the line" (MUSG-MERC-08)
};

/** Whom an objective counts for; those in flight never count. */
enum class Claim : std::uint8_t {
    Alone, // the band that alone has figures there
    EachFigure, // a band, once for each of its figures there
    Chief, // a band whose chief is there
};

/** A place worth points: a circle around `at`, or a strip of the table. */
struct Objective {
    kit::geometry::Point at = {};
    std::int32_t radius = 300;
    std::optional<kit::geometry::Box> strip = {}; // instead of the circle: figures stand in it
    Claim claim = Claim::Alone;
    std::optional<std::uint8_t> zone = {}; // counts only for the band that lined up there
    int pointsEachTurn = 0;
    int pointsAtEnd = 0;
    int pointsOnce = 0; // to the first who claims it; it is worth nothing from then on
    std::optional<std::uint8_t> keeper = {}; // the zone whose band gains pointsKept at the end
    int pointsKept = 0; // where nobody has taken what is worth points once
};

inline constexpr std::size_t kMostObjectives = 12;

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
