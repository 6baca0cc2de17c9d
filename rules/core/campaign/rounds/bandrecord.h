// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/rounds/standings.h"

#include <optional>

namespace escarmouche::rules {

/** What one band has won and lost, without its place, which would need all bands; none: its games
    count for nobody. */
std::optional<BandStanding> recordOf(const Ranking &ranking, const Campaign &campaign, BandId band);

} // namespace escarmouche::rules
