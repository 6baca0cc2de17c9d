// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/going.h"
#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules::musg::play {

using namespace kit::geometry;

namespace {

/** What the figure climbs walls with: cost a pas of height (0: nothing) and the height it reaches.
 */
void climbWith(const Fighter &fighter, Gait &gait)
{
    constexpr std::int32_t kAnyHeight = std::numeric_limits<std::int32_t>::max();
    if (fighter.has(Trait::RopeAndGrapple)) {
        // MUSG-EQUIP-08, MUSG-CAMP-28
        gait.wallFactor = fighter.has(Trait::FallBestOfTwo) ? 1 : 2;
        gait.wallLimit = 10 * kPas;
    }
    // MUSG-EQUIP-12, MUSG-MERC-11
    if (fighter.has(Trait::JumpPack) || fighter.has(Trait::ClimbsFree)) {
        gait.wallFactor = 1;
        gait.wallLimit = kAnyHeight;
    }
}

/** Takes the budgets times numerator / denominator; fractions of a hundredth are dropped
    (MUSG-PROFILE-17). */
void scaleBudgets(Gait &gait, std::int32_t numerator, std::int32_t denominator)
{
    // MUSG-PROFILE-17
    gait.budget = gait.budget * numerator / denominator;
    gait.roughBudget = gait.roughBudget * numerator / denominator;
}

/** A distance that is rolled or given, not bought. */
Gait gaitOver(const Skirmish &game, FigureId figure, std::int32_t length)
{
    Gait gait = gaitOf(game, figure, MoveKind::Reaction);
    gait.budget = gait.roughBudget = length;
    gait.roughFactor = 1;
    return gait;
}

} // namespace

Gait gaitOf(const Skirmish &game, FigureId figure, MoveKind kind)
{
    const Fighter &fighter = game.fighter(figure);
    Gait gait;
    gait.budget = fighter.mvt + fighter.groundBonus;
    gait.roughBudget = fighter.mvt;
    // MUSG-ACT-03
    gait.roughFactor = fighter.has(Trait::IgnoresDifficultGround) ? 1 : 2;
    climbWith(fighter, gait);
    switch (kind) {
    case MoveKind::Run:
    case MoveKind::Charge:
        // MUSG-ACT-06
        scaleBudgets(gait, 3, 2);
        break;
    case MoveKind::BreakAway:
        // MUSG-ACT-11
        scaleBudgets(gait, 1, 2);
        gait.roughFactor = 1;
        break;
    case MoveKind::Walk:
    case MoveKind::Flee:
    case MoveKind::Reaction:
    case MoveKind::StepBack:
    case MoveKind::Fall:
        break;
    }
    return gait;
}

Gait endless(const Skirmish &game, Gait gait)
{
    // The finder's scratch space grows with the budget, so it is no larger than that.
    gait.budget = gait.roughBudget = 4 * (game.table().width() + game.table().depth());
    return gait;
}

std::vector<Other> othersFor(const Skirmish &game, const State &state, FigureId mover,
                             const FigureSet &touchable)
{
    const SeatId seat = game.fighter(mover).seat();
    std::vector<Other> others;
    others.reserve(game.size());
    onTable(game, state).each([&](FigureId other) {
        if (other == mover ||
            (state[other].has(Mark::Hidden) && game.fighter(other).seat() != seat))
            return;
        Passage passage = Passage::Avoid;
        if (game.fighter(other).seat() == seat)
            passage = Passage::Through; // MUSG-ACT-15
        else if (touchable.contains(other))
            passage = Passage::Touch;
        others.push_back({game.base(state, other), passage});
    });
    return others;
}

Path straight(const State &state, FigureId figure, Point direction, std::int32_t length)
{
    Path path;
    path.add(state[figure].place());
    path.add({state[figure].at + scaled(direction, length), state[figure].level});
    return path;
}

Path asFarAsPossible(const Skirmish &game, const State &state, FigureId figure, const Path &path,
                     std::int32_t length)
{
    const Gait gait = gaitOver(game, figure, length);
    const auto others = othersFor(game, state, figure, {});
    const Base base = game.base(state, figure);
    if (judge(game.table(), base, path, gait, others).isLegal())
        return path;
    // The way may leave the table or meet somebody: the longest whole tenth of a pas that does not.
    constexpr std::int32_t kStep = 10;
    const Point direction = path.last().at - path.points[0].at;
    for (std::int32_t reach = length - kStep; reach > 0; reach -= kStep) {
        const Path shorter = straight(state, figure, direction, reach);
        if (judge(game.table(), base, shorter, gait, others).isLegal())
            return shorter;
    }
    return {};
}

Path awayFrom(const Skirmish &game, const State &state, FigureId figure, FigureId enemy,
              std::int32_t length)
{
    const Point direction = state[figure].at - state[enemy].at;
    return asFarAsPossible(game, state, figure, straight(state, figure, direction, length), length);
}

std::vector<Path> sixteenWays(const Skirmish &game, const State &state, FigureId figure,
                              FigureId enemy, std::int32_t length)
{
    // Straight away first, then ever more towards the enemy, right before left: cosine and sine of
    // 22.5 degrees in thousandths.
    static constexpr std::array<Point, 16> kTurns = {{{1000, 0},
                                                      {924, 383},
                                                      {924, -383},
                                                      {707, 707},
                                                      {707, -707},
                                                      {383, 924},
                                                      {383, -924},
                                                      {0, 1000},
                                                      {0, -1000},
                                                      {-383, 924},
                                                      {-383, -924},
                                                      {-707, 707},
                                                      {-707, -707},
                                                      {-924, 383},
                                                      {-924, -383},
                                                      {-1000, 0}}};
    const Gait gait = gaitOver(game, figure, length);
    const auto others = othersFor(game, state, figure, {});
    const Base base = game.base(state, figure);
    const Point away = scaled(state[figure].at - state[enemy].at, 100);
    std::vector<Path> ways;
    for (const Point turn : kTurns) {
        const Point direction{(away.x * turn.x - away.y * turn.y) / 100,
                              (away.x * turn.y + away.y * turn.x) / 100};
        const Path path = straight(state, figure, direction, length);
        if (judge(game.table(), base, path, gait, others).isLegal())
            ways.push_back(path);
    }
    return ways;
}

Path cut(const Path &path, std::int32_t walked)
{
    Path head;
    std::int32_t behind = 0;
    head.add(path.points[0]);
    for (std::int32_t at = 1; at < path.count; ++at) {
        Path leg;
        leg.add(path.points[static_cast<std::size_t>(at - 1)]);
        leg.add(path.points[static_cast<std::size_t>(at)]);
        behind += walkedLength(leg);
        if (behind >= walked)
            break;
        head.add(path.points[static_cast<std::size_t>(at)]);
    }
    head.add(placeAlong(path, walked));
    return head;
}

FigureSet touchedAt(const Skirmish &game, const State &state, FigureId figure, const Place &place,
                    const FigureSet &among)
{
    Base base = game.base(state, figure);
    base.place = place;
    FigureSet touched;
    among.each([&](FigureId other) {
        if (kit::geometry::inContact(base, game.base(state, other)))
            touched.insert(other);
    });
    return touched;
}

bool strays(const Skirmish &game, const State &state, FigureId figure, const Place &end)
{
    if (!game.fighter(figure).has(Trait::GuardsChief))
        return false;
    constexpr std::int32_t kLeash = 2 * kPas;
    FigureId chief;
    friendsOf(game, state, game.fighter(figure).seat()).each([&](FigureId other) {
        if (game.fighter(other).rank == Rank::Chief)
            chief = other;
    });
    if (!chief.valid() || isEngaged(game, state, figure))
        return false;
    Base base = game.base(state, figure);
    const std::int32_t now = distance(base, game.base(state, chief));
    base.place = end;
    const std::int32_t then = distance(base, game.base(state, chief));
    // Beyond his leash he has to come nearer, as far as his legs carry him one move after another.
    return then > kLeash && then > std::max(kLeash, now - kPas);
}

RuleId ruleOf(MoveKind kind)
{
    switch (kind) {
    case MoveKind::Walk:
        return {"MUSG-ACT-02"};
    case MoveKind::Run:
        return {"MUSG-ACT-04"};
    case MoveKind::Charge:
        return {"MUSG-ACT-06"};
    case MoveKind::BreakAway:
        return {"MUSG-ACT-11"};
    case MoveKind::Flee:
        return {"MUSG-REACT-02"};
    case MoveKind::Reaction:
        return {"MUSG-REACT-12"};
    case MoveKind::StepBack:
        return {"MUSG-REACT-06"};
    case MoveKind::Fall:
        return {"MUSG-EQUIP-10"};
    }
    return {};
}

void moveTo(const Stage &stage, FigureId figure, MoveKind kind, const Place &to)
{
    FigureState &own = stage[figure];
    const Place from = own.place();
    if (from == to)
        return;
    own.at = to.at;
    own.level = to.level;
    tellMove(stage, figure, kind, from);
}

void tellMove(const Stage &stage, FigureId figure, MoveKind kind, const Place &from)
{
    const FigureState &own = stage[figure];
    const Audience audience =
        own.has(Mark::Hidden) ? Audience::only(stage.fighter(figure).seat()) : Audience{};
    stage.tell(
        {ruleOf(kind)},
        [&] {
            return FigureMoved{figure, kind, from, own.place()};
        },
        audience);
}

void reveal(const Stage &stage, FigureId figure)
{
    if (!stage[figure].has(Mark::Hidden))
        return;
    stage[figure].set(Mark::Hidden, false);
    stage.tell({{"MUSG-MERC-10"}}, [&] { return FigureRevealed{figure, stage[figure].place()}; });
}

} // namespace escarmouche::rules::musg::play
