// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace escarmouche::rules {

// Each struct of a state, and each that travels as JSON, lists its members once. The checksum and
// JSON are both made from that list.
//
//     ESCARMOUCHE_MEMBERS(Shot, named("figure", &T::figure), named("gun", &T::gun), &T::struck)

/** When the JSON of a struct holds a member: where its format does, always, always but for texts of
    others, or unless the member has its default value. */
enum class Kept : std::uint8_t { AsFormat, Always, Shown, UnlessUsual };

/** A member is read as its format reads that type. */
struct AsUsual {
};

/** A member and its name in JSON. `form` says how it is read where its type alone does not. */
template<class T, class M, class Form, Kept kept>
struct Named {
    std::string_view name;
    M T::*member;
    Form form;
};
template<class T, class M, class Form = AsUsual>
constexpr Named<T, M, Form, Kept::AsFormat> named(std::string_view name, M T::*member,
                                                  Form form = {})
{
    return {name, member, form};
}
template<class T, class M, class Form = AsUsual>
constexpr Named<T, M, Form, Kept::Always> always(std::string_view name, M T::*member,
                                                 Form form = {})
{
    return {name, member, form};
}
template<class T, class M, class Form = AsUsual>
constexpr Named<T, M, Form, Kept::Shown> shown(std::string_view name, M T::*member, Form form = {})
{
    return {name, member, form};
}
template<class T, class M, class Form = AsUsual>
constexpr Named<T, M, Form, Kept::UnlessUsual> unlessUsual(std::string_view name, M T::*member,
                                                           Form form = {})
{
    return {name, member, form};
}

/** The member an entry of a list stands for. One without a name counts in the checksum alone. */
template<class T, class M>
constexpr M T::*pointerOf(M T::*member)
{
    return member;
}
template<class T, class M, class Form, Kept kept>
constexpr M T::*pointerOf(const Named<T, M, Form, kept> &entry)
{
    return entry.member;
}

/** Lists the members of TYPE, called T in the list. Stands in the namespace of TYPE, before the
    list is used. */
#define ESCARMOUCHE_MEMBERS(TYPE, ...)                                                             \
    constexpr auto memberList(std::type_identity<TYPE>)                                            \
    {                                                                                              \
        using ::escarmouche::rules::named, ::escarmouche::rules::always,                           \
            ::escarmouche::rules::shown, ::escarmouche::rules::unlessUsual;                        \
        using T [[maybe_unused]] = TYPE;                                                           \
        return std::tuple{__VA_ARGS__};                                                            \
    }

template<class T>
concept Listed = requires
{
    memberList(std::type_identity<T>{});
};
template<Listed T>
inline constexpr auto kMembers = memberList(std::type_identity<T>{});

/** A struct around one `value`: FigureId, SeatId. */
template<class T>
concept StrongId = !Listed<T> && std::is_class_v<T> && requires(const T &id)
{
    id.value;
}
&&sizeof(T) == sizeof(T::value);

} // namespace escarmouche::rules
