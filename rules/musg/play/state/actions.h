// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/path.h"
#include "rules/musg/play/state/fighter.h"

#include <cstdint>
#include <variant>

namespace escarmouche::rules::musg::play {

using kit::geometry::Path; // from where the figure stands, its start included
using kit::geometry::Place;
using kit::geometry::Point;

// Before the first turn.

struct ChooseZone { // MUSG-DEPLOY-04
    std::uint8_t zone = 0;

    bool operator==(const ChooseZone &) const = default;
};
struct PlaceFigure {
    FigureId figure;
    Place at;

    bool operator==(const PlaceFigure &) const = default;
};
/** An orc hunter kept for turn 3 (MUSG-MERC-05). */
struct HoldBack {
    FigureId figure;

    bool operator==(const HoldBack &) const = default;
};

// Whose activation.

/** A figure begins its activation, alone or with the figurants at its side; a figurant with his
    compact group (MUSG-FIGURANT-08). */
struct Activate {
    FigureId figure;
    bool withOthers = false;

    bool operator==(const Activate &) const = default;
};
/** No more activations in this wave (MUSG-TURN-04), or in this turn (second wave). */
struct EndWave {
    bool operator==(const EndWave &) const = default;
};

// In an activation; `figure` is the leader or one of his escort or group.

struct Walk { // MUSG-ACT-02
    FigureId figure;
    Path path;

    bool operator==(const Walk &) const = default;
};
struct Run { // MUSG-ACT-04
    FigureId figure;
    Path path;

    bool operator==(const Run &) const = default;
};
/** Enemies touched at the end of the path are the targets (MUSG-ACT-06). */
struct Charge {
    FigureId figure;
    Path path;

    bool operator==(const Charge &) const = default;
};
struct BreakAway { // MUSG-ACT-11
    FigureId figure;
    Path path;

    bool operator==(const BreakAway &) const = default;
};
/** `target` is the first victim; a template is aimed at him or, where he is not given, at `aim`. */
struct Shoot { // MUSG-RANGED-22
    FigureId figure;
    std::uint8_t gun = 0;
    FigureId target;
    Place aim;

    bool operator==(const Shoot &) const = default;
};
/** `blades` is a bit set over Fighter::blades, at most two hands' worth (MUSG-MELEE-04). */
struct Strike { // MUSG-MELEE-02
    FigureId figure;
    FigureId target;
    std::uint8_t blades = 1;

    bool operator==(const Strike &) const = default;
};
struct ReloadGun { // MUSG-RANGED-12, only with split_slow_reload
    FigureId figure;
    std::uint8_t gun = 0;

    bool operator==(const ReloadGun &) const = default;
};
struct UseMedikit { // MUSG-EQUIP-11
    FigureId figure;
    FigureId patient;

    bool operator==(const UseMedikit &) const = default;
};
struct RegainPv { // MUSG-CAMP-31
    FigureId figure;

    bool operator==(const RegainPv &) const = default;
};
/** The troll takes up the body of his downed chief, which then moves with him (MUSG-MERC-07). */
struct CarryBody {
    FigureId figure;
    FigureId body;

    bool operator==(const CarryBody &) const = default;
};
struct EndActivation {
    bool operator==(const EndActivation &) const = default;
};

// Answers asked in the middle of a rule.

struct Accept {
    bool operator==(const Accept &) const = default;
};
struct Decline {
    bool operator==(const Decline &) const = default;
};
struct ChooseFigure { // a victim, an interceptor
    FigureId figure;

    bool operator==(const ChooseFigure &) const = default;
};

/** The rest of a charge's way, from where the charger stands, into contact with a target that has
    moved in reaction (MUSG-ACT-07). */
struct Follow {
    FigureId figure;
    Path path;

    bool operator==(const Follow &) const = default;
};

using Action = std::variant<ChooseZone, PlaceFigure, HoldBack, Activate, EndWave, Walk, Run, Charge,
                            BreakAway, Shoot, Strike, ReloadGun, UseMedikit, RegainPv, CarryBody,
                            EndActivation, Accept, Decline, ChooseFigure, Follow>;

/** Nobody, where an action is of no figure. */
inline FigureId doerOf(const Action &action)
{
    return std::visit(
        [](const auto &chosen) {
            if constexpr (requires { chosen.figure; })
                return chosen.figure;
            else
                return FigureId{};
        },
        action);
}

} // namespace escarmouche::rules::musg::play
