// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"

namespace escarmouche::rules {

/** Every system of the program, in order. Fails with the first catalogue that cannot be read. */
Result<RuleSystems> systems(const CatalogueSource &catalogues);

} // namespace escarmouche::rules
