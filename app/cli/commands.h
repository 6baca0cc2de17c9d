// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call.h"
#include "app/cli/outcome.h"

#include <map>
#include <string_view>

namespace escarmouche::app::cli {

/** Commands by what is typed, as "band add". */
using Commands = std::map<std::string_view, Outcome<int> (*)(const Call &)>;

// One function a command: does it, prints its result, and gives the exit code.

Outcome<int> checkBands(const Call &call);
Outcome<int> newBand(const Call &call);
Outcome<int> addToBand(const Call &call);
Outcome<int> removeFromBand(const Call &call);
Outcome<int> showBand(const Call &call);
Outcome<int> listBands(const Call &call);
Outcome<int> importBands(const Call &call);
Outcome<int> exportBand(const Call &call); // as text
Outcome<int> listCatalogue(const Call &call);
Outcome<int> showEntry(const Call &call);
Outcome<int> listRules(const Call &call);
Outcome<int> showRule(const Call &call);
Outcome<int> showCoverage(const Call &call);
Outcome<int> checkLibrary(const Call &call);
Outcome<int> backUpLibrary(const Call &call);
Outcome<int> restoreLibrary(const Call &call);
Outcome<int> rebuildLibrary(const Call &call);
Outcome<int> exportLibrary(const Call &call);
Outcome<int> playMatch(const Call &call);
Outcome<int> verifyMatch(const Call &call);
Outcome<int> showMatch(const Call &call);
Outcome<int> simulate(const Call &call);
Outcome<int> showAttackOdds(const Call &call);
Outcome<int> showCommandOdds(const Call &call);
Outcome<int> importTable(const Call &call);
Outcome<int> newCampaign(const Call &call);
Outcome<int> listCampaigns(const Call &call);
Outcome<int> campaignOptions(const Call &call);
Outcome<int> renameCampaign(const Call &call);
Outcome<int> setCampaignState(const Call &call);
Outcome<int> withdrawBand(const Call &call);
Outcome<int> joinCampaign(const Call &call);
Outcome<int> campaignPast(const Call &call);
Outcome<int> scheduleGames(const Call &call);
Outcome<int> showCampaign(const Call &call);
Outcome<int> reportGame(const Call &call);
Outcome<int> postGame(const Call &call);
Outcome<int> showStandings(const Call &call);
Outcome<int> showHistory(const Call &call);
Outcome<int> verifyCampaign(const Call &call);
Outcome<int> exportCampaign(const Call &call);
Outcome<int> importCampaign(const Call &call);
Outcome<int> measure(const Call &call);

/** How the newest backup goes back, where the error says that the library is damaged and there is
    one; begins with a space. */
QString backupHint(const QString &library, const rules::Error &error);

} // namespace escarmouche::app::cli
