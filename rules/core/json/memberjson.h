// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/forms.h"
#include "rules/core/values/members.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace escarmouche::rules::json {

// Listed structs as JSON and back, in the way of a format. Codecs alone include this.

/** The words of an enum, in the order of its enumerators. */
#define ESCARMOUCHE_WORDS(ENUM, ...)                                                               \
    constexpr auto wordList(std::type_identity<ENUM>)                                              \
    {                                                                                              \
        return std::to_array<std::string_view>({__VA_ARGS__});                                     \
    }

template<class E>
concept Worded = std::is_enum_v<E> && requires
{
    wordList(std::type_identity<E>{});
};
template<Worded E>
inline constexpr auto kWords = wordList(std::type_identity<E>{});

template<class T>
inline constexpr bool kIsOptional = false;
template<class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

// Writing.

template<IsFormat C, std::integral T>
typename C::Json written(const C &, T number)
{
    return number;
}
template<IsFormat C, StrongId T>
typename C::Json written(const C &, T id)
{
    return id.value;
}
template<IsFormat C>
typename C::Json written(const C &, const std::string &text)
{
    return text;
}
template<IsFormat C>
typename C::Json written(const C &, const Text &text)
{
    return {{"en", text.en}, {"fr", text.fr}};
}
template<IsFormat C, Worded E>
typename C::Json written(const C &, E value)
{
    return kWords<E>[static_cast<std::size_t>(value)];
}
template<IsFormat C, class... Ts>
typename C::Json written(const C &format, const std::variant<Ts...> &value)
{
    return std::visit([&](const auto &held) { return written(format, held); }, value);
}
template<IsFormat C, Listed T>
typename C::Json written(const C &format, const T &value);
template<IsFormat C, class T>
typename C::Json written(const C &format, const std::optional<T> &value)
{
    return value ? written(format, *value) : typename C::Json();
}
template<IsFormat C, class List>
requires requires(const List &list)
{
    list.begin();
}
typename C::Json written(const C &format, const List &items)
{
    auto out = C::Json::array();
    for (const auto &item : items)
        out.push_back(written(format, item));
    return out;
}

template<IsFormat C, class T, class Form>
typename C::Json writtenAs(const C &format, const T &value, const Form &form)
{
    if constexpr (kIsOptional<T> && !std::same_as<Form, AsUsual>)
        return value ? writtenAs(format, *value, form) : typename C::Json();
    else if constexpr (requires { form.written(format, value); })
        return form.written(format, value);
    else
        return written(format, value);
}

template<IsFormat C, Kept kept>
inline constexpr bool kIsSparse = kept == Kept::UnlessUsual ||
                                  (kept == Kept::AsFormat && bool(C::kSparse));
/** A form may say itself which members are left out, by what else their struct holds. */
template<class C, class T, class Form>
concept LeavesOut = requires(const C &format, const T &value, const Form &form)
{
    form.leavesOut(format, value);
};

template<IsFormat C, class T, class M>
void writeMember(const C &, typename C::Json &, const T &, M T::*)
{
}
template<IsFormat C, class T, class M, class Form, Kept kept>
void writeMember(const C &format, typename C::Json &out, const T &value,
                 const Named<T, M, Form, kept> &entry)
{
    if constexpr (LeavesOut<C, T, Form>) {
        if (entry.form.leavesOut(format, value))
            return;
    } else if constexpr (kIsSparse<C, kept>) {
        static const T kUsual{};
        if (value.*entry.member == kUsual.*entry.member)
            return;
    }
    out[std::string(entry.name)] = writtenAs(format, value.*entry.member, entry.form);
}

/** Adds the members to an object that holds more. */
template<IsFormat C, Listed T>
void writeMembers(const C &format, typename C::Json &out, const T &value)
{
    std::apply([&](const auto &...entries) { (writeMember(format, out, value, entries), ...); },
               kMembers<T>);
}
template<IsFormat C, Listed T>
typename C::Json written(const C &format, const T &value)
{
    auto out = C::Json::object();
    writeMembers(format, out, value);
    return out;
}

// Reading.

template<IsFormat C, std::integral T>
void read(const C &, const Cursor &at, T &number)
{
    constexpr std::int64_t kSafe = (std::int64_t{1} << 53) - 1;
    constexpr std::int64_t kLeast =
        std::max<std::int64_t>(-kSafe, static_cast<std::int64_t>(std::numeric_limits<T>::min()));
    constexpr std::int64_t kMost =
        sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max()) : kSafe;
    number = static_cast<T>(at.integer(kLeast, kMost));
}
template<IsFormat C>
void read(const C &, const Cursor &at, bool &flag)
{
    flag = at.boolean();
}
template<IsFormat C, Worded E>
void read(const C &, const Cursor &at, E &value)
{
    value = static_cast<E>(at.choice(kWords<E>));
}
template<IsFormat C, Listed T>
void read(const C &format, const Cursor &at, T &value);
template<IsFormat C, class T>
void read(const C &format, const Cursor &at, std::optional<T> &value)
{
    read(format, at, value.emplace());
}
template<IsFormat C, class T, std::size_t N>
void read(const C &format, const Cursor &at, std::array<T, N> &items)
{
    const auto given = at.array(N, N);
    for (std::size_t place = 0; place < std::min(N, given.size()); ++place)
        read(format, given[place], items[place]);
}

template<IsFormat C, class T, class Form>
void readAs(const C &format, const Cursor &at, T &value, const Form &form)
{
    if constexpr (std::same_as<Form, AsUsual>)
        read(format, at, value);
    else if constexpr (kIsOptional<T>)
        readAs(format, at, value.emplace(), form);
    else
        form.read(format, at, value);
}

template<IsFormat C, class T>
void read(const C &format, const Cursor &at, std::vector<T> &items)
{
    Each{C::kMostItems}.read(format, at, items);
}

template<class T, class M>
void addKey(std::vector<std::string_view> &, M T::*)
{
}
template<class T, class M, class Form, Kept kept>
void addKey(std::vector<std::string_view> &keys, const Named<T, M, Form, kept> &entry)
{
    keys.push_back(entry.name);
}
/** The names of the members, behind those that stand beside them in the same object. */
template<Listed T>
std::vector<std::string_view> keysOf(std::initializer_list<std::string_view> beside = {})
{
    std::vector<std::string_view> keys(beside);
    std::apply([&](const auto &...entries) { (addKey(keys, entries), ...); }, kMembers<T>);
    return keys;
}

template<IsFormat C, class T, class M>
void takeMember(const C &, const Cursor &, T &, M T::*)
{
}
template<IsFormat C, class T, class M, class Form, Kept kept>
void takeMember(const C &format, const Cursor &at, T &value, const Named<T, M, Form, kept> &entry)
{
    if constexpr (!kIsSparse<C, kept> && !LeavesOut<C, T, Form> && kept != Kept::Shown)
        readAs(format, at[entry.name], value.*entry.member, entry.form);
    else if (const auto member = at.find(entry.name))
        readAs(format, *member, value.*entry.member, entry.form);
}
/** Reads the members from an object that may hold more. */
template<IsFormat C, Listed T>
void readMembers(const C &format, const Cursor &at, T &value)
{
    std::apply([&](const auto &...entries) { (takeMember(format, at, value, entries), ...); },
               kMembers<T>);
}
template<IsFormat C, Listed T>
void read(const C &format, const Cursor &at, T &value)
{
    static const auto kKeys = keysOf<T>();
    if (at.object(kKeys))
        readMembers(format, at, value);
}

// Alternatives.

/** The alternative of a variant at a place, as it is where nothing is said. */
template<class Variant>
Variant ofKind(std::size_t kind)
{
    Variant made;
    const auto make = [&]<std::size_t... At>(std::index_sequence<At...>)
    {
        ((At == kind ? void(made.template emplace<At>()) : void()), ...);
    };
    make(std::make_index_sequence<std::variant_size_v<Variant>>());
    return made;
}
/** Reads the alternative at that place; the names in `beside` stand in the same object. */
template<class Variant, IsFormat C>
Variant readKind(const C &format, const Cursor &at, std::size_t kind,
                 std::initializer_list<std::string_view> beside = {})
{
    auto value = ofKind<Variant>(kind);
    std::visit(
        [&](auto &held) {
            if (at.object(keysOf<std::decay_t<decltype(held)>>(beside)))
                readMembers(format, at, held);
        },
        value);
    return value;
}

/** The place of the alternative whose first member the object has. */
template<class Variant>
std::size_t kindIn(const Cursor &at, std::size_t otherwise)
{
    const auto find = [&]<std::size_t... At>(std::index_sequence<At...>)
    {
        std::size_t kind = otherwise;
        const auto look = [&](std::size_t place, std::string_view name) {
            if (kind == otherwise && at.has(name))
                kind = place;
        };
        (look(At, std::get<0>(kMembers<std::variant_alternative_t<At, Variant>>).name), ...);
        return kind;
    };
    return find(std::make_index_sequence<std::variant_size_v<Variant>>());
}

} // namespace escarmouche::rules::json
