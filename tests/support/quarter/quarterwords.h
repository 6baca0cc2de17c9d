// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

namespace escarmouche::tests {

rules::Text thiefName(int thief);
rules::Text findName(int kind);
rules::Text cardName(int kind);
rules::Text tileName(int kind);
/** Its address: "D4". */
rules::Text cellName(int cell);

} // namespace escarmouche::tests
