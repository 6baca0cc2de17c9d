// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"
#include "rules/core/band/band.h"
#include "rules/core/campaign/campaignrules.h"

#include <string>
#include <vector>

namespace escarmouche::app::cli {

/** KEY=VALUE as the property of that key wants it: a number within its bounds, yes or no, a choice
    by its key or its name in either language, a length in pas, a text; nothing where it may be
    empty. */
Outcome<rules::Setting> settingOf(const std::string &word,
                                  const std::vector<rules::Property> &properties);

/** What a campaign may be set to: the league's own options, then those of the system. */
std::vector<rules::Property> campaignProperties(const rules::CampaignRules &rules);

} // namespace escarmouche::app::cli
