// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/givingup.h"

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
    std::size_t offer;
    int thing; // place in Offer::gear, or kFigure
    int count;
};

struct State {
    int cost = kUnreached;
    int step = -1;
};

/** Sums of points that can be given up, each by its cheapest way. */
class Sums
{
public:
    Sums(const std::vector<Offer> &offers, int wanted, int most)
        : m_offers(offers), m_wanted(wanted), m_states(static_cast<std::size_t>(most) + 1)
    {
        m_states[0].cost = 0;
        for (std::size_t i = 0; i < offers.size(); ++i)
            addOffer(i);
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

    void addOffer(std::size_t place)
    {
        const Offer &offer = m_offers[place];
        const States before = m_states;
        for (int gone = 0; gone <= offer.removable; ++gone) {
            States states(m_states.size());
            add(before, states, {place, kFigure, 1}, offer.price, gone, gone);
            for (std::size_t i = 0; i < offer.gear.size(); ++i) {
                const Offer::Gear &gear = offer.gear[i];
                const States without = states;
                const int atOnce = offer.piecesAtOnce(gone);
                add(without, states, {place, static_cast<int>(i), atOnce}, gear.price, 1,
                    (offer.figures - gone) * gear.onEach);
            }
            for (std::size_t sum = 0; sum < states.size(); ++sum) {
                if (states[sum].cost < m_states[sum].cost)
                    m_states[sum] = states[sum];
            }
        }
    }

    struct Thing {
        std::size_t offer;
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
                m_steps.push_back({from[sum].step, thing.offer, thing.thing, count});
                to[reached] = {cost, static_cast<int>(m_steps.size()) - 1};
            }
        }
    }

    std::vector<Sacrifice> wayTo(int step) const
    {
        std::vector<Sacrifice> way;
        for (; step >= 0; step = m_steps[static_cast<std::size_t>(step)].before) {
            const Step &taken = m_steps[static_cast<std::size_t>(step)];
            if (way.empty() || way.back().offer != taken.offer)
                way.push_back(
                    {taken.offer, 0, std::vector<int>(m_offers[taken.offer].gear.size())});
            if (taken.thing == kFigure)
                way.back().figures = taken.count;
            else
                way.back().pieces[static_cast<std::size_t>(taken.thing)] = taken.count;
        }
        std::ranges::reverse(way);
        return way;
    }

    const std::vector<Offer> &m_offers;
    int m_wanted;
    States m_states;
    std::vector<Step> m_steps;
};

int largest(const std::vector<Offer> &offers)
{
    int most = 1;
    for (const Offer &offer : offers) {
        most = offer.removable > 0 ? std::max(most, offer.price) : most;
        for (const Offer::Gear &gear : offer.gear)
            most = std::max(most, gear.price * offer.piecesAtOnce(0));
    }
    return most;
}

std::int64_t work(const std::vector<Offer> &offers, int sums)
{
    std::int64_t steps = 0;
    for (const Offer &offer : offers) {
        std::int64_t pieces = 1;
        for (const Offer::Gear &gear : offer.gear)
            pieces += std::int64_t{offer.figures} * gear.onEach;
        steps += (offer.removable + 1) * pieces;
    }
    return steps * sums;
}

/** Whole lines of gear and figures, largest first, until there is enough. */
std::optional<std::vector<Sacrifice>> largestFirst(const std::vector<Offer> &offers, int wanted)
{
    std::vector<std::size_t> order(offers.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return offers[i].price; });
    std::vector<Sacrifice> way;
    std::int64_t left = wanted;
    for (const std::size_t place : order) {
        const Offer &offer = offers[place];
        Sacrifice given{place, 0, std::vector<int>(offer.gear.size())};
        while (left > 0 && given.figures < offer.removable && offer.price > 0) {
            ++given.figures;
            left -= offer.price;
        }
        const int staying = offer.figures - given.figures;
        const int atOnce = offer.piecesAtOnce(given.figures);
        for (std::size_t i = 0; i < offer.gear.size(); ++i) {
            while (left > 0 && given.pieces[i] < staying * offer.gear[i].onEach) {
                given.pieces[i] += atOnce;
                left -= std::int64_t{offer.gear[i].price} * atOnce;
            }
        }
        way.push_back(std::move(given));
    }
    return left > 0 ? std::nullopt : std::optional(way);
}

} // namespace

std::optional<std::vector<Sacrifice>> leastOf(const std::vector<Offer> &offers, int wanted)
{
    if (wanted <= 0)
        return std::vector<Sacrifice>{};
    const std::int64_t most = std::int64_t{wanted} + largest(offers);
    if (most > kMostWork || work(offers, static_cast<int>(most)) > kMostWork)
        return largestFirst(offers, wanted);
    return Sums(offers, wanted, static_cast<int>(most)).least();
}

} // namespace escarmouche::rules::musg
