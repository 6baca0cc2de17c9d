// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

int sumOf(std::span<const PointsOfKind> points);

/** The points of a band as a report keeps them: one score for each source that gave any. */
std::vector<Score> scoresOf(std::span<const PointsOfKind> casualties,
                            std::span<const PointsOfKind> objectives);

/** Figures out of action of whom the report does not say who did it. */
int unclaimedCasualties(const BattleReport &report);

} // namespace escarmouche::rules
