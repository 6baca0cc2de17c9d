// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace escarmouche::rules {

/** What a figure looks like from afar, for a board to draw: who it is, how high it ranks, what it
    fights with. */
struct FigureLook {
    /** None: it has no shape of its own, and its letters stand for it. */
    enum class Build : std::uint8_t {
        None,
        Human,
        Brute, // heavy, with a jaw and tusks
        Slender, // narrow, with long ears
        Stout, // short and broad, with a beard
        Snouted, // round ears and a snout
        Imp, // small, with ears that stand out
        Serpent, // a hood and no shoulders
        Alien, // a large skull and large eyes
        Giant, // a small head between great shoulders
        Undead, // a bare skull
        Demon, // horns
        Hound,
    };
    enum class Standing : std::uint8_t { Extra, Line, Second, Leader, Hired };
    enum class Arm : std::uint8_t {
        None,
        Blade,
        Axe,
        Club,
        Pole,
        Saw,
        Claw,
        Bow,
        Crossbow,
        Pistol,
        Rifle,
        HeavyGun,
        Launcher,
        Thrown,
        Flamer,
    };

    Build build = Build::None;
    Standing standing = Standing::Line;
    Arm arm = Arm::None;

    bool operator==(const FigureLook &) const = default;
};

} // namespace escarmouche::rules
