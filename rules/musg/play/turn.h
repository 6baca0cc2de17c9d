// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixedlist.h"
#include "rules/core/seat.h"
#include "rules/musg/play/figureset.h"

#include <array>
#include <cstdint>

namespace escarmouche::rules::musg::play {

/** The game itself, at the bottom of the stack: deployment, then turn after turn
    (MUSG-DEPLOY-04, MUSG-TURN-01). */
struct TurnFrame {
    enum class Step : std::uint8_t {
        BeginMatch,
        DeploymentRolled,
        ZoneAsked,
        Deploying,
        BeginTurn,
        InitiativeRolled,
        LateEntries, // MUSG-MERC-05
        Rally,
        BeginWave,
        WaveRolled,
        Activating,
        EndTurn,
        Scoring,
        NextTurn,
    };
    Step step = Step::BeginMatch;
    std::uint8_t wave = 0; // 1 or 2 in a turn
    std::uint8_t place = 0; // whose phase: index into order
    std::uint8_t activationsLeft = 0; // of a first wave
    std::uint8_t rolling = 0; // seat whose die is awaited
    FixedList<SeatId, kMostSeats> order; // of this turn; before the first of deployment
    FixedList<SeatId, kMostSeats> tied; // that roll again (MUSG-TURN-03)
    std::array<std::int16_t, kMostSeats> scores{};

    bool operator==(const TurnFrame &) const = default;
};

/** One activation: a leader with his escort, or a compact group of figurants
    (MUSG-TURN-06, MUSG-FIGURANT-08, -09). */
struct ActivationFrame {
    enum class Step : std::uint8_t { Begin, Asking, Ending };
    Step step = Step::Begin;
    FigureId leader;
    bool isGroup = false; // of figurants, all alike
    FigureSet others; // escort or the rest of the group

    bool operator==(const ActivationFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
