// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/editing.h"

#include "rules/musg/band/limits.h"

#include <algorithm>
#include <map>

namespace escarmouche::rules::musg {

Editing::Editing(const Catalogue &catalogue, Band start, int fresh)
    : m_catalogue(catalogue), m_band(std::move(start)), m_fresh(fresh)
{
}

Result<Member *> Editing::line(MemberId id)
{
    auto &members = m_band.members;
    const auto met = members.begin() + static_cast<std::ptrdiff_t>(std::min(m_met, members.size()));
    auto found = std::ranges::find(met, members.end(), id, &Member::id);
    if (found == members.end())
        found = std::ranges::find(members.begin(), met, id, &Member::id);
    if (found == members.end() || found->id != id)
        return fail({.code = ErrorCode::NoSuchMember, .number = id.value});
    m_met = static_cast<std::size_t>(found - members.begin());
    return &*found;
}

Result<MemberId> Editing::only(const Figures &figures)
{
    const auto whole = line(figures.member);
    if (!whole)
        return fail(whole.error());
    Member &kept = **whole;
    if (figures.count < 1 || figures.count > kept.count)
        return fail({.code = ErrorCode::NotEnoughFigures, .number = kept.count});
    if (figures.count == kept.count)
        return kept.id;
    kept.count -= figures.count;
    Member apart = kept;
    apart.count = figures.count;
    return add(std::move(apart), figures.member);
}

Result<std::vector<MemberId>> Editing::only(const std::vector<Figures> &figures)
{
    std::vector<MemberId> lines;
    for (const auto &each : figures) {
        const auto id = only(each);
        if (!id)
            return fail(id.error());
        lines.push_back(*id);
    }
    return lines;
}

Result<MemberId> Editing::add(Member member, std::optional<MemberId> after)
{
    auto &members = m_band.members;
    if (members.size() >= kMostMembers)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostMembers});
    member.id = {m_fresh++};
    member.number = 0; // a campaign gives it a new one
    if (find(m_band, member.id))
        return fail({.code = ErrorCode::MemberIdTaken, .number = member.id.value});
    const auto id = member.id;
    auto place = members.end();
    if (after) {
        place = std::ranges::find(members, *after, &Member::id);
        place += place == members.end() ? 0 : 1;
    }
    members.insert(place, std::move(member));
    return id;
}

void Editing::remove(MemberId id)
{
    std::erase_if(m_band.members, [&](const Member &member) { return member.id == id; });
}

std::vector<Figures> together(std::span<const Figures> figures)
{
    std::vector<Figures> merged;
    std::map<MemberId, std::size_t> places;
    for (const auto &each : figures) {
        const auto [place, isNew] = places.emplace(each.member, merged.size());
        if (isNew)
            merged.push_back(each);
        else
            merged[place->second].count += each.count;
    }
    return merged;
}

Result<void> carry(const Catalogue &catalogue, Member &member, EntryId entry, int by)
{
    auto place = std::ranges::lower_bound(member.gear, entry, {}, &Possession::entry);
    const bool known = place != member.gear.end() && place->entry == entry;
    const int count = (known ? place->count : 0) + by;
    if (count < 0 || (!known && by < 0))
        return fail({.code = ErrorCode::NotPossessed, .subject = catalogue[entry].id});
    if (count > kMostOfItem)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostOfItem});
    if (!known && member.gear.size() >= kMostItems)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostItems});
    if (!known)
        place = member.gear.insert(place, {entry, 0});
    place->count = count;
    if (count == 0)
        member.gear.erase(place);
    return {};
}

Result<EntryId> entryNamed(const Catalogue &catalogue, std::string_view id,
                           std::initializer_list<Kind> kinds)
{
    const auto found = catalogue.find(id);
    if (found && std::ranges::find(kinds, catalogue[*found].kind) != kinds.end())
        return *found;
    return fail({.code = ErrorCode::EntryNotFound,
                 .subject = std::string(id),
                 .hint = found ? std::string{} : catalogue.nearest(id)});
}

} // namespace escarmouche::rules::musg
