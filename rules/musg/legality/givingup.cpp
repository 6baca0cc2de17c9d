// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/givingup.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace escarmouche::rules::musg {

namespace {

constexpr std::int64_t kMostWork = 4'000'000;
constexpr int kFigureWeight = 1'000'000; // one figure weighs more than all the gear there is
constexpr int kUnreached = std::numeric_limits<int>::max();
constexpr int kFigure = -1; // in place of a piece of gear

/** A step towards a sum: some of one thing, after the steps before it. */
struct Step {
    int before;
    std::size_t surplus;
    int thing; // place in Surplus::gear, or kFigure
    int count;
};

struct State {
    int cost = kUnreached;
    int step = -1;
};

/** Sums of points that can be given up, each by its cheapest way. */
class CheapestWays
{
public:
    CheapestWays(const std::vector<Surplus> &surpluses, int wanted, int most)
        : m_surpluses(surpluses), m_wanted(wanted), m_states(static_cast<std::size_t>(most) + 1)
    {
        m_states[0].cost = 0;
        for (std::size_t i = 0; i < surpluses.size(); ++i)
            addSurplus(i);
    }

    std::optional<std::vector<Sacrifice>> least() const
    {
        for (auto sum = static_cast<std::size_t>(m_wanted); sum < m_states.size(); ++sum) {
            if (m_states[sum].cost != kUnreached)
                return wayTo(m_states[sum].step);
        }
        return std::nullopt;
    }

private:
    using States = std::vector<State>;

    void addSurplus(std::size_t place)
    {
        const Surplus &surplus = m_surpluses[place];
        const States before = m_states;
        for (int gone = 0; gone <= surplus.removable; ++gone) {
            States states(m_states.size());
            add(before, states, {place, kFigure, 1}, surplus.price, gone, gone);
            for (std::size_t i = 0; i < surplus.gear.size(); ++i) {
                const Surplus::Gear &gear = surplus.gear[i];
                const States without = states;
                const int atOnce = surplus.piecesAtOnce(gone);
                add(without, states, {place, static_cast<int>(i), atOnce}, gear.price, 1,
                    (surplus.figures - gone) * gear.onEach);
            }
            for (std::size_t sum = 0; sum < states.size(); ++sum) {
                if (states[sum].cost < m_states[sum].cost)
                    m_states[sum] = states[sum];
            }
        }
    }

    struct Thing {
        std::size_t surplus;
        int thing;
        int atOnce;
    };

    /** Reaches new sums by `least` to `most` of a thing from each sum reached before. */
    void add(const States &from, States &to, Thing thing, int price, int least, int most)
    {
        const int weight = thing.thing == kFigure ? kFigureWeight : 1;
        for (std::size_t sum = 0; sum < from.size(); ++sum) {
            if (from[sum].cost == kUnreached)
                continue;
            if (least == 0)
                to[sum] = from[sum];
            for (int count = std::max(least, thing.atOnce); count <= most; count += thing.atOnce) {
                const auto reached = sum + static_cast<std::size_t>(price * count);
                if (reached >= to.size())
                    break;
                const int cost = from[sum].cost + weight * count;
                if (cost >= to[reached].cost)
                    continue;
                m_steps.push_back({from[sum].step, thing.surplus, thing.thing, count});
                to[reached] = {cost, static_cast<int>(m_steps.size()) - 1};
            }
        }
    }

    std::vector<Sacrifice> wayTo(int step) const
    {
        std::vector<Sacrifice> way;
        for (; step >= 0; step = m_steps[static_cast<std::size_t>(step)].before) {
            const Step &taken = m_steps[static_cast<std::size_t>(step)];
            if (way.empty() || way.back().surplus != taken.surplus)
                way.push_back(
                    {taken.surplus, 0, std::vector<int>(m_surpluses[taken.surplus].gear.size())});
            if (taken.thing == kFigure)
                way.back().figures = taken.count;
            else
                way.back().pieces[static_cast<std::size_t>(taken.thing)] = taken.count;
        }
        std::ranges::reverse(way);
        return way;
    }

    const std::vector<Surplus> &m_surpluses;
    int m_wanted;
    States m_states;
    std::vector<Step> m_steps;
};

int largest(const std::vector<Surplus> &surpluses)
{
    int most = 1;
    for (const Surplus &surplus : surpluses) {
        most = surplus.removable > 0 ? std::max(most, surplus.price) : most;
        for (const Surplus::Gear &gear : surplus.gear)
            most = std::max(most, gear.price * surplus.piecesAtOnce(0));
    }
    return most;
}

std::int64_t work(const std::vector<Surplus> &surpluses, int sums)
{
    std::int64_t steps = 0;
    for (const Surplus &surplus : surpluses) {
        std::int64_t pieces = 1;
        for (const Surplus::Gear &gear : surplus.gear)
            pieces += std::int64_t{surplus.figures} * gear.onEach;
        steps += (surplus.removable + 1) * pieces;
    }
    return steps * sums;
}

/** Whole lines of gear and figures, largest first, until there is enough. */
std::optional<std::vector<Sacrifice>> largestFirst(const std::vector<Surplus> &surpluses,
                                                   int wanted)
{
    std::vector<std::size_t> order(surpluses.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t i) { return surpluses[i].price; });
    std::vector<Sacrifice> way;
    std::int64_t left = wanted;
    for (const std::size_t place : order) {
        const Surplus &surplus = surpluses[place];
        Sacrifice given{place, 0, std::vector<int>(surplus.gear.size())};
        while (left > 0 && given.figures < surplus.removable && surplus.price > 0) {
            ++given.figures;
            left -= surplus.price;
        }
        const int staying = surplus.figures - given.figures;
        const int atOnce = surplus.piecesAtOnce(given.figures);
        for (std::size_t i = 0; i < surplus.gear.size(); ++i) {
            while (left > 0 && given.pieces[i] < staying * surplus.gear[i].onEach) {
                given.pieces[i] += atOnce;
                left -= std::int64_t{surplus.gear[i].price} * atOnce;
            }
        }
        way.push_back(std::move(given));
    }
    return left > 0 ? std::nullopt : std::optional(way);
}

} // namespace

std::optional<std::vector<Sacrifice>> leastOf(const std::vector<Surplus> &surpluses, int wanted)
{
    if (wanted <= 0)
        return std::vector<Sacrifice>{};
    const std::int64_t most = std::int64_t{wanted} + largest(surpluses);
    if (most > kMostWork || work(surpluses, static_cast<int>(most)) > kMostWork)
        return largestFirst(surpluses, wanted);
    return CheapestWays(surpluses, wanted, static_cast<int>(most)).least();
}

} // namespace escarmouche::rules::musg
