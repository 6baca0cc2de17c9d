// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/way.h"

namespace escarmouche::rules::kit::geometry {

/** Pulls the string of a way: leaves out places that need not be visited, then moves the bends to
    where the way is cheapest. Never makes it dearer. Places are joined by legal segments; a path of
    no points where more than kMostPathPoints remain. */
Path straighten(const Surroundings &around, std::span<const Place> places, const Gait &gait,
                std::span<const Other> others);

/** Only leaves out places that need not be visited: much quicker, and the way may be longer. */
Path pulled(const Surroundings &around, std::span<const Place> places, const Gait &gait,
            std::span<const Other> others);

} // namespace escarmouche::rules::kit::geometry
