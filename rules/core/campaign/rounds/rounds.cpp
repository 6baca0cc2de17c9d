// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/rounds.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules {

namespace {

using TableMates = std::vector<BandId>;
using Games = std::vector<TableMates>;
constexpr std::size_t kPair = 2;

int timesMet(const RoundsSoFar &before, BandId a, BandId b)
{
    const auto met = before.met.find(std::minmax(a, b));
    return met == before.met.end() ? 0 : met->second;
}

/** How often a band has met those of a table. */
int repeats(const RoundsSoFar &before, BandId band, const TableMates &table)
{
    int sum = 0;
    for (const BandId other : table)
        sum += other == band ? 0 : timesMet(before, band, other);
    return sum;
}

int repeats(const RoundsSoFar &before, const Games &games)
{
    int sum = 0;
    for (const TableMates &table : games) {
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (std::size_t j = i + 1; j < table.size(); ++j)
                sum += timesMet(before, table[i], table[j]);
        }
    }
    return sum;
}

/** Takes out the band that is left over alone: of those with fewest byes the last one. */
void takeBye(std::vector<BandId> &bands, const RoundsSoFar &before, std::size_t seats,
             Pairings &pairings)
{
    if (bands.size() % seats != 1)
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
            pairings.games.push_back({a, b});
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
        games.push_back({first, left[i]});
        int leftOver = allowed - met;
        if (pairUp(std::move(rest), before, leftOver, games, steps))
            return true;
        games.pop_back();
    }
    return false;
}

/** One table after another: the first band left, then whoever its bands have met least. */
Games seated(std::vector<BandId> left, const RoundsSoFar &before, std::size_t seats)
{
    Games games;
    while (!left.empty()) {
        TableMates &table = games.emplace_back(TableMates{left.front()});
        left.erase(left.begin());
        while (table.size() < seats && !left.empty()) {
            const auto next = std::ranges::min_element(
                left, {}, [&](BandId band) { return repeats(before, band, table); });
            table.push_back(*next);
            left.erase(next);
        }
    }
    return games;
}

/** Two bands of two tables change places if that spares a meeting. */
bool exchange(const RoundsSoFar &before, TableMates &one, TableMates &other)
{
    const auto cost = [&](BandId band, const TableMates &table, BandId without) {
        return repeats(before, band, table) -
               (band == without ? 0 : timesMet(before, band, without));
    };
    for (BandId &a : one) {
        for (BandId &b : other) {
            const int now = cost(a, one, a) + cost(b, other, b);
            if (cost(a, other, b) + cost(b, one, a) >= now)
                continue;
            std::swap(a, b);
            return true;
        }
    }
    return false;
}

/** Ends because each change spares a meeting at least. */
void spareMeetings(const RoundsSoFar &before, Games &games)
{
    for (bool any = true; any;) {
        any = false;
        for (std::size_t i = 0; i < games.size(); ++i) {
            for (std::size_t j = i + 1; j < games.size(); ++j)
                any = exchange(before, games[i], games[j]) || any;
        }
    }
}

} // namespace

void addMeetings(RoundsSoFar &before, std::span<const BandId> table)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = i + 1; j < table.size(); ++j)
            ++before.met[std::minmax(table[i], table[j])];
    }
}

void addRound(RoundsSoFar &before, const Pairings &round)
{
    for (const auto &table : round.games)
        addMeetings(before, table);
    before.byes.insert(before.byes.end(), round.byes.begin(), round.byes.end());
}

RoundsSoFar roundsSoFar(const Campaign &campaign)
{
    RoundsSoFar before;
    for (const auto &fixture : campaign.fixtures) {
        if (fixture.status != FixtureStatus::Cancelled)
            addMeetings(before, fixture.plan.bands);
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

int pairsYetToMeet(const Campaign &campaign, bool planned)
{
    const auto bands = bandsStillIn(campaign);
    RoundsSoFar before;
    for (const auto &fixture : campaign.fixtures) {
        const bool isOver =
            fixture.status != FixtureStatus::Proposed && fixture.status != FixtureStatus::Confirmed;
        if (fixture.status != FixtureStatus::Cancelled && (planned || isOver))
            addMeetings(before, fixture.plan.bands);
    }
    int pairs = 0;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        for (std::size_t j = i + 1; j < bands.size(); ++j)
            pairs += before.met.contains(std::minmax(bands[i], bands[j])) ? 0 : 1;
    }
    return pairs;
}

Pairings roundRobin(std::span<const BandId> bands, const RoundsSoFar &before, int seats)
{
    Pairings best;
    if (const auto atTable = static_cast<std::size_t>(seats); atTable > kPair) {
        std::vector<BandId> left(bands.begin(), bands.end());
        takeBye(left, before, atTable, best);
        best.games = seated(std::move(left), before, atTable);
        spareMeetings(before, best.games);
        return best;
    }
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

int roundsUntilAllHaveMet(std::span<const BandId> bands, RoundsSoFar before, int seats)
{
    const auto areStrangers = [&] {
        for (std::size_t i = 0; i < bands.size(); ++i) {
            for (std::size_t j = i + 1; j < bands.size(); ++j) {
                if (timesMet(before, bands[i], bands[j]) == 0)
                    return true;
            }
        }
        return false;
    };
    int rounds = 0;
    while (areStrangers()) {
        addRound(before, roundRobin(bands, before, seats));
        ++rounds;
    }
    return rounds;
}

int roundsOfACycle(const Campaign &campaign, int seats)
{
    const auto bands = bandsStillIn(campaign);
    const int left = roundsUntilAllHaveMet(bands, roundsSoFar(campaign), seats);
    return std::max(1, left > 0 ? left : roundsUntilAllHaveMet(bands, {}, seats));
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
                    const RoundsSoFar &before, int seats)
{
    const auto atTable = static_cast<std::size_t>(seats);
    std::vector<BandId> left(bands.begin(), bands.end()), order;
    for (const int pick : picks) {
        const auto at = left.begin() + pick;
        order.push_back(*at);
        left.erase(at);
    }
    order.insert(order.end(), left.begin(), left.end());
    Pairings pairings;
    takeBye(order, before, atTable, pairings);
    for (const BandId band : order) {
        if (pairings.games.empty() || pairings.games.back().size() == atTable)
            pairings.games.emplace_back();
        pairings.games.back().push_back(band);
    }
    return pairings;
}

Pairings byStanding(std::span<const BandId> standing, const RoundsSoFar &before, int seats)
{
    const auto atTable = static_cast<std::size_t>(seats);
    std::vector<BandId> bands(standing.begin(), standing.end());
    Pairings pairings;
    takeBye(bands, before, atTable, pairings);
    if (atTable > kPair) {
        pairings.games = seated(std::move(bands), before, atTable);
        return pairings;
    }
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
