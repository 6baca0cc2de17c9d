// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/marks/targetcard.h"

namespace escarmouche::app {

class MatchController;

/** What the attack that is aimed comes to: the odds first, then the dice they are made of. Empty
    where nothing by chance is aimed at somebody. */
TargetCard attackCardOf(const MatchController &controller);

} // namespace escarmouche::app
