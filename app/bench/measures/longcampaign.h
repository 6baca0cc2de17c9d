// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/systembench.h"
#include "rules/core/band/band.h"
#include "rules/core/campaign/campaignrules.h"

#include <cstdint>
#include <string>

namespace escarmouche::app {

struct CampaignSize {
    int bands = 12; // of twelve figures each
    int games = 60;
    std::int64_t events = 10'000;
};

/** A long campaign, the same each time, as the ledger that a library would have written of it:
    Campaigns::importText reads it. */
rules::Result<std::string> longCampaign(const BandsToMeasure &bands, const CampaignSize &size = {});

} // namespace escarmouche::app
