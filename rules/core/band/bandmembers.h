// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/values/members.h"

namespace escarmouche::rules {

// Structs that stand in texts of several formats.

ESCARMOUCHE_MEMBERS(FigureRef, named("seat", &T::seat), named("member", &T::member),
                    named("index", &T::index))
ESCARMOUCHE_MEMBERS(Setting, named("property", &T::property), named("value", &T::value))

} // namespace escarmouche::rules
