// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fraction.h"
#include "rules/core/values/ruleid.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** What changes a number, and the rule that makes it so. */
struct OddsTerm {
    int amount = 0;
    RuleId rule;

    bool operator==(const OddsTerm &) const = default;
};

/** Dice that are thrown on the way, each of which has to come to a number. */
struct AttackStep {
    enum class What : std::uint8_t { Cover, Hit, Wound };
    What what = What::Hit;
    std::string weapon = {}; // catalogue id, as in AttackOdds::weapons
    int dice = 0; // 0: one for each that came through the step before
    int needed = 0; // on each; 0: it comes through without a throw; 7: it cannot
    std::int32_t distance = 0; // of cover: how far from the attacker
    int force = 0, resistance = 0; // of a wound
    std::vector<OddsTerm> terms = {}; // what made the attacker's number the one needed

    bool operator==(const AttackStep &) const = default;
};

/** What the attack comes to, up to and including damage: no reaction follows. The attacker uses
    what he has whenever he may. */
struct AttackOdds {
    std::vector<std::string> weapons; // used; an empty id is none of the catalogue
    bool isStrike = false;
    /** Of a charge: its first blow once there, as if nobody did anything about it; without weapons:
        none follows. `nerve` is the chance that the charger dares, where he has to test. */
    bool isCharge = false;
    std::optional<Fraction> nerve = {};
    int points = 0; // that the target has
    std::string range; // key of the range band; empty: none counts
    std::vector<AttackStep> steps; // of the first attack, in order; those of a weapon together
    Distribution lost; // points it loses, with those of its side who are hit beside it
    Fraction anyLost;
    Fraction targetHurt; // the target itself loses a point
    Fraction meanLost;
    Fraction outOfAction;
    /** Of blows on the board: the target, should it strike back as soon as it acts, takes a point
        from whoever struck it. */
    std::optional<Fraction> back = {};
};

} // namespace escarmouche::rules::musg::play
