// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"
#include "rules/core/campaign/campaignrules.h"

#include <string>

namespace escarmouche::app::cli {

/** A result in a file, of a game of the campaign as it stands when the result comes in: it calls
    bands and figures as they do, and its marks are known. */
Outcome<rules::BattleReport> readReport(const std::string &file, const rules::CampaignRules &rules,
                                        const rules::Campaign &campaign,
                                        const rules::Fixture &fixture);

} // namespace escarmouche::app::cli
