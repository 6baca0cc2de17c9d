// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/easy.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/odds/estimate.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules::musg::play {

namespace {

/** Not worth a PA below that, in thousandths of a PV. */
constexpr int kLeastWorth = 20;

/** What an attack that is one of the options is expected to take for each PA, in thousandths;
    nothing for other actions. */
int worthOf(const Skirmish &game, const State &state, SeatId seat, const Action &action)
{
    if (const auto *shot = std::get_if<Shoot>(&action)) {
        const Gun &gun = game.fighter(shot->figure).guns[shot->gun];
        return shot->target.valid() ? expectedAtSight(game, state, *shot) / gun.pa : 0;
    }
    if (std::holds_alternative<Strike>(action)) {
        const auto plan = game.plan(state, seat, action);
        return plan ? expectedPv(game, state, std::get<StrikePlan>(plan->what)) : 0;
    }
    return 0;
}

FigureId nearestFoe(const Skirmish &game, const State &state, FigureId figure)
{
    FigureId nearest;
    std::int32_t best = std::numeric_limits<std::int32_t>::max();
    foesOf(game, state, game.fighter(figure).seat()).each([&](FigureId foe) {
        if (state[foe].has(Mark::Hidden))
            return;
        const std::int32_t away = distance(game, state, figure, foe);
        if (away < best) {
            best = away;
            nearest = foe;
        }
    });
    return nearest;
}

/** Straight into contact with the foe, on his level. */
Path wayTo(const Skirmish &game, const State &state, FigureId figure, FigureId foe)
{
    Path path;
    path.add(state[figure].place());
    const Point way = state[foe].at - state[figure].at;
    path.add({state[foe].at - kit::geometry::scaled(way, 2 * game.radius()), state[figure].level});
    return path;
}

/** The action with its plan, if the rules allow it. */
std::optional<EasyAi::Chosen> allowed(const Skirmish &game, const State &seen, SeatId seat,
                                      const Action &action)
{
    if (auto plan = game.plan(seen, seat, action))
        return EasyAi::Chosen{action, std::move(*plan)};
    return std::nullopt;
}

FigureId figureOf(const Action &action)
{
    if (const auto *walk = std::get_if<Walk>(&action))
        return walk->figure;
    if (const auto *charge = std::get_if<Charge>(&action))
        return charge->figure;
    return {};
}

} // namespace

EasyAi::Chosen EasyAi::choose(const Skirmish &game, const State &seen, SeatId seat)
{
    game.options(seen, m_options);
    switch (static_cast<Prompt>(seen.request.decision.prompt)) {
    case Prompt::ChooseZone:
        return {m_options.front().action};
    case Prompt::Deploy:
        return place(game, seen, seat);
    case Prompt::Activate:
        return activate(game, seen, seat);
    case Prompt::Act:
        return act(game, seen, seat);
    case Prompt::Follow:
        return follow(game, seen, seat);
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
        break;
    }
    return reply(game, seen, seat);
}

EasyAi::Chosen EasyAi::place(const Skirmish &game, const State &seen, SeatId seat)
{
    constexpr int kTries = 40;
    for (const auto &option : m_options) {
        for (int attempt = 0; option.open && attempt < kTries; ++attempt) {
            if (auto made = allowed(game, seen, seat, game.sample(seen, option, m_generator)))
                return std::move(*made);
        }
    }
    return firstAllowed(game, seen, seat, m_options);
}

EasyAi::Chosen EasyAi::activate(const Skirmish &game, const State &seen, SeatId)
{
    // Whoever stands nearest to an enemy acts first; with others beside him where that is offered.
    const Action *best = nullptr;
    std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
    for (const auto &option : m_options) {
        const auto *activation = std::get_if<Activate>(&option.action);
        if (!activation)
            continue;
        const FigureId foe = nearestFoe(game, seen, activation->figure);
        const std::int32_t away =
            foe.valid() ? distance(game, seen, activation->figure, foe) * 2 : 0;
        if (!best || away - (activation->withOthers ? 1 : 0) < nearest) {
            best = &option.action;
            nearest = away - (activation->withOthers ? 1 : 0);
        }
    }
    return {best ? *best : m_options.front().action};
}

std::optional<EasyAi::Chosen> EasyAi::charge(const Skirmish &game, const State &seen, SeatId seat,
                                             FigureId figure, int &worth)
{
    std::optional<Chosen> best;
    const int blows = seen[figure].pa - 1; // what is left once the charge is paid
    if (blows <= 0)
        return best;
    const std::int32_t reach = gaitOf(game, figure, MoveKind::Charge).budget;
    foesOf(game, seen, seat).each([&](FigureId foe) {
        const int expected = expectedBlow(game, seen, figure, foe, true) * blows / (blows + 1);
        if (expected <= worth)
            return;
        const Path way = wayTo(game, seen, figure, foe);
        if (kit::geometry::walkedLength(way) > reach)
            return;
        auto made = allowed(game, seen, seat, Charge{figure, way});
        if (!made)
            return;
        worth = expected;
        best = std::move(made);
    });
    return best;
}

std::optional<EasyAi::Chosen> EasyAi::approach(const Skirmish &game, const State &seen, SeatId seat,
                                               FigureId figure)
{
    const FigureId foe = nearestFoe(game, seen, figure);
    if (!foe.valid())
        return std::nullopt;
    const std::int32_t away = distance(game, seen, figure, foe);
    const auto gait = gaitOf(game, figure, MoveKind::Walk);
    const std::int32_t reach = std::min(gait.budget, away - kPas / 10);
    if (reach < kPas / 10)
        return std::nullopt;
    const kit::geometry::Base mover = game.base(seen, figure);
    const auto others = othersFor(game, seen, figure, {});
    const Path path = kit::geometry::shortened(
        game.table(), mover, straight(seen, figure, seen[foe].at - seen[figure].at, reach), gait,
        others);
    if (path.count >= 2 && walkedLength(path) >= std::min(reach, kPas) / 2) {
        if (auto made = allowed(game, seen, seat, Walk{figure, path}))
            return made;
    }
    // Something stands in between: round it.
    if (!m_finder)
        m_finder.emplace(game.roadmap());
    m_finder->flood(mover, gait, others);
    const kit::geometry::Finder::Reached *best = nullptr;
    std::int64_t nearest = kit::geometry::squaredDistance(mover.place.at, seen[foe].at);
    for (const auto &each : m_finder->reached()) {
        const std::int64_t gap = kit::geometry::squaredDistance(each.place.at, seen[foe].at);
        if (gap < nearest) {
            nearest = gap;
            best = &each;
        }
    }
    if (!best)
        return std::nullopt;
    return allowed(game, seen, seat, Walk{figure, m_finder->wayTo(*best)});
}

EasyAi::Chosen EasyAi::act(const Skirmish &game, const State &seen, SeatId seat)
{
    std::optional<Chosen> best;
    int worth = kLeastWorth;
    for (const auto &option : m_options) {
        if (option.open) {
            if (const auto *mover = std::get_if<Charge>(&option.action)) {
                if (auto made = charge(game, seen, seat, mover->figure, worth))
                    best = made;
            }
            continue;
        }
        const int expected = worthOf(game, seen, seat, option.action);
        if (expected > worth) {
            worth = expected;
            best = {option.action};
        }
    }
    if (best)
        return std::move(*best);
    for (const auto &option : m_options) {
        if (!std::holds_alternative<Walk>(option.action))
            continue;
        if (auto made = approach(game, seen, seat, figureOf(option.action)))
            return std::move(*made);
    }
    return {EndActivation{}};
}

/** Straight after one of its targets, the first that it can follow so. */
EasyAi::Chosen EasyAi::follow(const Skirmish &game, const State &seen, SeatId seat)
{
    const MoveFrame &charge = *askedToFollow(seen);
    std::optional<Chosen> made;
    quarryOf(seen, charge).each([&](FigureId target) {
        if (!made)
            made = allowed(game, seen, seat,
                           Follow{charge.figure, wayTo(game, seen, charge.figure, target)});
    });
    return made ? std::move(*made) : Chosen{Decline{}};
}

EasyAi::Chosen EasyAi::reply(const Skirmish &game, const State &seen, SeatId seat)
{
    // The least of those who can throw themselves in between; what may be tried again is; the free
    // shot that takes most.
    const Action *best = nullptr;
    int bestWorth = std::numeric_limits<int>::min();
    for (const auto &option : m_options) {
        int worth = worthOf(game, seen, seat, option.action);
        if (const auto *figure = std::get_if<ChooseFigure>(&option.action))
            worth = 10 - game.fighter(figure->figure).level;
        else if (std::holds_alternative<Accept>(option.action))
            worth = 1;
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &option.action;
        }
    }
    return {best ? *best : m_options.front().action};
}

} // namespace escarmouche::rules::musg::play
