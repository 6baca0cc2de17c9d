// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/stage/cited.h"
#include "rules/musg/play/state/actions.h"
#include "rules/musg/play/state/events.h"
#include "rules/musg/play/state/figureset.h"
#include "rules/musg/play/state/melee.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg::play {

using kit::Cited;

// What an action will do, judged in full before anything changes. Previews read these; commit
// carries them out. Each names the rules it rests on, beyond the one of the action itself.

struct ReplyPlan { // Accept, Decline, ChooseFigure
    bool accepted = false;
    FigureId figure;
};
struct ZonePlan {
    std::uint8_t zone = 0;
};
struct PlacePlan {
    FigureId figure;
    Place at;
    bool heldBack = false;
};
struct ActivatePlan {
    FigureId leader; // invalid: the wave ends
    FigureSet others;
    bool isGroup = false;
};
struct MovePlan {
    FigureId figure;
    MoveKind kind = MoveKind::Walk;
    Path path;
    kit::geometry::PathCost cost;
    std::int32_t spent = 0; // of the budget
    std::uint8_t pa = 1;
    FigureSet targets; // of a charge
    bool nerveTest = false; // MUSG-REACT-03
    bool hanging = false; // ends on a wall (MUSG-EQUIP-09)
    bool follows = false; // the rest of a charge that has begun (MUSG-ACT-07)
    std::vector<RuleId> rules; // those of the way, the kind's first
};
struct ShotPlan {
    FigureId shooter;
    FigureId target; // invalid: a template aimed at a place
    std::uint8_t gun = 0;
    std::uint8_t pa = 1;
    std::uint8_t band = 0; // 0 short, 1 medium, 2 long
    std::uint8_t needed = 0; // 0: no roll to hit (flame)
    std::uint8_t dice = 1;
    std::uint8_t shots = 1; // of this action (MUSG-MERC-09)
    std::int32_t distance = 0; // base to base
    FixedList<Term, 6> terms; // from the profile's CT to `needed`
    FixedList<std::uint8_t, kit::geometry::kMostObstacles> cover; // needed at each, nearest first
    FixedList<std::int32_t, kit::geometry::kMostObstacles> coverDistances;
    std::int16_t force = 0, resistance = 0, toWound = 0; // against the first victim
    FigureSet tied; // equally near to be the first victim: their owner picks; empty: none is
    FigureSet victims; // who may be hit: the chain, or those under the template
    Place aim; // of a template
    Cited rules;
};
struct StrikePlan {
    FigureId attacker, target;
    std::uint8_t blades = 1;
    std::uint8_t pa = 1;
    std::uint8_t rerolls = 0; // the target's rondaches
    FigureSet together; // figurants who strike with him, each for 1 PA (MUSG-FIGURANT-06)
    FixedList<StrikeFrame::Blow, StrikeFrame::kMostBlows> blows;
    Cited rules;
};
struct ItemPlan { // Reload, medikit, Volonté de vivre, carrying
    enum class Kind : std::uint8_t { Reload, Medikit, RegainPv, CarryBody };
    Kind kind = Kind::Medikit;
    FigureId figure, other;
    std::uint8_t gun = 0;
    std::uint8_t pa = 1;
};
struct EndPlan {
}; // of the activation

struct Plan {
    std::variant<ReplyPlan, ZonePlan, PlacePlan, ActivatePlan, MovePlan, ShotPlan, StrikePlan,
                 ItemPlan, EndPlan>
        what;
    std::vector<RuleId> rules;
};

} // namespace escarmouche::rules::musg::play
