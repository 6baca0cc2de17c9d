// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules {

namespace {

using Games = std::vector<std::pair<BandId, BandId>>;

int timesMet(const RoundsSoFar &before, BandId a, BandId b)
{
    return static_cast<int>(std::ranges::count_if(before.met, [&](const Met &met) {
        return (met.a == a && met.b == b) || (met.a == b && met.b == a);
    }));
}

int repeats(const RoundsSoFar &before, const Games &games)
{
    int sum = 0;
    for (const auto &[a, b] : games)
        sum += timesMet(before, a, b);
    return sum;
}

/** Takes out the band that sits out: of those with fewest byes the last one. */
void takeBye(std::vector<BandId> &bands, const RoundsSoFar &before, Pairings &pairings)
{
    if (bands.size() % 2 == 0)
        return;
    const auto byesOf = [&](BandId band) { return std::ranges::count(before.byes, band); };
    auto chosen = bands.begin();
    for (auto it = bands.begin(); it != bands.end(); ++it) {
        if (byesOf(*it) <= byesOf(*chosen))
            chosen = it;
    }
    pairings.byes.push_back(*chosen);
    bands.erase(chosen);
}

/** One turn of the circle: the first stays, the others move on by `turn`. An empty place is the
    bye. */
Pairings circle(std::span<const BandId> bands, std::size_t turn)
{
    std::vector<BandId> places(bands.begin(), bands.end());
    if (places.size() % 2 == 1)
        places.push_back({});
    const std::size_t moving = places.size() - 1;
    const auto at = [&](std::size_t place) {
        return place == 0 ? places[0] : places[1 + (place - 1 + turn) % moving];
    };
    Pairings pairings;
    for (std::size_t i = 0; i < places.size() / 2; ++i) {
        const BandId a = at(i), b = at(places.size() - 1 - i);
        if (a == BandId{} || b == BandId{})
            pairings.byes.push_back(std::max(a, b));
        else
            pairings.games.emplace_back(a, b);
    }
    return pairings;
}

/** Pairs the first of `left` with the nearest it may still meet, then the rest. */
bool pairUp(std::vector<BandId> left, const RoundsSoFar &before, int &allowed, Games &games,
            int &steps)
{
    constexpr int kMostSteps = 200'000;
    if (left.empty())
        return true;
    if (++steps > kMostSteps)
        return false;
    const BandId first = left.front();
    left.erase(left.begin());
    for (std::size_t i = 0; i < left.size(); ++i) {
        const int met = timesMet(before, first, left[i]);
        if (met > allowed)
            continue;
        auto rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        games.emplace_back(first, left[i]);
        int leftOver = allowed - met;
        if (pairUp(std::move(rest), before, leftOver, games, steps))
            return true;
        games.pop_back();
    }
    return false;
}

} // namespace

RoundsSoFar roundsSoFar(const Campaign &campaign)
{
    RoundsSoFar before;
    for (const auto &fixture : campaign.fixtures) {
        if (fixture.status == FixtureStatus::Cancelled)
            continue;
        const auto &bands = fixture.plan.bands;
        for (std::size_t i = 0; i < bands.size(); ++i) {
            for (std::size_t j = i + 1; j < bands.size(); ++j)
                before.met.push_back({bands[i], bands[j]});
        }
    }
    for (const auto &round : campaign.rounds)
        before.byes.insert(before.byes.end(), round.byes.begin(), round.byes.end());
    return before;
}

std::vector<BandId> bandsStillIn(const Campaign &campaign)
{
    std::vector<BandId> bands;
    for (const auto &entrant : campaign.bands) {
        if (!entrant.withdrawn)
            bands.push_back(entrant.id);
    }
    return bands;
}

Pairings roundRobin(std::span<const BandId> bands, const RoundsSoFar &before)
{
    Pairings best;
    if (bands.size() < 2) {
        best.byes.assign(bands.begin(), bands.end());
        return best;
    }
    const std::size_t turns = bands.size() - 1 + bands.size() % 2;
    int least = std::numeric_limits<int>::max();
    for (std::size_t turn = 0; turn < turns; ++turn) {
        auto pairings = circle(bands, turn);
        int again = repeats(before, pairings.games);
        for (const BandId bye : pairings.byes)
            again += static_cast<int>(std::ranges::count(before.byes, bye));
        if (again >= least)
            continue;
        least = again;
        best = std::move(pairings);
    }
    return best;
}

std::vector<Request> drawRequests(std::size_t bands)
{
    std::vector<Request> requests;
    for (std::size_t left = bands; left > 1; --left) {
        Pick pick;
        pick.n = static_cast<std::uint16_t>(left);
        requests.push_back(Request::of(pick));
    }
    return requests;
}

Pairings drawnRound(std::span<const BandId> bands, std::span<const int> picks,
                    const RoundsSoFar &before)
{
    std::vector<BandId> left(bands.begin(), bands.end()), order;
    for (const int pick : picks) {
        const auto at = left.begin() + pick;
        order.push_back(*at);
        left.erase(at);
    }
    order.insert(order.end(), left.begin(), left.end());
    Pairings pairings;
    takeBye(order, before, pairings);
    for (std::size_t i = 0; i + 1 < order.size(); i += 2)
        pairings.games.emplace_back(order[i], order[i + 1]);
    return pairings;
}

Pairings byStanding(std::span<const BandId> standing, const RoundsSoFar &before)
{
    std::vector<BandId> bands(standing.begin(), standing.end());
    Pairings pairings;
    takeBye(bands, before, pairings);
    constexpr int kMostRepeats = 1000;
    for (int allowed = 0; allowed < kMostRepeats; ++allowed) {
        int steps = 0, budget = allowed;
        pairings.games.clear();
        if (pairUp(bands, before, budget, pairings.games, steps))
            return pairings;
    }
    return pairings;
}

} // namespace escarmouche::rules
