// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/theme.h"

namespace escarmouche::app {

/** Gives all windows the colours of a theme. */
void wear(Theme theme);

} // namespace escarmouche::app
