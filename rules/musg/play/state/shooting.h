// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/kit/geometry/ground/point.h"
#include "rules/kit/geometry/sight/cover.h"
#include "rules/musg/play/state/figureset.h"

#include <cstdint>

namespace escarmouche::rules::musg::play {

/** One Shoot action with one gun, from its dice to the reaction of its victims, in the order of
    MUSG-RANGED-22. A template's victims follow once it is laid. */
struct ShotFrame {
    enum class Step : std::uint8_t {
        FirstChosen, // of two equally near (MUSG-RANGED-08)
        Cover,
        CoverRolled,
        Ally, // the next one in that melee (MUSG-RANGED-24)
        AllyRolled,
        ToHit,
        HitsRolled,
        AstrayToHit, // dice that an ally in melee met
        AstrayRolled,
        Accident,
        AccidentRolled,
        Burst, // the next one that a burst gun hits
        Stray,
        StrayRolled,
        Template, // where a blast goes off, whom a flame touches
        ScatterRolled,
        ScatterDistanceRolled,
        Touched, // the next one under the template
        TouchedCover,
        TouchedCoverRolled,
        NextHit, // whose is it
        NextChosen, // by the owner of two equally near
        FurtherCover, // hidden by more than the first victim was (MUSG-RANGED-08)
        FurtherCoverRolled,
        Take, // who takes it
        TrollAsked, // MUSG-MERC-06
        ChefAsked, // MUSG-FREE-01
        AstrayHit,
        ShotDone,
        Reaction, // the next one who may flinch (MUSG-REACT-09)
        AmmunitionRolled,
    };
    /** Dice that an ally in melee meets in the target's stead. */
    struct Astray {
        FigureId ally;
        std::uint8_t dice = 0;
        std::uint8_t hits = 0;

        bool operator==(const Astray &) const = default;
    };
    static constexpr std::size_t kMostAstray = 8;

    Step step = Step::Cover;
    FigureId shooter;
    FigureId target; // the first victim; invalid: a template aimed at a place
    FigureId victim; // of the hit in hand
    FigureId guard; // the troll who takes the shot for his chief
    bool guardAsked = false;
    bool burst = false; // the gun, by this shot
    std::uint8_t gun = 0;
    std::uint8_t band = 0;
    std::uint8_t needed = 0; // to hit, 2 to 6; 0: no roll
    std::uint8_t dice = 0; // still in the air
    std::uint8_t volley = 0; // hits of this shot, from the first
    std::uint8_t hits = 0; // not yet taken
    std::uint8_t naturalOnes = 0; // still to be seen to
    std::uint8_t pa = 1; // 0: a free shot (MUSG-REACT-07)
    std::uint8_t shotsLeft = 0; // of the same action, this one included (MUSG-MERC-09)
    std::uint8_t fired = 0; // shots of this action so far
    std::uint8_t at = 0; // index into what the step goes through: obstacles, allies, a line
    FixedList<std::uint8_t, kit::geometry::kMostObstacles> cover; // needed, nearest first
    FixedList<Astray, kMostAstray> astray;
    kit::geometry::Place aim; // of a template
    FigureSet choices; // whom the question in hand offers
    FigureSet group; // the chain of possible victims (MUSG-RANGED-08)
    FigureSet struck; // different victims so far, the first included
    FigureSet pending; // still to be hit by a template or a burst, or to react
    FigureSet shotAt; // for the reactions

    bool operator==(const ShotFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
