// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

namespace escarmouche::rules::atz {

/** What a star does in a test: it picks the row, or rolls like others. */
void pickRow(const Stage &stage, const Action &action);

} // namespace escarmouche::rules::atz
