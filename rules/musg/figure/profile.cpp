// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/profile.h"

#include "rules/musg/figure/price.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

using Stats = std::array<Number, kStats>;

constexpr RuleId kProfileLimits{"MUSG-PROFILE-12"};
constexpr RuleId kMostCommandRule{"MUSG-PROFILE-13"};

/** Brings a number back between two bounds by a part that says why. */
void keepWithin(Number &number, int least, int most, RuleId rule)
{
    if (!number.present())
        return;
    const int kept = std::clamp(number.value(), least, most);
    if (kept != number.value())
        number.add({kept - number.value(), PartSource::Situation, {}, rule});
}

/** The bounds every profile keeps to. They apply after each kind of change, so that nothing is
    lost or gained beyond them and given back by a later one. */
void keepLimits(const BandLimits &limits, Stats &stats)
{
    const auto at = [&](Stat stat) -> Number & { return stats[static_cast<std::size_t>(stat)]; };
    constexpr int any = 1'000'000;
    // MUSG-PROFILE-12
    const int least = 1;
    for (const Stat stat : {Stat::Mvt, Stat::F, Stat::R})
        keepWithin(at(stat), least, any, kProfileLimits);
    for (const Stat stat : {Stat::Ct, Stat::Cc})
        keepWithin(at(stat), limits.bestTarget, limits.worstTarget, kProfileLimits);
    const int leastCommand = 2;
    keepWithin(at(Stat::Cd), leastCommand, any, kProfileLimits);
    // MUSG-PROFILE-13
    keepWithin(at(Stat::Cd), leastCommand, limits.mostCommand, kMostCommandRule);
}

void addModifier(Stats &stats, const Modifier &modifier, int times, Part part)
{
    Number &number = stats[static_cast<std::size_t>(modifier.stat)];
    if (!number.present() || modifier.amount == 0 || times == 0)
        return;
    part.amount = modifier.amount * times;
    number.add(part);
}

void printStats(const Catalogue &catalogue, const Member &member, Stats &stats)
{
    const Profile &row = rowOf(catalogue, member);
    const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
    const auto source = figure ? PartSource::Base : PartSource::Faction;
    // Printed lists have their columns in an order of their own.
    const bool listed = figure && !figure->list.empty();
    const RuleId rule = listed ? RuleId{"MUSG-PENTACLE-08"} : row.rule;
    for (std::size_t i = 0; i < stats.size(); ++i) {
        // MUSG-PROFILE-07
        // A characteristic the sheet leaves empty does not exist for that creature.
        if (row.stats[i])
            stats[i] = Number({*row.stats[i], source, member.profile, rule});
    }
}

void sufferInjuries(const Catalogue &catalogue, const Member &member, Stats &stats)
{
    if (member.injuries.empty())
        return;
    const Number &command = stats[static_cast<std::size_t>(Stat::Cd)];
    const int before = command.value();
    for (std::size_t i = 0; i < member.injuries.size(); ++i) {
        const EntryId id = member.injuries[i].injury;
        const auto same = [&](const Suffered &other) { return other.injury == id; };
        const auto begin = member.injuries.begin();
        if (std::any_of(begin, begin + static_cast<std::ptrdiff_t>(i), same))
            continue; // counted with the first of its kind
        const auto times = static_cast<int>(std::count_if(begin, member.injuries.end(), same));
        const Entry &entry = catalogue[id];
        const auto &injury = std::get<Injury>(entry.what);
        for (const Modifier &modifier : injury.modifiers)
            addModifier(stats, modifier, injury.once ? 1 : times,
                        {0, PartSource::Injury, id, entry.rule()});
    }
    // MUSG-PROFILE-12
    const int leastByInjury = 4;
    keepWithin(stats[static_cast<std::size_t>(Stat::Cd)], std::min(before, leastByInjury), before,
               kProfileLimits);
    keepLimits(catalogue.limits(), stats);
}

void takeAdvances(const Catalogue &catalogue, const Member &member, Stats &stats)
{
    for (std::size_t i = 0; i < member.advances.size(); ++i) {
        const EntryId id = member.advances[i];
        const auto begin = member.advances.begin();
        const auto here = begin + static_cast<std::ptrdiff_t>(i);
        if (std::find(begin, here, id) != here)
            continue; // each counts once
        const Entry &entry = catalogue[id];
        for (const Modifier &modifier : std::get<Advance>(entry.what).modifiers)
            addModifier(stats, modifier, 1, {0, PartSource::Advance, id, entry.rule()});
    }
    keepLimits(catalogue.limits(), stats);
}

int resistance(const Item &item)
{
    int sum = 0;
    for (const Modifier &modifier : item.modifiers)
        sum += modifier.stat == Stat::R ? modifier.amount : 0;
    return sum;
}

/** The one body armour that counts: the best one worn. */
EntryId armourWorn(const Catalogue &catalogue, const Member &member)
{
    EntryId best;
    int most = -1;
    for (const Possession &possession : member.gear) {
        const auto *item = std::get_if<Item>(&catalogue[possession.entry].what);
        if (!item || item->group != ItemGroup::BodyArmour || resistance(*item) <= most)
            continue;
        best = possession.entry;
        most = resistance(*item);
    }
    return best;
}

void wearItems(const Catalogue &catalogue, const Member &member, Stats &stats)
{
    const EntryId armour = armourWorn(catalogue, member);
    for (const Possession &possession : member.gear) {
        const Entry &entry = catalogue[possession.entry];
        const auto *item = std::get_if<Item>(&entry.what);
        if (!item || (item->group == ItemGroup::BodyArmour && possession.entry != armour))
            continue;
        const int times = countingItems(*item, possession.count);
        for (const Modifier &modifier : item->modifiers)
            addModifier(stats, modifier, times,
                        {0, PartSource::Item, possession.entry, entry.rule()});
    }
    keepLimits(catalogue.limits(), stats);
}

int normalGroundBonus(const Catalogue &catalogue, const Member &member)
{
    int bonus = 0;
    for (const Possession &possession : member.gear) {
        const auto *item = std::get_if<Item>(&catalogue[possession.entry].what);
        if (!item)
            continue;
        // MUSG-EQUIP-03
        const int pair = 2, byPair = 2;
        if (possession.count >= pair && std::ranges::count(item->pairTraits, Trait::BionicLegPair))
            bonus += byPair;
        // MUSG-EQUIP-12
        const int byPack = 3;
        bonus += std::ranges::count(item->traits, Trait::JumpPack) > 0 ? byPack : 0;
    }
    return bonus;
}

Number withOwnForce(const ResolvedProfile &profile, int amount, EntryId entry, RuleId rule)
{
    Number force = profile[Stat::F];
    if (!force.present())
        force = Number({0, PartSource::Base, {}, rule});
    force.add({amount, PartSource::Item, entry, rule});
    return force;
}

} // namespace

int countingItems(const Item &item, int count)
{
    const bool oneBody = item.group == ItemGroup::BodyArmour || item.group == ItemGroup::Shield;
    const int most = oneBody ? 1 : item.most;
    return most > 0 ? std::min(count, most) : count;
}

ResolvedProfile resolve(const Catalogue &catalogue, const Band &band, const Member &member)
{
    ResolvedProfile profile;
    printStats(catalogue, member, profile.stats);
    sufferInjuries(catalogue, member, profile.stats);
    takeAdvances(catalogue, member, profile.stats);
    wearItems(catalogue, member, profile.stats);
    const int pa = catalogue.rank(member.rank).pa;
    profile.pa = Number({pa, PartSource::Rank, {}, {"MUSG-PROFILE-09"}});
    profile.price = priceParts(catalogue, band, member).number();
    profile.normalGroundBonus = normalGroundBonus(catalogue, member);
    return profile;
}

Number blowForce(const ResolvedProfile &profile, const MeleeWeapon &weapon, EntryId entry)
{
    // MUSG-MELEE-07
    const int ofTail = 0;
    if (weapon.force.bearers)
        return withOwnForce(profile, ofTail, entry, {"MUSG-MELEE-07"});
    // MUSG-MELEE-03
    const int modifier = 1 * weapon.force.amount;
    return withOwnForce(profile, modifier, entry, {"MUSG-MELEE-03"});
}

Number shotForce(const ResolvedProfile &profile, const RangedWeapon &weapon, EntryId entry)
{
    constexpr RuleId rule{"MUSG-RANGED-10"};
    if (!weapon.force.bearers)
        return Number({weapon.force.amount, PartSource::Item, entry, rule});
    Number force = withOwnForce(profile, weapon.force.amount, entry, rule);
    // MUSG-RANGED-10
    const int least = 1;
    keepWithin(force, least, force.value() + least, rule);
    return force;
}

} // namespace escarmouche::rules::musg
