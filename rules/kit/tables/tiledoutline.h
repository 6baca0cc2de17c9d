// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace escarmouche::rules::kit::tables {

// Shapes as the Tiled editor draws them, in pixels. Floating point: they are read once, and what a
// match plays on is whole.

struct Spot {
    double x = 0, y = 0;
};
using Outline = std::vector<Spot>;

// With the upper left corner of their box at the origin.
Outline rectangleOf(Spot size);
/** Of twelve corners. */
Outline ellipseOf(Spot size);

/** Turned clockwise about the origin, then moved. */
Outline placed(Outline outline, double degrees, Spot origin);

} // namespace escarmouche::rules::kit::tables
