// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"

namespace escarmouche::rules::musg {

/** What M.U.S.G. is called. */
SystemName systemName();

/** M.U.S.G. with all its faces, read from its catalogues. */
Result<RuleSystem> loadSystem(SystemName name, const CatalogueSource &catalogues);

} // namespace escarmouche::rules::musg
