// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/number.h"
#include "rules/musg/play/state/figureset.h"

#include <cstdint>

namespace escarmouche::rules::musg::play {

/** Hits of one force upon one victim: rolls damage, offers Points vitaux and Attrape lame, takes
    PV, puts out of action, lets a climber fall. Leaves the PV taken in State::result
    (MUSG-DAMAGE-01..04, MUSG-EQUIP-10). */
struct DamageFrame {
    enum class Step : std::uint8_t {
        Begin,
        Rolled,
        CatchAsked, // defender first (interaction 43)
        CaughtRolled,
        MayReroll,
        RerollAsked,
        RerollRolled,
        Apply,
        FallRolled,
    };
    Step step = Step::Begin;
    FigureId victim;
    FigureId by; // invalid: nobody (a fall)
    EntryId weapon; // for the report; invalid where it is no entry
    std::uint8_t hits = 0;
    std::uint8_t successes = 0;
    std::uint8_t taken = 0; // PV
    std::int8_t force = 0;
    std::uint8_t needed = 0;
    bool isShot = false;

    bool operator==(const DamageFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
