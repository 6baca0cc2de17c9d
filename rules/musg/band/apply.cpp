// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/change.h"
#include "rules/musg/band/fields.h"
#include "rules/musg/band/limits.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

using Members = std::vector<Member>;

Error noSuchMember(MemberId id)
{
    return {.code = ErrorCode::NoSuchMember, .number = id.value};
}

void addGear(Member &member, EntryId entry, int by)
{
    auto place = std::ranges::lower_bound(member.gear, entry, {}, &Possession::entry);
    if (place == member.gear.end() || place->entry != entry)
        place = member.gear.insert(place, {entry, 0});
    place->count += by;
    if (place->count <= 0)
        member.gear.erase(place);
}

template<class Value>
void putOrTake(std::vector<Value> &list, const Value &value, bool put)
{
    if (put) {
        list.push_back(value);
        return;
    }
    const auto last = std::ranges::find(list.rbegin(), list.rend(), value);
    if (last != list.rend())
        list.erase(last.base() - 1);
}

/** Writes one change after another into a band. */
struct Applier {
    const Catalogue &catalogue;
    Band &band;

    Members::iterator at(MemberId id) { return std::ranges::find(band.members, id, &Member::id); }

    template<class Write>
    Result<void> write(MemberId id, Write &&write)
    {
        const auto member = at(id);
        if (member == band.members.end())
            return fail(noSuchMember(id));
        return write(*member);
    }

    Result<void> operator()(const BandFieldChanged &change)
    {
        return set(catalogue, band, change.field, change.after);
    }
    Result<void> operator()(const MemberFieldChanged &change)
    {
        return write(change.member, [&](Member &member) {
            return set(catalogue, member, change.field, change.after);
        });
    }
    Result<void> operator()(const TreasuryChanged &change)
    {
        band.treasury += change.by;
        return {};
    }
    Result<void> operator()(const ExperienceChanged &change)
    {
        return write(change.member, [&](Member &member) {
            member.experience += change.by;
            return Result<void>{};
        });
    }
    Result<void> operator()(const GearChanged &change)
    {
        return write(change.member, [&](Member &member) {
            addGear(member, change.entry, change.by);
            return Result<void>{};
        });
    }
    Result<void> operator()(const AdvanceChanged &change)
    {
        return write(change.member, [&](Member &member) {
            putOrTake(member.advances, change.advance, change.taken);
            return Result<void>{};
        });
    }
    Result<void> operator()(const InjuryChanged &change)
    {
        return write(change.member, [&](Member &member) {
            putOrTake(member.injuries, change.injury, change.suffered);
            return Result<void>{};
        });
    }
    Result<void> operator()(const MemberCame &change)
    {
        if (at(change.member.id) != band.members.end())
            return fail({.code = ErrorCode::MemberIdTaken, .number = change.member.id.value});
        if (band.members.size() >= kMostMembers)
            return fail({.code = ErrorCode::TooManyEntries, .number = kMostMembers});
        auto place = band.members.end();
        if (change.after == MemberId{}) {
            place = band.members.begin();
        } else if (change.after) {
            place = at(*change.after);
            if (place == band.members.end())
                return fail(noSuchMember(*change.after));
            ++place;
        }
        band.members.insert(place, change.member);
        return {};
    }
    Result<void> operator()(const MemberWent &change)
    {
        const auto place = at(change.member.id);
        if (place == band.members.end())
            return fail(noSuchMember(change.member.id));
        band.members.erase(place);
        return {};
    }
    Result<void> operator()(const MemberMoved &change)
    {
        const auto from = at(change.member);
        if (from == band.members.end())
            return fail(noSuchMember(change.member));
        const auto to = change.before ? at(*change.before) : band.members.end();
        if (change.before && (to == band.members.end() || to == from))
            return fail(noSuchMember(*change.before));
        if (from < to)
            std::rotate(from, from + 1, to);
        else
            std::rotate(to, from, from + 1);
        return {};
    }
};

} // namespace

Result<void> write(const Catalogue &catalogue, Band &band, const std::vector<Change> &changes)
{
    Applier applier{catalogue, band};
    for (const auto &change : changes) {
        if (auto written = std::visit(applier, change); !written)
            return written;
    }
    return {};
}

Result<Band> apply(const Catalogue &catalogue, Band band, const std::vector<Change> &changes)
{
    if (const auto written = write(catalogue, band, changes); !written)
        return fail(written.error());
    return band;
}

} // namespace escarmouche::rules::musg
