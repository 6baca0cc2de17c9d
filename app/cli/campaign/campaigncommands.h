// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

namespace escarmouche::app::cli {

// The commands of campaigns.

Outcome<int> newCampaign(const Call &call);
Outcome<int> listCampaigns(const Call &call);
Outcome<int> campaignOptions(const Call &call);
Outcome<int> renameCampaign(const Call &call);
Outcome<int> setCampaignState(const Call &call);
Outcome<int> withdrawBand(const Call &call);
Outcome<int> joinCampaign(const Call &call);
Outcome<int> campaignPast(const Call &call);
Outcome<int> showFigure(const Call &call);
/** The same, once the figure has that portrait, a PNG. */
Outcome<int> portrayFigure(const Call &call, const std::string &portrait);
Outcome<int> campaignStory(const Call &call);
Outcome<int> nameFigure(const Call &call);
Outcome<int> scheduleGames(const Call &call);
Outcome<int> showCampaign(const Call &call);
Outcome<int> reportGame(const Call &call);
Outcome<int> postGame(const Call &call);
Outcome<int> showStandings(const Call &call);
Outcome<int> showFame(const Call &call);
Outcome<int> showHistory(const Call &call);
Outcome<int> correctAct(const Call &call);
Outcome<int> verifyCampaign(const Call &call);
Outcome<int> exportCampaign(const Call &call);
Outcome<int> importCampaign(const Call &call);

} // namespace escarmouche::app::cli
