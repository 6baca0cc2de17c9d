// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/match.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** One game system: its key, its name, and the faces it has so far. */
struct RuleSystem {
    std::string key; // "musg"
    Text name;
    std::unique_ptr<const BandRules> bands;
    std::unique_ptr<const MatchRules> matches = {}; // null: its matches are not played here yet
    std::unique_ptr<const CampaignRules> campaigns = {}; // null: it knows no campaigns yet
    std::string edition = {}; // of its rules and data; what another one worked out may be outdated
};

using RuleSystems = std::vector<RuleSystem>;

/** Gives the text of a catalogue file, named as "musg/races.json". The rules know no files. */
using CatalogueSource = std::function<Result<std::string>(std::string_view)>;

} // namespace escarmouche::rules
