// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/deeds.h"

#include <algorithm>
#include <functional>
#include <map>

namespace escarmouche::rules::musg {

namespace {

/** Takes the last one away. */
template<class List, class Same>
Result<void> takeLast(const Catalogue &catalogue, List &list, EntryId entry, Same same)
{
    const auto last = std::find_if(list.rbegin(), list.rend(), same);
    if (last == list.rend())
        return fail({.code = ErrorCode::NotPossessed, .subject = catalogue[entry].id});
    list.erase(std::next(last).base());
    return {};
}

Result<void> take(const Catalogue &catalogue, Member &member, EntryId entry)
{
    switch (catalogue[entry].kind) {
    case Kind::Advance:
        return takeLast(catalogue, member.advances, entry,
                        [&](EntryId other) { return other == entry; });
    case Kind::Injury:
        return takeLast(catalogue, member.injuries, entry,
                        [&](const Suffered &other) { return other.injury == entry; });
    case Kind::Ranged:
    case Kind::Melee:
    case Kind::Item:
    case Kind::Race:
    case Kind::Figure:
    case Kind::Trait:
    case Kind::Vehicle:
        break;
    }
    return carry(catalogue, member, entry, -1);
}

Result<void> remove(Editing &editing, const Figures &figures)
{
    const auto line = editing.only(figures);
    if (!line)
        return fail(line.error());
    editing.remove(*line);
    return {};
}

Result<void> takeAll(Editing &editing, MemberId line, const Belonging &thing)
{
    const auto &catalogue = editing.catalogue();
    const auto entry =
        entryNamed(catalogue, thing.entry,
                   {Kind::Ranged, Kind::Melee, Kind::Item, Kind::Advance, Kind::Injury});
    if (!entry)
        return fail(entry.error());
    for (int i = 0; i < thing.count; ++i) {
        if (const auto taken = take(catalogue, **editing.line(line), *entry); !taken)
            return taken;
    }
    return {};
}

/** Takes each thing from the first so many figures of the line. */
Result<void> takeFrom(Editing &editing, MemberId line, std::vector<Belonging> things)
{
    std::ranges::stable_sort(things, std::greater{},
                             [](const Belonging &thing) { return thing.figures.count; });
    for (const auto &thing : things) {
        const auto first = editing.only({line, thing.figures.count});
        if (!first)
            return fail(first.error());
        line = *first;
        if (const auto taken = takeAll(editing, line, thing); !taken)
            return taken;
    }
    return {};
}

} // namespace

// Nothing is paid back (MUSG-CAMP-36).
Result<void> perform(Editing &editing, const Discard &act, const std::string &)
{
    std::map<MemberId, std::vector<Belonging>> things;
    for (const auto &thing : act.things) {
        if (!thing.entry.empty()) {
            things[thing.figures.member].push_back(thing);
            continue;
        }
        if (const auto removed = remove(editing, thing.figures); !removed)
            return removed;
    }
    for (auto &[line, ofLine] : things) {
        if (const auto taken = takeFrom(editing, line, std::move(ofLine)); !taken)
            return taken;
    }
    return {};
}

Result<void> perform(Editing &editing, const MoveMembers &act, const std::string &)
{
    auto &members = editing.band().members;
    const auto isMoved = [&](const Member &member) {
        return std::ranges::find(act.members, member.id) != act.members.end();
    };
    for (const auto id : act.members) {
        if (const auto line = editing.line(id); !line)
            return fail(line.error());
    }
    auto place = members.end();
    if (act.before) {
        place = std::ranges::find(members, *act.before, &Member::id);
        if (place == members.end())
            return fail({.code = ErrorCode::NoSuchMember, .number = act.before->value});
    }
    // The lines keep their order on both sides of the place and among those moved.
    const auto moved = std::stable_partition(members.begin(), place, std::not_fn(isMoved));
    std::stable_partition(moved, members.end(), isMoved);
    return {};
}

} // namespace escarmouche::rules::musg
