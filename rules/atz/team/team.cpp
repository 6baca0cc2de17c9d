// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

int improvementPrice(const Box &box)
{
    const auto kind = std::ranges::find(box.items, ItemType::Improvement, &ItemKind::type);
    return kind == box.items.end() ? 0 : kind->price;
}

} // namespace

Muster musterOf(const Box &box, const SideKind &side)
{
    Muster muster{.points = side.points};
    for (const std::string &id : side.survivors) {
        Member &member = muster.given.emplace_back(Member{box.survivorNamed(id)});
        for (const auto &[all, isGiven] : {std::pair{&side.given, true}, {&side.usual, false}}) {
            const auto mine = std::ranges::find(*all, id, &Given::to);
            for (const std::string &item :
                 mine == all->end() ? std::vector<std::string>{} : mine->items)
                member.items.push_back({.item = box.itemNamed(item), .isGiven = isGiven});
        }
    }
    return muster;
}

Muster skirmishMuster(const Box &box, int players)
{
    const auto &budgets = box.limits.skirmish.byPlayers; // ATZ-SKIRM-02
    const auto budget = std::ranges::find_if(
        budgets, [&](const Budget &each) { return players <= each.mostPlayers; });
    const Budget &mine = budget == budgets.end() ? budgets.back() : *budget;
    return {.most = mine.survivors, .points = mine.points, .buysSurvivors = true};
}

Muster skirmishMuster(const Box &box, const SideKind &side, int players)
{
    Muster muster = skirmishMuster(box, players);
    muster.given = musterOf(box, side).given;
    if (static_cast<int>(muster.given.size()) > muster.most)
        muster.given.resize(static_cast<std::size_t>(muster.most));
    return muster;
}

std::vector<std::optional<Slot>> slotsOf(const Box &box, const Member &member)
{
    const bool isGeneric = box.survivor(member.kind).isGeneric; // ATZ-FIND-03
    const int mostWeapons = isGeneric ? 1 : box.limits.card.weapons;
    const int mostBoxes = isGeneric ? 0 : box.limits.card.boxes;
    std::vector<std::optional<Slot>> slots(member.items.size());
    int weapons = 0, boxes = 0;
    const auto put = [&](auto &slot, bool isWeapon) {
        if (isWeapon && weapons < mostWeapons)
            slot = weapons++ == 0 ? Slot::Hand : Slot::Bag;
        else if (!isWeapon && boxes < mostBoxes) {
            slot = Slot::Box;
            ++boxes;
        }
    };
    const auto each = [&](auto isMeant, bool isWeapon) {
        for (std::size_t at = 0; at < slots.size(); ++at) {
            if (!slots[at] && isMeant(box.item(member.items[at].item).type))
                put(slots[at], isWeapon);
        }
    };
    const auto isGrenade = [](ItemType type) { return type == ItemType::Grenade; };
    each([](ItemType type) { return type == ItemType::Gun; }, true);
    each([&](ItemType type) { return type != ItemType::Gun && !isGrenade(type); }, false);
    each(isGrenade, false);
    each(isGrenade, true);
    return slots;
}

int costOf(const Box &box, const Muster &muster, const Team &team)
{
    int cost = 0;
    for (const Member &member : team.members) {
        if (muster.buysSurvivors)
            cost += box.survivor(member.kind).cost;
        for (const Carrying &carrying : member.items) {
            cost += carrying.isGiven ? 0 : box.item(carrying.item).price;
            cost += carrying.isImproved ? improvementPrice(box) : 0;
        }
    }
    return cost;
}

void give(const Box &box, Member &member, int item)
{
    const auto weapon = std::ranges::find_if(member.items, [&](const Carrying &each) {
        return box.item(each.item).isImprovable && !each.isImproved;
    });
    if (box.item(item).type == ItemType::Improvement && weapon != member.items.end())
        weapon->isImproved = true;
    else
        member.items.push_back({.item = item});
}

Judged<void> judgeTeam(const Box &box, const Muster &muster, const Team &team)
{
    for (const Member &member : team.members) {
        const RuleId rule{box.survivor(member.kind).isGeneric ? "ATZ-FIND-03" : "ATZ-COMP-04"};
        const auto slots = slotsOf(box, member);
        if (std::ranges::count(slots, std::optional<Slot>()) > 0)
            return refuse(rule, "refused.no-room");
    }
    const int many = static_cast<int>(team.members.size());
    if (muster.most > 0 && many > muster.most)
        return refuse({"ATZ-SKIRM-02"}, "refused.too-many", many, muster.most);
    const int cost = costOf(box, muster, team);
    return refuseUnless(cost <= muster.points,
                        {muster.buysSurvivors ? "ATZ-SKIRM-02" : "ATZ-SCEN-02"},
                        "refused.over-budget", cost, muster.points);
}

} // namespace escarmouche::rules::atz
