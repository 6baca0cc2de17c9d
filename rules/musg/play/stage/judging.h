// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/musg/play/stage/stage.h"

#include <vector>

namespace escarmouche::rules::musg::play {

using Options = std::vector<Option<Action>>;

// One judgement an action. Each holds every rule and number of its action; `seat` and the awaited
// prompt have been checked.

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const ChooseZone &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat,
                   const PlaceFigure &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const HoldBack &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Activate &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const EndWave &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat,
                   const EndActivation &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Walk &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Run &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Charge &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const BreakAway &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Shoot &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Strike &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const ReloadGun &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const UseMedikit &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const RegainPv &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const CarryBody &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Accept &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Decline &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat,
                   const ChooseFigure &action);
Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Follow &action);

// The answers to a prompt, in a fixed order.
void addZones(const Skirmish &game, const State &state, Options &out); // deployment.cpp
void addPlacings(const Skirmish &game, const State &state, Options &out);
struct Placings {
    std::int32_t spacing = 0;
    std::vector<Place> places;
};
/** Where it may be placed; nowhere while it is not to be. */
Placings placingsOf(const Skirmish &game, const State &state, FigureId figure);
void addActivations(const Skirmish &game, const State &state, Options &out); // activation.cpp
/** PA to leave a melee: one an enemy, less one an ally at hand, at least 1 (MUSG-ACT-12). */
int breakAwayPrice(const Skirmish &game, const State &state, FigureId figure);
/** Everything the active unit may do (activation.cpp), from the chapters below. */
void addActs(const Skirmish &game, const State &state, Options &out);
void addFreeShots(const Skirmish &game, const State &state, Options &out); // reactions.cpp
void addFollowing(const State &state, Options &out); // moving.cpp
void addReplies(const Skirmish &game, const State &state, Options &out); // replies.cpp
void addMoves(const Skirmish &game, const State &state, FigureId figure, Options &out);
void addShots(const Skirmish &game, const State &state, FigureId figure, Options &out);
void addStrikes(const Skirmish &game, const State &state, FigureId figure, Options &out);
void addItems(const Skirmish &game, const State &state, FigureId figure, Options &out);
/** Who may answer a prompt that asks for a figure (victims, interceptors); empty: yes or no. */
FigureSet candidates(const Skirmish &game, const State &state);

// An open option completed at random.
Action samplePlacing(const Skirmish &game, const State &state, const PlaceFigure &action,
                     Generator &generator);
Action sampleMove(const Skirmish &game, const State &state, const Action &action,
                  Generator &generator);

// The carrying out of what was judged.
void carryOut(const Stage &stage, const ReplyPlan &plan); // replies.cpp
void carryOut(const Stage &stage, const ZonePlan &plan); // deployment.cpp
void carryOut(const Stage &stage, const PlacePlan &plan);
void carryOut(const Stage &stage, const ActivatePlan &plan); // activation.cpp
void carryOut(const Stage &stage, const EndPlan &plan);
void carryOut(const Stage &stage, const MovePlan &plan); // moving.cpp
void carryOut(const Stage &stage, const ShotPlan &plan); // shooting.cpp
void carryOut(const Stage &stage, const StrikePlan &plan); // melee.cpp
void carryOut(const Stage &stage, const ItemPlan &plan); // items.cpp

} // namespace escarmouche::rules::musg::play
