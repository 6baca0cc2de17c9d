// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/drafts.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/match/match.h"

#include <optional>
#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** An act as it should have been, and the draft that goes once that is stored. */
struct CorrectedAct {
    rules::CampaignAct act;
    std::optional<model::DraftPlace> draft; // none: its form keeps none
};

/** Shows an act as it was entered, in the form of its kind, with the campaign `then`, of its
   moment. What it should have been; none: the person gave up, or nothing of it can be said
   otherwise. */
std::optional<CorrectedAct> askCorrected(CampaignController &then,
                                         const std::vector<rules::ScenarioTitle> &scenarios,
                                         const rules::CampaignAct &act, QWidget *parent);

} // namespace escarmouche::app
