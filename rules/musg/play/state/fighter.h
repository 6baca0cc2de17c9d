// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/board/figurelook.h"
#include "rules/core/values/fixedlist.h"
#include "rules/core/values/seat.h"
#include "rules/musg/catalogue/catalogue.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules::musg::play {

/** A figure of the match: an index into Skirmish::fighters, in the order of seats and bands. */
struct FigureId {
    std::uint8_t value = 0xff;

    auto operator<=>(const FigureId &) const = default;
    bool valid() const { return value != 0xff; }
};

inline constexpr std::size_t kMostFighters = 128;
inline constexpr std::size_t kMostWeapons = 8; // of one kind, on one figure: bits of a state
inline constexpr int kHands = 2; // MUSG-MELEE-04
inline constexpr std::int32_t kPas = 100; // hundredths in a pas (MUSG-PROFILE-04)

/** A shooting weapon as a match needs it; distances in hundredths of a pas. */
struct Gun {
    EntryId entry; // invalid: part of a mercenary's package
    Text name;
    bool bands = true; // has ranges; a flame template has none
    std::array<std::int32_t, 3> ranges{};
    int force = 0; // the shooter's own already added for a thrown weapon
    int dice = 1; // to hit, and most victims (MUSG-RANGED-07)
    int pa = 1; // of one shot; the gunsmith's relief already taken off
    int shotsPerAction = 1; // two for a gunsmith's weapon of 1 PA (MUSG-MERC-09)
    Template shape = Template::None;
    Archaic archaic = Archaic::None;
    bool artillery = false;
    bool slow = false;
    bool heavy = false;
    bool carriedAmmunition = false; // grenade, launcher, bazooka (MUSG-RANGED-18)
    std::string id; // of the entry
};

/** A melee weapon; `force` is what it adds to the bearer's F. */
struct Blade {
    EntryId entry; // invalid: unarmed, or part of a package
    Text name;
    int hands = 1;
    int dice = 1;
    int force = 0;
    bool freeDagger = false; // not beside another weapon while a shield is worn (MUSG-EQUIP-05)
    std::string id; // of the entry
};

/** One figure as it came to the match: plain numbers, resolved once, never changed by play. */
struct Fighter {
    FigureRef ref;
    std::string name; // own; empty: called by kind and number
    int number = 1; // its own in a campaign, else among the unnamed of its kind; 0: needs none
    Text kind; // "Orc sous-fifre"
    Rank rank = Rank::SousFifre;
    int level = 0; // higher is better; a mercenary counts as sous-chef (MUSG-PROFILE-10)
    std::int32_t mvt = 0; // hundredths of a pas
    std::int32_t groundBonus = 0; // more on normal ground only (MUSG-EQUIP-03, -12)
    int cd = 0, ct = 0, cc = 0, f = 0, r = 0, pv = 0, pa = 0;
    int armour = 0; // of r: what he wears (MUSG-EQUIP-13)
    std::uint64_t traits = 0; // bit set of Trait
    std::vector<Gun> guns; // up to kMostWeapons; the same twice only where it can be lost
    std::vector<Blade> blades; // likewise, and never empty: unarmed at least (MUSG-MELEE-06)
    int rondaches = 0;
    int medikits = 0;
    bool shield = false;
    bool missing = false; // paid for or in the band, but not in this game
    std::uint8_t hates = 0; // bit set of seats (MUSG-INJURY-14)
    FigureLook::Build build = FigureLook::Build::None; // for the board alone; never stored

    std::vector<std::pair<Trait, RuleId>> sources; // the rule each trait stands on

    RuleId ruleOf(Trait trait) const
    {
        for (const auto &[held, rule] : sources) {
            if (held == trait)
                return rule;
        }
        return {};
    }
    bool has(Trait trait) const { return ((traits >> static_cast<unsigned>(trait)) & 1U) != 0; }
    bool isHero() const { return rank == Rank::Chief || rank == Rank::SousChef; }
    SeatId seat() const { return ref.seat; }
};

/** What the log calls a figure: its own name, or its kind and number. */
Text calledOf(const Fighter &fighter);

/** Level for reaction tests, experience and victory points (MUSG-PROFILE-10): chief 4, sous-chef
    and mercenary 3, sous-fifre and what counts as one 2, figurant 1. */
int levelOf(Rank rank);

} // namespace escarmouche::rules::musg::play
