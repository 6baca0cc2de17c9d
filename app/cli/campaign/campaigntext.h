// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/opencampaign.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/standings.h"
#include "rules/core/match/match.h"

#include <vector>

namespace escarmouche::app::cli {

// A campaign as text for a terminal, in the language of the person.

using ScenarioTitles = std::vector<rules::ScenarioTitle>;

/** Names of the system's scenarios; none where they cannot be read. */
ScenarioTitles scenariosOf(const OpenCampaign &open);
/** Keys one after the other. */
QString listed(const std::vector<std::string> &keys);
/** "Les Crocs, of Anne: 12 figures, 37 points in the treasury". */
QString bandLine(const OpenCampaign &open, const rules::Entrant &band);
QString bandText(const OpenCampaign &open, const rules::Entrant &band, const rules::Roster &roster);
/** "To do: enter the result of game 3". */
QString owedText(const rules::Campaign &campaign, const rules::Owed &owed);
/** State, bands, games, what there is to do. */
QString wholeText(const OpenCampaign &open);
/** The games, and who has a bye in which round. */
QString calendarText(const OpenCampaign &open);
/** Who of the band comes to the game, and who does not. */
QString crewText(const OpenCampaign &open, const rules::Fixture &fixture, rules::BandId band);
/** A result, or the empty grid of a game to come with what may be written into it. */
QString reportText(const OpenCampaign &open, const rules::Fixture &fixture);
QString documentText(const OpenCampaign &open, const rules::PostGameDocument &document);
QString standingsText(const rules::CampaignRules &rules, const rules::Campaign &campaign);
QString figureStandingsText(const rules::Campaign &campaign);

} // namespace escarmouche::app::cli
