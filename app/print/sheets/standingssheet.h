// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "rules/core/campaign/campaignrules.h"

#include <vector>

namespace escarmouche::app {

/** Where the bands of a campaign stand, by which tie-breakers, and what each figure has done: as
    tables and as bars; then the hall of fame, where there were seasons before it, oldest first.
    Pure. */
PrintDocument standingsSheet(const rules::Campaign &campaign, const rules::CampaignRules &rules,
                             rules::Language language,
                             const std::vector<rules::Campaign> &seasonsBefore = {});

} // namespace escarmouche::app
