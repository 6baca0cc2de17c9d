// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/codec.h"
#include "rules/musg/codec/membercodec.h"

namespace escarmouche::rules::musg {

using json::Cursor;
using json::Prose;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostChanges = 1U << 16U;
constexpr Prose kValue{kMostNotes};
constexpr json::Whole kSum{-2 * kMostPoints, 2 * kMostPoints};

} // namespace

ESCARMOUCHE_WORDS(BandField, "name", "phase", "race", "total-cap", "heroes-cap", "sous-fifres-cap",
                  "hero-boxes", "sous-fifre-boxes", "other-side", "mixed-races", "theme", "notes")
ESCARMOUCHE_WORDS(MemberField, "count", "rank", "row", "profile", "name", "arms", "hireling",
                  "price", "notes", "number")

// The first member of a change names its kind.
ESCARMOUCHE_MEMBERS(BandFieldChanged, always("band", &T::field),
                    always("before", &T::before, kValue), always("after", &T::after, kValue))
ESCARMOUCHE_MEMBERS(MemberFieldChanged, always("field", &T::field), always("member", &T::member),
                    always("before", &T::before, kValue), always("after", &T::after, kValue))
ESCARMOUCHE_MEMBERS(TreasuryChanged, always("treasury", &T::by, kSum))
ESCARMOUCHE_MEMBERS(ExperienceChanged, always("experience", &T::by, kSum),
                    always("member", &T::member))
ESCARMOUCHE_MEMBERS(GearChanged,
                    always("gear", &T::entry, EntryOf<Kind::Ranged, Kind::Melee, Kind::Item>{}),
                    always("member", &T::member), always("by", &T::by, kSum))
ESCARMOUCHE_MEMBERS(AdvanceChanged, always("advance", &T::advance, EntryOf<Kind::Advance>{}),
                    always("member", &T::member), always("taken", &T::taken))
ESCARMOUCHE_MEMBERS(InjuryChanged, always("injury", &T::injury), always("member", &T::member),
                    always("suffered", &T::suffered))
ESCARMOUCHE_MEMBERS(MemberCame, always("came", &T::member), named("after", &T::after))
ESCARMOUCHE_MEMBERS(MemberWent, always("went", &T::member))
ESCARMOUCHE_MEMBERS(MemberMoved, always("moved", &T::member), named("before", &T::before))

void read(const BandFormat &format, const Cursor &at, MemberId &member)
{
    json::Whole{0, kMostId}.read(format, at, member);
}

std::string encodeOutcome(const Catalogue &catalogue, const std::vector<Change> &changes)
{
    auto object = ordered_json::object();
    object["changes"] = json::written(BandFormat(catalogue), changes);
    return object.dump();
}

std::vector<Change> readOutcome(const BandFormat &format, const Cursor &at)
{
    constexpr std::array<std::string_view, 1> keys{"changes"};
    constexpr std::size_t kOtherwise = 2; // the treasury
    std::vector<Change> changes;
    at.object(keys);
    for (const auto &change : at["changes"].array(kMostChanges))
        changes.push_back(
            json::readKind<Change>(format, change, json::kindIn<Change>(change, kOtherwise)));
    return changes;
}

Result<std::vector<Change>> decodeOutcome(const Catalogue &catalogue, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        const BandFormat format(catalogue);
        auto changes = readOutcome(format, at);
        at.complain(format.unknown);
        return changes;
    });
}

} // namespace escarmouche::rules::musg
