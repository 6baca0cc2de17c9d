// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/request.h"

#include <span>
#include <utility>

namespace escarmouche::rules {

/** Two bands a game; who is left over has a bye. */
struct Pairings {
    std::vector<std::pair<BandId, BandId>> games;
    std::vector<BandId> byes;

    bool operator==(const Pairings &) const = default;
};

/** What a round looks back on. */
struct Met {
    BandId a, b;
};
struct RoundsSoFar {
    std::vector<Met> met; // each game fixed or played, cancelled ones apart
    std::vector<BandId> byes;
};
RoundsSoFar roundsSoFar(const Campaign &campaign);
/** The bands still in, in the order in which they joined. */
std::vector<BandId> bandsStillIn(const Campaign &campaign);

/** The turn of the circle that brings the fewest bands together again: as long as nobody comes or
    goes, everybody meets everybody once. */
Pairings roundRobin(std::span<const BandId> bands, const RoundsSoFar &before);

/** What chance is asked for a drawn round: one band after another out of those left. */
std::vector<Request> drawRequests(std::size_t bands);
/** In the order drawn; the bye goes to the last drawn of those who had fewest. */
Pairings drawnRound(std::span<const BandId> bands, std::span<const int> picks,
                    const RoundsSoFar &before);

/** Neighbours in the standing given (best first) play, with as few games played again as can be;
    the bye goes to the last of those who had fewest. */
Pairings byStanding(std::span<const BandId> standing, const RoundsSoFar &before);

} // namespace escarmouche::rules
