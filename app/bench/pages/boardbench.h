// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/systembench.h"

#include <vector>

namespace escarmouche::app {

/** Pictures of a board of 30 pieces and 200 tokens with areas to reach, sight lines and a grid,
   1280 by 720. Needs a QApplication. */
std::vector<Figure> measureBoard();

/** Pictures of the longest match of a game whose ground is laid in play, once most of it lies
   there; nothing of other games. Needs a QApplication. */
rules::Result<std::vector<Figure>> measureLaidBoard(const MeasuredSystem &system);

} // namespace escarmouche::app
