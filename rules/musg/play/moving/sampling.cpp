// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

namespace {

std::int32_t between(Generator &generator, std::int32_t least, std::int32_t most)
{
    return least +
           static_cast<std::int32_t>(generator.below(static_cast<std::uint32_t>(most - least + 1)));
}

/** A straight way in any direction, of any length within the budget. */
Path anyWay(const Skirmish &game, const State &state, FigureId figure, MoveKind kind,
            Generator &generator)
{
    const std::int32_t budget = gaitOf(game, figure, kind).budget;
    const Point direction{between(generator, -100, 100), between(generator, -100, 100)};
    if (direction == Point{})
        return {};
    return straight(state, figure, direction, between(generator, budget / 4, budget));
}

/** Straight into contact with one of those enemies. */
Path anyCharge(const Skirmish &game, const State &state, FigureId figure, const FigureSet &foes,
               Generator &generator)
{
    if (foes.empty())
        return {};
    std::int32_t left = between(generator, 0, foes.count() - 1);
    FigureId chosen;
    foes.each([&](FigureId foe) {
        if (left-- == 0)
            chosen = foe;
    });
    const Point way = state[chosen].at - state[figure].at;
    Path path;
    path.add(state[figure].place());
    path.add(
        {state[chosen].at - kit::geometry::scaled(way, 2 * game.radius()), state[figure].level});
    return path;
}

} // namespace

Action sampleMove(const Skirmish &game, const State &state, const Action &action,
                  Generator &generator)
{
    Action made = action;
    if (auto *walk = std::get_if<Walk>(&made))
        walk->path = anyWay(game, state, walk->figure, MoveKind::Walk, generator);
    else if (auto *sprint = std::get_if<Run>(&made))
        sprint->path = anyWay(game, state, sprint->figure, MoveKind::Run, generator);
    else if (auto *charge = std::get_if<Charge>(&made))
        charge->path =
            anyCharge(game, state, charge->figure,
                      foesOf(game, state, game.fighter(charge->figure).seat()), generator);
    else if (auto *rest = std::get_if<Follow>(&made))
        rest->path =
            anyCharge(game, state, rest->figure, quarryOf(state, *askedToFollow(state)), generator);
    else if (auto *leave = std::get_if<BreakAway>(&made))
        leave->path = anyWay(game, state, leave->figure, MoveKind::BreakAway, generator);
    return made;
}

} // namespace escarmouche::rules::musg::play
