// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::rules {

class BandRules;
class CampaignRules;
class MatchRules;

/** One game system: its key, its name, and the faces it has so far; whoever asks one of them
    includes its header. */
struct RuleSystem {
    std::string key; // "musg"
    Text name;
    std::shared_ptr<const BandRules> bands;
    std::shared_ptr<const MatchRules> matches = {}; // null: its matches are not played here yet
    std::shared_ptr<const CampaignRules> campaigns = {}; // null: it knows no campaigns yet
    std::string edition = {}; // of its rules and data; what another one worked out may be outdated
};

using RuleSystems = std::vector<RuleSystem>;

} // namespace escarmouche::rules
