// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/terrainpainter.h"

namespace escarmouche::app {

/** What a kind of ground looks like from above. Every mark lies where the scene's coordinates put
   it, so that parts painted apart fit together. */
void paintTexture(QPainter &painter, const Surface &surface, const GroundInk &ink);

} // namespace escarmouche::app
