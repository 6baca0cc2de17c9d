// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace escarmouche::rules {

/** A list of at most N plain values inside a state. Trivially copyable; slots beyond the size hold
    what was there and count for nothing: neither in == nor in a checksum. */
template<class T, std::size_t N>
class FixedList
{
    static_assert(std::is_trivially_copyable_v<T> && N < 65536);

public:
    using value_type = T;

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    bool full() const { return m_size == N; }
    static constexpr std::size_t capacity() { return N; }

    T *begin() { return m_items.data(); }
    T *end() { return m_items.data() + m_size; }
    const T *begin() const { return m_items.data(); }
    const T *end() const { return m_items.data() + m_size; }
    T &operator[](std::size_t at)
    {
        assert(at < m_size);
        return m_items[at];
    }
    const T &operator[](std::size_t at) const
    {
        assert(at < m_size);
        return m_items[at];
    }
    T &back() { return (*this)[m_size - 1U]; }
    const T &back() const { return (*this)[m_size - 1U]; }

    /** Room must be there: a bound that a rule can reach is checked by `plan` first. */
    void push_back(const T &item)
    {
        assert(!full());
        m_items[m_size++] = item;
    }
    void pop_back()
    {
        assert(!empty());
        --m_size;
    }
    void clear() { m_size = 0; }
    void resize(std::size_t size)
    {
        assert(size <= N);
        for (std::size_t at = m_size; at < size; ++at)
            m_items[at] = T{};
        m_size = static_cast<std::uint16_t>(size);
    }
    /** Keeps the order of the rest. */
    void erase(std::size_t at)
    {
        assert(at < m_size);
        for (std::size_t next = at + 1; next < m_size; ++next)
            m_items[next - 1] = m_items[next];
        --m_size;
    }

    bool operator==(const FixedList &other) const
    {
        if (m_size != other.m_size)
            return false;
        for (std::size_t at = 0; at < m_size; ++at) {
            if (!(m_items[at] == other.m_items[at]))
                return false;
        }
        return true;
    }
    std::span<const T> span() const { return {m_items.data(), m_size}; }

private:
    std::uint16_t m_size = 0;
    std::array<T, N> m_items{};
};

} // namespace escarmouche::rules
