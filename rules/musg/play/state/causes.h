// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/ruleid.h"

#include <cstdint>
#include <string_view>

namespace escarmouche::rules::musg::play {

/** What a seat is asked. */
enum class Prompt : std::uint16_t {
    ChooseZone, // MUSG-DEPLOY-04
    Deploy,
    Activate,
    Act,
    ChooseVictim, // two equally near (MUSG-RANGED-08)
    AttentionChef, // MUSG-FREE-01
    TakeShot, // the troll, for his chief (MUSG-MERC-06)
    TakeCharge,
    RerollDamage, // Points vitaux (MUSG-CAMP-33)
    CatchBlade, // Attrape lame (MUSG-CAMP-34)
    StepBack, // MUSG-REACT-06
    FreeShot, // MUSG-REACT-07
    GoOn, // along the declared path after being shot at (MUSG-REACT-07)
    Follow, // a charge's target that has moved in reaction (MUSG-ACT-07)
};

/** Why dice are thrown. */
enum class Reason : std::uint16_t {
    DeploymentOrder,
    Initiative,
    FirstWave,
    Rally,
    Rout,
    WantToCharge,
    ReceiveCharge,
    StepBack, // 5-6
    StepBackDistance,
    Spot,
    SpotDistance,
    UnderFire,
    UnderFireDistance,
    Cover,
    ToHit,
    Damage,
    Scatter,
    ScatterDistance,
    Accident,
    Stray,
    Ammunition,
    AllyInMelee,
    Blow,
    BlowAgain, // rondache
    DamageAgain, // Points vitaux
    BladeCaught, // Attrape lame
    ClimberFalls,
};

/** The rule a roll or a question stands on, and the key of its words in the phrase book. */
struct Cause {
    RuleId rule;
    std::string_view words;
};
Cause causeOf(Reason reason);
/** A command test succeeds at or below its number; all other dice at or above it. */
bool isCommandTest(Reason reason);
Cause causeOf(Prompt prompt);

} // namespace escarmouche::rules::musg::play
