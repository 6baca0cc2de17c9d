// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bandact.h"
#include "rules/core/battlereport.h"
#include "rules/core/jsonreader.h"

namespace escarmouche::rules {

// Values whose text stands inside that of others: read where they stand.

/** An act without the input around it. */
BandAct readBandAct(const json::Cursor &at);
BattleReport readBattleReport(const json::Cursor &at);

} // namespace escarmouche::rules
