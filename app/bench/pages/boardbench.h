// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"

#include <vector>

namespace escarmouche::app {

/** Pictures of a board of 30 pieces and 200 tokens with areas to reach, sight lines and a grid,
   1280 by 720. Needs a QApplication. */
std::vector<Figure> measureBoard();

} // namespace escarmouche::app
