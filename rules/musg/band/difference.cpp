// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/change.h"
#include "rules/musg/band/fields.h"

#include <algorithm>
#include <map>

namespace escarmouche::rules::musg {

namespace {

using Changes = std::vector<Change>;

void differBand(const Catalogue &catalogue, const Band &before, const Band &after, Changes &changes)
{
    for (const auto field : kBandFields) {
        const auto old = text(catalogue, before, field);
        const auto now = text(catalogue, after, field);
        if (old != now)
            changes.emplace_back(BandFieldChanged{field, old, now});
    }
    if (before.treasury != after.treasury)
        changes.emplace_back(TreasuryChanged{after.treasury - before.treasury});
}

void differGear(const Member &before, const Member &after, Changes &changes)
{
    std::map<EntryId, int> by;
    for (const auto &possession : before.gear)
        by[possession.entry] -= possession.count;
    for (const auto &possession : after.gear)
        by[possession.entry] += possession.count;
    for (const auto &[entry, amount] : by) {
        if (amount != 0)
            changes.emplace_back(GearChanged{after.id, entry, amount});
    }
}

/** Takes the list back to the beginning both have in common, then on to the new one. */
template<class Made, class Value>
void differList(MemberId member, const std::vector<Value> &before, const std::vector<Value> &after,
                Changes &changes)
{
    const auto common = std::ranges::mismatch(before, after);
    for (auto old = before.end(); old != common.in1; --old)
        changes.emplace_back(Made{member, *(old - 1), false});
    for (auto now = common.in2; now != after.end(); ++now)
        changes.emplace_back(Made{member, *now, true});
}

void differMember(const Catalogue &catalogue, const Member &before, const Member &after,
                  Changes &changes)
{
    // What a number counts may be another thing now, though it is the same number.
    const bool isNumberedAnew =
        after.number != 0 && (before.rank != after.rank || before.profile != after.profile);
    for (const auto field : kMemberFields) {
        const auto old = text(catalogue, before, field);
        const auto now = text(catalogue, after, field);
        if (old != now || (field == MemberField::Number && isNumberedAnew))
            changes.emplace_back(MemberFieldChanged{after.id, field, old, now});
    }
    if (before.experience != after.experience)
        changes.emplace_back(ExperienceChanged{after.id, after.experience - before.experience});
    differGear(before, after, changes);
    differList<AdvanceChanged>(after.id, before.advances, after.advances, changes);
    differList<InjuryChanged>(after.id, before.injuries, after.injuries, changes);
}

/** The places of a longest rising run among places: lines that need not move. */
std::vector<bool> staying(const std::vector<std::size_t> &places)
{
    std::vector<std::size_t> length(places.size(), 1);
    std::vector<std::size_t> next(places.size(), places.size());
    std::size_t best = 0;
    for (std::size_t i = places.size(); i-- > 0;) {
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            if (places[i] < places[j] && length[j] + 1 > length[i]) {
                length[i] = length[j] + 1;
                next[i] = j;
            }
        }
        if (length[i] >= length[best])
            best = i;
    }
    std::vector<bool> stays(places.size(), false);
    for (auto i = best; i < places.size(); i = next[i])
        stays[i] = true;
    return stays;
}

/** Puts the lines that both bands have into the new order, from the last one forward. */
void differOrder(const Band &before, const Band &after, Changes &changes)
{
    std::vector<MemberId> order;
    std::vector<std::size_t> places;
    for (const auto &member : after.members) {
        const auto old = std::ranges::find(before.members, member.id, &Member::id);
        if (old == before.members.end())
            continue;
        order.push_back(member.id);
        places.push_back(static_cast<std::size_t>(old - before.members.begin()));
    }
    const auto stays = staying(places);
    for (auto i = order.size(); i-- > 0;) {
        if (stays[i])
            continue;
        const auto next = i + 1 < order.size() ? std::optional(order[i + 1]) : std::nullopt;
        changes.emplace_back(MemberMoved{order[i], next});
    }
}

void differArrivals(const Band &before, const Band &after, Changes &changes)
{
    auto lastKept = after.members.end();
    while (lastKept != after.members.begin() && !find(before, (lastKept - 1)->id))
        --lastKept;
    for (auto member = after.members.begin(); member != after.members.end(); ++member) {
        if (find(before, member->id))
            continue;
        std::optional<MemberId> place;
        if (member < lastKept)
            place = member == after.members.begin() ? MemberId{} : (member - 1)->id;
        changes.emplace_back(MemberCame{*member, place});
    }
}

} // namespace

std::vector<Change> difference(const Catalogue &catalogue, const Band &before, const Band &after)
{
    Changes changes;
    differBand(catalogue, before, after, changes);
    for (const auto &member : before.members) {
        if (!find(after, member.id))
            changes.emplace_back(MemberWent{member});
    }
    for (const auto &member : after.members) {
        if (const auto *old = find(before, member.id))
            differMember(catalogue, *old, member, changes);
    }
    differOrder(before, after, changes);
    differArrivals(before, after, changes);
    return changes;
}

} // namespace escarmouche::rules::musg
