// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/lookups.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/sightmemory.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::rules::musg::play {

namespace {

/** Those of a set who are on the table. */
FigureSet standing(const State &state, const FigureSet &among)
{
    FigureSet set = among;
    among.each([&](FigureId figure) {
        if (!state[figure].onTable())
            set.erase(figure);
    });
    return set;
}

/** Farther apart along one side of the table than two bases in contact can be. */
bool isFar(Point a, Point b, std::int32_t reach)
{
    return std::abs(b.x - a.x) > reach || std::abs(b.y - a.y) > reach;
}

std::int32_t contactReach(const Skirmish &game)
{
    return 2 * game.radius() + 2 * kit::geometry::kContactGap;
}

/** A thread's own, so that many games at once need not wait for one another. */
kit::geometry::SightMemory &memory()
{
    static thread_local kit::geometry::SightMemory kMemory;
    return kMemory;
}

} // namespace

FigureSet onTable(const Skirmish &game, const State &state)
{
    return standing(state, game.everybody());
}

FigureSet friendsOf(const Skirmish &game, const State &state, SeatId seat)
{
    return standing(state, game.figuresOf(seat));
}

FigureSet foesOf(const Skirmish &game, const State &state, SeatId seat)
{
    return standing(state, game.figuresAgainst(seat));
}

std::int32_t distance(const Skirmish &game, const State &state, FigureId a, FigureId b)
{
    return kit::geometry::distance(game.base(state, a), game.base(state, b));
}

bool isWithin(const Skirmish &game, const State &state, FigureId a, FigureId b, std::int32_t limit)
{
    return kit::geometry::isWithin(game.base(state, a), game.base(state, b), limit);
}

bool inContact(const Skirmish &game, const State &state, FigureId a, FigureId b)
{
    // Most figures are far apart: the exact question is asked of the near ones alone.
    // MUSG-PROFILE-06
    return !isFar(state[a].at, state[b].at, contactReach(game)) &&
           kit::geometry::inContact(game.base(state, a), game.base(state, b));
}

FigureSet touched(const Skirmish &game, const State &state, FigureId figure, const FigureSet &among)
{
    const std::int32_t reach = contactReach(game);
    const Point here = state[figure].at;
    FigureSet set;
    among.each([&](FigureId other) {
        if (!isFar(here, state[other].at, reach) && state[other].onTable() &&
            inContact(game, state, figure, other))
            set.insert(other);
    });
    return set;
}

FigureSet touchedFoes(const Skirmish &game, const State &state, FigureId figure)
{
    return touched(game, state, figure, game.figuresAgainst(game.fighter(figure).seat()));
}

bool isEngaged(const Skirmish &game, const State &state, FigureId figure)
{
    return !touchedFoes(game, state, figure).empty();
}

bool isInSight(const Skirmish &game, const kit::geometry::Base &a, const kit::geometry::Base &b)
{
    return memory().sees(game.table(), a, b);
}

int screensBetween(const Skirmish &game, const kit::geometry::Base &shooter,
                   const kit::geometry::Base &target)
{
    return memory().screensBetween(game.table(), shooter, target);
}

kit::geometry::Cover coverBetween(const Skirmish &game, const kit::geometry::Base &shooter,
                                  const kit::geometry::Base &target,
                                  std::span<const kit::geometry::Base> figures)
{
    const kit::geometry::Segment centre{shooter.place.at, target.place.at};
    const bool isAlone = std::ranges::none_of(figures, [&](const kit::geometry::Base &figure) {
        return kit::geometry::isNearer(figure.place.at, centre, figure.radius);
    });
    return isAlone ? memory().cover(game.table(), shooter, target)
                   : kit::geometry::cover(game.table(), shooter, target, figures);
}

bool isInSight(const Skirmish &game, const State &state, FigureId a, FigureId b)
{
    return isInSight(game, game.base(state, a), game.base(state, b));
}

bool sees(const Skirmish &game, const State &state, FigureId observer, FigureId other)
{
    return !state[other].has(Mark::Hidden) && isInSight(game, state, observer, other);
}

FigureSet chain(const Skirmish &game, const State &state, FigureId from, const FigureSet &among)
{
    return chain(game, state, from, among, [](FigureId) { return true; });
}

Bystanders bystanders(const Skirmish &game, const State &state, const FigureSet &without)
{
    Bystanders others;
    others.bases.reserve(game.size());
    others.figures.reserve(game.size());
    onTable(game, state).each([&](FigureId figure) {
        if (without.contains(figure))
            return;
        others.bases.push_back(game.base(state, figure));
        others.figures.push_back(figure);
    });
    return others;
}

const ActivationFrame *activation(const State &state)
{
    for (const Frame &frame : state.frames) {
        if (const auto *active = std::get_if<ActivationFrame>(&frame))
            return active;
    }
    return nullptr;
}

bool isActing(const State &state, FigureId figure)
{
    const ActivationFrame *active = activation(state);
    return active && (active->leader == figure || active->others.contains(figure));
}

int resistance(const Skirmish &game, const State &state, FigureId figure, FigureId foe)
{
    const FigureState &own = state[figure];
    const bool shaken = own.has(Mark::Shaken) && foe.valid() && own.foe == foe;
    return std::max(1, game.fighter(figure).r - (shaken ? 1 : 0));
}

int damageNeeded(int force, int resistance)
{
    // MUSG-DAMAGE-04
    constexpr int kMost = 12;
    const int difference = std::clamp(force, 1, kMost) - std::clamp(resistance, 1, kMost);
    // MUSG-DAMAGE-01
    if (difference <= -4)
        return 6;
    if (difference <= -2)
        return 5;
    if (difference <= 1)
        return 4;
    return difference <= 3 ? 3 : 2;
}

} // namespace escarmouche::rules::musg::play
