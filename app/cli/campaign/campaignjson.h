// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/opencampaign.h"
#include "app/cli/talk/jsonreport.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/awards.h"
#include "rules/core/campaign/past/career.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

// A campaign as JSON. Keys and codes are English; names and sentences in the language of the call.

/** A band with the records of its figures, whom it may hire back, and its fallen. */
Json jsonOf(const OpenCampaign &open, const rules::Entrant &band);
Json jsonOf(const OpenCampaign &open, const rules::FigureRecord &record);
Json jsonOf(const OpenCampaign &open, const rules::Befallen &befallen);
Json jsonOf(const OpenCampaign &open, const rules::Career &career);
Json jsonOf(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** Each round, and who has a bye in it. */
Json roundsJson(const rules::Campaign &campaign);
Json jsonOf(const OpenCampaign &open, const rules::CrewLine &line);
Json jsonOf(const OpenCampaign &open, const rules::PostGameLine &line);
Json jsonOf(const OpenCampaign &open, const rules::PostGameDocument &document);
Json jsonOf(const rules::Campaign &campaign, const rules::BandStanding &standing);
Json jsonOf(const rules::Campaign &campaign, const rules::FigureStanding &standing);
Json jsonOf(const rules::Campaign &campaign, const rules::Award &award);
Json jsonOf(const rules::Campaign &campaign, const rules::Owed &owed);
Json jsonOf(const OpenCampaign &open, const model::CampaignLine &line);
/** An act that another one changes or makes impossible, and what it would say. */
Json jsonOf(const OpenCampaign &open, const model::CampaignConsequence &effect);

/** Which game of the campaign it is, from 1. */
int numberOf(const rules::Campaign &campaign, rules::FixtureId fixture);
/** "proposed", "played", ... */
std::string_view keyOf(rules::FixtureStatus status);
std::string bandName(const rules::Campaign &campaign, rules::BandId band);

} // namespace escarmouche::app::cli
