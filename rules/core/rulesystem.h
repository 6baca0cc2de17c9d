// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

class BandRules;
class CampaignRules;
class MatchRules;
class SystemCatalogue;
class SystemOdds;
class SystemSheets;

/** What a game system is called; known before any of its data is read. */
struct SystemName {
    std::string key; // "musg": its files and what is stored of it
    std::string prefix; // "MUSG": the ids of its rules begin so
    Text name;
    Text about; // what is played, for somebody who has to choose a game

    /** Whether the id is of one of its rules, as "MUSG-BAND-03". */
    bool hasRule(std::string_view id) const
    {
        return id.starts_with(prefix) && id.substr(prefix.size()).starts_with('-');
    }
    bool operator==(const SystemName &) const = default;
};

/** One game system: what it is called, and the faces it has. Each face may be null; whoever asks
    one includes its header. */
struct RuleSystem : SystemName {
    std::shared_ptr<const BandRules> bands = {}; // null: it is played without bands
    std::shared_ptr<const MatchRules> matches = {}; // null: its matches are not played here yet
    std::shared_ptr<const CampaignRules> campaigns = {}; // null: it knows no campaigns
    std::shared_ptr<const SystemOdds> odds = {}; // null: it answers no questions of odds
    std::shared_ptr<const SystemCatalogue> catalogue = {}; // null: nothing to look up
    std::shared_ptr<const SystemSheets> sheets = {}; // null: nothing to print beside the board
    std::string edition = {}; // of its rules and data; what another one worked out may be outdated
};

using RuleSystems = std::vector<RuleSystem>;

/** Null: there is none of that key. */
inline const RuleSystem *systemNamed(const RuleSystems &systems, std::string_view key)
{
    const auto found = std::ranges::find(systems, key, &RuleSystem::key);
    return found == systems.end() ? nullptr : &*found;
}

/** What the systems are called that have bands, say: namesWith(systems, &RuleSystem::bands). */
template<class Face>
std::vector<SystemName> namesWith(const RuleSystems &systems,
                                  std::shared_ptr<const Face> RuleSystem::*face)
{
    std::vector<SystemName> names;
    for (const RuleSystem &system : systems)
        if (system.*face)
            names.push_back(system);
    return names;
}

} // namespace escarmouche::rules
