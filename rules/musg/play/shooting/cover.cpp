// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/cover.h"

#include "rules/musg/play/shooting/aiming.h"

#include <algorithm>
#include <vector>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Cover;
using kit::geometry::Obstacle;

namespace {

/** The figures that stand on the line to the target. Allies in the target's melee are none: they
    are spared, or tried on their own (MUSG-RANGED-24). */
struct Bodies {
    Bodies(const Aimer &aimer, const Base &there, FigureId target)
    {
        const SeatId seat = aimer.fighter().seat();
        const kit::geometry::Segment line{aimer.state[aimer.figure].at, there.place.at};
        const kit::geometry::Box beam = widened(boxOf(line), aimer.game.radius());
        onTable(aimer.game, aimer.state).each([&](FigureId other) {
            if (other == aimer.figure || other == target || aimer.state[other].has(Mark::Hidden) ||
                !contains(beam, aimer.state[other].at) ||
                !isNearer(aimer.state[other].at, line, aimer.game.radius()))
                return;
            if (target.valid() && aimer.game.fighter(other).seat() == seat &&
                inContact(aimer.game, aimer.state, other, target))
                return;
            figures.push_back(other);
            bases.push_back(aimer.game.base(aimer.state, other));
        });
    }

    std::vector<Base> bases; // mostly none
    std::vector<FigureId> figures;
};

bool isSame(const Hurdle &a, const Hurdle &b)
{
    return a.isFigure == b.isFigure && a.index == b.index;
}

} // namespace

int coverNeeded(const Gun &gun, std::int32_t distance)
{
    // MUSG-COVER-03
    if (!gun.bands || distance <= gun.ranges[0])
        return 3;
    return distance <= gun.ranges[1] ? 4 : 5;
}

Hurdles hurdles(const Aimer &aimer, const Base &base, FigureId target)
{
    const Bodies bodies(aimer, base, target);
    const Cover cover =
        coverBetween(aimer.game, aimer.game.base(aimer.state, aimer.figure), base, bodies.bases);
    Hurdles found;
    // MUSG-COVER-01
    if (!cover.isGiven())
        return found;
    // Hidden from both sides and free in the middle: whatever hides him is in between.
    const bool isLineFree = std::ranges::none_of(cover.all(), &Obstacle::onLine);
    for (const Obstacle &obstacle : cover.all()) {
        // MUSG-COVER-02
        if (!obstacle.onLine && !isLineFree)
            continue;
        const std::int32_t index =
            obstacle.isFigure ? bodies.figures[static_cast<std::size_t>(obstacle.index)].value
                              : obstacle.index;
        found.push_back({index, obstacle.isFigure, obstacle.distance,
                         static_cast<std::uint8_t>(coverNeeded(aimer.gun, obstacle.distance))});
    }
    return found;
}

Hurdles furtherHurdles(const Aimer &aimer, FigureId first, FigureId next)
{
    const Hurdles rolled = hurdles(aimer, aimer.game.base(aimer.state, first), first);
    Hurdles further;
    for (const Hurdle &hurdle : hurdles(aimer, aimer.game.base(aimer.state, next), next)) {
        // MUSG-RANGED-08
        if (std::ranges::none_of(rolled, [&](const Hurdle &old) { return isSame(old, hurdle); }))
            further.push_back(hurdle);
    }
    return further;
}

} // namespace escarmouche::rules::musg::play
