// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"
#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <limits>
#include <tuple>

namespace escarmouche::rules::campaigncodec {

using Json = nlohmann::json;
using json::Cursor;

template<class T, class M>
struct NamedField {
    std::string_view name;
    M T::*member;
};
template<class T, class M>
constexpr NamedField<T, M> named(std::string_view name, M T::*member)
{
    return {name, member};
}

/** Specialised for each struct that travels: `static constexpr std::tuple list{named("a", &T::a)}`.
    A field that has its usual value is left out. */
template<class T>
struct NamedFields;
template<class T>
concept Travels = requires
{
    NamedFields<T>::list;
};
/** Specialised for each enum that travels: its words in the order of the enumerators. */
template<class E>
struct EnumWords;

template<class T>
concept IsId = std::same_as<T, PlayerId> || std::same_as<T, BandId> || std::same_as<T, FixtureId> ||
    std::same_as<T, RollId> || std::same_as<T, EntryNo> || std::same_as<T, MemberId>;

inline constexpr std::size_t kMostItems = 20'000;
inline constexpr std::size_t kLongestText = 16'384;

// Writing.

template<class T>
requires std::integral<T> Json written(T number)
{
    return number;
}
template<IsId T>
Json written(T id)
{
    return id.value;
}
inline Json written(const std::string &text)
{
    return text;
}
inline Json written(const Text &text)
{
    return {{"en", text.en}, {"fr", text.fr}};
}
inline Json written(const SettingValue &value)
{
    return std::visit([](const auto &held) { return Json(held); }, value);
}
Json written(const Phrase &phrase);
Json written(const BattleReport &report);
Json written(const BandAct &act);
Json written(const BandJoined &change);
Json written(const BandChanged &change);
template<class E>
requires std::is_enum_v<E> Json written(E value)
{
    return EnumWords<E>::list[static_cast<std::size_t>(value)];
}
template<Travels T>
Json written(const T &value);
template<class T>
Json written(const std::vector<T> &items)
{
    Json out = Json::array();
    for (const T &item : items)
        out.push_back(written(item));
    return out;
}
template<class T>
Json written(const std::optional<T> &value)
{
    return value ? written(*value) : Json();
}
template<Travels T>
Json written(const T &value)
{
    static const T kUsual{};
    Json out = Json::object();
    const auto put = [&](const auto &field) {
        if (!(value.*field.member == kUsual.*field.member))
            out[std::string(field.name)] = written(value.*field.member);
    };
    std::apply([&](const auto &...fields) { (put(fields), ...); }, NamedFields<T>::list);
    return out;
}

// Reading: a complaint leaves the value as it was.

template<class T>
requires(std::integral<T> && !std::same_as<T, bool>) void read(const Cursor &at, T &number)
{
    constexpr std::int64_t kSafe = (std::int64_t{1} << 53) - 1;
    constexpr std::int64_t kLeast =
        std::max<std::int64_t>(-kSafe, static_cast<std::int64_t>(std::numeric_limits<T>::min()));
    constexpr std::int64_t kMost =
        sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max()) : kSafe;
    number = static_cast<T>(at.integer(kLeast, kMost));
}
inline void read(const Cursor &at, bool &flag)
{
    flag = at.boolean();
}
template<IsId T>
void read(const Cursor &at, T &id)
{
    id.value = static_cast<int>(at.integer(0, std::numeric_limits<int>::max()));
}
inline void read(const Cursor &at, std::string &text)
{
    text = at.text(kLongestText);
}
inline void read(const Cursor &at, Text &text)
{
    static constexpr std::array<std::string_view, 2> kKeys{"en", "fr"};
    if (at.object(kKeys))
        text = {at["en"].text(kLongestText), at["fr"].text(kLongestText)};
}
inline void read(const Cursor &at, SettingValue &value)
{
    if (at.isBoolean())
        value = at.boolean();
    else if (at.isInteger())
        value = at.integer(-1'000'000, 1'000'000);
    else
        value = at.text(kLongestText);
}
void read(const Cursor &at, Phrase &phrase);
void read(const Cursor &at, BattleReport &report);
void read(const Cursor &at, BandAct &act);
void read(const Cursor &at, BandJoined &change);
void read(const Cursor &at, BandChanged &change);
template<class E>
requires std::is_enum_v<E>
void read(const Cursor &at, E &value)
{
    value = static_cast<E>(at.choice(EnumWords<E>::list));
}
template<Travels T>
void read(const Cursor &at, T &value);
template<class T>
void read(const Cursor &at, std::vector<T> &items)
{
    items.clear();
    for (const Cursor &item : at.array(kMostItems))
        read(item, items.emplace_back());
}
template<class T>
void read(const Cursor &at, std::optional<T> &value)
{
    read(at, value.emplace());
}

/** The keys of a struct, and those that stand beside them in the same object. */
template<Travels T>
std::vector<std::string_view> keysOf(std::initializer_list<std::string_view> beside = {})
{
    std::vector<std::string_view> keys(beside);
    std::apply([&](const auto &...fields) { (keys.push_back(fields.name), ...); },
               NamedFields<T>::list);
    return keys;
}
template<Travels T>
void readFields(const Cursor &at, T &value)
{
    const auto take = [&](const auto &field) {
        if (const auto member = at.find(field.name))
            read(*member, value.*field.member);
    };
    std::apply([&](const auto &...fields) { (take(fields), ...); }, NamedFields<T>::list);
}
template<Travels T>
void read(const Cursor &at, T &value)
{
    static const auto kKeys = keysOf<T>();
    value = {};
    if (at.object(kKeys))
        readFields(at, value);
}

// What travels.

template<>
struct EnumWords<CampaignStatus> {
    static constexpr std::array<std::string_view, 3> list{"preparing", "running", "ended"};
};
template<>
struct EnumWords<BookingKind> {
    static constexpr std::array<std::string_view, 4> list{"purchase", "adjustment", "fees",
                                                          "post-game"};
};
template<>
struct EnumWords<FixtureStatus> {
    static constexpr std::array<std::string_view, 6> list{"proposed",  "confirmed", "played",
                                                          "forfeited", "abandoned", "cancelled"};
};
template<>
struct EnumWords<CrewChoice> {
    static constexpr std::array<std::string_view, 3> list{"all", "picked", "drawn"};
};
template<>
struct EnumWords<Joining> {
    static constexpr std::array<std::string_view, 2> list{"fresh", "as-it-stands"};
};
template<>
struct EnumWords<RoundKind> {
    static constexpr std::array<std::string_view, 3> list{"round-robin", "drawn", "by-standing"};
};

#define ESCARMOUCHE_TRAVELS(TYPE, ...)                                                             \
    template<>                                                                                     \
    struct NamedFields<TYPE> {                                                                     \
        using T = TYPE;                                                                            \
        static constexpr std::tuple list{__VA_ARGS__};                                             \
    }

ESCARMOUCHE_TRAVELS(Setting, named("property", &T::property), named("value", &T::value));
ESCARMOUCHE_TRAVELS(Player, named("id", &T::id), named("name", &T::name));
ESCARMOUCHE_TRAVELS(Booking, named("kind", &T::kind), named("amount", &T::amount),
                    named("fixture", &T::fixture));
ESCARMOUCHE_TRAVELS(RankCount, named("rank", &T::rank), named("count", &T::count));
ESCARMOUCHE_TRAVELS(FigurePast, named("member", &T::member), named("games", &T::games),
                    named("out_of_action", &T::outOfAction), named("knock_outs", &T::knockOuts));
ESCARMOUCHE_TRAVELS(LocalTime, named("at", &T::at), named("zone", &T::zone),
                    named("minutes", &T::minutes));
ESCARMOUCHE_TRAVELS(FixturePlan, named("title", &T::title), named("scenario", &T::scenario),
                    named("bands", &T::bands), named("when", &T::when), named("place", &T::place),
                    named("round", &T::round), named("settings", &T::settings));
ESCARMOUCHE_TRAVELS(Fee, named("member", &T::member), named("points", &T::points));
ESCARMOUCHE_TRAVELS(Crew, named("band", &T::band), named("how", &T::how),
                    named("members", &T::members), named("fees", &T::fees));
ESCARMOUCHE_TRAVELS(Told, named("rule", &T::rule), named("sentence", &T::sentence));
ESCARMOUCHE_TRAVELS(SettledLine, named("line", &T::line), named("answer", &T::answer),
                    named("rolls", &T::rolls), named("told", &T::told));
ESCARMOUCHE_TRAVELS(PostGame, named("band", &T::band), named("opening", &T::opening),
                    named("bookings", &T::bookings), named("lines", &T::lines),
                    named("closed", &T::closed));
ESCARMOUCHE_TRAVELS(Round, named("number", &T::number), named("byes", &T::byes));
ESCARMOUCHE_TRAVELS(DiceRoll, named("id", &T::id), named("fixture", &T::fixture),
                    named("band", &T::band), named("line", &T::line), named("nth", &T::nth),
                    named("sides", &T::sides), named("faces", &T::faces),
                    named("typed", &T::typed));
ESCARMOUCHE_TRAVELS(ChronicleEntry, named("id", &T::id), named("fixture", &T::fixture),
                    named("text", &T::text));

} // namespace escarmouche::rules::campaigncodec
