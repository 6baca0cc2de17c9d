// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/codec.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/codec/membercodec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace escarmouche::rules::musg {

using json::Cursor;
using nlohmann::ordered_json;

namespace {

constexpr std::string_view kBandFormat = "escarmouche-band";
constexpr int kVersion = 2; // 2: figures have numbers; any other band is still written as 1
constexpr std::string_view kSystem = "musg";
constexpr std::array<std::string_view, 11> kBandKeys{"format", "version", "system",  "name",
                                                     "phase",  "race",    "options", "treasury",
                                                     "notes",  "members", "numbered"};

int cap(const Cursor &caps, std::string_view key, int otherwise)
{
    const auto found = caps.find(key);
    return found ? static_cast<int>(found->integer(0, kMostPoints)) : otherwise;
}

Caps readCaps(const Cursor &at)
{
    constexpr std::array<std::string_view, 3> keys{"total", "heroes", "sous_fifres"};
    at.object(keys);
    const Caps usual;
    return {cap(at, "total", usual.total), cap(at, "heroes", usual.heroes),
            cap(at, "sous_fifres", usual.sousFifres)};
}

std::optional<int> boxes(const Cursor &at, std::string_view key)
{
    const auto found = at.find(key);
    return found ? std::optional(static_cast<int>(found->integer(1, kMostBoxes))) : std::nullopt;
}

Boxes readBoxes(const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"hero", "sous_fifre"};
    at.object(keys);
    return {boxes(at, "hero"), boxes(at, "sous_fifre")};
}

Options readOptions(const Cursor &at)
{
    constexpr std::array<std::string_view, 5> keys{"caps", "xp_boxes", "other_side", "mixed_races",
                                                   "theme"};
    at.object(keys);
    Options options;
    if (const auto caps = at.find("caps"))
        options.caps = readCaps(*caps);
    if (const auto found = at.find("xp_boxes"))
        options.boxes = readBoxes(*found);
    if (const auto other = at.find("other_side"))
        options.otherSide = static_cast<int>(other->integer(0, kMostPoints));
    if (const auto mixed = at.find("mixed_races"))
        options.mixedRaces = mixed->boolean();
    if (const auto theme = at.find("theme"))
        options.theme = static_cast<Theme>(theme->choice(kThemeKeys));
    return options;
}

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

std::vector<Numbered> readNumbered(const Cursor &at)
{
    std::vector<Numbered> numbered;
    for (const auto &[kind, last] : at.members(kMostKinds))
        numbered.push_back({kind, static_cast<int>(last.integer(1, kMostNumber))});
    std::ranges::sort(numbered, {}, &Numbered::kind);
    return numbered;
}

Band readBand(ReadContext &reading, const Cursor &at)
{
    constexpr std::array<std::string_view, 1> formats{kBandFormat};
    constexpr std::array<std::string_view, 1> systems{kSystem};
    at.object(kBandKeys);
    at["format"].choice(formats);
    at["version"].integer(1, kVersion);
    at["system"].choice(systems);
    Band band;
    band.name = at["name"].line(kMostName);
    band.race = reading.entry(at["race"], {Kind::Race});
    if (const auto phase = at.find("phase"))
        band.phase = static_cast<Phase>(phase->choice(kPhaseKeys));
    if (const auto options = at.find("options"))
        band.options = readOptions(*options);
    if (const auto treasury = at.find("treasury"))
        band.treasury = static_cast<int>(treasury->integer(-kMostPoints, kMostPoints));
    if (const auto notes = at.find("notes"))
        band.notes = notes->text(kMostNotes);
    if (const auto members = at.find("members")) {
        for (const auto &member : members->array(kMostMembers))
            band.members.push_back(readMember(reading, member));
    }
    numberMembers(band.members);
    if (const auto numbered = at.find("numbered"))
        band.numbered = readNumbered(*numbered);
    return band;
}

ordered_json capsToJson(const Caps &caps)
{
    return {{"total", caps.total}, {"heroes", caps.heroes}, {"sous_fifres", caps.sousFifres}};
}

ordered_json boxesToJson(const Boxes &boxes)
{
    ordered_json object = ordered_json::object();
    if (boxes.hero)
        object["hero"] = *boxes.hero;
    if (boxes.sousFifre)
        object["sous_fifre"] = *boxes.sousFifre;
    return object;
}

ordered_json optionsToJson(const Options &options)
{
    ordered_json object = ordered_json::object();
    if (options.caps != Caps{})
        object["caps"] = capsToJson(options.caps);
    if (options.boxes != Boxes{})
        object["xp_boxes"] = boxesToJson(options.boxes);
    if (options.otherSide)
        object["other_side"] = *options.otherSide;
    if (options.mixedRaces)
        object["mixed_races"] = true;
    if (options.theme != Theme::None)
        object["theme"] = key(options.theme);
    return object;
}

bool hasNumbers(const Band &band)
{
    return !band.numbered.empty() || std::ranges::any_of(band.members, &Member::number);
}

ordered_json bandToJson(const Catalogue &catalogue, const Band &band, Ids ids)
{
    ordered_json object{{"format", kBandFormat},    {"version", hasNumbers(band) ? kVersion : 1},
                        {"system", kSystem},        {"name", band.name},
                        {"phase", key(band.phase)}, {"race", catalogue[band.race].id}};
    if (band.options != Options{})
        object["options"] = optionsToJson(band.options);
    if (band.treasury != 0)
        object["treasury"] = band.treasury;
    if (!band.notes.empty())
        object["notes"] = band.notes;
    object["members"] = ordered_json::array();
    for (const auto &member : band.members)
        object["members"].push_back(toJson(catalogue, member, ids));
    for (const auto &[kind, last] : band.numbered)
        object["numbered"][kind] = last;
    return object;
}

} // namespace

Result<Band> decodeBand(const Catalogue &catalogue, std::string_view text)
{
    const auto whole = [&](const Cursor &at) {
        ReadContext reading{catalogue, {}};
        Band band = readBand(reading, at);
        at.complain(reading.unknown);
        return band;
    };
    return json::decode(text, whole, {.version = kVersion});
}

std::string encodeBand(const Catalogue &catalogue, const Band &band)
{
    return bandToJson(catalogue, band, Ids::Keep).dump();
}

std::string writeBandFile(const Catalogue &catalogue, const Band &band)
{
    return bandToJson(catalogue, band, Ids::LeaveOut).dump(2) + '\n';
}

} // namespace escarmouche::rules::musg
