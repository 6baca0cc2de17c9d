// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

namespace escarmouche::rules::atz {

/** The answers to whether a die is rolled again. */
void rollAgain(const Stage &stage, int die);
void keepDice(const Stage &stage);

} // namespace escarmouche::rules::atz
