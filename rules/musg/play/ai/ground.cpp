// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/ground.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/moving/going.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;
using kit::geometry::Finder;
using kit::geometry::Gait;

namespace {

constexpr std::int32_t kLongWalk = 12 * kPas; // beyond it a spot is out of any walk
constexpr std::size_t kMostKept = 400; // lists of regards of places that are no spots

std::uint64_t keyOf(const Place &place)
{
    constexpr unsigned kBits = 20;
    const auto part = [](std::int32_t value) { return static_cast<std::uint64_t>(value); };
    return part(place.at.x) << 2 * kBits | part(place.at.y) << kBits | part(place.level);
}

/** Somebody on foot with nothing to help him. */
Gait onFoot(std::int32_t reach)
{
    return {.budget = reach, .roughBudget = reach};
}

} // namespace

Ground &Ground::of(const Skirmish &game)
{
    static thread_local std::optional<Ground> kGround;
    if (!kGround || kGround->m_table != game.table().fingerprint() ||
        kGround->m_radius != game.radius() || kGround->m_height != game.switches().figureHeight)
        kGround.emplace(game);
    return *kGround;
}

Ground::Ground(const Skirmish &game)
    : m_table(game.table().fingerprint()), m_radius(game.radius()),
      m_height(game.switches().figureHeight), m_columns((game.table().width() - 1) / kSpacing + 1),
      m_rows((game.table().depth() - 1) / kSpacing + 1)
{
    lay(game.roadmap());
}

/** In the middle of each cell, on every floor there. */
void Ground::lay(const kit::geometry::Roadmap &roadmap)
{
    m_spotOfNode.assign(roadmap.places().size(), kFar);
    m_starts.push_back(0);
    for (std::int32_t row = 0; row < m_rows; ++row) {
        for (std::int32_t column = 0; column < m_columns; ++column) {
            const Point middle{column * kSpacing + kSpacing / 2, row * kSpacing + kSpacing / 2};
            std::int32_t lastLevel = -1;
            roadmap.visitNear(Box{middle, middle}, [&](std::size_t node) {
                const Place &place = roadmap.places()[node];
                if (!roadmap.isStand(node) || place.level == lastLevel)
                    return;
                lastLevel = place.level;
                m_spotOfNode[node] = static_cast<SpotId>(m_spots.size());
                if (row % 2 == 0 && column % 2 == 0)
                    m_landmarks.push_back(m_spotOfNode[node]);
                m_spots.push_back(place);
            });
            m_starts.push_back(static_cast<SpotId>(m_spots.size()));
        }
    }
    if (m_landmarks.empty() && !m_spots.empty())
        m_landmarks.push_back(0);
    m_regards.resize(m_spots.size());
    m_straight.resize(m_spots.size());
    m_walks.resize(m_spots.size());
    m_ways.resize(m_spots.size());
}

std::optional<Ground::SpotId> Ground::at(const Place &place) const
{
    const std::size_t cell = cellOf(place.at);
    for (SpotId spot = m_starts[cell]; spot < m_starts[cell + 1]; ++spot) {
        if (m_spots[spot] == place)
            return spot;
    }
    return std::nullopt;
}

std::size_t Ground::cellOf(Point point) const
{
    const std::int32_t column = std::clamp(point.x / kSpacing, 0, m_columns - 1);
    const std::int32_t row = std::clamp(point.y / kSpacing, 0, m_rows - 1);
    return static_cast<std::size_t>(row * m_columns + column);
}

Place Ground::lookout(const Place &place) const
{
    const std::size_t cell = cellOf(place.at);
    for (SpotId spot = m_starts[cell]; spot < m_starts[cell + 1]; ++spot) {
        if (m_spots[spot].level == place.level)
            return m_spots[spot];
    }
    return place;
}

std::optional<Ground::SpotId> Ground::around(Point point) const
{
    const std::size_t cell = cellOf(point);
    std::optional<SpotId> highest;
    for (SpotId spot = m_starts[cell]; spot < m_starts[cell + 1]; ++spot) {
        if (!highest || m_spots[spot].level > m_spots[*highest].level)
            highest = spot;
    }
    return highest;
}

std::uint16_t Ground::straight(const Skirmish &game, SpotId from, SpotId to)
{
    Distances &row = m_straight[from];
    if (row.empty())
        row.resize(m_spots.size());
    if (row[to] == 0) {
        Path path;
        path.add(m_spots[from]);
        path.add(m_spots[to]);
        const Gait gait = onFoot(kLongWalk);
        const auto walk = judge(game.table(), standing(m_spots[from]), path, gait, {});
        row[to] =
            walk.isLegal() ? static_cast<std::uint16_t>(std::max(1, gait.spent(walk.cost))) : kFar;
    }
    return row[to];
}

Ground::Regards &Ground::regardsFrom(const Place &from)
{
    const auto spot = at(from);
    Regards &regards = spot ? m_regards[*spot] : m_regardsElsewhere[keyOf(from)];
    if (regards.empty())
        regards.resize(m_spots.size());
    return regards;
}

bool Ground::sees(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const
{
    if (regard.seen < 0)
        regard.seen =
            kit::geometry::sees(game.table(), standing(from), standing(place(spot))) ? 1 : 0;
    return regard.seen == 1;
}

int Ground::screensTo(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const
{
    if (regard.screensTo < 0)
        regard.screensTo = static_cast<std::int8_t>(
            kit::geometry::screensBetween(game.table(), standing(from), standing(place(spot))));
    return regard.screensTo;
}

int Ground::screensFrom(const Skirmish &game, const Place &from, SpotId spot, Regard &regard) const
{
    if (regard.screensFrom < 0)
        regard.screensFrom = static_cast<std::int8_t>(
            kit::geometry::screensBetween(game.table(), standing(place(spot)), standing(from)));
    return regard.screensFrom;
}

Ground::Distances Ground::spread(Finder &finder, const Place &from, std::int32_t reach) const
{
    Distances distances(m_spots.size(), kFar);
    if (const auto here = at(from))
        distances[*here] = 0;
    finder.spread(standing(from), onFoot(reach));
    for (const Finder::Reached &each : finder.reached()) {
        if (const SpotId spot = m_spotOfNode[each.node]; spot != kFar)
            distances[spot] =
                static_cast<std::uint16_t>(std::min<std::int32_t>(each.spent, kFar - 1));
    }
    return distances;
}

const Ground::Distances &Ground::walkFrom(Finder &finder, SpotId spot)
{
    Distances &distances = m_walks[spot];
    if (distances.empty())
        distances = spread(finder, m_spots[spot], kLongWalk);
    return distances;
}

Ground::Distances Ground::walkFrom(Finder &finder, const Place &from)
{
    if (const auto spot = at(from))
        return walkFrom(finder, *spot);
    Distances nearest(m_spots.size(), kFar);
    visitNear(from.at, kSpacing, [&](SpotId by) {
        if (m_spots[by].level != from.level)
            return;
        const Distances &walk = walkFrom(finder, by);
        const auto gap = static_cast<std::int32_t>(
            kit::geometry::lengthUp(squaredDistance(m_spots[by].at, from.at)));
        for (std::size_t spot = 0; spot < nearest.size(); ++spot)
            nearest[spot] =
                static_cast<std::uint16_t>(std::min<std::int32_t>(nearest[spot], walk[spot] + gap));
    });
    return nearest;
}

bool Ground::mayReach(Finder &finder, const Place &from, const Place &to, std::int32_t budget)
{
    constexpr std::int32_t kSlack = kPas;
    bool is = squaredDistance(from.at, to.at) <= kit::geometry::squared(2 * kSpacing);
    if (is || budget > kLongWalk)
        return true;
    const Distances walk = walkFrom(finder, from);
    visitNear(to.at, kSpacing, [&](SpotId spot) {
        is = is || (m_spots[spot].level == to.level && walk[spot] <= budget + kSlack);
    });
    return is;
}

Ground::SpotId Ground::landmarkNear(const Place &place) const
{
    const auto gap = [&](SpotId spot) {
        const std::int64_t up = m_spots[spot].level - place.level;
        return squaredDistance(m_spots[spot].at, place.at) + 4 * up * up;
    };
    return *std::ranges::min_element(m_landmarks, {}, gap);
}

const Ground::Distances &Ground::wayTo(Finder &finder, const Place &place)
{
    static const Distances kNowhere;
    if (m_landmarks.empty())
        return kNowhere;
    const SpotId landmark = landmarkNear(place);
    Distances &distances = m_ways[landmark];
    if (distances.empty())
        distances = spread(finder, m_spots[landmark], kFar - 1);
    return distances;
}

void Ground::forgetMost()
{
    if (m_regardsElsewhere.size() > kMostKept)
        m_regardsElsewhere.clear();
}

} // namespace escarmouche::rules::musg::play
