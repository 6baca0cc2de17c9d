// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/kit/squares/tiling.h"

namespace escarmouche::rules::kit {

/** As files of tiles have them. */
ESCARMOUCHE_WORDS(Side, "north", "east", "south", "west")

} // namespace escarmouche::rules::kit
