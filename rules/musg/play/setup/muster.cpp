// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/setup/muster.h"

#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>
#include <map>
#include <set>

namespace escarmouche::rules::musg::play {

namespace {

std::uint64_t bit(Trait trait)
{
    return std::uint64_t{1} << static_cast<unsigned>(trait);
}

/** What a gunsmith pays for a shot, and how often he then fires (MUSG-MERC-09). */
void relieve(const Fighter &fighter, Gun &gun)
{
    if (fighter.has(Trait::HeavyCostsOne) && gun.pa > 1)
        gun.pa = 1;
    else if (fighter.has(Trait::TwoShotsPerPa))
        gun.shotsPerAction = 2;
}

Gun gunOf(const Fighter &fighter, const RangedWeapon &weapon, EntryId entry, const Text &name)
{
    Gun gun;
    gun.entry = entry;
    gun.name = name;
    gun.bands = weapon.ranges.has_value();
    for (std::size_t band = 0; gun.bands && band < gun.ranges.size(); ++band)
        gun.ranges[band] = (*weapon.ranges)[band] * kPas;
    // MUSG-RANGED-10
    gun.force =
        weapon.force.bearers ? std::max(1, fighter.f + weapon.force.amount) : weapon.force.amount;
    gun.dice = weapon.targets;
    gun.pa = weapon.paToFire;
    gun.shape = weapon.shape;
    gun.archaic = weapon.archaic;
    gun.artillery = weapon.artillery;
    gun.slow = weapon.reload == Reload::Slow;
    gun.heavy = weapon.heavy;
    // MUSG-RANGED-18
    gun.carriedAmmunition = weapon.shape == Template::Blast && !weapon.artillery;
    relieve(fighter, gun);
    return gun;
}

Blade bladeOf(const MeleeWeapon &weapon, EntryId entry, const Text &name)
{
    // MUSG-MELEE-07: a tail strikes with the bearer's own F, not with F twice.
    const int force = weapon.force.bearers ? 0 : weapon.force.amount;
    return {entry, name, weapon.hands, weapon.dice, force, weapon.firstFree, {}};
}

/** Whether play can take the gun from its bearer, or leave it unloaded (MUSG-RANGED-12, -18, -19).
    Of one that it cannot, a second does nothing that the first does not: it is one gun. */
bool canFail(const Gun &gun)
{
    return gun.carriedAmmunition || gun.archaic == Archaic::BlackPowder || (gun.slow && gun.pa > 1);
}

/** Leaves out blades of which both hands are full already: none is ever lost (MUSG-MELEE-04). */
void leaveOutSpare(std::vector<Blade> &blades)
{
    std::vector<Blade> kept;
    for (Blade &blade : blades) {
        const auto same = std::ranges::count(kept, blade.entry, &Blade::entry);
        if (!blade.entry.valid() || static_cast<int>(same) * blade.hands < kHands)
            kept.push_back(std::move(blade));
    }
    blades = std::move(kept);
}

void arm(const Catalogue &catalogue, const Member &member, Fighter &fighter)
{
    for (const Possession &possession : member.gear) {
        const Entry &entry = catalogue[possession.entry];
        if (const auto *gun = std::get_if<RangedWeapon>(&entry.what)) {
            Gun made = gunOf(fighter, *gun, possession.entry, entry.name);
            made.id = entry.id;
            const int count = canFail(made) ? possession.count : 1;
            fighter.guns.insert(fighter.guns.end(), static_cast<std::size_t>(count), made);
        }
        if (const auto *blade = std::get_if<MeleeWeapon>(&entry.what)) {
            for (int each = 0; each < possession.count; ++each) {
                fighter.blades.push_back(bladeOf(*blade, possession.entry, entry.name));
                fighter.blades.back().id = entry.id;
            }
        }
    }
    if (const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what)) {
        for (const Figure::Gear &piece : figure->gear) {
            if (const auto *gun = std::get_if<RangedWeapon>(&piece.what))
                fighter.guns.push_back(gunOf(fighter, *gun, {}, piece.name));
            if (const auto *blade = std::get_if<MeleeWeapon>(&piece.what))
                fighter.blades.push_back(bladeOf(*blade, {}, piece.name));
        }
    }
    // MUSG-MELEE-06
    if (fighter.blades.empty())
        fighter.blades.push_back({{}, {"Bare hands", "Mains nues"}, 0, 1, 0, false, {}});
    if (fighter.blades.size() > kMostWeapons)
        leaveOutSpare(fighter.blades);
}

int carried(const Member &member, EntryId entry)
{
    const auto met = std::ranges::find(member.gear, entry, &Possession::entry);
    return met == member.gear.end() ? 0 : met->count;
}

int medikits(const Catalogue &catalogue, const Member &member)
{
    int count = 0;
    for (const Possession &possession : member.gear) {
        const auto *item = std::get_if<Item>(&catalogue[possession.entry].what);
        if (item && std::ranges::count(item->traits, Trait::Medikit) > 0)
            count += possession.count;
    }
    return count;
}

/** The seats of the bands whose names the figure's hatreds name (MUSG-INJURY-14). */
std::uint8_t hatred(const Member &member, const std::vector<Muster> &bands)
{
    std::uint8_t seats = 0;
    for (const Suffered &injury : member.injuries) {
        for (const Muster &other : bands) {
            if (!injury.against.empty() && other.band->name == injury.against)
                seats = static_cast<std::uint8_t>(seats | Audience::only(other.seat).seats);
        }
    }
    return seats;
}

/** What worn items add to a number. */
int worn(const Number &number)
{
    int sum = 0;
    for (const rules::Part &part : number.parts())
        sum += part.source == PartSource::Item ? part.amount : 0;
    return sum;
}

Fighter fighterOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const ResolvedProfile profile = resolve(catalogue, band, member);
    Fighter fighter;
    fighter.kind = kindOf(catalogue, band, member);
    fighter.rank = member.rank;
    fighter.level = levelOf(member.rank);
    // MUSG-PROFILE-04
    fighter.mvt = profile[Stat::Mvt].value() * kPas;
    fighter.groundBonus = profile.normalGroundBonus * kPas;
    fighter.cd = profile[Stat::Cd].value();
    fighter.ct = profile[Stat::Ct].value();
    fighter.cc = profile[Stat::Cc].value();
    fighter.f = profile[Stat::F].value();
    fighter.r = profile[Stat::R].value();
    fighter.armour = worn(profile[Stat::R]);
    fighter.pv = profile[Stat::Pv].value();
    fighter.pa = profile.pa.value();
    for (const HeldTrait &held : traits(catalogue, band, member)) {
        fighter.traits |= bit(held.trait);
        fighter.sources.emplace_back(held.trait, held.rule);
    }
    fighter.rondaches = std::min(carried(member, catalogue.rondache), member.arms);
    fighter.medikits = medikits(catalogue, member);
    fighter.shield = carried(member, catalogue.shield) > 0;
    fighter.missing = fighter.has(Trait::MissesNextGame);
    arm(catalogue, member, fighter);
    return fighter;
}

/** The rules of modules not played yet that the band cannot do without. */
std::set<RuleId> modulesNeeded(const Catalogue &catalogue, const Band &band)
{
    std::set<RuleId> rules;
    switch (band.options.theme) {
    case Theme::None:
        break;
    case Theme::Pulp:
        rules.insert({"MUSG-PULP-08"});
        break;
    case Theme::Tribe:
        rules.insert({"MUSG-PULP-14"});
        break;
    case Theme::MadScientist:
        rules.insert({"MUSG-PULP-17"});
        break;
    case Theme::Antiterrorists:
    case Theme::Terrorists:
        rules.insert({"MUSG-REGROUP-06"});
        break;
    }
    for (const Member &member : band.members) {
        if (carried(member, catalogue.poison) > 0)
            rules.insert({"MUSG-PULP-16"});
        if (member.profile == catalogue.zombie)
            rules.insert({"MUSG-PULP-17"});
        const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
        if (figure && !figure->list.empty())
            rules.insert(catalogue[member.profile].rule());
    }
    return rules;
}

/** The first figure with more weapons of a kind than a match knows. */
std::optional<Error> tooManyWeapons(const Catalogue &catalogue, const Band &band)
{
    for (const Member &member : band.members) {
        const Fighter fighter = fighterOf(catalogue, band, member);
        const bool hasTooManyGuns = fighter.guns.size() > kMostWeapons;
        if (!hasTooManyGuns && fighter.blades.size() <= kMostWeapons)
            continue;
        const Text called = member.name.empty() ? fighter.kind : Text{member.name, member.name};
        return Error{.code = hasTooManyGuns ? ErrorCode::TooManyGuns : ErrorCode::TooManyBlades,
                     .subject = called.en,
                     .hint = called.fr,
                     .number = static_cast<std::int64_t>(kMostWeapons)};
    }
    return {};
}

} // namespace

Text calledOf(const Fighter &fighter)
{
    if (!fighter.name.empty())
        return {fighter.name, fighter.name};
    return fighter.number == 0 ? fighter.kind : numbered(fighter.kind, fighter.number);
}

int levelOf(Rank rank)
{
    switch (rank) {
    case Rank::Chief:
        return 4;
    case Rank::SousChef:
    // MUSG-PROFILE-10
    case Rank::Mercenary:
        return 3;
    case Rank::SousFifre:
    case Rank::Summon:
        return 2;
    case Rank::Figurant:
        return 1;
    }
    return 0;
}

/** From here on whoever has neither name nor number is numbered through, by kind. */
static std::map<std::string, int> lastNumbers(const Catalogue &catalogue, const Band &band)
{
    std::map<std::string, int> last;
    for (const Member &member : band.members) {
        int &number = last[kindOf(catalogue, band, member).en];
        number = std::max(number, member.number);
    }
    return last;
}

std::vector<Fighter> fightersOf(const Catalogue &catalogue, const std::vector<Muster> &bands)
{
    std::vector<Fighter> fighters;
    for (const Muster &muster : bands) {
        auto last = lastNumbers(catalogue, *muster.band);
        for (const Member &member : muster.band->members) {
            Fighter fighter = fighterOf(catalogue, *muster.band, member);
            fighter.hates = hatred(member, bands);
            for (int index = 0; index < member.count; ++index) {
                fighter.ref = {muster.seat, member.id, index};
                fighter.name = member.name;
                if (member.number != 0)
                    fighter.number = isNumbered(catalogue, member) ? member.number : 0;
                else
                    fighter.number = member.name.empty() ? ++last[fighter.kind.en] : index + 1;
                fighters.push_back(fighter);
            }
        }
    }
    return fighters;
}

std::optional<Error> notPlayed(const Catalogue &catalogue, const Band &band)
{
    const std::set<RuleId> rules = modulesNeeded(catalogue, band);
    if (rules.empty())
        return tooManyWeapons(catalogue, band);
    Error error{.code = ErrorCode::ModuleNotPlayed, .subject = band.name};
    for (const RuleId rule : rules)
        error.hint.append(error.hint.empty() ? "" : ", ").append(rule.value);
    return error;
}

} // namespace escarmouche::rules::musg::play
