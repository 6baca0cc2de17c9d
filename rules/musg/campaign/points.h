// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/state/switches.h"

namespace escarmouche::rules::musg {

/** What the enemies put out of action by figures of that seat are worth, by rank, the highest
    first. Who fell by accident, or by nobody knows whom, is worth nothing to anybody. */
std::vector<PointsOfKind> casualtyPointsOf(const Catalogue &catalogue, const BattleReport &report,
                                           SeatId seat, const play::Switches &switches);

/** What the scenario gives points for, then civilians and whatever was agreed at the table. */
std::vector<PointsOfKind> objectivePointsOf(const Catalogue &catalogue, std::string_view scenario);

} // namespace escarmouche::rules::musg
