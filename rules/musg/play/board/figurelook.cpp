// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/figurelook.h"

#include "rules/musg/codec/codec.h"

#include <algorithm>
#include <string_view>

namespace escarmouche::rules::musg::play {

namespace {

using Build = FigureLook::Build;
using Standing = FigureLook::Standing;
using Arm = FigureLook::Arm;

/** By entry of the catalogue; a figure that is not named here is of its band's people. */
constexpr std::pair<std::string_view, Build> kBuilds[] = {
    {"generic", Build::Human},
    {"human", Build::Human},
    {"orc", Build::Brute},
    {"elf", Build::Slender},
    {"dwarf", Build::Stout},
    {"rat-man", Build::Snouted},
    {"goblin", Build::Imp},
    {"serpent-man", Build::Serpent},
    {"alien-melee", Build::Alien},
    {"alien-shooter", Build::Alien},
    {"alien-techno", Build::Alien},
    {"zombie", Build::Undead},
    {"orc-hunter", Build::Brute},
    {"troll-bodyguard", Build::Giant},
    {"elf-sniper", Build::Slender},
    {"dwarf-gunsmith", Build::Stout},
    {"human-commando", Build::Human},
    {"goblin-harasser", Build::Imp},
    {"hired-mercenary", Build::Human},
    {"sturm-zombie", Build::Undead},
    {"uber-zombie", Build::Undead},
    {"small-demon", Build::Demon},
};

constexpr std::pair<std::string_view, Arm> kArms[] = {
    {"dagger", Arm::Blade},
    {"club", Arm::Club},
    {"sword", Arm::Blade},
    {"hand-axe", Arm::Axe},
    {"mace", Arm::Club},
    {"morning-star", Arm::Club},
    {"two-handed-sword", Arm::Blade},
    {"two-handed-axe", Arm::Axe},
    {"double-morning-star", Arm::Club},
    {"two-handed-mace", Arm::Club},
    {"pike", Arm::Pole},
    {"spear", Arm::Pole},
    {"halberd", Arm::Pole},
    {"small-chainsaw", Arm::Saw},
    {"great-chainsaw", Arm::Saw},
    {"energy-sword", Arm::Blade},
    {"two-handed-energy-sword", Arm::Blade},
    {"chain-axe", Arm::Axe},
    {"two-handed-chain-axe", Arm::Axe},
    {"energy-axe", Arm::Axe},
    {"two-handed-energy-axe", Arm::Axe},
    {"laser-sword", Arm::Blade},
    {"tail-weapon", Arm::Claw},
    {"energy-claw", Arm::Claw},
    {"nunchaku", Arm::Club},
    {"whip", Arm::Club},
    {"pistol", Arm::Pistol},
    {"black-powder-pistol", Arm::Pistol},
    {"rifle", Arm::Rifle},
    {"black-powder-rifle", Arm::Rifle},
    {"bow", Arm::Bow},
    {"crossbow", Arm::Crossbow},
    {"machine-pistol", Arm::Pistol},
    {"submachine-gun", Arm::Rifle},
    {"assault-rifle", Arm::Rifle},
    {"machine-gun", Arm::HeavyGun},
    {"grenade", Arm::Thrown},
    {"grenade-launcher", Arm::Launcher},
    {"bazooka", Arm::Launcher},
    {"cannon", Arm::Launcher},
    {"howitzer", Arm::Launcher},
    {"throwing-stars", Arm::Thrown},
    {"throwing-knife", Arm::Thrown},
    {"flamethrower", Arm::Flamer},
    {"shotgun", Arm::Rifle},
};

template<class Kind, std::size_t count>
Kind kindNamed(const std::pair<std::string_view, Kind> (&kinds)[count], std::string_view id)
{
    const auto *met = std::ranges::find(kinds, id, &std::pair<std::string_view, Kind>::first);
    return met == std::end(kinds) ? Kind::None : met->second;
}

/** One of a package has no entry: it is told by what it does. */
Arm armOf(const Gun &gun)
{
    constexpr std::int32_t kPistolReach = 18 * kPas;
    if (const Arm known = kindNamed(kArms, gun.id); known != Arm::None)
        return known;
    if (!gun.bands)
        return Arm::Flamer;
    if (gun.shape != Template::None || gun.carriedAmmunition)
        return Arm::Launcher;
    if (gun.heavy)
        return Arm::HeavyGun;
    return gun.ranges.back() > kPistolReach ? Arm::Rifle : Arm::Pistol;
}

Arm armOf(const Blade &blade)
{
    if (const Arm known = kindNamed(kArms, blade.id); known != Arm::None)
        return known;
    if (blade.hands == 0)
        return Arm::None; // bare hands
    return blade.hands == kHands ? Arm::Club : Arm::Blade;
}

/** What reaches farthest, else what strikes hardest. */
Arm armOf(const Fighter &fighter)
{
    const auto reach = [](const Gun &gun) { return gun.ranges.back(); };
    if (!fighter.guns.empty())
        return armOf(*std::ranges::max_element(fighter.guns, {}, reach));
    if (fighter.blades.empty())
        return Arm::None;
    return armOf(*std::ranges::max_element(fighter.blades, {}, &Blade::force));
}

Standing standingOf(Rank rank)
{
    switch (rank) {
    case Rank::Chief:
        return Standing::Leader;
    case Rank::SousChef:
        return Standing::Second;
    case Rank::SousFifre:
        return Standing::Line;
    case Rank::Figurant:
    case Rank::Summon:
        return Standing::Extra;
    case Rank::Mercenary:
        return Standing::Hired;
    }
    return Standing::Line;
}

} // namespace

void giveBuilds(const Catalogue &catalogue, const MatchSetup &setup, std::vector<Fighter> &fighters)
{
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const auto band = decodeBand(catalogue, setup.seats[seat].band);
        if (!band)
            continue;
        const Build people = kindNamed(kBuilds, catalogue[band->race].id);
        for (Fighter &fighter : fighters) {
            if (fighter.seat().value != static_cast<int>(seat))
                continue;
            const auto member = std::ranges::find(band->members, fighter.ref.member, &Member::id);
            const Build own = member == band->members.end()
                                  ? Build::None
                                  : kindNamed(kBuilds, catalogue[member->profile].id);
            fighter.build = own == Build::None ? people : own;
        }
    }
}

FigureLook lookOf(const Fighter &fighter)
{
    return {fighter.build, standingOf(fighter.rank), armOf(fighter)};
}

} // namespace escarmouche::rules::musg::play
