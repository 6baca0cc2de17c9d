// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <optional>
#include <vector>

namespace escarmouche::rules {

/** The acts that make a campaign of its own out of an old one: its options, its players, and those
    of its bands that are still in, as they stand, with what their figures did; games, standings and
   stories stay behind. Gives the one to do to what has been `made` so far; none: nothing is left to
   do. */
std::optional<CampaignAct> nextOfSeason(const Campaign &old, const Campaign &made,
                                        const std::string &name, const std::string &uid);

/** A figure that went on from one season to the next. */
struct Heir {
    MemberId before;
    MemberId now;
};
/** All of them, when the last of those acts has just been done. */
std::vector<Heir> heirsOf(const Campaign &old, const Campaign &made);

} // namespace escarmouche::rules
