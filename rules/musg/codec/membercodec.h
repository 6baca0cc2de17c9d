// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/musg/band/change.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"

namespace escarmouche::rules::musg {

enum class Ids { Keep, LeaveOut };

/** The format of bands and of what acts changed in them. */
struct BandFormat : json::Format<nlohmann::ordered_json, true, kMostMembers> {
    explicit BandFormat(const Catalogue &entries, Ids which = Ids::Keep)
        : catalogue(entries), ids(which)
    {
    }

    const Catalogue &catalogue;
    Ids ids;
    mutable json::Cursor::Complaints unknown; // ids the catalogue lacks, to be reported last

    /** The entry named, of one of the kinds; else a complaint of an unknown entry. */
    EntryId entry(const json::Cursor &at, std::initializer_list<Kind> kinds) const;
    EntryId entry(const json::Cursor &at, const std::string &id,
                  std::initializer_list<Kind> kinds) const;
    std::string idOf(EntryId entry) const { return catalogue[entry].id; }
};

// Which kinds an entry may be of is said by EntryOf, of each member.
nlohmann::ordered_json written(const BandFormat &, EntryId) = delete;

/** An entry of one of these kinds. */
template<Kind... kinds>
struct EntryOf {
    template<class C>
    std::string written(const C &format, EntryId entry) const
    {
        return format.idOf(entry);
    }
    template<class C>
    void read(const C &format, const json::Cursor &at, EntryId &entry) const
    {
        entry = format.entry(at, {kinds...});
    }
};

/** Gear as an object, id and count; by id, so that the text stays the same when the catalogue's
    order changes. */
struct Gear {
    std::size_t most;
    json::Whole count;

    template<class C>
    typename C::Json written(const C &format, const std::vector<Possession> &gear) const
    {
        std::map<std::string, int> byId;
        for (const Possession &possession : gear)
            byId[format.idOf(possession.entry)] = possession.count;
        return byId;
    }
    template<class C>
    void read(const C &format, const json::Cursor &at, std::vector<Possession> &gear) const
    {
        for (const auto &[id, each] : at.members(most)) {
            auto &possession = gear.emplace_back();
            possession.entry = format.entry(each, id, {Kind::Ranged, Kind::Melee, Kind::Item});
            count.read(format, each, possession.count);
        }
        std::ranges::sort(gear, {}, &Possession::entry);
    }
};

/** The row of a race that a rank has unless a promotion left it another. */
constexpr Rank usualRow(Rank rank)
{
    return rank <= Rank::SousFifre ? rank : Rank::SousFifre;
}
struct Row {
    bool leavesOut(const BandFormat &, const Member &member) const
    {
        return member.row == usualRow(member.rank);
    }
    void read(const BandFormat &, const json::Cursor &at, Rank &row) const
    {
        row = static_cast<Rank>(at.choice(kRowKeys));
    }
};
struct LineNumber : json::Whole {
    bool leavesOut(const BandFormat &format, const Member &) const
    {
        return format.ids == Ids::LeaveOut;
    }
};

ESCARMOUCHE_MEMBERS(Suffered, always("injury", &T::injury, EntryOf<Kind::Injury>{}),
                    named("against", &T::against, json::Line{kMostName}))
ESCARMOUCHE_MEMBERS(PriceByHand, always("points", &T::price, json::Whole{0, kMostPoints}),
                    always("reason", &T::reason, json::Line{kMostReason, 1}))
ESCARMOUCHE_MEMBERS(Member, named("id", &T::id, LineNumber{{1, kMostId}}),
                    named("count", &T::count, json::Whole{1, kMostFigures}),
                    always("rank", &T::rank), named("row", &T::row, Row{}),
                    always("profile", &T::profile, EntryOf<Kind::Race, Kind::Figure>{}),
                    named("name", &T::name, json::Line{kMostName}),
                    named("gear", &T::gear, Gear{kMostItems, {1, kMostOfItem}}),
                    named("arms", &T::arms, json::Whole{0, kMostArms}),
                    named("advances", &T::advances,
                          json::Each{kMostAdvances, EntryOf<Kind::Advance>{}}),
                    named("injuries", &T::injuries, json::Each{kMostInjuries}),
                    named("experience", &T::experience, json::Whole{0, kMostExperience}),
                    named("hireling", &T::hireling), named("price", &T::price),
                    named("notes", &T::notes, json::Prose{kMostNotes}),
                    named("number", &T::number, json::Whole{1, kMostNumber}))

void read(const BandFormat &format, const json::Cursor &at, Member &member);
/** The changes of an outcome text (outcomecodec.cpp). */
std::vector<Change> readOutcome(const BandFormat &format, const json::Cursor &at);

} // namespace escarmouche::rules::musg
