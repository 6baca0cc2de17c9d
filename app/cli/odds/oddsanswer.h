// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

namespace escarmouche::app::cli {

/** The answer for a program, as JSON. */
void printData(const rules::OddsAnswer &answer);
/** The answer for people: sentences, tables with an empty line behind them, shares. */
void printParts(const rules::OddsAnswer &answer);

} // namespace escarmouche::app::cli
