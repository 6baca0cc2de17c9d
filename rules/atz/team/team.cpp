// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"

#include <algorithm>

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
        const int kind = box.survivorNamed(id);
        muster.cast.push_back(kind);
        Member member{{static_cast<int>(muster.cast.size())}, kind};
        const auto given = std::ranges::find(side.given, id, &Given::to);
        if (given != side.given.end()) {
            for (const std::string &item : given->items)
                member.items.push_back({.item = box.itemNamed(item), .isGiven = true});
        }
        const auto usual = std::ranges::find(side.usual, id, &Given::to);
        if (usual != side.usual.end()) {
            for (const std::string &item : usual->items)
                member.items.push_back({.item = box.itemNamed(item)});
        }
        muster.given.push_back(std::move(member));
    }
    return muster;
}

Muster skirmishMuster(const Box &box, int players)
{
    const auto &budgets = box.limits.skirmish.byPlayers; // ATZ-SKIRM-02
    const auto budget = std::ranges::find_if(
        budgets, [&](const Budget &each) { return players <= each.mostPlayers; });
    const Budget &mine = budget == budgets.end() ? budgets.back() : *budget;
    Muster muster{.most = mine.survivors, .points = mine.points, .buysSurvivors = true};
    for (std::size_t kind = 1; kind <= box.survivors.size(); ++kind)
        muster.cast.push_back(static_cast<int>(kind));
    return muster;
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

} // namespace escarmouche::rules::atz
