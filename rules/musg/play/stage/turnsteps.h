// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/stage.h"

#include <optional>
#include <vector>

namespace escarmouche::rules::musg::play {

// What the turn is made of, chapter by chapter.

/** The turn at the bottom of the stack. */
const TurnFrame &turnOf(const State &state);
TurnFrame &turnOf(State &state);

// order.cpp

/** Everybody still in the game rolls, one die after the other. */
void rollForOrder(const Stage &stage, TurnFrame &frame, Reason reason);
/** Takes up the die that fell; true when the order is set, false while another one is awaited
    (MUSG-TURN-02, -03). */
bool placeInOrder(const Stage &stage, TurnFrame &frame);

// deployment.cpp

/** The zones that nobody has chosen yet. */
std::vector<std::uint8_t> freeZones(const Skirmish &game, const State &state);
/** Each figure finds a place somewhere on the table, one after the other, row by row. */
bool hasRoom(const Skirmish &game);
void takeZone(const Stage &stage, SeatId seat, std::uint8_t zone);
/** The figures that the seat has to place at this step. */
FigureSet toPlace(const Skirmish &game, const State &state, SeatId seat);

// advice.cpp

/** Tells where the table is not as the book advises; it is played on all the same
    (MUSG-DEPLOY-02, -03). */
void adviseOfGround(const Stage &stage);
/** Tells where the zone that the seat has just taken is too near another one (MUSG-DEPLOY-01). */
void adviseOfZones(const Stage &stage, SeatId seat);

// activation.cpp

/** The figures that the seat may still activate this turn (MUSG-TURN-06). */
FigureSet toActivate(const Skirmish &game, const State &state, SeatId seat);
/** Who could still use PA that the end of the activation takes: not an escort that goes on without
    its leader (MUSG-FIGURANT-09). */
FigureSet wastedByEnd(const Skirmish &game, const State &state);
/** Notes what the leader of an activation does, so that his escort may follow, and who has
    followed (MUSG-FIGURANT-09). */
void noteDeed(State &state, const Plan &plan);
/** Why the figure of an act may not act now, whatever it wants to do: it is not of the activation,
    has nothing left, or is an escort that does something else than its leader. */
std::optional<Refusal> whyNotNow(const Skirmish &game, const State &state, const Action &action);

// victory.cpp

/** How many turns are played. */
int turnLimit(const Skirmish &game);
/** The bands that have a figure on the table that does not flee. */
std::vector<SeatId> bandsLeft(const Skirmish &game, const State &state);
/** No more than one is left, and the scenario ends there (MUSG-TURN-07). */
bool oneBandLeft(const Skirmish &game, const State &state);
/** Gives points, unless none, and tells of them with the rules they rest on. */
void award(const Stage &stage, SeatId seat, ScoreSource source, int points,
           std::initializer_list<RuleId> rules);
/** The points of this turn (MUSG-VP-01..04). */
void scoreTurn(const Stage &stage);
bool isOver(const Skirmish &game, const State &state);
/** The points of the end, and the end. */
void finish(const Stage &stage);

// objectives.cpp

/** What the scenario gives for places at the end of a turn, and of the match (MUSG-VP-03). */
void scoreObjectives(const Stage &stage);
void scoreObjectivesAtEnd(const Stage &stage);

} // namespace escarmouche::rules::musg::play
