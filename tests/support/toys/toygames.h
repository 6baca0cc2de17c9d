// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

namespace escarmouche::tests {

rules::SystemName ambushName();
rules::SystemName cryptName();
rules::SystemName quarterName();

/** Games with neither bands nor campaigns. */
rules::RuleSystem ambushSystem();
rules::RuleSystem cryptSystem();
rules::RuleSystem quarterSystem();

} // namespace escarmouche::tests
