// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/ways/finder.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Finder;
using kit::geometry::Gait;
using kit::geometry::Other;

namespace {

Action moveOf(FigureId figure, MoveKind kind, const Path &path)
{
    switch (kind) {
    case MoveKind::Run:
        return Run{figure, path};
    case MoveKind::Charge:
        return Charge{figure, path};
    case MoveKind::BreakAway:
        return BreakAway{figure, path};
    default:
        return Walk{figure, path};
    }
}

/** Nothing where the rules let it: then it is another way than the one looked for. */
std::optional<Possible> refusedStraight(const Outlook &outlook, FigureId figure, MoveKind kind,
                                        Point goal)
{
    const Place from = outlook.seen()[figure].place();
    Path straight;
    straight.add(from);
    straight.add({goal, from.level});
    auto made = judged(outlook, moveOf(figure, kind, straight));
    if (made.plan)
        return std::nullopt;
    return made;
}

/** The charge itself, or the rest of the one that goes on. */
Action chargeOf(const State &seen, FigureId figure, const Path &path)
{
    return askedToFollow(seen) ? Action(Follow{figure, path}) : Action(Charge{figure, path});
}

Gait chargeGait(const Skirmish &game, const State &seen, FigureId figure)
{
    const MoveFrame *begun = askedToFollow(seen);
    return begun ? gaitLeft(game, seen, *begun) : gaitOf(game, figure, MoveKind::Charge);
}

Possible chargeStraight(const Outlook &outlook, FigureId figure, Point goal)
{
    const Place from = outlook.seen()[figure].place();
    Path straight;
    straight.add(from);
    straight.add({goal, from.level});
    return judged(outlook, chargeOf(outlook.seen(), figure, straight));
}

/** The targets that stand no farther from a place, the nearest first. */
std::vector<FigureId> near(const State &seen, const FigureSet &targets, Point at,
                           std::int32_t farthest)
{
    const auto off = [&](FigureId target) { return squaredDistance(seen[target].at, at); };
    std::vector<FigureId> found;
    targets.each([&](FigureId target) {
        if (off(target) <= kit::geometry::squared(farthest))
            found.push_back(target);
    });
    std::ranges::stable_sort(found, {}, off);
    return found;
}

/** Into contact on the side of that place, where a way leads there. */
std::optional<Possible> followFrom(const Outlook &outlook, const MoveFrame &charge, FigureId target,
                                   Point side)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const Point off = side - seen[target].at;
    if (off == Point{})
        return std::nullopt;
    const Point goal = seen[target].at + kit::geometry::scaled(off, 2 * game.radius());
    FigureSet touchable;
    touchable.insert(target);
    Finder finder(game.roadmap());
    const auto way =
        finder.find(game.base(seen, charge.figure), {goal, seen[target].level},
                    gaitLeft(game, seen, charge), othersFor(game, seen, charge.figure, touchable));
    if (!way)
        return std::nullopt;
    auto made = judged(outlook, Follow{charge.figure, *way});
    return made.plan ? std::optional(std::move(made)) : std::nullopt;
}

} // namespace

std::optional<Possible> goTo(const Outlook &outlook, FigureId figure, MoveKind kind,
                             const Place &goal)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const Base mover = game.base(seen, figure);
    const Gait gait = gaitOf(game, figure, kind);
    const FigureSet left =
        kind == MoveKind::BreakAway ? touchedFoes(game, seen, figure) : FigureSet{};
    const std::vector<Other> others = othersFor(game, seen, figure, left);
    Finder finder(game.roadmap());
    auto way = finder.find(mover, goal, gait, others);
    if (!way) {
        way = finder.find(mover, goal, endless(game, gait), others);
        if (!way)
            return refusedStraight(outlook, figure, kind, goal.at);
        *way = kit::geometry::shortened(game.table(), mover, *way, gait, others);
        if (way->count < 2)
            return refusedStraight(outlook, figure, kind, goal.at);
    }
    return judged(outlook, moveOf(figure, kind, *way));
}

Possible chargeAt(const Outlook &outlook, FigureId figure, FigureId foe)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const Base mover = game.base(seen, figure);
    const Gait gait = chargeGait(game, seen, figure);
    const std::int32_t apart = 2 * game.radius();
    FigureSet touchable;
    touchable.insert(foe);
    const std::vector<Other> others = othersFor(game, seen, figure, touchable);
    Finder finder(game.roadmap());
    std::optional<Possible> best;
    std::int32_t shortest = std::numeric_limits<std::int32_t>::max();
    const auto attempt = [&](Point direction) {
        const Place goal{seen[foe].at + kit::geometry::scaled(direction, apart), seen[foe].level};
        const std::int64_t straight = squaredDistance(mover.place.at, goal.at);
        if (straight >= kit::geometry::squared(std::min(shortest, gait.budget)))
            return;
        const auto way = finder.find(mover, goal, gait, others);
        if (!way || walkedLength(*way) >= shortest)
            return;
        auto made = judged(outlook, chargeOf(seen, figure, *way));
        if (!made.plan)
            return;
        shortest = walkedLength(*way);
        best = std::move(made);
    };
    attempt(mover.place.at - seen[foe].at);
    for (const Point direction : kDirections)
        attempt(direction);
    if (best)
        return std::move(*best);
    const Point near = kit::geometry::scaled(mover.place.at - seen[foe].at, apart);
    return chargeStraight(outlook, figure, seen[foe].at + near);
}

Possible followTo(const Outlook &outlook, const Place &place)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const MoveFrame &charge = *askedToFollow(seen);
    const std::int32_t beside = 2 * (game.radius() + kPas);
    for (const FigureId target : near(seen, quarryOf(seen, charge), place.at, beside)) {
        if (auto made = followFrom(outlook, charge, target, place.at))
            return std::move(*made);
        if (auto made = chargeAt(outlook, charge.figure, target); made.plan)
            return made;
    }
    return chargeStraight(outlook, charge.figure, place.at);
}

} // namespace escarmouche::rules::musg::play
