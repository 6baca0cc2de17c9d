// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/dice/request.h"
#include "rules/core/json/jsonreader.h"

#include <string>

namespace escarmouche::rules {

// Values whose text stands inside that of others: read where they stand.

/** An act without the input around it. */
BandAct readBandAct(const json::Cursor &at);
BattleReport readBattleReport(const json::Cursor &at);
/** What chance said, alone in its object: `{"faces": [3, 5]}` or `{"picked": 2}`. */
ChanceAnswer readChanceAnswer(const json::Cursor &at);
std::string encode(const ChanceAnswer &answer);
/** An object as text; what stands in it is the system's to read. */
std::string readObject(const json::Cursor &at);

} // namespace escarmouche::rules
