// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace escarmouche::app {

/** The outline of patches that lie side by side, given by their corners (to a whole unit): edges
   that two of them share fall away. With `isRounded` its steps are drawn as slopes and bends. */
QPainterPath outlineOf(const std::vector<std::vector<QPointF>> &patches, bool isRounded);

} // namespace escarmouche::app
