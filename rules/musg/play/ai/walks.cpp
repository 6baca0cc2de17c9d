// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/walks.h"

#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;
using kit::geometry::squared;

namespace {

constexpr std::size_t kMostTried = 4; // places that a way is looked for
constexpr int kWorthARoundabout = 300; // a gain that is not only for being nearer

/** More than being nearer to somebody. */
bool isWorthAWay(const Worth &worth)
{
    return worth.total() > 0 && (worth.total() >= kWorthARoundabout || worth[Motive::Danger] != 0);
}

} // namespace

Walks::Walks(const Table &table, const Field &field)
    : m_table(table), m_field(field), m_ground(table.scene.ground()), m_own(field.own()),
      m_here(table.seen[field.own()].place()), m_hereSpot(m_ground.at(m_here)),
      m_gait(gaitOf(table.game, field.own(), MoveKind::Walk)),
      m_others(othersFor(table.game, table.seen, field.own(), {})),
      m_left(table.seen[field.own()].pa - 1),
      m_stay(field.standing({m_here, m_hereSpot}, m_left + 1, false))
{
    if (m_gait.roughFactor > 1 && m_gait.wallFactor == 0)
        m_onFoot = m_ground.walkFrom(table.finder, m_here);
    gather();
}

int Walks::promise() const
{
    int best = 0;
    for (const Spot &spot : m_spots)
        best = std::max(best, spot.total - spot.worth[Motive::Prospect]);
    return best;
}

void Walks::weigh(int least, Candidates &out)
{
    for (std::size_t tried = 0; tried < kMostTried; ++tried) {
        Spot *spot = bestUntried(least);
        if (!spot)
            break;
        spot->isTried = true;
        if (addWay(*spot, out))
            return;
    }
    if (least <= -kTrouble)
        goOn(out);
}

Worth Walks::gain(const Stand &stand) const
{
    Worth worth = m_field.standing(stand, m_left, stand.place != m_here);
    for (std::size_t motive = 0; motive < kMotives; ++motive)
        worth.parts[motive] -= m_stay.parts[motive];
    worth[Motive::Price] = kTrouble;
    return worth;
}

/** The spots that lie within the walk, and what else may matter there. */
void Walks::gather()
{
    constexpr std::size_t kUsually = 32; // spots in a walk's reach
    const std::int32_t reach = m_gait.budget;
    m_spots.reserve(kUsually);
    for (const Point at : m_field.landmarks(m_here.at, reach))
        gatherAt(at);
    m_ground.visitNear(m_here.at, reach, [&](Ground::SpotId spot) {
        if (isInReach(spot))
            add({m_ground.place(spot), spot});
    });
}

void Walks::add(const Stand &stand)
{
    const Worth worth = gain(stand);
    m_spots.push_back({stand, worth, worth.total()});
}

/** The first of the best that are worth more than that; null: none is left. */
Walks::Spot *Walks::bestUntried(int least)
{
    Spot *best = nullptr;
    for (Spot &spot : m_spots) {
        if (spot.isTried || spot.total <= least)
            continue;
        best = &spot;
        least = spot.total;
    }
    return best;
}

void Walks::gatherAt(Point at)
{
    const auto &roadmap = m_table.game.roadmap();
    const auto &table = m_table.game.table();
    if (at.x < 0 || at.y < 0 || at.x > table.width() || at.y > table.depth())
        return;
    std::int32_t lastLevel = -1;
    roadmap.visitNear(Box{at, at}, [&](std::size_t node) {
        const Place &place = roadmap.places()[node];
        if (!roadmap.isStand(node) || place.level == lastLevel ||
            squaredDistance(place.at, m_here.at) > squared(m_gait.budget))
            return;
        lastLevel = place.level;
        add({place});
    });
}

/** There is a way with nobody in it, or there may be one for somebody who climbs. The way over
    the roadmap may be a little longer than the straight one. */
bool Walks::isInReach(Ground::SpotId spot) const
{
    return m_onFoot.empty() || m_onFoot[spot] <= m_gait.budget + m_gait.budget / 16;
}

bool Walks::isLegal(const Path &path) const
{
    return judge(m_table.game.table(), m_field.at(m_here), path, m_gait, m_others).isLegal();
}

Path Walks::straightTo(const Place &place) const
{
    Path path;
    path.add(m_here);
    path.add(place);
    return path;
}

/** Nothing that stands on the table is in the straight way from here, as far as is known. */
bool Walks::mayGoStraight(Ground::SpotId to) const
{
    return !m_hereSpot || m_onFoot.empty() ||
           m_ground.straight(m_table.game, *m_hereSpot, to) != Ground::kFar;
}

/** A way there: straight, or by way of another spot; else, if `search`, as it may be found. */
std::optional<Path> Walks::wayTo(const Stand &stand, bool search)
{
    if (!stand.spot || mayGoStraight(*stand.spot)) {
        if (const Path straight = straightTo(stand.place); isLegal(straight))
            return straight;
    }
    if (stand.spot) {
        if (auto by = wayBySpot(*stand.spot))
            return by;
    }
    if (!search || m_searches == 0)
        return std::nullopt;
    --m_searches;
    return m_table.finder.findQuickly(m_field.at(m_here), stand.place, m_gait, m_others);
}

/** With one bend, at the spot that makes it the shortest. */
std::optional<Path> Walks::wayBySpot(Ground::SpotId to)
{
    constexpr std::size_t kMostBends = 3;
    const Place &goal = m_ground.place(to);
    m_bends.clear();
    m_ground.visitNear(m_here.at, m_gait.budget, [&](Ground::SpotId by) {
        const Place &bend = m_ground.place(by);
        if (by == to || bend.level != m_here.level || bend == m_here)
            return;
        const auto length =
            static_cast<std::int32_t>(kit::geometry::lengthUp(squaredDistance(bend.at, m_here.at)) +
                                      kit::geometry::lengthUp(squaredDistance(bend.at, goal.at)));
        if (length <= m_gait.budget)
            m_bends.push_back({length, by});
    });
    std::ranges::sort(m_bends);
    std::size_t tried = 0;
    for (const auto &[length, by] : m_bends) {
        if (!mayGoStraight(by) || m_ground.straight(m_table.game, by, to) == Ground::kFar)
            continue;
        Path path = straightTo(m_ground.place(by));
        path.add(goal);
        if (isLegal(path))
            return path;
        if (++tried == kMostBends)
            break;
    }
    return std::nullopt;
}

/** Adds the walk to a spot, where there is a way. */
bool Walks::addWay(const Spot &spot, Candidates &out)
{
    const auto way = wayTo(spot.stand, isWorthAWay(spot.worth));
    if (way)
        out.push_back({Walk{m_own, *way}, std::nullopt, spot.worth});
    return way.has_value();
}

/** Nothing near by is worth much: on towards the nearest enemy or objective, around what
    stands in the way. */
void Walks::goOn(Candidates &out)
{
    const auto goal = m_field.destination(m_here);
    if (!goal)
        return;
    Path path = alongTheWay(*goal);
    if (path.count < 2)
        path = straightOn(*goal);
    if (path.count < 2)
        path = around(*goal);
    if (path.count >= 2)
        out.push_back({Walk{m_own, path}, std::nullopt, onTheWay(path.last())});
}

/** To the spot in reach that is nearest to the goal on foot; nothing where that does not get
   on, or somebody stands in the way. */
Path Walks::alongTheWay(const Place &goal)
{
    constexpr std::size_t kSteps = 6;
    const std::int32_t step = m_gait.budget / 2;
    if (squaredDistance(goal.at, m_here.at) <= squared(m_gait.budget))
        return {};
    const Ground::Distances &ways = m_ground.wayTo(m_table.finder, goal);
    const auto left = [&](const Spot &spot) {
        return spot.stand.spot ? ways[*spot.stand.spot] : Ground::kFar;
    };
    std::ranges::stable_sort(m_spots, {}, left);
    for (std::size_t at = 0; at < std::min(kSteps, m_spots.size()); ++at) {
        const Place &place = m_spots[at].stand.place;
        if (left(m_spots[at]) == Ground::kFar ||
            squaredDistance(place.at, m_here.at) < squared(step))
            continue;
        if (const auto way = wayTo(m_spots[at].stand, at == 0))
            return *way;
    }
    return {};
}

Path Walks::straightOn(const Place &goal) const
{
    const Path path =
        kit::geometry::shortened(m_table.game.table(), m_field.at(m_here),
                                 straightTo({goal.at, m_here.level}), m_gait, m_others);
    return walkedLength(path) < m_gait.budget / 2 ? Path{} : path;
}

/** The nearest to the goal that can be reached in one walk; where that is not nearer, the
    beginning of the whole way. */
Path Walks::around(const Place &goal) const
{
    const Base mover = m_field.at(m_here);
    m_table.finder.flood(mover, m_gait, m_others);
    const kit::geometry::Finder::Reached *best = nullptr;
    std::int64_t nearest = squaredDistance(m_here.at, goal.at);
    for (const auto &each : m_table.finder.reached()) {
        const std::int64_t gap = squaredDistance(each.place.at, goal.at);
        if (gap < nearest) {
            nearest = gap;
            best = &each;
        }
    }
    if (best && squaredDistance(best->place.at, m_here.at) >= squared(kPas))
        return m_table.finder.wayTo(*best);
    const auto way = m_table.finder.find(mover, goal, endless(m_table.game, m_gait), m_others);
    return way ? kit::geometry::shortened(m_table.game.table(), mover, *way, m_gait, m_others)
               : Path{};
}

/** A roundabout way is no step back. */
Worth Walks::onTheWay(const Place &place) const
{
    Worth worth = gain(m_field.standAt(place));
    worth[Motive::Prospect] = std::max(worth[Motive::Prospect], -2 * kTrouble);
    return worth;
}

} // namespace escarmouche::rules::musg::play
