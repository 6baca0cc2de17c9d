// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

// Sentences are stored as they were told: before figures had numbers for ever they named them by
// others, and a figure of another name or rank has another one since. They are shown with what the
// band calls the figure. A sentence names its figure as {figure}; {hireling} is the id of one who
// leaves.

/** The sentence with its figure called as the band calls it; of nobody known, as it was told. */
Phrase toldOf(const CampaignBand &band, MemberId figure, Phrase sentence);

/** What a figure of the band is called where that game is told (calledThen). */
Text calledIn(const Entrant &band, const Fixture &game, MemberId member);
/** The sentence as the game is told with it. */
Phrase toldOf(const Entrant &band, const Fixture &game, MemberId figure, Phrase sentence);

/** All that was told of a settled line of a band's post-game, its figures called as the band calls
    them, the nameless by the rank that they had in the game; what was told of one figure twice in
   the same words comes once. A line of the whole band means by a name whom the lines before it
   called so, else whom the game's report did. */
std::vector<Told> toldOf(const CampaignRules &rules, const Entrant &band, const Fixture &game,
                         const SettledLine &line);

} // namespace escarmouche::rules
