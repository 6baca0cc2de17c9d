// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/dice/request.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace escarmouche::rules {

// Tables are filled as long as there are bands for a whole one; those left over have a smaller one,
// and who is left over alone has a bye.

/** Who meets whom. */
struct Pairings {
    std::vector<std::vector<BandId>> games;
    std::vector<BandId> byes;

    bool operator==(const Pairings &) const = default;
};

/** What a round looks back on. */
struct RoundsSoFar {
    std::map<std::pair<BandId, BandId>, int> met; // how often, the lower number first
    std::vector<BandId> byes;
};
/** Those of a table have met once more. */
void addMeetings(RoundsSoFar &before, std::span<const BandId> table);
void addRound(RoundsSoFar &before, const Pairings &round);
/** Of each game fixed or played, cancelled ones apart. */
RoundsSoFar roundsSoFar(const Campaign &campaign);
/** How many pairs of those still in have never been at one table; `planned`: nor will be in a game
    to come. */
int pairsYetToMeet(const Campaign &campaign, bool planned);
/** The bands still in, in the order in which they joined. */
std::vector<BandId> bandsStillIn(const Campaign &campaign);

/** Of two seats: the turn of the circle that brings the fewest bands together again; as long as
    nobody comes or goes, everybody meets everybody once. Of more: one band after another goes
    where it has met the fewest, then bands change places as long as that spares a meeting; the bye
    goes to the last of those who had fewest. */
Pairings roundRobin(std::span<const BandId> bands, const RoundsSoFar &before, int seats = 2);

/** After so many more rounds of that kind everybody has met everybody; 0: they have. */
int roundsUntilAllHaveMet(std::span<const BandId> bands, RoundsSoFar before, int seats = 2);
/** The same of a campaign; where they have, as many as bring everybody together once more. At least
    one. */
int roundsOfACycle(const Campaign &campaign, int seats);

/** What chance is asked for a drawn round: one band after another out of those left. */
std::vector<Request> drawRequests(std::size_t bands);
/** In the order drawn; the bye goes to the last drawn of those who had fewest. */
Pairings drawnRound(std::span<const BandId> bands, std::span<const int> picks,
                    const RoundsSoFar &before, int seats = 2);

/** Neighbours in the standing given (best first) play: of two seats with as few games played again
    as can be; of more, each table takes those whom its bands have met least, the nearest first.
    The bye goes to the last of those who had fewest. */
Pairings byStanding(std::span<const BandId> standing, const RoundsSoFar &before, int seats = 2);

} // namespace escarmouche::rules
