// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"
#include "app/words/shell.h"
#include "rules/core/values/error.h"

#include <vector>

namespace escarmouche::app {

/** The Campaign page over the campaign of 10,000 events, which is taken into the library: painted
    for the first time, each of its parts come to, and painted anew after an act. */
rules::Result<std::vector<Figure>> measureCampaignPage(const Shell &shell);

} // namespace escarmouche::app
