// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/core/values/hash.h"
#include "rules/core/values/members.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** The size a struct of these fields has: another one than sizeof tells of a field forgotten, or
    named out of its order. */
template<class T, class... Members>
constexpr std::size_t sizeOf(Members T::*...)
{
    std::size_t at = 0;
    [[maybe_unused]] const auto place = [&](std::size_t size, std::size_t align) {
        at = (at + align - 1) / align * align + size;
    };
    (place(sizeof(Members), alignof(Members)), ...);
    return std::max<std::size_t>(1, (at + alignof(T) - 1) / alignof(T) * alignof(T));
}

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
        char *bytes = more(sizeof(T));
        for (std::size_t byte = 0; byte < sizeof(T); ++byte, bits >>= 8U)
            bytes[byte] = static_cast<char>(bits & 0xffU);
    }
    template<StrongId T>
    void add(const T &id)
    {
        add(id.value);
    }
    template<class T, std::size_t N>
    void add(const std::array<T, N> &items)
    {
        if constexpr (isByte<T>) {
            std::memcpy(more(N), items.data(), N);
        } else {
            for (const T &item : items)
                add(item);
        }
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
        std::visit([this](const auto &chosen) { this->add(chosen); }, choice);
    }
    void add(const std::monostate &) {}
    /** A list that gives its live items as a span: `all()`. */
    template<class T>
    requires requires(const T &list) { list.all().size(); }
    void add(const T &list)
    {
        add(list.all().size());
        for (const auto &item : list.all())
            add(item);
    }
    template<Listed T>
    void add(const T &value)
    {
        static_assert(
            std::apply([](const auto &...entries) { return sizeOf<T>(pointerOf(entries)...); },
                       kMembers<T>) == sizeof(T),
            "the list of T lacks a member of T");
        std::apply([&](const auto &...entries) { (add(value.*pointerOf(entries)), ...); },
                   kMembers<T>);
    }

    std::uint64_t value() const { return hash({m_bytes.data(), m_count}); }

private:
    template<class T>
    static constexpr bool isByte = sizeof(T) == 1 && (std::integral<T> || std::is_enum_v<T>);

    /** Room for so many bytes, which count from now on. */
    char *more(std::size_t bytes)
    {
        if (m_count + bytes > m_bytes.size())
            m_bytes.resize(2 * m_bytes.size() + bytes);
        m_count += bytes;
        return m_bytes.data() + m_count - bytes;
    }

    std::vector<char> m_bytes = std::vector<char>(256);
    std::size_t m_count = 0; // of them that are written
};

template<class T>
std::uint64_t checksumOf(const T &value)
{
    Checksum sum;
    sum.add(value);
    return sum.value();
}

} // namespace escarmouche::rules
