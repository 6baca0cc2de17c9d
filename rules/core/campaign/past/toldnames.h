// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

// Sentences are stored as they were told, and those of before figures had numbers for ever name
// them by others. A sentence names its figure as {figure}; {hireling} is the id of one who leaves.

/** The sentence with the figure's number as the band has it. A name or rank that the figure had
    then stays, unless somebody else is called so. */
Phrase toldOf(const CampaignRules &rules, const CampaignBand &band, MemberId figure,
              Phrase sentence);

/** All that was told of a settled line of a band's post-game, its figures called by the numbers the
    band knows; what was told of one figure twice in the same words comes once. A line of the whole
    band means by a name whom the lines before it called so, else whom the game's report did. */
std::vector<Told> toldOf(const CampaignRules &rules, const Entrant &band, const Fixture &game,
                         const SettledLine &line);

} // namespace escarmouche::rules
