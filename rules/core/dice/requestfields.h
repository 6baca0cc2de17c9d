// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/values/checksum.h"

namespace escarmouche::rules {

// What counts in the checksum of a state that holds its request, or an answer.

ESCARMOUCHE_MEMBERS(Audience, &T::seats)
ESCARMOUCHE_MEMBERS(Roll, &T::count, &T::sides, &T::reading, &T::owner, &T::reason, &T::breaks)
ESCARMOUCHE_MEMBERS(Pick, &T::n, &T::reason, &T::audience)
ESCARMOUCHE_MEMBERS(Decision, &T::seat, &T::prompt)
ESCARMOUCHE_MEMBERS(Request, &T::what, &T::decision, &T::roll, &T::pick)
ESCARMOUCHE_MEMBERS(ChanceAnswer, &T::faces, &T::picked)

} // namespace escarmouche::rules
