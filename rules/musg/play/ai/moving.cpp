// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/contact.h"
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/going.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;
using kit::geometry::Gait;
using kit::geometry::Other;

namespace {

constexpr int kTrouble = -20; // what moving costs, so that nobody moves for nothing
constexpr std::size_t kMostTried = 4; // places that a way is looked for
constexpr std::int32_t kFarWalk = 8 * kPas;
constexpr int kWorthARoundabout = 300; // a gain that is not only for being nearer

template<class Move>
bool isOffered(const Table &table, FigureId figure)
{
    return std::ranges::any_of(table.options, [&](const auto &option) {
        const auto *move = std::get_if<Move>(&option.action);
        return move && move->figure == figure;
    });
}

/** A place somebody could go to, and what it would be worth to be there. */
struct Spot {
    Place place;
    Worth worth;
};

/** One figure's walks in one decision. */
class Walks
{
public:
    Walks(const Table &table, const Field &field)
        : m_table(table), m_field(field), m_own(field.own()),
          m_here(table.seen[field.own()].place()),
          m_gait(gaitOf(table.game, field.own(), MoveKind::Walk)),
          m_others(othersFor(table.game, table.seen, field.own(), {})),
          m_left(table.seen[field.own()].pa - 1), m_stay(standing(m_here, m_left + 1))
    {
    }

    void weigh(Candidates &out)
    {
        gather();
        std::ranges::stable_sort(m_spots, std::greater{},
                                 [](const Spot &spot) { return spot.worth.total(); });
        const std::size_t tried = std::min(kMostTried, m_spots.size());
        for (std::size_t at = 0; at < tried && m_spots[at].worth.total() > 0; ++at) {
            if (addWay(m_spots[at], out))
                return;
        }
        goOn(out);
    }

private:
    /** What it is worth to stand there with so many PA left. */
    Worth standing(const Place &place, int pa) const
    {
        Worth worth;
        worth[Motive::Danger] =
            -m_field.danger(place) - (place == m_here ? 0 : m_field.freeShotsAt(place));
        worth[Motive::Prospect] = m_field.fire(place, pa) + m_field.approach(place);
        worth[Motive::Objective] = m_field.objective(place);
        worth[Motive::Support] = m_field.shielding(place);
        return worth;
    }

    Worth gain(const Place &place) const
    {
        Worth worth = standing(place, m_left);
        for (std::size_t motive = 0; motive < kMotives; ++motive)
            worth.parts[motive] -= m_stay.parts[motive];
        worth[Motive::Price] = kTrouble;
        return worth;
    }

    /** More than being nearer to somebody. */
    static bool isWorthAWay(Worth worth)
    {
        return worth.total() > 0 &&
               (worth.total() >= kWorthARoundabout || worth[Motive::Danger] != 0);
    }

    /** One place in two pas or so that lies within the walk. */
    void gather()
    {
        const std::int32_t reach = m_gait.budget;
        for (const Point at : m_field.landmarks(m_here.at, reach))
            gatherAt(at, reach);
        // On one lattice for all figures: what was seen from a place is remembered.
        const std::int32_t step = reach > kFarWalk ? 3 * kPas : 2 * kPas;
        const auto first = [&](std::int32_t from) { return (from - reach + step) / step * step; };
        for (std::int32_t y = first(m_here.at.y); y <= m_here.at.y + reach; y += step) {
            for (std::int32_t x = first(m_here.at.x); x <= m_here.at.x + reach; x += step) {
                if (squaredDistance({x, y}, m_here.at) <= kit::geometry::squared(reach))
                    gatherAt({x, y}, reach);
            }
        }
    }
    void gatherAt(Point at, std::int32_t reach)
    {
        const auto &roadmap = m_table.game.roadmap();
        const auto &table = m_table.game.table();
        if (at.x < 0 || at.y < 0 || at.x > table.width() || at.y > table.depth())
            return;
        std::int32_t lastLevel = -1;
        roadmap.visitNear(Box{at, at}, [&](std::size_t node) {
            const Place &place = roadmap.places()[node];
            if (!roadmap.isStand(node) || place.level == lastLevel ||
                squaredDistance(place.at, m_here.at) > kit::geometry::squared(reach))
                return;
            lastLevel = place.level;
            m_spots.push_back({place, gain(place)});
        });
    }

    /** Adds the walk to a spot, where there is a way. */
    bool addWay(const Spot &spot, Candidates &out)
    {
        const Base mover = m_field.at(m_here);
        Path straight;
        straight.add(m_here);
        straight.add(spot.place);
        if (judge(m_table.game.table(), mover, straight, m_gait, m_others).isLegal()) {
            out.push_back({Walk{m_own, straight}, std::nullopt, spot.worth});
            return true;
        }
        if (m_searches == 0 || !isWorthAWay(spot.worth))
            return false;
        --m_searches;
        const auto around = m_table.finder.find(mover, spot.place, m_gait, m_others);
        if (around)
            out.push_back({Walk{m_own, *around}, std::nullopt, spot.worth});
        return around.has_value();
    }

    /** Nothing near by is worth much: on towards the nearest enemy or objective, around what
        stands in the way. */
    void goOn(Candidates &out)
    {
        const auto goal = m_field.destination(m_here);
        if (!goal)
            return;
        if (stepNearer(*goal, out))
            return;
        const Base mover = m_field.at(m_here);
        Path direct;
        direct.add(m_here);
        direct.add({goal->at, m_here.level});
        Path path = kit::geometry::shortened(m_table.game.table(), mover, direct, m_gait, m_others);
        if (path.count < 2 || walkedLength(path) < m_gait.budget / 2)
            path = around(*goal);
        if (path.count >= 2)
            out.push_back({Walk{m_own, path}, std::nullopt, onTheWay(path.last())});
    }
    /** Straight to one of the places that are nearest to the goal, if that gets on. */
    bool stepNearer(const Place &goal, Candidates &out)
    {
        constexpr std::size_t kSteps = 5;
        const auto away = [&](const Spot &spot) { return squaredDistance(spot.place.at, goal.at); };
        const std::size_t steps = std::min(kSteps, m_spots.size());
        std::ranges::stable_sort(m_spots, {}, away);
        const std::int64_t least = squaredDistance(m_here.at, goal.at);
        for (std::size_t at = 0; at < steps && away(m_spots[at]) < least; ++at) {
            Path straight;
            straight.add(m_here);
            straight.add(m_spots[at].place);
            if (walkedLength(straight) >= m_gait.budget / 2 &&
                judge(m_table.game.table(), m_field.at(m_here), straight, m_gait, m_others)
                    .isLegal()) {
                out.push_back({Walk{m_own, straight}, std::nullopt, onTheWay(straight.last())});
                return true;
            }
        }
        return false;
    }
    /** The nearest to the goal that can be reached in one walk; where that is not nearer, the
        beginning of the whole way. */
    Path around(const Place &goal) const
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
        if (best && squaredDistance(best->place.at, m_here.at) >= kit::geometry::squared(kPas))
            return m_table.finder.wayTo(*best);
        const auto way = m_table.finder.find(mover, goal, endless(m_table.game, m_gait), m_others);
        return way ? kit::geometry::shortened(m_table.game.table(), mover, *way, m_gait, m_others)
                   : Path{};
    }
    /** A roundabout way is no step back. */
    Worth onTheWay(const Place &place) const
    {
        Worth worth = gain(place);
        worth[Motive::Prospect] = std::max(worth[Motive::Prospect], -2 * kTrouble);
        return worth;
    }

    const Table &m_table;
    const Field &m_field;
    FigureId m_own;
    Place m_here;
    Gait m_gait;
    std::vector<Other> m_others;
    int m_left; // PA after the walk
    Worth m_stay;
    int m_searches = 2; // a search that finds nothing costs most
    std::vector<Spot> m_spots;
};

/** What friends who have not acted could shoot at those, once nobody is in melee with them. */
int freedShots(const Table &table, FigureId own, const FigureSet &foes)
{
    int most = 0;
    friendsOf(table.game, table.seen, table.seat).each([&](FigureId mate) {
        if (mate == own || table.seen[mate].has(Mark::Activated))
            return;
        foes.each([&](FigureId foe) {
            const int harm = table.mights.of(table.game, table.seen, mate, foe)
                                 .fireAt(distance(table.game, table.seen, mate, foe));
            if (harm > most && isInSight(table.game, table.seen, mate, foe))
                most = harm;
        });
    });
    return most / 2;
}

void weighBreakAway(const Table &table, const Field &field, Candidates &out)
{
    const FigureId own = field.own();
    const FigureSet foes = touchedFoes(table.game, table.seen, own);
    const Place here = table.seen[own].place();
    const int left = table.seen[own].pa - breakAwayPrice(table.game, table.seen, own);
    const Gait gait = gaitOf(table.game, own, MoveKind::BreakAway);
    const auto others = othersFor(table.game, table.seen, own, foes);
    const int stays = field.dangerAmong(foes, here, 1000);
    const int freed = freedShots(table, own, foes);
    for (const Point direction : kDirections) {
        const Path path = kit::geometry::shortened(
            table.game.table(), field.at(here), straight(table.seen, own, direction, gait.budget),
            gait, others);
        if (path.count < 2)
            continue;
        auto plan = table.game.plan(table.seen, table.seat, BreakAway{own, path});
        if (!plan)
            continue;
        const Place there = path.last();
        Candidate candidate{BreakAway{own, path}, std::move(*plan)};
        candidate.worth[Motive::Danger] = stays - field.danger(there);
        candidate.worth[Motive::Prospect] = field.fire(there, left);
        candidate.worth[Motive::Objective] = field.objective(there) - field.objective(here);
        candidate.worth[Motive::Support] = freed;
        candidate.worth[Motive::Price] = kTrouble;
        out.push_back(std::move(candidate));
    }
}

} // namespace

void weighMoves(const Table &table, const Field &field, Candidates &out)
{
    if (isOffered<BreakAway>(table, field.own()))
        weighBreakAway(table, field, out);
    if (isOffered<Walk>(table, field.own()))
        Walks(table, field).weigh(out);
}

} // namespace escarmouche::rules::musg::play
