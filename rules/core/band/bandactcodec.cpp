// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/bandact.h"
#include "rules/core/band/bandmembers.h"
#include "rules/core/band/nestedcodec.h"
#include "rules/core/json/memberjson.h"

namespace escarmouche::rules {

namespace {

using json::Cursor;
using json::Each;
using json::IdText;
using json::Prose;
using json::Whole;
using nlohmann::ordered_json;

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

constexpr Whole kCount{1, static_cast<std::int64_t>(kMostActFigures)};
constexpr Whole kPrice{0, kMostActPoints};

/** The format of what people do to bands. */
struct BandActs : json::Format<ordered_json, false, kMostActFigures> {
};

ordered_json written(const BandActs &, const Belonging &thing)
{
    ordered_json out = {{"member", thing.figures.member.value}, {"figures", thing.figures.count}};
    if (!thing.entry.empty()) {
        out["entry"] = thing.entry;
        out["count"] = thing.count;
    }
    return out;
}

void read(const BandActs &format, const Cursor &at, MemberId &member)
{
    Whole{1, kMostId}.read(format, at, member);
}

void read(const BandActs &, const Cursor &at, std::string &property)
{
    property = at.line(kLongestProperty, 1);
}

void read(const BandActs &format, const Cursor &at, SettingValue &value)
{
    json::Scalar{kMostActPoints, kLongestValue}.read(format, at, value);
}

void read(const BandActs &format, const Cursor &at, Belonging &thing)
{
    static constexpr std::array<std::string_view, 4> kKeys = {"member", "figures", "entry",
                                                              "count"};
    at.object(kKeys);
    read(format, at["member"], thing.figures.member);
    kCount.read(format, at["figures"], thing.figures.count);
    if (const auto entry = at.find("entry")) {
        thing.entry = entry->id();
        kCount.read(format, at["count"], thing.count);
    } else if (const auto count = at.find("count")) {
        count->complain(ErrorCode::UnknownKey, "count");
    }
}

} // namespace

ESCARMOUCHE_MEMBERS(Figures, named("member", &T::member), named("count", &T::count, kCount))
ESCARMOUCHE_MEMBERS(CreateBand, named("settings", &T::settings, Each{kMostSettings}))
ESCARMOUCHE_MEMBERS(AdoptBand, named("band", &T::band, Prose{json::Limits{}.bytes, 1}))
ESCARMOUCHE_MEMBERS(Recruit, named("entry", &T::entry, IdText{}), named("count", &T::count, kCount),
                    unlessUsual("price", &T::price, kPrice))
ESCARMOUCHE_MEMBERS(Give, named("entry", &T::entry, IdText{}), named("to", &T::to),
                    named("count", &T::count, kCount), unlessUsual("price", &T::price, kPrice))
ESCARMOUCHE_MEMBERS(Discard, named("things", &T::things, Each{kMostThings}))
ESCARMOUCHE_MEMBERS(HandOver, named("thing", &T::thing), named("to", &T::to))
ESCARMOUCHE_MEMBERS(Duplicate, named("figures", &T::figures))
ESCARMOUCHE_MEMBERS(MoveMembers, named("members", &T::members), unlessUsual("before", &T::before))
ESCARMOUCHE_MEMBERS(SetProperties, named("of", &T::of),
                    named("settings", &T::settings, Each{kMostSettings}))

namespace {

/** The act in an object that also holds what `beside` names. */
BandAct readAct(const Cursor &at, std::initializer_list<std::string_view> beside)
{
    const std::size_t kind = at["act"].choice(kActKinds);
    return at.isSound() ? json::readKind<BandAct>(BandActs{}, at, kind, beside) : BandAct();
}

} // namespace

BandAct readBandAct(const Cursor &at)
{
    return readAct(at, {"act"});
}

std::string encode(const BandInput &input)
{
    ordered_json out;
    out["act"] = kActKinds[input.act.index()];
    std::visit([&](const auto &act) { writeMembers(BandActs{}, out, act); }, input.act);
    out["fresh"] = input.fresh;
    if (!input.adjustment.empty())
        out["adjustment"] = input.adjustment;
    return out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
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
            input.act = readAct(at, {"act", "fresh", "adjustment"});
            if (!at.isSound())
                return input;
            Whole{1, kMostId}.read(BandActs{}, at["fresh"], input.fresh);
            if (const auto adjustment = at.find("adjustment"))
                input.adjustment = adjustment->text(kLongestReason, 1);
            return input;
        },
        limits);
}

} // namespace escarmouche::rules
