// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/codec.h"

#include "rules/musg/codec/membercodec.h"

#include <algorithm>
#include <set>

namespace escarmouche::rules::musg {

using json::Cursor;
using nlohmann::ordered_json;

namespace {

constexpr std::string_view kBandFormat = "escarmouche-band";
constexpr int kVersion = 2; // 2: figures have numbers; any other band is still written as 1
constexpr std::string_view kSystem = "musg";

/** Gives every line without an id of its own, or with one taken before, the next free one. */
void numberMembers(std::vector<Member> &members)
{
    std::set<int> taken;
    std::vector<Member *> without;
    for (auto &member : members) {
        if (member.id.value == 0 || !taken.insert(member.id.value).second)
            without.push_back(&member);
    }
    int next = 1;
    for (auto *member : without) {
        while (!taken.insert(next).second)
            ++next;
        member->id.value = next;
    }
}

/** An object: kind and last number. */
struct NumberedKinds {
    static ordered_json written(const BandFormat &, const std::vector<Numbered> &numbered)
    {
        ordered_json out;
        for (const auto &[kind, last] : numbered)
            out[kind] = last;
        return out;
    }
    static void read(const BandFormat &, const Cursor &at, std::vector<Numbered> &numbered)
    {
        for (const auto &[kind, last] : at.members(kMostKinds))
            numbered.push_back({kind, static_cast<int>(last.integer(1, kMostNumber))});
        std::ranges::sort(numbered, {}, &Numbered::kind);
    }
};

constexpr json::Whole kPoints{0, kMostPoints};
constexpr json::Whole kBoxes{1, kMostBoxes};

} // namespace

ESCARMOUCHE_MEMBERS(Caps, shown("total", &T::total, kPoints), shown("heroes", &T::heroes, kPoints),
                    shown("sous_fifres", &T::sousFifres, kPoints))
ESCARMOUCHE_MEMBERS(Boxes, named("hero", &T::hero, kBoxes),
                    named("sous_fifre", &T::sousFifre, kBoxes))
ESCARMOUCHE_MEMBERS(Options, named("caps", &T::caps), named("xp_boxes", &T::boxes),
                    named("other_side", &T::otherSide, kPoints),
                    named("mixed_races", &T::mixedRaces), named("theme", &T::theme))
ESCARMOUCHE_MEMBERS(Band, always("name", &T::name, json::Line{kMostName}),
                    shown("phase", &T::phase), always("race", &T::race, EntryOf<Kind::Race>{}),
                    named("options", &T::options),
                    named("treasury", &T::treasury, json::Whole{-kMostPoints, kMostPoints}),
                    named("notes", &T::notes, json::Prose{kMostNotes}),
                    shown("members", &T::members), named("numbered", &T::numbered, NumberedKinds{}))

namespace {

Band readBand(const BandFormat &format, const Cursor &at)
{
    constexpr std::array<std::string_view, 1> formats{kBandFormat};
    constexpr std::array<std::string_view, 1> systems{kSystem};
    at.object(json::keysOf<Band>({"format", "version", "system"}));
    at["format"].choice(formats);
    at["version"].integer(1, kVersion);
    at["system"].choice(systems);
    Band band;
    json::readMembers(format, at, band);
    numberMembers(band.members);
    return band;
}

bool hasNumbers(const Band &band)
{
    return !band.numbered.empty() || std::ranges::any_of(band.members, &Member::number);
}

ordered_json bandToJson(const BandFormat &format, const Band &band)
{
    ordered_json object{
        {"format", kBandFormat}, {"version", hasNumbers(band) ? kVersion : 1}, {"system", kSystem}};
    json::writeMembers(format, object, band);
    return object;
}

} // namespace

Result<Band> decodeBand(const Catalogue &catalogue, std::string_view text)
{
    const auto whole = [&](const Cursor &at) {
        const BandFormat format(catalogue);
        Band band = readBand(format, at);
        at.complain(format.unknown);
        return band;
    };
    return json::decode(text, whole, {.version = kVersion});
}

std::string encodeBand(const Catalogue &catalogue, const Band &band)
{
    return bandToJson(BandFormat(catalogue), band).dump();
}

std::string writeBandFile(const Catalogue &catalogue, const Band &band)
{
    return bandToJson(BandFormat(catalogue, Ids::LeaveOut), band).dump(2) + '\n';
}

} // namespace escarmouche::rules::musg
