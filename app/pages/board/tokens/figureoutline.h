// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/figurelook.h"

#include <QPainterPath>

namespace escarmouche::app {

// Outlines that tell figures apart from afar, each within a disc of radius 1 about the origin; what
// is cut out of them shows what lies below.

/** Head and shoulders; empty where it has no build. */
const QPainterPath &bustOf(rules::FigureLook::Build build);

/** A weapon held upright, about the origin; empty where there is none. */
const QPainterPath &armOf(rules::FigureLook::Arm arm);

/** What stands over a token for its rank: a crown, a chevron, a coin; empty for those in line. */
const QPainterPath &crestOf(rules::FigureLook::Standing standing);

} // namespace escarmouche::app
