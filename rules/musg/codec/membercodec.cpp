// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/membercodec.h"

#include "rules/core/words/nearest.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace escarmouche::rules::musg {

using json::Cursor;
using nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 15> kMemberKeys{
    "id",       "count",    "rank",       "row",      "profile", "name",  "gear",  "arms",
    "advances", "injuries", "experience", "hireling", "price",   "notes", "number"};

int whole(const Cursor &at, std::string_view key, int least, int most, int otherwise)
{
    const auto found = at.find(key);
    return found ? static_cast<int>(found->integer(least, most)) : otherwise;
}

std::string line(const Cursor &at, std::string_view key, std::size_t most)
{
    const auto found = at.find(key);
    return found ? found->line(most) : std::string{};
}

std::vector<Possession> readGear(ReadContext &reading, const Cursor &at)
{
    std::vector<Possession> gear;
    for (const auto &[id, count] : at.members(kMostItems)) {
        const auto entry = reading.entry(count, id, {Kind::Ranged, Kind::Melee, Kind::Item});
        gear.push_back({entry, static_cast<int>(count.integer(1, kMostOfItem))});
    }
    std::ranges::sort(gear, {}, &Possession::entry);
    return gear;
}

PriceByHand readPrice(const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"points", "reason"};
    at.object(keys);
    return {static_cast<int>(at["points"].integer(0, kMostPoints)),
            at["reason"].line(kMostReason, 1)};
}

ordered_json gearToJson(const Catalogue &catalogue, const std::vector<Possession> &gear)
{
    // By id, so that the text stays the same when the catalogue's order changes.
    std::map<std::string, int> byId;
    for (const auto &possession : gear)
        byId[catalogue[possession.entry].id] = possession.count;
    return ordered_json(byId);
}

} // namespace

EntryId ReadContext::entry(const Cursor &at, std::initializer_list<Kind> kinds)
{
    const auto id = at.id();
    return id.empty() ? EntryId{} : entry(at, id, kinds);
}

EntryId ReadContext::entry(const Cursor &at, const std::string &id,
                           std::initializer_list<Kind> kinds)
{
    const auto found = catalogue.find(id);
    if (found && std::ranges::find(kinds, catalogue[*found].kind) != kinds.end())
        return *found;
    constexpr std::size_t kMostHints = 100; // of a hostile file, which may hold thousands
    std::vector<Known> known;
    for (const auto kind : kinds) {
        for (const auto each : catalogue.of(kind))
            known.push_back({catalogue[each].id, &catalogue[each].name});
    }
    unknown.push_back(
        {.code = ErrorCode::UnknownEntry,
         .subject = id,
         .pointer = at.pointer(),
         .hint = unknown.size() < kMostHints ? rules::nearest(id, known) : std::string()});
    return {};
}

Suffered readSuffered(ReadContext &reading, const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"injury", "against"};
    at.object(keys);
    return {reading.entry(at["injury"], {Kind::Injury}), line(at, "against", kMostName)};
}

Member readMember(ReadContext &reading, const Cursor &at)
{
    at.object(kMemberKeys);
    Member member;
    member.id.value = whole(at, "id", 1, kMostId, 0);
    member.count = whole(at, "count", 1, kMostFigures, 1);
    member.rank = static_cast<Rank>(at["rank"].choice(kRankKeys));
    member.row = member.rank <= Rank::SousFifre ? member.rank : Rank::SousFifre;
    if (const auto row = at.find("row"))
        member.row = static_cast<Rank>(row->choice(kRowKeys));
    member.profile = reading.entry(at["profile"], {Kind::Race, Kind::Figure});
    member.name = line(at, "name", kMostName);
    if (const auto gear = at.find("gear"))
        member.gear = readGear(reading, *gear);
    member.arms = whole(at, "arms", 0, kMostArms, Member{}.arms);
    if (const auto advances = at.find("advances")) {
        for (const auto &advance : advances->array(kMostAdvances))
            member.advances.push_back(reading.entry(advance, {Kind::Advance}));
    }
    if (const auto injuries = at.find("injuries")) {
        for (const auto &injury : injuries->array(kMostInjuries))
            member.injuries.push_back(readSuffered(reading, injury));
    }
    member.experience = whole(at, "experience", 0, kMostExperience, 0);
    if (const auto hireling = at.find("hireling"))
        member.hireling = hireling->boolean();
    if (const auto price = at.find("price"))
        member.price = readPrice(*price);
    if (const auto notes = at.find("notes"))
        member.notes = notes->text(kMostNotes);
    member.number = whole(at, "number", 1, kMostNumber, 0);
    return member;
}

ordered_json toJson(const Catalogue &catalogue, const Suffered &suffered)
{
    ordered_json object = ordered_json::object();
    object["injury"] = catalogue[suffered.injury].id;
    if (!suffered.against.empty())
        object["against"] = suffered.against;
    return object;
}

ordered_json toJson(const Catalogue &catalogue, const Member &member, Ids ids)
{
    ordered_json object = ordered_json::object();
    if (ids == Ids::Keep)
        object["id"] = member.id.value;
    if (member.count != 1)
        object["count"] = member.count;
    object["rank"] = key(member.rank);
    if (member.row != (member.rank <= Rank::SousFifre ? member.rank : Rank::SousFifre))
        object["row"] = key(member.row);
    object["profile"] = catalogue[member.profile].id;
    if (!member.name.empty())
        object["name"] = member.name;
    if (!member.gear.empty())
        object["gear"] = gearToJson(catalogue, member.gear);
    if (member.arms != Member{}.arms)
        object["arms"] = member.arms;
    for (const auto advance : member.advances)
        object["advances"].push_back(catalogue[advance].id);
    for (const auto &injury : member.injuries)
        object["injuries"].push_back(toJson(catalogue, injury));
    if (member.experience != 0)
        object["experience"] = member.experience;
    if (member.hireling)
        object["hireling"] = true;
    if (member.price)
        object["price"] = {{"points", member.price->price}, {"reason", member.price->reason}};
    if (!member.notes.empty())
        object["notes"] = member.notes;
    if (member.number != 0)
        object["number"] = member.number;
    return object;
}

} // namespace escarmouche::rules::musg
