// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

namespace escarmouche::rules::atz {

/** The one its owner picked; the round is over. */
void killInMelee(const Stage &stage, int zombie);

} // namespace escarmouche::rules::atz
