// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/price.h"
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** What of a figure's gear the exclusions ask about. */
struct Load {
    int bodyArmours = 0;
    int shields = 0;
    int rondaches = 0;
    int twoHanded = 0;
    int paidOneHanded = 0; // the free dagger left out
};

Load loadOf(const Catalogue &catalogue, const Member &member)
{
    Load load;
    for (const Possession &possession : member.gear) {
        const Entry &entry = catalogue[possession.entry];
        if (const auto *item = std::get_if<Item>(&entry.what)) {
            load.bodyArmours += item->group == ItemGroup::BodyArmour ? possession.count : 0;
            load.shields += item->group == ItemGroup::Shield ? possession.count : 0;
            load.rondaches += item->group == ItemGroup::Rondache ? possession.count : 0;
        } else if (const auto *weapon = std::get_if<MeleeWeapon>(&entry.what)) {
            load.twoHanded += weapon->hands == 2 ? possession.count : 0;
            const int paid = possession.count - (weapon->firstFree ? 1 : 0);
            load.paidOneHanded += weapon->hands == 1 ? paid : 0;
        }
    }
    return load;
}

int itemsOf(const Catalogue &catalogue, EntryId id, ItemGroup group)
{
    const auto *item = std::get_if<Item>(&catalogue[id].what);
    return item && item->group == group ? 1 : 0;
}

bool isMelee(const Catalogue &catalogue, EntryId id, int hands)
{
    const auto *weapon = std::get_if<MeleeWeapon>(&catalogue[id].what);
    return weapon && weapon->hands == hands;
}

/** All of one group that the figure has, as things to give up. */
Things groupOf(const Catalogue &catalogue, const Member &member, ItemGroup group)
{
    Things things;
    for (const Possession &possession : member.gear) {
        if (itemsOf(catalogue, possession.entry, group) > 0)
            things.push_back(possession);
    }
    return things;
}

/** The melee weapons to give up so that a shield (or a rondache) may stay. */
Things barredWeapons(const Catalogue &catalogue, const Member &member, int oneHandedToDrop)
{
    Things things;
    for (const Possession &possession : member.gear) {
        if (isMelee(catalogue, possession.entry, 2))
            things.push_back(possession);
    }
    auto oneHanded =
        pricedUnits(catalogue, member, [&](EntryId id) { return isMelee(catalogue, id, 1); });
    std::ranges::stable_sort(oneHanded, {}, &PricedUnit::price);
    for (const PricedUnit &unit : oneHanded) {
        if (oneHandedToDrop-- > 0)
            things.push_back({unit.entry, 1});
    }
    return things;
}

void judgeArmour(Judgement &judgement, const Line &line, const Load &load)
{
    // MUSG-EQUIP-04
    const int limit = 1;
    if (load.bodyArmours <= limit)
        return;
    Finding &finding =
        judgement.add({"MUSG-EQUIP-04"}, Severity::Illegal, "finding.body_armours", *line.member);
    Judgement::measure(finding, load.bodyArmours, limit);
    offerGiveUp(judgement, finding, line, allButBestArmour(judgement.catalogue, *line.member));
}

void judgeShield(Judgement &judgement, const Line &line, const Load &load)
{
    if (load.shields == 0)
        return;
    // MUSG-EQUIP-05
    const int most = 1;
    const bool barred = load.twoHanded > 0 || load.paidOneHanded > most;
    if (!barred)
        return;
    Finding &finding = judgement.add({"MUSG-EQUIP-05"}, Severity::Illegal,
                                     "finding.shield_and_weapons", *line.member);
    const Catalogue &catalogue = judgement.catalogue;
    offerCheaperOf(judgement, finding, line, groupOf(catalogue, *line.member, ItemGroup::Shield),
                   barredWeapons(catalogue, *line.member, load.paidOneHanded - most));
}

void judgeRondaches(Judgement &judgement, const Line &line, const Load &load)
{
    constexpr RuleId rule{"MUSG-EQUIP-06"};
    const Catalogue &catalogue = judgement.catalogue;
    const Things worn = groupOf(catalogue, *line.member, ItemGroup::Rondache);
    // MUSG-EQUIP-06
    if (load.rondaches > line->arms) {
        Finding &finding =
            judgement.add(rule, Severity::Illegal, "finding.rondaches_and_arms", *line.member);
        Judgement::measure(finding, load.rondaches, line->arms);
        offerGiveUp(judgement, finding, line, {{worn.front().entry, load.rondaches - line->arms}});
    }
    if (load.rondaches > 0 && load.twoHanded > 0) {
        Finding &finding =
            judgement.add(rule, Severity::Illegal, "finding.rondache_and_weapon", *line.member);
        offerCheaperOf(judgement, finding, line, worn, barredWeapons(catalogue, *line.member, 0));
    }
}

/** More of one item than may be worn, or than have an effect. */
void judgeNumber(Judgement &judgement, const Line &line, const Possession &possession)
{
    const Entry &entry = judgement.catalogue[possession.entry];
    const auto *item = std::get_if<Item>(&entry.what);
    if (!item || item->most == 0 || item->group == ItemGroup::BodyArmour ||
        item->group == ItemGroup::Rondache || possession.count <= item->most)
        return;
    const auto severity = item->mostIsIllegal ? Severity::Illegal : Severity::Note;
    const auto *key = item->mostIsIllegal ? "finding.too_many_items" : "finding.wasted_items";
    Finding &finding =
        judgement.add(entry.rule(), severity, key, *line.member, {{"thing", entry.name}});
    Judgement::measure(finding, possession.count, item->most);
    offerGiveUp(judgement, finding, line, {{possession.entry, possession.count - item->most}});
}

/** An aiming device of which the clamp takes everything back. */
void judgeAiming(Judgement &judgement, const Line &line, EntryId id)
{
    const auto *item = std::get_if<Item>(&judgement.catalogue[id].what);
    const auto improves = [](const Modifier &modifier) { return modifier.stat == Stat::Ct; };
    if (!item || std::ranges::none_of(item->modifiers, improves))
        return;
    Member without = *line.member;
    std::erase_if(without.gear, [&](const Possession &worn) { return worn.entry == id; });
    const auto value = [&](const Member &member) {
        return resolve(judgement.catalogue, judgement.band, member)[Stat::Ct].value();
    };
    // MUSG-EQUIP-07
    if (value(without) == value(*line.member))
        judgement.add({"MUSG-EQUIP-07"}, Severity::Note, "finding.aiming_wasted", *line.member,
                      {{"thing", judgement.catalogue[id].name}});
}

/** A creature without CT has no use for a gun. */
void judgeShooting(Judgement &judgement, const Line &line, EntryId id)
{
    const Entry &entry = judgement.catalogue[id];
    if (entry.kind != Kind::Ranged)
        return;
    // MUSG-PROFILE-14
    if (rowOf(judgement.catalogue, *line.member)[Stat::Ct].has_value() == false)
        judgement.add({"MUSG-PROFILE-14"}, Severity::Warning, "finding.cannot_shoot", *line.member,
                      {{"thing", entry.name}});
}

void judgeHands(Judgement &judgement, const Line &line, const Load &load)
{
    // MUSG-MELEE-04
    if (load.twoHanded > 0 && line->arms < 2)
        judgement.add({"MUSG-MELEE-04"}, Severity::Note, "finding.hands", *line.member);
}

} // namespace

void judgeGear(Judgement &judgement, const Line &line)
{
    if (line->gear.empty())
        return;
    const Load load = loadOf(judgement.catalogue, *line.member);
    judgeArmour(judgement, line, load);
    judgeShield(judgement, line, load);
    judgeRondaches(judgement, line, load);
    judgeHands(judgement, line, load);
    for (const Possession &possession : line->gear) {
        judgeNumber(judgement, line, possession);
        judgeAiming(judgement, line, possession.entry);
        judgeShooting(judgement, line, possession.entry);
    }
}

} // namespace escarmouche::rules::musg
