// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/codec/membercodec.h"

#include <nlohmann/json.hpp>

namespace escarmouche::rules::musg {

using json::Cursor;
using nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 12> kBandFieldKeys{
    "name",       "phase",           "race",       "total-cap",
    "heroes-cap", "sous-fifres-cap", "hero-boxes", "sous-fifre-boxes",
    "other-side", "mixed-races",     "theme",      "notes"};
constexpr std::array<std::string_view, 10> kMemberFieldKeys{
    "count", "rank", "row", "profile", "name", "arms", "hireling", "price", "notes", "number"};
constexpr std::size_t kMostChanges = 1U << 16U;
constexpr std::size_t kMostValue = kMostNotes;

/** Writes one change as an object whose first key tells which alternative it is. */
struct Writer {
    const Catalogue &catalogue;

    ordered_json operator()(const BandFieldChanged &change) const
    {
        return {{"band", kBandFieldKeys[static_cast<std::size_t>(change.field)]},
                {"before", change.before},
                {"after", change.after}};
    }
    ordered_json operator()(const MemberFieldChanged &change) const
    {
        return {{"field", kMemberFieldKeys[static_cast<std::size_t>(change.field)]},
                {"member", change.member.value},
                {"before", change.before},
                {"after", change.after}};
    }
    ordered_json operator()(const TreasuryChanged &change) const
    {
        auto object = ordered_json::object();
        object["treasury"] = change.by;
        return object;
    }
    ordered_json operator()(const ExperienceChanged &change) const
    {
        return {{"experience", change.by}, {"member", change.member.value}};
    }
    ordered_json operator()(const GearChanged &change) const
    {
        return {{"gear", catalogue[change.entry].id},
                {"member", change.member.value},
                {"by", change.by}};
    }
    ordered_json operator()(const AdvanceChanged &change) const
    {
        return {{"advance", catalogue[change.advance].id},
                {"member", change.member.value},
                {"taken", change.taken}};
    }
    ordered_json operator()(const InjuryChanged &change) const
    {
        return {{"injury", toJson(catalogue, change.injury)},
                {"member", change.member.value},
                {"suffered", change.suffered}};
    }
    ordered_json operator()(const MemberCame &change) const
    {
        auto object = ordered_json::object();
        object["came"] = toJson(catalogue, change.member, Ids::Keep);
        if (change.after)
            object["after"] = change.after->value;
        return object;
    }
    ordered_json operator()(const MemberWent &change) const
    {
        auto object = ordered_json::object();
        object["went"] = toJson(catalogue, change.member, Ids::Keep);
        return object;
    }
    ordered_json operator()(const MemberMoved &change) const
    {
        auto object = ordered_json::object();
        object["moved"] = change.member.value;
        if (change.before)
            object["before"] = change.before->value;
        return object;
    }
};

MemberId readId(const Cursor &at)
{
    return {static_cast<int>(at.integer(0, kMostId))};
}

std::optional<MemberId> readNeighbour(const Cursor &at, std::string_view key)
{
    const auto found = at.find(key);
    return found ? std::optional(readId(*found)) : std::nullopt;
}

int readSum(const Cursor &at)
{
    return static_cast<int>(at.integer(-2 * kMostPoints, 2 * kMostPoints));
}

template<std::size_t N>
void onlyKeys(const Cursor &at, const std::string_view (&keys)[N])
{
    at.object(keys);
}

Change readBandField(const Cursor &at)
{
    onlyKeys(at, {"band", "before", "after"});
    return BandFieldChanged{static_cast<BandField>(at["band"].choice(kBandFieldKeys)),
                            at["before"].text(kMostValue), at["after"].text(kMostValue)};
}

Change readMemberField(const Cursor &at)
{
    onlyKeys(at, {"field", "member", "before", "after"});
    return MemberFieldChanged{readId(at["member"]),
                              static_cast<MemberField>(at["field"].choice(kMemberFieldKeys)),
                              at["before"].text(kMostValue), at["after"].text(kMostValue)};
}

Change readGearChange(ReadContext &reading, const Cursor &at)
{
    onlyKeys(at, {"gear", "member", "by"});
    return GearChanged{readId(at["member"]),
                       reading.entry(at["gear"], {Kind::Ranged, Kind::Melee, Kind::Item}),
                       readSum(at["by"])};
}

Change readAdvance(ReadContext &reading, const Cursor &at)
{
    onlyKeys(at, {"advance", "member", "taken"});
    return AdvanceChanged{readId(at["member"]), reading.entry(at["advance"], {Kind::Advance}),
                          at["taken"].boolean()};
}

Change readInjury(ReadContext &reading, const Cursor &at)
{
    onlyKeys(at, {"injury", "member", "suffered"});
    return InjuryChanged{readId(at["member"]), readSuffered(reading, at["injury"]),
                         at["suffered"].boolean()};
}

Change readChange(ReadContext &reading, const Cursor &at)
{
    if (at.has("band"))
        return readBandField(at);
    if (at.has("field"))
        return readMemberField(at);
    if (at.has("gear"))
        return readGearChange(reading, at);
    if (at.has("advance"))
        return readAdvance(reading, at);
    if (at.has("injury"))
        return readInjury(reading, at);
    if (at.has("experience")) {
        onlyKeys(at, {"experience", "member"});
        return ExperienceChanged{readId(at["member"]), readSum(at["experience"])};
    }
    if (at.has("came")) {
        onlyKeys(at, {"came", "after"});
        return MemberCame{readMember(reading, at["came"]), readNeighbour(at, "after")};
    }
    if (at.has("went")) {
        onlyKeys(at, {"went"});
        return MemberWent{readMember(reading, at["went"])};
    }
    if (at.has("moved")) {
        onlyKeys(at, {"moved", "before"});
        return MemberMoved{readId(at["moved"]), readNeighbour(at, "before")};
    }
    onlyKeys(at, {"treasury"});
    return TreasuryChanged{readSum(at["treasury"])};
}

} // namespace

std::string encodeOutcome(const Catalogue &catalogue, const std::vector<Change> &changes)
{
    auto object = ordered_json::object();
    object["changes"] = ordered_json::array();
    for (const auto &change : changes)
        object["changes"].push_back(std::visit(Writer{catalogue}, change));
    return object.dump();
}

std::vector<Change> readOutcome(ReadContext &reading, const Cursor &at)
{
    std::vector<Change> changes;
    onlyKeys(at, {"changes"});
    for (const auto &change : at["changes"].array(kMostChanges))
        changes.push_back(readChange(reading, change));
    return changes;
}

Result<std::vector<Change>> decodeOutcome(const Catalogue &catalogue, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        ReadContext reading{catalogue, {}};
        auto changes = readOutcome(reading, at);
        at.complain(reading.unknown);
        return changes;
    });
}

} // namespace escarmouche::rules::musg
