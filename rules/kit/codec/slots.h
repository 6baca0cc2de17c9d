// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/kit/team/team.h"

namespace escarmouche::rules::kit {

ESCARMOUCHE_WORDS(Slot, "hand", "bag", "box")

} // namespace escarmouche::rules::kit
