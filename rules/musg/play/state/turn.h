// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/core/values/seat.h"
#include "rules/musg/play/state/figureset.h"

#include <array>
#include <cstdint>

namespace escarmouche::rules::musg::play {

/** How far a turn is, for the board. */
enum class Phase : std::uint8_t { Deployment, Start, FirstWave, SecondWave, End, Over };

/** The game itself, at the bottom of the stack: deployment, then turn after turn
    (MUSG-DEPLOY-04, MUSG-TURN-01). */
struct TurnFrame {
    enum class Step : std::uint8_t {
        BeginMatch,
        OrderRolled, // one die of those that set the order
        ChoosingZone,
        Deploying,
        DeployingLast, // MUSG-MERC-08, -10
        Deployed,
        BeginTurn,
        LateEntries, // MUSG-MERC-05
        Rally,
        BeginWave,
        WaveRolled,
        Activating,
        EndTurn,
        Rout,
        Scoring,
    };
    Step step = Step::BeginMatch;
    Phase phase = Phase::Deployment; // as told
    SeatId active; // whose phase of a wave it is, as told
    std::uint8_t wave = 0; // 1 or 2 in a turn
    std::uint8_t place = 0; // whose turn it is: index into order
    std::uint8_t activationsLeft = 0; // of a first wave
    bool passed = false; // the seat activates nobody else; those in flight still run
    bool again = false; // the tied roll once more
    std::uint8_t rolling = 0; // index into tied of the seat whose die is awaited
    FixedList<SeatId, kMostSeats> order; // of this turn; before the first of deployment
    FixedList<SeatId, kMostSeats> tied; // that roll now: all, or those to be told apart
    std::array<std::int16_t, kMostSeats> scores{}; // by seat: die and sous-fifres
    std::array<std::uint8_t, kMostSeats> ranks{}; // by seat: place in order of the first tied
    std::array<std::uint8_t, kMostSeats> dice{}; // by seat: last face (MUSG-TURN-03)

    bool operator==(const TurnFrame &) const = default;
};

/** What an action is, as far as an escort may do the same (MUSG-FIGURANT-09). */
enum class Deed : std::uint8_t { None, Walk, Run, Charge, BreakAway, Shoot, Strike, Item };

/** One activation: a leader with his escort, or a compact group of figurants
    (MUSG-TURN-06, MUSG-FIGURANT-08, -09). */
struct ActivationFrame {
    enum class Step : std::uint8_t { Begin, Fleeing, Asking, Ending };
    Step step = Step::Begin;
    FigureId leader;
    bool isGroup = false; // of figurants, all alike
    bool leaderDone = false; // his escort uses what it has left
    Deed followed = Deed::None; // what the leader did last
    FigureSet others; // escort or the rest of the group
    FigureSet following; // who of the escort may still do that

    bool operator==(const ActivationFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
