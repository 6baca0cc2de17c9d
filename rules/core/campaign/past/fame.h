// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/past/awards.h"

#include <span>

namespace escarmouche::rules {

/** A band that leads the standings of a season, or shares the lead. */
struct Champion {
    std::string band;
    std::string player;

    bool operator==(const Champion &) const = default;
};

/** One season as the hall of fame names it. */
struct SeasonOfFame {
    std::string name;
    CampaignStatus status = CampaignStatus::Preparing; // until it has ended its champions only lead
    int games = 0; // that count
    std::vector<Champion> champions; // empty: no game counts yet

    bool operator==(const SeasonOfFame &) const = default;
};

/** Somebody who did a thing more often than nearly everybody else, whether he still serves or not.
 */
struct FamousFigure {
    int season = 0; // place among the seasons, from 0: the last one he was in
    std::string band;
    MemberId member; // as that season numbers him
    Text name;
    int count = 0; // over all seasons, and before them; at least 1
    bool serves = false;

    bool operator==(const FamousFigure &) const = default;
};

struct FameList {
    AwardKind kind = AwardKind::KnockOuts;
    std::vector<FamousFigure> best; // most first, then as they came
};

struct HallOfFame {
    std::vector<SeasonOfFame> seasons; // oldest first
    std::vector<FameList> lists; // those in which there is somebody, in the order of the kinds
};

inline constexpr std::size_t kMostFamous = 10; // of each list

/** Of campaigns each of which was made of the one before (nextOfSeason), oldest first. A figure
   that served when a season ended is told of with the next one, which knows what it did before; all
   its games are told of, also those that count in no standings. */
HallOfFame hallOfFame(const CampaignRules &rules, std::span<const Campaign> seasons);

} // namespace escarmouche::rules
