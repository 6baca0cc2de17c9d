// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"
#include "rules/core/match/match.h"

#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** Whether the window can put such an act right: what people said in it stands still. */
bool isCorrectable(const model::CampaignLine &line);

/** Shows the act as it was entered, with the campaign of that moment, to be changed; then what
    follows from that; and does it when the person goes on. False: it was not done. */
bool correctPast(CampaignController &controller, const model::CampaignLine &line,
                 const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent);

/** Does an act that no longer holds all the same, for a reason that the person gives; what is too
    dear becomes a debt. False: it was not done. */
bool allowPast(CampaignController &controller, const model::CampaignLine &line,
               const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent);

/** The entering of a game's result that stands; none: a line without uuid. */
model::CampaignLine resultOf(CampaignController &controller, rules::FixtureId fixture);

} // namespace escarmouche::app
