// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/contact.h"
#include "rules/kit/geometry/finder.h"
#include "rules/kit/geometry/sight.h"
#include "rules/musg/play/aiming.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/following.h"
#include "rules/musg/play/going.h"
#include "rules/musg/play/judging.h"
#include "rules/musg/play/lookups.h"

#include <algorithm>
#include <string_view>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Finder;

namespace {

/** Where it comes to by that gait, as the roadmap's places show it. */
Reach flooded(const Skirmish &game, const State &seen, FigureId figure,
              const kit::geometry::Gait &gait, const FigureSet &touchable, Reach::Kind shownAs,
              std::string_view words)
{
    const auto others = othersFor(game, seen, figure, touchable);
    Finder finder(game.roadmap());
    finder.flood(game.base(seen, figure), gait, others);
    Reach reach;
    reach.kind = shownAs;
    reach.label = {std::string(words), {}};
    reach.spacing = game.roadmap().cell();
    for (const Finder::Reached &each : finder.reached()) {
        if (!strays(game, seen, figure, each.place)) // MUSG-MERC-06
            reach.stops.push_back({shown(each.place), each.spent});
    }
    return reach;
}

/** By that kind of move. */
Reach flooded(const Skirmish &game, const State &seen, FigureId figure, MoveKind kind,
              Reach::Kind shownAs, std::string_view words)
{
    const FigureSet left =
        kind == MoveKind::BreakAway ? touchedFoes(game, seen, figure) : FigureSet{};
    return flooded(game, seen, figure, gaitOf(game, figure, kind), left, shownAs, words);
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
        return {flooded(game, seen, figure, gaitLeft(game, seen, *charge), quarryOf(seen, *charge),
                        Reach::Kind::Charge, "reach-follow")};
    if (isEngaged(game, seen, figure))
        return {flooded(game, seen, figure, MoveKind::BreakAway, Reach::Kind::Walk,
                        "reach-break-away")};
    const bool acts = isActing(seen, figure);
    const int pa = acts ? seen[figure].pa : game.fighter(figure).pa;
    std::vector<Reach> reaches;
    if (pa >= 1 && !(acts && game.switches().oneWalk && seen[figure].has(Mark::Walked)))
        reaches.push_back(
            flooded(game, seen, figure, MoveKind::Walk, Reach::Kind::Walk, "reach-walk"));
    if (pa >= 2 && !seen[figure].has(Mark::NoRun))
        reaches.push_back(
            flooded(game, seen, figure, MoveKind::Run, Reach::Kind::Run, "reach-run"));
    return reaches;
}

std::vector<Reach> threatOf(const Skirmish &game, const State &seen, FigureId figure)
{
    if (!figure.valid() || !seen[figure].onTable() || seen[figure].has(Mark::Fleeing))
        return {};
    std::vector<Reach> reaches;
    if (!isEngaged(game, seen, figure))
        reaches.push_back(
            flooded(game, seen, figure, MoveKind::Charge, Reach::Kind::Charge, "reach-charge"));
    Reach fire = fieldOfFire(game, seen, figure);
    if (!fire.stops.empty())
        reaches.push_back(std::move(fire));
    return reaches;
}

} // namespace escarmouche::rules::musg::play
