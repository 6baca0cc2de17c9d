// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/kit/geometry/ways/finder.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>
#include <string_view>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Finder;

namespace {

/** What the figure reaches by that gait over the places of the roadmap, and where it may stop. */
template<class MayStop>
Reach flooded(const Skirmish &game, const State &seen, FigureId figure,
              const kit::geometry::Gait &gait, const FigureSet &touchable, MayStop mayStop)
{
    const auto others = othersFor(game, seen, figure, touchable);
    Finder finder(game.roadmap());
    finder.flood(game.base(seen, figure), gait, others);
    Reach reach;
    reach.spacing = game.roadmap().cell();
    for (const Finder::Reached &each : finder.reached()) {
        if (mayStop(each.place))
            reach.stops.push_back({shown(each.place), each.spent});
    }
    return reach;
}

Reach named(Reach reach, Reach::Kind shownAs, std::string_view words)
{
    reach.kind = shownAs;
    reach.label = {std::string(words), {}};
    return reach;
}

Reach onFoot(const Skirmish &game, const State &seen, FigureId figure, MoveKind kind)
{
    return flooded(game, seen, figure, gaitOf(game, figure, kind), {}, [&](const Place &place) {
        return !strays(game, seen, figure, place); // MUSG-MERC-06
    });
}

/** Out of a melee (MUSG-ACT-12). */
Reach outOfContact(const Skirmish &game, const State &seen, FigureId figure)
{
    const FigureSet foes = touchedFoes(game, seen, figure);
    return flooded(
        game, seen, figure, gaitOf(game, figure, MoveKind::BreakAway), foes,
        [&](const Place &place) { return touchedAt(game, seen, figure, place, foes).empty(); });
}

/** Beside the targets that the rest of a charge can come into contact with. */
Reach besideQuarry(const Skirmish &game, const State &seen, const MoveFrame &charge)
{
    const FigureId figure = charge.figure;
    const Outlook outlook(game, seen, game.fighter(figure).seat());
    FigureSet caught;
    quarryOf(seen, charge).each([&](FigureId target) {
        if (chargeAt(outlook, figure, target).plan)
            caught.insert(target);
    });
    return flooded(
        game, seen, figure, gaitLeft(game, seen, charge), caught, [&](const Place &place) {
            Base end = game.base(seen, figure);
            end.place = place;
            bool isBeside = false;
            caught.each([&](FigureId target) {
                isBeside = isBeside || kit::geometry::isWithin(end, game.base(seen, target), kPas);
            });
            return isBeside;
        });
}

/** How far any of its guns carries; 0: it has none that is aimed. */
std::int32_t farthestShot(const Fighter &fighter)
{
    std::int32_t farthest = 0;
    for (const Gun &gun : fighter.guns) {
        if (gun.bands)
            farthest = std::max(farthest, gun.ranges[2]);
    }
    return farthest;
}

/** Every pas of the table that it sees and that is in range from where it stands. */
Reach fieldOfFire(const Skirmish &game, const State &seen, FigureId figure)
{
    Reach reach;
    reach.kind = Reach::Kind::Fire;
    reach.label = {"reach-fire", {}};
    reach.spacing = kPas;
    const std::int32_t farthest = farthestShot(game.fighter(figure));
    const Base eye = game.base(seen, figure);
    const auto &table = game.table();
    for (std::int32_t y = kPas / 2; farthest > 0 && y < table.depth(); y += kPas) {
        for (std::int32_t x = kPas / 2; x < table.width(); x += kPas) {
            Base there = eye;
            there.place = {{x, y}, table.highest({x, y})};
            const std::int32_t away = kit::geometry::distance(eye, there);
            if (away <= farthest && table.isClear(there) && kit::geometry::sees(table, eye, there))
                reach.stops.push_back({shown(there.place), away});
        }
    }
    return reach;
}

/** Where it may be set up, each place as cheap as the next. */
std::vector<Reach> placings(const Skirmish &game, const State &seen, FigureId figure)
{
    const Placings found = placingsOf(game, seen, figure);
    if (found.places.empty())
        return {};
    Reach reach;
    reach.label = {"reach-set-up", {}};
    reach.spacing = found.spacing;
    for (const Place &place : found.places)
        reach.stops.push_back({shown(place), 0});
    return {reach};
}

} // namespace

std::vector<Reach> reachOf(const Skirmish &game, const State &seen, FigureId figure)
{
    if (!figure.valid())
        return {};
    if (!seen[figure].onTable())
        return placings(game, seen, figure);
    if (const MoveFrame *charge = askedToFollow(seen); charge && charge->figure == figure)
        return {named(besideQuarry(game, seen, *charge), Reach::Kind::Charge, "reach-follow")};
    const bool acts = isActing(seen, figure);
    if (activation(seen) && !acts)
        return {};
    const int pa = acts ? seen[figure].pa : game.fighter(figure).pa;
    if (isEngaged(game, seen, figure)) {
        if (pa < breakAwayPrice(game, seen, figure))
            return {};
        return {named(outOfContact(game, seen, figure), Reach::Kind::Walk, "reach-break-away")};
    }
    std::vector<Reach> reaches;
    if (pa >= 1 && !(acts && game.switches().oneWalk && seen[figure].has(Mark::Walked)))
        reaches.push_back(
            named(onFoot(game, seen, figure, MoveKind::Walk), Reach::Kind::Walk, "reach-walk"));
    if (pa >= 2 && !seen[figure].has(Mark::NoRun))
        reaches.push_back(
            named(onFoot(game, seen, figure, MoveKind::Run), Reach::Kind::Run, "reach-run"));
    return reaches;
}

std::optional<Place> stopNear(const Skirmish &game, const State &seen, FigureId figure,
                              const Place &place)
{
    const std::int64_t near = kit::geometry::squared(kPas);
    std::optional<Place> best;
    const std::int32_t farthest = gaitOf(game, figure, MoveKind::Run).budget + kPas;
    if (squaredDistance(seen[figure].at, place.at) > kit::geometry::squared(farthest))
        return best;
    std::pair<bool, std::int64_t> least{true, near + 1};
    for (const Reach &reach : reachOf(game, seen, figure)) {
        for (const Reach::Stop &stop : reach.stops) {
            const Place there = placeAt(game, std::get<TablePlace>(stop.place));
            const std::int64_t off = squaredDistance(there.at, place.at);
            const std::pair rank{there.level != place.level, off};
            if (off <= near && rank < least) {
                least = rank;
                best = there;
            }
        }
    }
    return best;
}

std::vector<Reach> threatOf(const Skirmish &game, const State &seen, FigureId figure)
{
    if (!figure.valid() || !seen[figure].onTable() || seen[figure].has(Mark::Fleeing))
        return {};
    std::vector<Reach> reaches;
    if (!isEngaged(game, seen, figure))
        reaches.push_back(named(onFoot(game, seen, figure, MoveKind::Charge), Reach::Kind::Charge,
                                "reach-charge"));
    Reach fire = fieldOfFire(game, seen, figure);
    if (!fire.stops.empty())
        reaches.push_back(std::move(fire));
    return reaches;
}

} // namespace escarmouche::rules::musg::play
