// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/going.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/musg/play/moving/charging.h"
#include "rules/musg/play/stage/judging.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Finder;
using kit::geometry::Gait;
using kit::geometry::Other;

namespace {

/** The four straight ways to the edges, the nearest first, right, left, down, up. */
std::array<Path, 4> straightToEdges(const Skirmish &game, const State &state, FigureId figure)
{
    const Point at = state[figure].at;
    const std::int32_t r = game.radius();
    const std::array<Point, 4> ends = {
        {{game.table().width() - r, at.y}, {r, at.y}, {at.x, game.table().depth() - r}, {at.x, r}}};
    std::array<Path, 4> ways;
    for (std::size_t way = 0; way < ends.size(); ++way) {
        ways[way].add(state[figure].place());
        ways[way].add({ends[way], state[figure].level});
    }
    std::ranges::stable_sort(ways, {}, [](const Path &way) { return walkedLength(way); });
    return ways;
}

bool isSeen(const Skirmish &game, const State &state, FigureId figure, const Place &place)
{
    Base base = game.base(state, figure);
    base.place = place;
    bool seen = false;
    foesOf(game, state, game.fighter(figure).seat()).each([&](FigureId foe) {
        seen = seen || kit::geometry::sees(game.table(), game.base(state, foe), base);
    });
    return seen;
}

/** The nearest straight way that is free, one out of sight before an equally near one in sight. */
std::optional<Path> straightFlight(const Skirmish &game, const State &state, FigureId figure,
                                   const Gait &gait, const std::vector<Other> &others)
{
    std::optional<Path> best;
    const auto ways = straightToEdges(game, state, figure);
    // A way round an obstacle may be shorter than a straight one to a farther edge.
    for (const Path &way : ways) {
        // MUSG-REACT-02
        if (walkedLength(way) > walkedLength(ways[0]))
            break;
        if (!kit::geometry::judge(game.table(), game.base(state, figure), way, gait, others)
                 .isLegal())
            continue;
        if (!best ||
            (isSeen(game, state, figure, best->last()) && !isSeen(game, state, figure, way.last())))
            best = way;
    }
    return best;
}

/** The shortest way round what stands in between, to the place nearest an edge. */
Path flightAround(const Skirmish &game, const State &state, FigureId figure, const Gait &gait,
                  const std::vector<Other> &others)
{
    Finder finder(game.roadmap());
    Base base = game.base(state, figure);
    std::optional<Finder::Reached> best;
    std::int32_t bestTotal = std::numeric_limits<std::int32_t>::max();
    finder.floodUntil(base, gait, others, [&](const Finder::Reached &reached) {
        base.place = reached.place;
        const std::int32_t gap = game.table().edgeGap(base);
        // A node of the roadmap may stand up to a pas off the edge it leads to.
        const std::int32_t total = reached.spent + gap;
        if (gap <= kPas && total < bestTotal) {
            bestTotal = total;
            best = reached;
        }
        return reached.spent >= bestTotal;
    });
    return best ? finder.wayTo(*best) : Path{};
}

/** The way goes on to the edge itself where nothing stands in between. */
Path toTheEdge(const Skirmish &game, const State &state, FigureId figure, const Path &path,
               const Gait &gait, const std::vector<Other> &others)
{
    if (path.count < 2 || path.count >= kit::geometry::kMostPathPoints)
        return path;
    const std::int32_t r = game.radius();
    const Place end = path.last();
    const std::array<Point, 4> edges = {{{r, end.at.y},
                                         {game.table().width() - r, end.at.y},
                                         {end.at.x, r},
                                         {end.at.x, game.table().depth() - r}}};
    const Point edge = *std::ranges::min_element(
        edges, {}, [&](Point to) { return kit::geometry::squaredDistance(end.at, to); });
    if (edge == end.at)
        return path;
    Path whole = path;
    whole.add({edge, end.level});
    const auto walk =
        kit::geometry::judge(game.table(), game.base(state, figure), whole, gait, others);
    return walk.isLegal() ? whole : path;
}

Path flight(const Skirmish &game, const State &state, FigureId figure, const Gait &gait,
            const std::vector<Other> &others)
{
    if (const auto way = straightFlight(game, state, figure, endless(game, gait), others))
        return *way;
    const Path around = flightAround(game, state, figure, endless(game, gait), others);
    return toTheEdge(game, state, figure, around, endless(game, gait), others);
}

bool isAtEdge(const Skirmish &game, const State &state, FigureId figure)
{
    constexpr std::int32_t kTouching = 2;
    // MUSG-ROUT-08
    return game.table().edgeGap(game.base(state, figure)) <= kTouching;
}

} // namespace

bool flee(const Stage &stage, FigureId figure)
{
    if (!stage[figure].onTable()) // he has reached the edge and is gone
        return false;
    const FigureSet foes = touchedFoes(stage.game, stage.state, figure);
    const bool breaksAway = !foes.empty();
    const int pa = breaksAway ? breakAwayPrice(stage.game, stage.state, figure) : 1;
    if (stage[figure].pa < pa || stage[figure].pa == 0)
        return false;
    if (isAtEdge(stage.game, stage.state, figure)) {
        leaveAtEdge(stage, figure);
        return false;
    }
    const Gait gait = gaitOf(stage.game, figure, breaksAway ? MoveKind::BreakAway : MoveKind::Flee);
    const auto others = othersFor(stage.game, stage.state, figure, foes);
    const Path whole = flight(stage.game, stage.state, figure, gait, others);
    if (whole.count < 2)
        return false;
    MoveFrame frame;
    frame.figure = figure;
    frame.kind = MoveKind::Flee;
    frame.path = kit::geometry::shortened(stage.game.table(), stage.game.base(stage.state, figure),
                                          whole, gait, others);
    const bool stays =
        breaksAway && !touchedAt(stage.game, stage.state, figure, frame.path.last(), foes).empty();
    if (frame.path.count < 2 || stays)
        return false;
    spend(stage, figure, pa, {"MUSG-ROUT-06"});
    stage.tell({{"MUSG-REACT-02"}, {"MUSG-ROUT-06"}}, [&] {
        return MoveDeclared{figure, MoveKind::Flee, wayOf(frame.path), walkedLength(frame.path)};
    });
    stage.push(frame);
    return true;
}

void leaveAtEdge(const Stage &stage, FigureId figure)
{
    if (!isAtEdge(stage.game, stage.state, figure))
        return;
    stage[figure].standing = Standing::Left;
    stage.tell({{"MUSG-ROUT-08"}}, [&] { return FigureLeft{figure}; });
}

} // namespace escarmouche::rules::musg::play
