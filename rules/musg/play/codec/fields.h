// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/jsonreader.h"
#include "rules/musg/play/codec/context.h"
#include "rules/musg/play/state/actions.h"
#include "rules/musg/play/state/events.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace escarmouche::rules::musg::play::codec {

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
 */
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

/** The alternative of a variant at a place, each field as it is where nothing is said. */
template<class Variant, std::size_t... At>
Variant ofKind(std::size_t kind, std::index_sequence<At...>)
{
    Variant made;
    ((At == kind ? void(made = std::variant_alternative_t<At, Variant>{}) : void()), ...);
    return made;
}
template<class Variant>
Variant ofKind(std::size_t kind)
{
    return ofKind<Variant>(kind, std::make_index_sequence<std::variant_size_v<Variant>>());
}

// Writing.

template<class T>
requires std::integral<T> Json written(const Context &, T number)
{
    return number;
}
inline Json written(const Context &, FigureId figure)
{
    return figure.valid() ? Json(figure.value) : Json();
}
inline Json written(const Context &, SeatId seat)
{
    return seat.valid() ? Json(seat.value) : Json();
}
inline Json written(const Context &, RuleId rule)
{
    return rule.value;
}
inline Json written(const Context &context, EntryId entry)
{
    return entry.valid() ? Json(context.catalogue[entry].id) : Json();
}
inline Json written(const Context &, Mark mark)
{
    return std::countr_zero(static_cast<std::uint32_t>(mark));
}
inline Json written(const Context &, const Point &point)
{
    return {point.x, point.y};
}
inline Json written(const Context &, const Place &place)
{
    return {place.at.x, place.at.y, place.level};
}
inline Json written(const Context &, const std::string &text)
{
    return text;
}
inline Json written(const Context &, const Text &text)
{
    return {{"en", text.en}, {"fr", text.fr}};
}
inline Json written(const Context &context, const Path &path)
{
    Json points = Json::array();
    for (const Place &place : path.all())
        points.push_back(written(context, place));
    return points;
}
template<class E>
requires std::is_enum_v<E> Json written(const Context &, E value)
{
    return EnumWords<E>::list[static_cast<std::size_t>(value)];
}
template<Travels T>
Json written(const Context &context, const T &value);
template<class T>
Json written(const Context &context, const std::vector<T> &items)
{
    Json out = Json::array();
    for (const T &item : items)
        out.push_back(written(context, item));
    return out;
}
template<class T, std::size_t N>
Json written(const Context &context, const std::array<T, N> &items)
{
    Json out = Json::array();
    for (const T &item : items)
        out.push_back(written(context, item));
    return out;
}
template<Travels T>
Json written(const Context &context, const T &value)
{
    Json out = Json::object();
    std::apply(
        [&](const auto &...fields) {
            ((out[std::string(fields.name)] = written(context, value.*fields.member)), ...);
        },
        NamedFields<T>::list);
    return out;
}

// Reading: a complaint leaves the value as it was.

inline constexpr std::int64_t kMostPlace = 40'000; // a template may lie off the table
inline constexpr std::size_t kMostItems = 4096;

template<class T>
requires(std::integral<T> && !std::same_as<T, bool>) void read(const Context &, const Cursor &at,
                                                               T &number)
{
    constexpr std::int64_t kSafe = (std::int64_t{1} << 53) - 1;
    constexpr std::int64_t kLeast =
        std::max<std::int64_t>(-kSafe, static_cast<std::int64_t>(std::numeric_limits<T>::min()));
    constexpr std::int64_t kMost =
        sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max()) : kSafe;
    number = static_cast<T>(at.integer(kLeast, kMost));
}
inline void read(const Context &, const Cursor &at, bool &flag)
{
    flag = at.boolean();
}
inline void read(const Context &, const Cursor &at, FigureId &figure)
{
    figure = {};
    if (!at.isNull())
        figure.value = static_cast<std::uint8_t>(at.integer(0, kMostFighters - 1));
}
inline void read(const Context &, const Cursor &at, SeatId &seat)
{
    seat = {};
    if (!at.isNull())
        seat.value = static_cast<std::int8_t>(at.integer(0, kMostSeats - 1));
}
inline void read(const Context &context, const Cursor &at, RuleId &rule)
{
    const std::string text = at.line(32);
    const auto known = context.rules.find(text);
    if (known)
        rule = *known;
    else
        at.complain(ErrorCode::UnknownEntry, text);
}
inline void read(const Context &context, const Cursor &at, EntryId &entry)
{
    entry = {};
    if (at.isNull())
        return;
    const std::string id = at.id();
    const auto met = context.catalogue.find(id);
    if (met)
        entry = *met;
    else
        at.complain(ErrorCode::UnknownEntry, id, context.catalogue.nearest(id));
}
inline void read(const Context &, const Cursor &at, Mark &mark)
{
    mark = static_cast<Mark>(1U << static_cast<unsigned>(at.integer(0, 31)));
}
inline std::int32_t coordinate(const Cursor &at)
{
    return static_cast<std::int32_t>(at.integer(-kMostPlace, kMostPlace));
}
inline void read(const Context &, const Cursor &at, Point &point)
{
    const auto numbers = at.array(2, 2);
    if (numbers.size() == 2)
        point = {coordinate(numbers[0]), coordinate(numbers[1])};
}
inline void read(const Context &, const Cursor &at, Place &place)
{
    const auto numbers = at.array(3, 3);
    if (numbers.size() == 3)
        place = {{coordinate(numbers[0]), coordinate(numbers[1])}, coordinate(numbers[2])};
}
inline void read(const Context &, const Cursor &at, std::string &text)
{
    text = at.line(500);
}
inline void read(const Context &, const Cursor &at, Text &text)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"en", "fr"};
    at.object(kKeys);
    text = {at["en"].line(200), at["fr"].line(200)};
}
inline void read(const Context &context, const Cursor &at, Path &path)
{
    path = {};
    for (const Cursor &point : at.array(kit::geometry::kMostPathPoints)) {
        Place place;
        read(context, point, place);
        path.add(place);
    }
}
template<class E>
requires std::is_enum_v<E>
void read(const Context &, const Cursor &at, E &value)
{
    value = static_cast<E>(at.choice(EnumWords<E>::list));
}
template<Travels T>
void read(const Context &context, const Cursor &at, T &value);
template<class T>
void read(const Context &context, const Cursor &at, std::vector<T> &items)
{
    items.clear();
    for (const Cursor &item : at.array(kMostItems))
        read(context, item, items.emplace_back());
}
template<class T, std::size_t N>
void read(const Context &context, const Cursor &at, std::array<T, N> &items)
{
    const auto given = at.array(N, N);
    for (std::size_t place = 0; place < std::min(N, given.size()); ++place)
        read(context, given[place], items[place]);
}

/** The keys of a struct, and those that stand beside them in the same object. */
template<class T>
std::vector<std::string_view> keysOf(std::initializer_list<std::string_view> beside)
{
    std::vector<std::string_view> keys(beside);
    std::apply([&](const auto &...fields) { (keys.push_back(fields.name), ...); },
               NamedFields<T>::list);
    return keys;
}

template<class T>
void readFields(const Context &context, const Cursor &at, T &value)
{
    std::apply(
        [&](const auto &...fields) { (read(context, at[fields.name], value.*fields.member), ...); },
        NamedFields<T>::list);
}

template<Travels T>
void read(const Context &context, const Cursor &at, T &value)
{
    if (at.object(keysOf<T>({})))
        readFields(context, at, value);
}

} // namespace escarmouche::rules::musg::play::codec
