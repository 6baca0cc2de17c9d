// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/team/team.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace escarmouche::rules::kit {

namespace {

int attachmentPrice(const TeamBox &box)
{
    const auto thing = std::ranges::find(box.things, ThingSort::Attachment, &TeamThing::sort);
    return thing == box.things.end() ? 0 : thing->price;
}

void findRoom(const TeamBox &box, const Team &team, std::vector<TeamFault> &faults)
{
    for (std::size_t at = 0; at < team.members.size(); ++at) {
        const auto slots = slotsOf(box, team.members[at]);
        for (std::size_t item = 0; item < slots.size(); ++item) {
            if (!slots[item])
                faults.push_back({.rule = box.person(team.members[at].kind).room,
                                  .member = static_cast<int>(at),
                                  .item = static_cast<int>(item)});
        }
    }
}

/** Whoever is there twice, or is none of those who take part; and whoever of them is not there. */
void findPeople(const TeamBox &box, const Muster &muster, const Team &team,
                std::vector<TeamFault> &faults)
{
    using What = TeamFault::What;
    const bool isCast = !muster.buysSurvivors && muster.most == 0;
    const auto has = [](const std::vector<Member> &members, int kind) {
        return std::ranges::find(members, kind, &Member::kind) != members.end();
    };
    for (auto member = team.members.begin(); member != team.members.end(); ++member) {
        const int at = static_cast<int>(member - team.members.begin());
        if (std::ranges::find(team.members, member->kind, &Member::kind) != member)
            faults.push_back({.what = What::Twice, .rule = box.rules.once, .member = at});
        else if (isCast && !has(muster.given, member->kind))
            faults.push_back({.what = What::Stranger, .rule = box.rules.cast, .member = at});
    }
    for (const Member &given : isCast ? muster.given : std::vector<Member>{}) {
        if (!has(team.members, given.kind))
            faults.push_back({.what = What::Missing, .rule = box.rules.cast, .member = given.kind});
    }
}

} // namespace

void join(Text &list, const Text &next)
{
    const std::string_view between = list.empty() || next.empty() ? "" : ", ";
    list.en.append(between).append(next.en);
    list.fr.append(between).append(next.fr);
}

std::vector<std::optional<Slot>> slotsOf(const TeamBox &box, const Member &member)
{
    const TeamPerson &person = box.person(member.kind);
    std::vector<std::optional<Slot>> slots(member.items.size());
    int weapons = 0, boxes = 0;
    const auto put = [&](std::optional<Slot> &slot, bool isWeapon) {
        if (isWeapon && weapons < person.weapons)
            slot = weapons++ == 0 ? Slot::Hand : Slot::Bag;
        else if (!isWeapon && boxes++ < person.boxes)
            slot = Slot::Box;
    };
    const auto each = [&](auto isMeant, bool isWeapon) {
        for (std::size_t at = 0; at < slots.size(); ++at) {
            if (!slots[at] && isMeant(box.thing(member.items[at].item)))
                put(slots[at], isWeapon);
        }
    };
    const auto isEither = [](const TeamThing &thing) { return thing.sort == ThingSort::Either; };
    each([](const TeamThing &thing) { return thing.sort == ThingSort::Weapon; }, true);
    each([](const TeamThing &thing) { return !thing.isWeapon(); }, false);
    each(isEither, false);
    each(isEither, true);
    return slots;
}

int costOf(const TeamBox &box, const Carrying &carrying)
{
    return (carrying.isGiven ? 0 : box.thing(carrying.item).price) +
           (carrying.isImproved ? attachmentPrice(box) : 0);
}

int costOf(const TeamBox &box, const Muster &muster, const Team &team)
{
    int cost = 0;
    for (const Member &member : team.members) {
        if (muster.buysSurvivors)
            cost += box.person(member.kind).cost;
        for (const Carrying &carrying : member.items)
            cost += costOf(box, carrying);
    }
    return cost;
}

void give(const TeamBox &box, Member &member, int item)
{
    const auto weapon = std::ranges::find_if(member.items, [&](const Carrying &each) {
        return box.thing(each.item).takesAttachment && !each.isImproved;
    });
    if (box.thing(item).sort == ThingSort::Attachment && weapon != member.items.end())
        weapon->isImproved = true;
    else
        member.items.push_back({.item = item});
}

std::vector<TeamFault> faultsOf(const TeamBox &box, const Muster &muster, const Team &team)
{
    using What = TeamFault::What;
    std::vector<TeamFault> faults;
    findRoom(box, team, faults);
    findPeople(box, muster, team, faults);
    const int many = static_cast<int>(team.members.size());
    if (muster.most > 0 && many > muster.most)
        faults.push_back({.what = What::Many,
                          .rule = box.rules.most,
                          .member = many - 1,
                          .amount = many,
                          .limit = muster.most});
    const int cost = costOf(box, muster, team);
    if (cost > muster.points)
        faults.push_back({.what = What::Points,
                          .rule = muster.buysSurvivors ? box.rules.most : box.rules.things,
                          .amount = cost,
                          .limit = muster.points});
    return faults;
}

Judged<void> judgeTeam(const TeamBox &box, const Muster &muster, const Team &team)
{
    static constexpr std::array kRefusals{"refused.no-room",  "refused.taken",
                                          "refused.stranger", "refused.missing",
                                          "refused.too-many", "refused.over-budget"};
    const auto faults = faultsOf(box, muster, team);
    if (faults.empty())
        return {};
    const TeamFault &first = faults.front();
    return refuse(first.rule, kRefusals.at(static_cast<std::size_t>(first.what)), first.amount,
                  first.limit);
}

} // namespace escarmouche::rules::kit
