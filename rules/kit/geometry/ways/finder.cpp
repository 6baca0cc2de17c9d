// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ways/finder.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/ways/straighten.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

namespace {

// Marks of a place.
constexpr std::uint8_t kNearFigure = 1; // links from or to it may meet a figure
constexpr std::uint8_t kBlocked = 2;
constexpr std::uint8_t kAtGoal = 4; // has a segment to the goal
constexpr std::uint8_t kOnBase = 8; // overlaps a base: no place to stop

constexpr std::uint8_t kAnyHops = 250;
constexpr std::size_t kMostRaw = 256;

Box boxAround(std::span<const Place> places, std::int32_t margin)
{
    Box box{places.front().at, places.front().at};
    for (const Place &place : places) {
        box.least = {std::min(box.least.x, place.at.x), std::min(box.least.y, place.at.y)};
        box.most = {std::max(box.most.x, place.at.x), std::max(box.most.y, place.at.y)};
    }
    return widened(box, margin);
}

/** With what straightening may still save. */
std::int32_t withSlack(std::int32_t budget)
{
    return budget + budget / 8 + 100;
}

Path pathOf(std::span<const Place> places)
{
    Path path;
    for (const Place &place : places)
        if (!path.add(place))
            return {};
    return path;
}

} // namespace

Finder::Finder(const Roadmap &roadmap) : m_roadmap(&roadmap), m_known(roadmap.places().size()) {}

std::optional<Path> Finder::find(const Base &mover, const Place &goal, const Gait &gait,
                                 std::span<const Other> others)
{
    return find(mover, goal, gait, others, Care::Full);
}

std::optional<Path> Finder::findQuickly(const Base &mover, const Place &goal, const Gait &gait,
                                        std::span<const Other> others)
{
    return find(mover, goal, gait, others, Care::Little);
}

std::optional<Path> Finder::find(const Base &mover, const Place &goal, const Gait &gait,
                                 std::span<const Other> others, Care care)
{
    const Base there{goal, mover.radius, mover.height};
    if (!m_roadmap->table().isClear(there))
        return std::nullopt;
    const Path straight = pathOf(std::array{mover.place, goal});
    const Walk walk = judge(m_roadmap->table(), mover, straight, gait, others);
    if (walk.isLegal() && (walk.cost.rough == 0 || gait.roughFactor == 1))
        return straight;
    if (walk.fault == PathFault::NoStand ||
        (walk.fault == PathFault::TooFar && walk.cost.rough == 0))
        return std::nullopt;
    Bounds bounds{withSlack(gait.budget), withSlack(gait.roughBudget), kAnyHops, false};
    begin(mover, gait, others, bounds);
    auto found = search(goal, bounds, care);
    if (!found && gait.roughBudget < gait.budget) { // perhaps around what is too difficult
        bounds.avoidsRough = true;
        begin(mover, gait, others, bounds);
        found = search(goal, bounds, care);
    }
    if (!walk.isLegal())
        return found;
    const auto spent = [&](const Path &path) {
        return gait.spent(judge(m_roadmap->table(), mover, path, gait, others).cost);
    };
    return found && spent(*found) < spent(straight) ? found : straight;
}

void Finder::flood(const Base &mover, const Gait &gait, std::span<const Other> others)
{
    floodUntil(mover, gait, others, [](const Reached &) { return false; });
}

void Finder::spread(const Base &mover, const Gait &gait)
{
    startFlood(mover, gait, {}, kAnyHops);
    while (reachNext()) {
    }
}

void Finder::startFlood(const Base &mover, const Gait &gait, std::span<const Other> others,
                        std::uint8_t hops)
{
    m_goal.reset();
    m_reached.clear();
    begin(mover, gait, others, {gait.budget, gait.roughBudget, hops, false});
    findStarts();
}

const Finder::Reached *Finder::reachNext()
{
    for (std::uint32_t node = takeCheapest(); node != kNone; node = takeCheapest()) {
        const Known known = m_known[node];
        for (const Roadmap::Link &link : m_roadmap->links(node))
            relax(node, known, link);
        if (!m_roadmap->isStand(node) || (known.marks & kOnBase) != 0 ||
            m_roadmap->places()[node] == m_mover.place)
            continue;
        m_reached.push_back({m_roadmap->places()[node], known.spent, node});
        return &m_reached.back();
    }
    return nullptr;
}

Path Finder::wayTo(const Reached &reached) const
{
    std::array<Place, kMostRaw> places;
    const auto raw = std::span<const Place>(places).first(wayBack(reached.node, places));
    const Path path = straightened(raw, Care::Full);
    const bool isGood = judge(m_roadmap->table(), m_mover, path, m_gait, m_others).isLegal();
    return isGood ? path : pathOf(raw);
}

void Finder::begin(const Base &mover, const Gait &gait, std::span<const Other> others,
                   const Bounds &bounds)
{
    m_mover = mover;
    m_gait = gait;
    m_bounds = bounds;
    m_others.assign(others.begin(), others.end());
    m_cheapest = 0;
    m_heads.assign(static_cast<std::size_t>(std::max(0, bounds.budget)) + 1, kNone);
    m_entries.clear();
    m_goalLinks.clear();
    ++m_search;
    markFigures();
}

void Finder::markFigures()
{
    // A link of two cells by three passes a figure at most half its length from one end.
    const std::int64_t halfLink = 2 * std::int64_t{m_roadmap->cell()};
    m_inReach.clear();
    for (const Other &other : m_others) {
        const Base &base = other.base;
        const std::int64_t touching = std::int64_t{m_mover.radius} + base.radius;
        const std::int64_t kept = touching + (other.passage == Passage::Avoid ? kContactGap : -1);
        const std::int64_t near = other.passage == Passage::Through ? touching : kept + halfLink;
        const Point at = base.place.at;
        if (squaredDistance(at, m_mover.place.at) > squared(m_bounds.budget + near))
            continue;
        if (other.passage != Passage::Through)
            m_inReach.push_back(other);
        m_roadmap->visitNear(widened({at, at}, static_cast<std::int32_t>(near)),
                             [&](std::size_t i) { mark(i, other, near, kept); });
    }
}

void Finder::mark(std::size_t node, const Other &other, std::int64_t near, std::int64_t kept)
{
    const Place &place = m_roadmap->places()[node];
    const Base &base = other.base;
    const std::int64_t apart = squaredDistance(place.at, base.place.at);
    if (apart > squared(near))
        return;
    Known &known = know(static_cast<std::uint32_t>(node));
    if (overlap({place, m_mover.radius, m_mover.height}, base))
        known.marks |= kOnBase;
    if (other.passage == Passage::Through)
        return;
    known.marks |= kNearFigure;
    if (apart <= squared(kept) && place.level < base.place.level + base.height &&
        base.place.level < place.level + m_mover.height)
        known.marks |= kBlocked;
}

/** The mover's own place; of one who hangs on a side, also that side's top and foot. */
void Finder::findStarts()
{
    const Table &table = m_roadmap->table();
    m_starts.assign(1, {m_mover.place, {}});
    if (!table.supports(m_mover.place)) {
        const Point at = m_mover.place.at;
        const Surroundings around(table, {at, at}, m_mover.radius, m_mover.height);
        std::array<Place, 2> ends{m_mover.place, Place{at, table.landing(m_mover.place)}};
        for (const Part &part : table.parts())
            if (part.top > m_mover.place.level &&
                reaches(part.shape, at, m_mover.radius + kContactGap) &&
                part.bottom <= m_mover.place.level)
                ends[0].level = part.top;
        for (const Place &end : ends) {
            const Step step = around.step(m_mover.place, end, m_inReach);
            if (end == m_mover.place || step.fault != PathFault::None ||
                !canClimb(m_gait, step.side, step.sideHeight))
                continue;
            m_starts.push_back({end, {}});
            add(m_starts.back().cost, step);
        }
    }
    for (std::size_t i = 0; i < m_starts.size(); ++i)
        enterFrom(m_starts[i], static_cast<std::uint32_t>(i));
}

void Finder::enterFrom(const Start &start, std::uint32_t index)
{
    const Point at = start.place.at;
    const Box near = widened({at, at}, m_roadmap->cell());
    const Surroundings around(m_roadmap->table(), widened(near, m_roadmap->cell()), m_mover.radius,
                              m_mover.height);
    m_roadmap->visitNear(near, [&](std::size_t node) {
        const Place &place = m_roadmap->places()[node];
        if (place.level != start.place.level && place.at != at)
            return;
        const Step step = around.step(start.place, place, m_inReach);
        if (step.fault != PathFault::None || !canClimb(m_gait, step.side, step.sideHeight))
            return;
        PathCost cost = start.cost;
        add(cost, step);
        if (m_bounds.avoidsRough && cost.rough > 0)
            return;
        reach(static_cast<std::uint32_t>(node), kNone - index, m_gait.spent(cost), cost.rough, 1);
    });
}

Finder::Known &Finder::know(std::uint32_t node)
{
    Known &known = m_known[node];
    if (known.search != m_search) {
        known = {};
        known.search = m_search;
        known.spent = std::numeric_limits<std::int32_t>::max();
    }
    return known;
}

std::int32_t Finder::spentOn(Side side, std::int32_t length, std::int32_t rough) const
{
    switch (side) {
    case Side::Level:
        return length + rough * (m_gait.roughFactor - 1);
    case Side::Climbable:
        return length * m_gait.climbFactor;
    case Side::Other:
        return length * m_gait.wallFactor;
    }
    return 0;
}

void Finder::relax(std::uint32_t from, const Known &known, const Roadmap::Link &link)
{
    const std::int32_t spent = known.spent + spentOn(link.side, link.length, link.rough());
    const Known &there = m_known[link.to];
    const bool isKnown = there.search == m_search;
    if (spent > m_bounds.budget || (isKnown && there.spent <= spent) ||
        !canClimb(m_gait, link.side, link.sideHeight()))
        return;
    const std::uint8_t marks = isKnown ? there.marks : std::uint8_t{0};
    if ((marks & kBlocked) != 0 || (m_bounds.avoidsRough && link.rough() > 0))
        return;
    const auto places = m_roadmap->places();
    if (((marks | known.marks) & kNearFigure) != 0 &&
        figureInWay(m_mover, places[from], places[link.to], m_inReach) >= 0)
        return;
    reach(link.to, from, spent, known.rough + link.rough(),
          static_cast<std::uint8_t>(known.hops + 1));
}

void Finder::reach(std::uint32_t node, std::uint32_t before, std::int32_t spent, std::int32_t rough,
                   std::uint8_t hops)
{
    Known &known = know(node);
    if (known.spent <= spent || (known.marks & kBlocked) != 0 || hops > m_bounds.hops ||
        rough * m_gait.roughFactor > m_bounds.roughBudget)
        return;
    std::int64_t order = spent;
    if (m_goal)
        order += rootDown(squaredDistance(m_roadmap->places()[node].at, *m_goal));
    if (order > m_bounds.budget)
        return;
    known.before = before;
    known.spent = spent;
    known.rough = rough;
    known.hops = hops;
    known.isDone = false;
    auto &head = m_heads[static_cast<std::size_t>(order)];
    m_entries.push_back({node, spent, head});
    head = static_cast<std::uint32_t>(m_entries.size() - 1);
    m_cheapest = std::min(m_cheapest, static_cast<std::int32_t>(order));
}

std::uint32_t Finder::takeCheapest()
{
    for (; m_cheapest <= m_bounds.budget; ++m_cheapest) {
        auto &head = m_heads[static_cast<std::size_t>(m_cheapest)];
        while (head != kNone) {
            const Entry entry = m_entries[head];
            head = entry.next;
            Known &known = m_known[entry.node];
            if (known.isDone || known.spent != entry.spent)
                continue;
            known.isDone = true;
            return entry.node;
        }
    }
    return kNone;
}

void Finder::linkGoal(const Place &goal)
{
    const Box near = widened({goal.at, goal.at}, m_roadmap->cell());
    const Surroundings around(m_roadmap->table(), widened(near, m_roadmap->cell()), m_mover.radius,
                              m_mover.height);
    m_roadmap->visitNear(near, [&](std::size_t i) {
        const Place &place = m_roadmap->places()[i];
        if (place.level != goal.level && place.at != goal.at)
            return;
        const Step step = around.step(place, goal, m_inReach);
        if (step.fault != PathFault::None || !canClimb(m_gait, step.side, step.sideHeight))
            return;
        const auto node = static_cast<std::uint32_t>(i);
        know(node).marks |= kAtGoal;
        m_goalLinks.push_back({node, step});
    });
}

/** What the way by that place costs in all; more than anything where it does not lead to the goal.
 */
std::int32_t Finder::spentToGoal(std::uint32_t node, const Known &known) const
{
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    if ((known.marks & kAtGoal) == 0)
        return least;
    for (const auto &[from, step] : m_goalLinks) {
        if (from == node)
            least = std::min(least, known.spent + spentOn(step.side, step.length, step.rough));
    }
    return least;
}

std::optional<Path> Finder::search(const Place &goal, const Bounds &bounds, Care care)
{
    m_goal = goal.at;
    linkGoal(goal);
    if (m_goalLinks.empty())
        return std::nullopt;
    findStarts();
    std::int32_t best = bounds.budget + 1;
    std::uint32_t last = kNone;
    for (std::uint32_t node = takeCheapest(); node != kNone; node = takeCheapest()) {
        if (m_cheapest >= best)
            break;
        const Known known = m_known[node];
        if (const std::int32_t spent = spentToGoal(node, known); spent < best) {
            best = spent;
            last = node;
        }
        for (const Roadmap::Link &link : m_roadmap->links(node))
            relax(node, known, link);
    }
    if (last == kNone)
        return std::nullopt;
    std::array<Place, kMostRaw> places;
    std::size_t count = wayBack(last, places);
    places[count++] = goal;
    const Path path = straightened(std::span<const Place>(places).first(count), care);
    const bool isGood = judge(m_roadmap->table(), m_mover, path, m_gait, m_others).isLegal();
    return isGood ? std::optional(path) : std::nullopt;
}

/** Writes the places from the mover's to the node's; how many. */
std::size_t Finder::wayBack(std::uint32_t node, std::span<Place> out) const
{
    std::size_t count = 0;
    const auto starts = static_cast<std::uint32_t>(m_starts.size());
    while (node <= kNone - starts) {
        out[count++] = m_roadmap->places()[node];
        node = m_known[node].before;
    }
    if (node != kNone)
        out[count++] = m_starts[kNone - node].place;
    out[count++] = m_mover.place;
    std::reverse(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
}

Path Finder::straightened(std::span<const Place> places, Care care) const
{
    const Surroundings around(m_roadmap->table(), boxAround(places, 100), m_mover.radius,
                              m_mover.height);
    return care == Care::Full ? straighten(around, places, m_gait, m_inReach)
                              : pulled(around, places, m_gait, m_inReach);
}

} // namespace escarmouche::rules::kit::geometry
