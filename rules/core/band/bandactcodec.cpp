// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/bandact.h"
#include "rules/core/band/nestedcodec.h"
#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace escarmouche::rules {

namespace {

using Json = nlohmann::ordered_json;
using json::Cursor;

constexpr std::array<std::string_view, 9> kActKinds = {
    "create", "adopt", "recruit", "give", "discard", "hand-over", "duplicate", "move", "set",
};
static_assert(kActKinds.size() == std::variant_size_v<BandAct>);
constexpr std::int64_t kMostId = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMostActPoints = 1'000'000;
constexpr std::size_t kMostActFigures = 512;
constexpr std::size_t kMostThings = 4096;
constexpr std::size_t kMostSettings = 64;
constexpr std::size_t kLongestValue = 16'384;
constexpr std::size_t kLongestReason = 500;
constexpr std::size_t kLongestProperty = 64;

Json written(const MemberId &member)
{
    return member.value;
}

Json written(const Figures &figures)
{
    return {{"member", figures.member.value}, {"count", figures.count}};
}

Json written(const Belonging &thing)
{
    Json out = {{"member", thing.figures.member.value}, {"figures", thing.figures.count}};
    if (!thing.entry.empty()) {
        out["entry"] = thing.entry;
        out["count"] = thing.count;
    }
    return out;
}

Json written(const Setting &setting)
{
    Json out = {{"property", setting.property}};
    std::visit([&](const auto &value) { out["value"] = value; }, setting.value);
    return out;
}

template<class T>
Json written(const std::vector<T> &values)
{
    Json out = Json::array();
    for (const T &value : values)
        out.push_back(written(value));
    return out;
}

void write(Json &out, const CreateBand &act)
{
    out["settings"] = written(act.settings);
}

void write(Json &out, const AdoptBand &act)
{
    out["band"] = act.band;
}

void write(Json &out, const Recruit &act)
{
    out["entry"] = act.entry;
    out["count"] = act.count;
    if (act.price)
        out["price"] = *act.price;
}

void write(Json &out, const Give &act)
{
    out["entry"] = act.entry;
    out["to"] = written(act.to);
    out["count"] = act.count;
    if (act.price)
        out["price"] = *act.price;
}

void write(Json &out, const Discard &act)
{
    out["things"] = written(act.things);
}

void write(Json &out, const HandOver &act)
{
    out["thing"] = written(act.thing);
    out["to"] = written(act.to);
}

void write(Json &out, const Duplicate &act)
{
    out["figures"] = written(act.figures);
}

void write(Json &out, const MoveMembers &act)
{
    out["members"] = written(act.members);
    if (act.before)
        out["before"] = act.before->value;
}

void write(Json &out, const SetProperties &act)
{
    out["of"] = written(act.of);
    out["settings"] = written(act.settings);
}

int whole(const Cursor &at, std::int64_t least, std::int64_t most)
{
    return static_cast<int>(at.integer(least, most));
}

MemberId readMember(const Cursor &at)
{
    return {whole(at, 1, kMostId)};
}

std::optional<int> readPrice(const Cursor &at)
{
    const auto price = at.find("price");
    return price ? std::optional(whole(*price, 0, kMostActPoints)) : std::nullopt;
}

Figures readFigures(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"member", "count"};
    at.object(kKeys);
    return {readMember(at["member"]), whole(at["count"], 1, kMostActFigures)};
}

Belonging readThing(const Cursor &at)
{
    static constexpr std::array<std::string_view, 4> kKeys = {"member", "figures", "entry",
                                                              "count"};
    at.object(kKeys);
    Belonging thing;
    thing.figures = {readMember(at["member"]), whole(at["figures"], 1, kMostActFigures)};
    if (const auto entry = at.find("entry")) {
        thing.entry = entry->id();
        thing.count = whole(at["count"], 1, kMostActFigures);
    } else if (const auto count = at.find("count")) {
        count->complain(ErrorCode::UnknownKey, "count");
    }
    return thing;
}

SettingValue readValue(const Cursor &at)
{
    if (at.isBoolean())
        return at.boolean();
    if (at.isInteger())
        return at.integer(-kMostActPoints, kMostActPoints);
    return at.text(kLongestValue);
}

Setting readSetting(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"property", "value"};
    at.object(kKeys);
    return {at["property"].line(kLongestProperty, 1), readValue(at["value"])};
}

template<class T>
std::vector<T> readList(const Cursor &at, std::size_t most, T (*read)(const Cursor &))
{
    std::vector<T> out;
    for (const Cursor &each : at.array(most))
        out.push_back(read(each));
    return out;
}

BandAct readKind(const Cursor &at, std::size_t kind)
{
    switch (kind) {
    case 0:
        return CreateBand{readList(at["settings"], kMostSettings, readSetting)};
    case 1:
        return AdoptBand{at["band"].text(json::Limits{}.bytes, 1)};
    case 2:
        return Recruit{at["entry"].id(), whole(at["count"], 1, kMostActFigures), readPrice(at)};
    case 3:
        return Give{at["entry"].id(), readList(at["to"], kMostActFigures, readFigures),
                    whole(at["count"], 1, kMostActFigures), readPrice(at)};
    case 4:
        return Discard{readList(at["things"], kMostThings, readThing)};
    case 5:
        return HandOver{readThing(at["thing"]), readFigures(at["to"])};
    case 6:
        return Duplicate{readList(at["figures"], kMostActFigures, readFigures)};
    case 7: {
        const auto before = at.find("before");
        return MoveMembers{readList(at["members"], kMostActFigures, readMember),
                           before ? std::optional(readMember(*before)) : std::nullopt};
    }
    default:
        return SetProperties{readList(at["of"], kMostActFigures, readFigures),
                             readList(at["settings"], kMostSettings, readSetting)};
    }
}

/** The keys of each kind of act, in the order they are written, and those beside it. */
std::vector<std::string_view> keysOf(std::size_t kind,
                                     std::initializer_list<std::string_view> beside)
{
    static const std::array<std::vector<std::string_view>, kActKinds.size()> kKeys = {{
        {"settings"},
        {"band"},
        {"entry", "count", "price"},
        {"entry", "to", "count", "price"},
        {"things"},
        {"thing", "to"},
        {"figures"},
        {"members", "before"},
        {"of", "settings"},
    }};
    std::vector<std::string_view> keys = {"act"};
    keys.insert(keys.end(), kKeys[kind].begin(), kKeys[kind].end());
    keys.insert(keys.end(), beside);
    return keys;
}

/** None: of no kind. */
std::optional<BandAct> readAct(const Cursor &at, std::initializer_list<std::string_view> beside)
{
    const std::size_t kind = at["act"].choice(kActKinds);
    if (!at.isSound() || !at.object(keysOf(kind, beside)))
        return std::nullopt;
    return readKind(at, kind);
}

} // namespace

BandAct readBandAct(const Cursor &at)
{
    return readAct(at, {}).value_or(BandAct());
}

std::string encode(const BandInput &input)
{
    Json out;
    out["act"] = kActKinds[input.act.index()];
    std::visit([&](const auto &act) { write(out, act); }, input.act);
    out["fresh"] = input.fresh;
    if (!input.adjustment.empty())
        out["adjustment"] = input.adjustment;
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<BandInput> decodeBandInput(std::string_view text)
{
    // A band adopted travels as one string, which may be as long as a band file.
    json::Limits limits;
    limits.bytes *= 2;
    limits.text = limits.bytes;
    return json::decode(
        text,
        [](const Cursor &at) {
            BandInput input;
            auto act = readAct(at, {"fresh", "adjustment"});
            if (!act)
                return input;
            input.act = std::move(*act);
            input.fresh = whole(at["fresh"], 1, kMostId);
            if (const auto adjustment = at.find("adjustment"))
                input.adjustment = adjustment->text(kLongestReason, 1);
            return input;
        },
        limits);
}

} // namespace escarmouche::rules
