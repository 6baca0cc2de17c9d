// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/figurelook.h"

#include "rules/musg/codec/codec.h"

#include <algorithm>
#include <string_view>

namespace escarmouche::rules::musg::play {

namespace {

/** By entry of the catalogue; a figure that is not named here is of its band's people. */
constexpr std::pair<std::string_view, FigureLook::Build> kBuilds[] = {
    {"generic", FigureLook::Build::Human},
    {"human", FigureLook::Build::Human},
    {"orc", FigureLook::Build::Brute},
    {"elf", FigureLook::Build::Slender},
    {"dwarf", FigureLook::Build::Stout},
    {"rat-man", FigureLook::Build::Snouted},
    {"goblin", FigureLook::Build::Imp},
    {"serpent-man", FigureLook::Build::Serpent},
    {"alien-melee", FigureLook::Build::Alien},
    {"alien-shooter", FigureLook::Build::Alien},
    {"alien-techno", FigureLook::Build::Alien},
    {"zombie", FigureLook::Build::Undead},
    {"orc-hunter", FigureLook::Build::Brute},
    {"troll-bodyguard", FigureLook::Build::Giant},
    {"elf-sniper", FigureLook::Build::Slender},
    {"dwarf-gunsmith", FigureLook::Build::Stout},
    {"human-commando", FigureLook::Build::Human},
    {"goblin-harasser", FigureLook::Build::Imp},
    {"hired-mercenary", FigureLook::Build::Human},
    {"sturm-zombie", FigureLook::Build::Undead},
    {"uber-zombie", FigureLook::Build::Undead},
    {"small-demon", FigureLook::Build::Demon},
};

constexpr std::pair<std::string_view, FigureLook::Arm> kArms[] = {
    {"dagger", FigureLook::Arm::Blade},
    {"club", FigureLook::Arm::Club},
    {"sword", FigureLook::Arm::Blade},
    {"hand-axe", FigureLook::Arm::Axe},
    {"mace", FigureLook::Arm::Club},
    {"morning-star", FigureLook::Arm::Club},
    {"two-handed-sword", FigureLook::Arm::Blade},
    {"two-handed-axe", FigureLook::Arm::Axe},
    {"double-morning-star", FigureLook::Arm::Club},
    {"two-handed-mace", FigureLook::Arm::Club},
    {"pike", FigureLook::Arm::Pole},
    {"spear", FigureLook::Arm::Pole},
    {"halberd", FigureLook::Arm::Pole},
    {"small-chainsaw", FigureLook::Arm::Saw},
    {"great-chainsaw", FigureLook::Arm::Saw},
    {"energy-sword", FigureLook::Arm::Blade},
    {"two-handed-energy-sword", FigureLook::Arm::Blade},
    {"chain-axe", FigureLook::Arm::Axe},
    {"two-handed-chain-axe", FigureLook::Arm::Axe},
    {"energy-axe", FigureLook::Arm::Axe},
    {"two-handed-energy-axe", FigureLook::Arm::Axe},
    {"laser-sword", FigureLook::Arm::Blade},
    {"tail-weapon", FigureLook::Arm::Claw},
    {"energy-claw", FigureLook::Arm::Claw},
    {"nunchaku", FigureLook::Arm::Club},
    {"whip", FigureLook::Arm::Club},
    {"pistol", FigureLook::Arm::Pistol},
    {"black-powder-pistol", FigureLook::Arm::Pistol},
    {"rifle", FigureLook::Arm::Rifle},
    {"black-powder-rifle", FigureLook::Arm::Rifle},
    {"bow", FigureLook::Arm::Bow},
    {"crossbow", FigureLook::Arm::Crossbow},
    {"machine-pistol", FigureLook::Arm::Pistol},
    {"submachine-gun", FigureLook::Arm::Rifle},
    {"assault-rifle", FigureLook::Arm::Rifle},
    {"machine-gun", FigureLook::Arm::HeavyGun},
    {"grenade", FigureLook::Arm::Thrown},
    {"grenade-launcher", FigureLook::Arm::Launcher},
    {"bazooka", FigureLook::Arm::Launcher},
    {"cannon", FigureLook::Arm::Launcher},
    {"howitzer", FigureLook::Arm::Launcher},
    {"throwing-stars", FigureLook::Arm::Thrown},
    {"throwing-knife", FigureLook::Arm::Thrown},
    {"flamethrower", FigureLook::Arm::Flamer},
    {"shotgun", FigureLook::Arm::Rifle},
};

template<class Kind, std::size_t count>
Kind kindNamed(const std::pair<std::string_view, Kind> (&kinds)[count], std::string_view id)
{
    const auto *met = std::ranges::find(kinds, id, &std::pair<std::string_view, Kind>::first);
    return met == std::end(kinds) ? Kind::None : met->second;
}

/** One of a package has no entry: it is told by what it does. */
FigureLook::Arm armOf(const Gun &gun)
{
    constexpr std::int32_t kPistolReach = 18 * kPas;
    if (const FigureLook::Arm known = kindNamed(kArms, gun.id); known != FigureLook::Arm::None)
        return known;
    if (!gun.bands)
        return FigureLook::Arm::Flamer;
    if (gun.shape != Template::None || gun.carriedAmmunition)
        return FigureLook::Arm::Launcher;
    if (gun.heavy)
        return FigureLook::Arm::HeavyGun;
    return gun.ranges.back() > kPistolReach ? FigureLook::Arm::Rifle : FigureLook::Arm::Pistol;
}

FigureLook::Arm armOf(const Blade &blade)
{
    if (const FigureLook::Arm known = kindNamed(kArms, blade.id); known != FigureLook::Arm::None)
        return known;
    if (blade.hands == 0)
        return FigureLook::Arm::None; // bare hands
    return blade.hands == kHands ? FigureLook::Arm::Club : FigureLook::Arm::Blade;
}

/** What reaches farthest, else what strikes hardest. */
FigureLook::Arm armOf(const Fighter &fighter)
{
    const auto reach = [](const Gun &gun) { return gun.ranges.back(); };
    if (!fighter.guns.empty())
        return armOf(*std::ranges::max_element(fighter.guns, {}, reach));
    if (fighter.blades.empty())
        return FigureLook::Arm::None;
    return armOf(*std::ranges::max_element(fighter.blades, {}, &Blade::force));
}

FigureLook::Standing standingOf(Rank rank)
{
    switch (rank) {
    case Rank::Chief:
        return FigureLook::Standing::Leader;
    case Rank::SousChef:
        return FigureLook::Standing::Second;
    case Rank::SousFifre:
        return FigureLook::Standing::Line;
    case Rank::Figurant:
    case Rank::Summon:
        return FigureLook::Standing::Extra;
    case Rank::Mercenary:
        return FigureLook::Standing::Hired;
    }
    return FigureLook::Standing::Line;
}

} // namespace

void giveBuilds(const Catalogue &catalogue, const MatchSetup &setup, std::vector<Fighter> &fighters)
{
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const auto band = decodeBand(catalogue, setup.seats[seat].band);
        if (!band)
            continue;
        const FigureLook::Build people = kindNamed(kBuilds, catalogue[band->race].id);
        for (Fighter &fighter : fighters) {
            if (fighter.seat().value != static_cast<int>(seat))
                continue;
            const auto member = std::ranges::find(band->members, fighter.ref.member, &Member::id);
            const FigureLook::Build own = member == band->members.end()
                                              ? FigureLook::Build::None
                                              : kindNamed(kBuilds, catalogue[member->profile].id);
            fighter.build = own == FigureLook::Build::None ? people : own;
        }
    }
}

FigureLook lookOf(const Fighter &fighter)
{
    return {fighter.build, standingOf(fighter.rank), armOf(fighter)};
}

} // namespace escarmouche::rules::musg::play
