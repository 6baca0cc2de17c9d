// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixedlist.h"
#include "rules/core/hash.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>

namespace escarmouche::rules {

/** Specialised for each struct of a state: `static constexpr std::tuple list{&T::a, &T::b};` names
    its fields in declared order. A field left out is met by the static_assert of Checksum. */
template<class T>
struct Fields;

template<class T>
concept Listed = requires
{
    Fields<T>::list;
};

/** A struct around one `value`: FigureId, SeatId. */
template<class T>
concept StrongId = !Listed<T> && std::is_class_v<T> && requires(const T &id)
{
    id.value;
}
&&sizeof(T) == sizeof(T::value);

/** Folds a state's fields, in declared order, into one number: equal for equal states whatever
    compiler or machine made them, and blind to slots that hold nothing. */
class Checksum
{
public:
    template<class T>
    requires std::integral<T> || std::is_enum_v<T>
    void add(T number)
    {
        auto bits = static_cast<std::uint64_t>(number);
        for (std::size_t byte = 0; byte < sizeof(T); ++byte, bits >>= 8U)
            m_bytes.push_back(static_cast<char>(bits & 0xffU));
    }
    template<StrongId T>
    void add(const T &id)
    {
        add(id.value);
    }
    template<class T, std::size_t N>
    void add(const std::array<T, N> &items)
    {
        for (const T &item : items)
            add(item);
    }
    template<class T, std::size_t N>
    void add(const FixedList<T, N> &items)
    {
        add(items.size());
        for (const T &item : items)
            add(item);
    }
    template<class... Ts>
    void add(const std::variant<Ts...> &choice)
    {
        add(choice.index());
        std::visit([this](const auto &chosen) { add(chosen); }, choice);
    }
    void add(const std::monostate &) {}
    template<Listed T>
    void add(const T &value)
    {
        std::apply(
            [&](auto... fields) {
                static_assert((sizeof(value.*fields) + ... + 0) + slack<T> > sizeof(T),
                              "Fields<T>::list lacks a field of T");
                (add(value.*fields), ...);
            },
            Fields<T>::list);
    }

    std::uint64_t value() const { return hash(m_bytes); }

private:
    /** Padding a struct may have: less than one alignment. Small enough to meet a missing int. */
    template<class T>
    static constexpr std::size_t slack = std::is_empty_v<T> ? 2 : alignof(T);

    std::string m_bytes;
};

template<class T>
std::uint64_t checksumOf(const T &value)
{
    Checksum sum;
    sum.add(value);
    return sum.value();
}

} // namespace escarmouche::rules
