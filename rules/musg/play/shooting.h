// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixedlist.h"
#include "rules/kit/geometry/point.h"
#include "rules/musg/play/figureset.h"

#include <cstdint>

namespace escarmouche::rules::musg::play {

/** One shot with one gun, from its dice to the reaction of its victims, in the order of
    MUSG-RANGED-22. A template's victims follow once it is laid. */
struct ShotFrame {
    enum class Step : std::uint8_t {
        Begin,
        CoverRolled,
        HitsRolled,
        AccidentRolled,
        StrayRolled,
        ScatterRolled,
        ScatterDistanceRolled,
        NextHit, // whose is it, and who takes it
        VictimAsked,
        InterceptAsked,
        ExtraCoverRolled, // a victim hidden by more than the first one (MUSG-RANGED-08)
        Damaged,
        NextReaction,
        AmmunitionRolled,
        Done,
    };
    Step step = Step::Begin;
    FigureId shooter;
    FigureId target; // the first victim
    FigureId victim; // of the hit in hand
    std::uint8_t gun = 0;
    std::uint8_t needed = 0; // to hit, 2 to 6; 0: no roll
    std::uint8_t dice = 0; // still in the air
    std::uint8_t hits = 0; // not yet taken
    std::uint8_t naturalOnes = 0;
    std::uint8_t pa = 1; // 0: a free shot (MUSG-REACT-07)
    std::uint8_t shotsLeft = 0; // of the same action (MUSG-MERC-09)
    std::uint8_t obstacle = 0; // index into cover
    FixedList<std::uint8_t, 8> cover; // needed at each obstacle, nearest first
    kit::geometry::Place aim; // of a template
    FigureSet victims; // who was shot at or touched, for the reaction
    FigureSet spared; // chain members already out of reach
};

} // namespace escarmouche::rules::musg::play
