// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

// What figures did before the campaign, as their paper tells it.

/** What was told of a figure; where nobody told it, nothing. */
FigurePast pastOf(const Entrant &band, MemberId member);
bool isBlank(const FigurePast &past);

/** What may be told of a figure, as whole numbers: games, how often it was out of action, and how
    many of each rank it put out. */
std::vector<Property> pastProperties(const CampaignRules &rules);
/** By the key of such a property, which there must be. */
int pastValue(const FigurePast &past, std::string_view key);
void setPast(FigurePast &past, std::string_view key, int value);

/** What another campaign is to know of a figure: its time in this one, and before. */
FigurePast pastSoFar(const Campaign &campaign, const Entrant &band, MemberId member);

} // namespace escarmouche::rules
