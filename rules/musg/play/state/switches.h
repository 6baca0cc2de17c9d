// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/values/error.h"
#include "rules/core/values/ruleid.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg::play {

enum class Scatter : std::uint8_t { OnMiss, Always, InsteadOfCt };

/** The switches of the register, each with our ruling as its default. Distances in hundredths of a
    pas. Names in set-up files are the register's (switches.cpp). */
struct Switches {
    std::int32_t baseDiameter = 100; // base_diameter (MUSG-PROFILE-06)
    std::int32_t figureHeight = 100; // figure_height (MUSG-PROFILE-06)
    bool treasuryAsVp = true; // treasury_as_vp (MUSG-BAND-07)
    std::int32_t elevationStep = 100; // elevation_step (MUSG-RANGED-04)
    bool splitSlowReload = false; // split_slow_reload (MUSG-RANGED-12)
    Scatter scatter = Scatter::OnMiss; // scatter (MUSG-RANGED-14)
    /** Quarter turns to the right of the throw for scatter faces 2, 3, 4, 5 (MUSG-RANGED-15). */
    std::array<std::uint8_t, 4> scatterTurns{0, 1, 2, 3}; // scatter_directions
    std::int32_t blastRadius = 150; // blast_radius (MUSG-RANGED-16)
    std::int32_t flameLength = 800, flameWidth = 250; // flame_length, flame_width (MUSG-RANGED-17)
    bool shootingIntoMelee = false; // shooting_into_melee: at the allies' risk (MUSG-RANGED-23)
    bool shootingWhileEngaged = true; // shooting_while_engaged: own opponent only (MUSG-RANGED-25)
    bool medikitConsumed = false; // medikit_consumed (MUSG-EQUIP-11): for the report
    int turnLimit = 0; // turn_limit (MUSG-TURN-07); 0: the scenario’s, 8 by default
    bool oneWalk = false; // one_walk_per_activation (MUSG-ACT-04)
    bool wantToCharge = true; // the four optional reaction tests (MUSG-REACT-01)
    bool receiveCharge = true;
    bool spotEnemy = true;
    bool underFire = true;
    int underFireDice = 2; // under_fire_dice (MUSG-REACT-09)
    bool noRest = false; // no_rest: second game without rest (MUSG-RANGED-18)
    /** vp_table (MUSG-VP-01, -02): by rank, in the order of Rank. */
    std::array<int, 6> victoryPoints{10, 8, 5, 2, 8, 5};
};

/** Switches that are looked at together. */
enum class SwitchGroup : std::uint8_t { Scoring, Reactions, Shooting, Templates, Acting, Figures };
inline constexpr std::array<std::string_view, 6> kSwitchGroups{"scoring",   "reactions", "shooting",
                                                               "templates", "acting",    "figures"};

/** One switch: its name in set-up files, the rule it belongs to, and what it can be set to. */
struct Switch {
    struct Flag {
        bool Switches::*member;
    };
    struct Number {
        std::int32_t &(*of)(Switches &);
        std::int32_t least, most;
        bool isLength = false; // hundredths of a pas
    };
    /** One of some words; the setter answers whether it knows it. */
    struct Word {
        std::vector<std::string_view> usual; // offered; the default first
        bool (*set)(Switches &, std::string_view);
        ErrorCode complaint = ErrorCode::WrongChoice;
        std::string_view hint;
    };
    std::string_view name;
    SwitchGroup group;
    RuleId rule;
    std::variant<Flag, Number, Word> what;
};
/** All there are, in the order in which they are offered. */
const std::vector<Switch> &allSwitches();

/** The switches that a set-up's options make; an unknown name or a value out of range is a
    complaint at "/options/NAME". */
Result<Switches> switchesOf(const std::vector<Setting> &options);

} // namespace escarmouche::rules::musg::play
