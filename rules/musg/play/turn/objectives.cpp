// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/turn/objectives.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"

namespace escarmouche::rules::musg::play {

namespace {

const RuleId kRule{"MUSG-VP-03"};

int zoneOf(const State &state, SeatId seat)
{
    return state.zones[static_cast<std::size_t>(seat.value)];
}

/** Calls `visit(seat, claims)` for every band that claims the objective. */
template<class Visit>
void eachClaimant(const Stage &stage, const Objective &objective, Visit visit)
{
    const FigureSet there = figuresAt(stage.game, stage.state, objective);
    for (int seat = 0; seat < stage.game.seats(); ++seat) {
        const SeatId claimant{static_cast<std::int8_t>(seat)};
        if (const int times = claims(stage.game, stage.state, objective, claimant, there))
            visit(claimant, times);
    }
}

void take(const Stage &stage, std::size_t index, SeatId seat)
{
    stage.state.taken = static_cast<std::uint16_t>(stage.state.taken | 1U << index);
    stage.tell({kRule}, [&] { return ObjectiveTaken{seat, static_cast<std::uint8_t>(index)}; });
}

void rewardKeeper(const Stage &stage, const Objective &objective)
{
    for (int seat = 0; seat < stage.game.seats(); ++seat) {
        const SeatId keeper{static_cast<std::int8_t>(seat)};
        if (objective.keeper && zoneOf(stage.state, keeper) == *objective.keeper)
            award(stage, keeper, ScoreSource::Objective, objective.pointsKept, {kRule});
    }
}

} // namespace

bool isAt(const Skirmish &game, const Objective &objective, const Place &place)
{
    if (objective.strip)
        return kit::geometry::contains(*objective.strip, place.at);
    const kit::geometry::Base figure{{place.at, 0}, game.radius(), game.switches().figureHeight};
    const kit::geometry::Base spot{{objective.at, 0}, 0, 0};
    return kit::geometry::isWithin(figure, spot, objective.radius);
}

FigureSet figuresAt(const Skirmish &game, const State &state, const Objective &objective)
{
    FigureSet there;
    onTable(game, state).each([&](FigureId figure) {
        // MUSG-VP-03
        if (!state[figure].has(Mark::Fleeing) && isAt(game, objective, state[figure].place()))
            there.insert(figure);
    });
    return there;
}

bool countsFor(const State &state, const Objective &objective, SeatId seat)
{
    return !objective.zone || zoneOf(state, seat) == *objective.zone;
}

int claims(const Skirmish &game, const State &state, const Objective &objective, SeatId seat,
           const FigureSet &there)
{
    if (!countsFor(state, objective, seat))
        return 0;
    int own = 0;
    bool hasChief = false;
    there.each([&](FigureId figure) {
        if (game.fighter(figure).seat() != seat)
            return;
        ++own;
        hasChief = hasChief || game.fighter(figure).rank == Rank::Chief;
    });
    switch (objective.claim) {
    case Claim::Alone:
        return own > 0 && own == there.count() ? 1 : 0;
    case Claim::EachFigure:
        return own;
    case Claim::Chief:
        return hasChief ? 1 : 0;
    }
    return 0;
}

bool isTaken(const State &state, std::size_t objective)
{
    return ((state.taken >> objective) & 1U) != 0;
}

void scoreObjectives(const Stage &stage)
{
    const auto &objectives = stage.game.scenario().objectives;
    for (std::size_t index = 0; index < objectives.size(); ++index) {
        const Objective &objective = objectives[index];
        if (isTaken(stage.state, index))
            continue;
        eachClaimant(stage, objective, [&](SeatId seat, int times) {
            award(stage, seat, ScoreSource::Objective, times * objective.pointsEachTurn, {kRule});
            if (objective.pointsOnce == 0 || isTaken(stage.state, index))
                return;
            award(stage, seat, ScoreSource::Objective, objective.pointsOnce, {kRule});
            take(stage, index, seat);
        });
    }
}

void scoreObjectivesAtEnd(const Stage &stage)
{
    const auto &objectives = stage.game.scenario().objectives;
    for (std::size_t index = 0; index < objectives.size(); ++index) {
        const Objective &objective = objectives[index];
        if (isTaken(stage.state, index))
            continue;
        eachClaimant(stage, objective, [&](SeatId seat, int times) {
            award(stage, seat, ScoreSource::Objective, times * objective.pointsAtEnd, {kRule});
        });
        rewardKeeper(stage, objective);
    }
}

} // namespace escarmouche::rules::musg::play
