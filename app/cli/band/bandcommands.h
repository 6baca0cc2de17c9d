// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

// The commands of bands.

Outcome<int> checkBands(const Call &call);
Outcome<int> newBand(const Call &call);
Outcome<int> addToBand(const Call &call);
Outcome<int> removeFromBand(const Call &call);
Outcome<int> showBand(const Call &call);
Outcome<int> listBands(const Call &call);
Outcome<int> importBands(const Call &call);
Outcome<int> exportBand(const Call &call); // as text

} // namespace escarmouche::app::cli
